"""A turn as the person plans it: what is chosen, planned and committed. Draws nothing."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal

from engine.game import Reason
from engine.tikal.actions import Action, Figure
from engine.tikal.position import Position


class Mode(Enum):
    """What a click on the board does."""

    MOVE = "move"
    PLACE_TILE = "place_tile"
    PLACE_FIGURE = "place_figure"
    TRANSFER = "transfer"
    UNCOVER = "uncover"
    DIG = "dig"
    EXCHANGE = "exchange"
    CAMP = "camp"
    GUARD = "guard"


@dataclass(frozen=True, slots=True)
class Target:
    """Where a click does something now. cost: AP in all. actions: what it does, in order."""

    hexagon: int
    cost: int
    actions: tuple[Action, ...]


class TurnModel(QObject):
    """The plan of the seat to move, from the last final position on.

    plan_changed(): `planned`, `plan`, `mode`, `selection` or `targets()` differ now.
    committed(texts): canonical action texts to send as one segment; until the table confirms it
    by another `set_position` (or refuses it by `refused`) the model is `waiting`.
    preview(texts): the plan so far, to show to the others; () takes it back.
    """

    plan_changed = Signal()
    committed = Signal(tuple)
    preview = Signal(tuple)

    def set_position(self, position: Position, controlled: bool) -> None:
        """Take the last final position; controlled: the seat to move is a person here.

        The same position again changes nothing: a plan is kept.
        """
        raise NotImplementedError

    def refused(self) -> None:
        """Go on planning: the table did not take the segment. Its last action is dropped."""
        raise NotImplementedError

    def watch(self, texts: tuple[str, ...]) -> None:
        """Show what another seat plans; texts that are not legal here end it silently."""
        raise NotImplementedError

    @property
    def position(self) -> Position | None:
        """The last final position."""
        raise NotImplementedError

    @property
    def planned(self) -> Position | None:
        """The position after the plan."""
        raise NotImplementedError

    @property
    def plan(self) -> tuple[Action, ...]:
        """What is planned and not committed."""
        raise NotImplementedError

    @property
    def active(self) -> bool:
        """Whether the person can do something now."""
        raise NotImplementedError

    @property
    def waiting(self) -> bool:
        """Whether a committed segment is not confirmed yet."""
        raise NotImplementedError

    @property
    def mode(self) -> Mode:
        """What a click on the board does."""
        raise NotImplementedError

    @property
    def selection(self) -> tuple[int, Figure] | None:
        """The chosen figure and where it stands (-1 for the supply)."""
        raise NotImplementedError

    def choose_mode(self, mode: Mode) -> None:
        """Let clicks do `mode` from now on."""
        raise NotImplementedError

    def select(self, hexagon: int, figure: Figure) -> None:
        """Choose the figure to move or transfer."""
        raise NotImplementedError

    def why_not(self, mode: Mode) -> Reason | None:
        """Return None if `mode` offers something now, else why not."""
        raise NotImplementedError

    def targets(self) -> dict[int, Target]:
        """Return where a click does something now, by hexagon."""
        raise NotImplementedError

    def choose(self, hexagon: int) -> bool:
        """Do what the target at `hexagon` does; False if there is none."""
        raise NotImplementedError

    def do(self, action: Action) -> None:
        """Plan `action`; one that crosses a barrier commits the plan with it at once.

        Raises IllegalActionError.
        """
        raise NotImplementedError

    def undo(self) -> None:
        """Take back the last planned action."""
        raise NotImplementedError

    def restart(self) -> None:
        """Take back the whole plan."""
        raise NotImplementedError

    def turn_tile(self, steps: int, hexagon: int) -> None:
        """Turn the tile in hand by `steps` legal rotations at `hexagon`."""
        raise NotImplementedError
