"""The ten steps of a first game, and how far the person has come."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum

from engine.tikal.actions import Action, EndTurn, Move, PlaceFigure, PlaceTile, Uncover
from engine.tikal.position import Phase, Position
from engine.tikal.scoring import sheet
from tikal_qt.games.tikal.modes import Mode, open_modes

_FEW = 3


class Step(Enum):
    """What is learnt, in this order where the game allows it."""

    TILE = "tile"
    FIGURE = "figure"
    MORE_FIGURES = "more_figures"
    MOVE = "move"
    UNDO = "undo"
    UNCOVER = "uncover"
    END = "end"
    WATCH = "watch"
    STRENGTH = "strength"
    SCORE = "score"


class Lesson:
    """Learns what a person has done, from what is final and what is planned.

    done: the steps that are behind the person.
    """

    def __init__(self) -> None:
        self._known: tuple[int, tuple[Action, ...]] = (0, ())
        self.done: set[Step] = set()

    def follow(
        self,
        seat: int,
        final: Iterable[Action],
        plan: Sequence[Action],
        position: Position,
        *,
        mine: bool,
    ) -> None:
        """Take note of how the game stands for the person in `seat`.

        final: all that the person has done for good. plan: what is planned and not final, of the
        person or of another. position: with the plan. mine: whether the person is to move.
        """
        final = tuple(final)
        if mine:
            self._note_undo(len(final), tuple(plan))
        kinds = Counter(type(action) for action in (*final, *(plan if mine else ())))
        reached = {
            Step.TILE: kinds[PlaceTile] > 0,
            Step.FIGURE: kinds[PlaceFigure] > 0,
            Step.MORE_FIGURES: kinds[PlaceFigure] >= _FEW,
            Step.MOVE: kinds[Move] > 0,
            Step.UNCOVER: kinds[Uncover] > 0,
            Step.END: kinds[EndTurn] > 0,
            Step.WATCH: mine and kinds[EndTurn] > 0,
            Step.STRENGTH: bool(sheet(position, seat).total),
            Step.SCORE: position.scores[seat] > 0,
        }
        self.done |= {step for step, is_done in reached.items() if is_done}

    def _note_undo(self, final: int, plan: tuple[Action, ...]) -> None:
        """Tell a plan that was taken back from one that has become final."""
        (final_before, before), self._known = self._known, (final, plan)
        if final == final_before and len(plan) < len(before) and before[: len(plan)] == plan:
            self.done.add(Step.UNDO)

    def forget_plan(self) -> None:
        """Take what is planned next as it comes: the page is made anew."""
        self._known = (0, ())

    def skip(self, step: Step) -> None:
        """Let `step` be behind the person."""
        self.done.add(step)

    def step(self, position: Position, *, mine: bool) -> Step | None:
        """Return what to do next, None when nothing is left to learn now.

        A step that is not possible yet lets those after it come first. Placing a tile and
        watching come again every turn.
        """
        left = [step for step in Step if step not in self.done]
        if not left:
            return None
        if not mine:
            return Step.WATCH
        if position.phase is Phase.PLACE_TILE:
            return Step.TILE
        return next((step for step in left if _possible(step, position)), None)


def _possible(step: Step, position: Position) -> bool:
    if step in {Step.TILE, Step.WATCH}:
        return False
    modes = open_modes(position)
    needed = {
        Step.FIGURE: Mode.PLACE_FIGURE,
        Step.MORE_FIGURES: Mode.PLACE_FIGURE,
        Step.MOVE: Mode.MOVE,
        Step.UNCOVER: Mode.UNCOVER,
    }
    return step not in needed or needed[step] in modes
