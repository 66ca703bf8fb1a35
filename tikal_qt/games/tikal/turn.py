"""A turn as the person plans it: what is chosen, planned and committed. Draws nothing."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from engine.game import Choice, GameError, Reason
from engine.tikal import hexes, notation, rules
from engine.tikal.actions import Action, EndTurn, Figure, PlaceTile
from engine.tikal.position import Position
from tikal_qt.games.tikal import aim, modes
from tikal_qt.games.tikal.aim import Aim
from tikal_qt.games.tikal.hindrances import hindrance
from tikal_qt.games.tikal.modes import Mode, Target


class TurnModel(QObject):
    """The plan of the seat to move, from the last final position on.

    plan_changed(): anything this object tells may differ now.
    committed(texts): canonical action texts to send as one segment; until the table confirms it
    by another `set_position` (or refuses it by `refused`) the model is `waiting`.
    edited(): the person has changed the plan.
    """

    plan_changed = Signal()
    committed = Signal(tuple)
    edited = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._position: Position | None = None
        self._controlled = False
        self._waiting = False
        self._plan: list[tuple[Action, Position]] = []
        self._clicks: list[int] = []  # how long the plan was before each of the person's clicks
        self._watched_tile: PlaceTile | None = None
        self._aim = Aim()

    # ------------------------------------------------------------- what the table says

    def set_position(self, position: Position, controlled: bool) -> None:
        """Take the last final position; controlled: the seat to move is a person here.

        The same position again changes nothing: a plan is kept.
        """
        if position != self._position:
            self._position = position
            self._waiting = False
            self._plan, self._clicks = [], []
            self._watched_tile = None
            self._aim = aim.start(position)
        elif controlled == self._controlled:
            return
        self._controlled = controlled
        self.plan_changed.emit()

    def refused(self) -> None:
        """Go on planning: the table did not take the segment. Its last action is dropped."""
        if self._waiting:
            self._waiting = False
            self._cut(len(self._plan) - 1)
            self._changed()

    def plan_again(self, texts: tuple[str, ...]) -> None:
        """Plan what was planned at this position before; texts that are not legal end it."""
        if self._choosing is not None and not self._plan:
            self._plan = _read(self._choosing, texts)
            self._aim = aim.start(self.planned)
            self.plan_changed.emit()

    def watch(self, texts: tuple[str, ...]) -> None:
        """Show what another seat plans; texts that are not legal here end it silently.

        A tile at its end may still be moved and turned: it is no part of `plan` yet.
        """
        if self._position is None or self._controlled or self._waiting:
            return
        plan, tile = _read(self._position, texts), None
        if plan and isinstance(last := plan[-1][0], PlaceTile):
            plan, tile = plan[:-1], last
        if (plan, tile) != (self._plan, self._watched_tile):
            self._plan, self._watched_tile = plan, tile
            self.plan_changed.emit()

    # ------------------------------------------------------------------ what is planned

    @property
    def position(self) -> Position | None:
        """The last final position."""
        return self._position

    @property
    def planned(self) -> Position | None:
        """The position after the plan."""
        return self._plan[-1][1] if self._plan else self._position

    @property
    def plan(self) -> tuple[Action, ...]:
        """What is planned and not confirmed, by the person here or, watched, by another."""
        return tuple(action for action, _ in self._plan)

    @property
    def last_click(self) -> tuple[Action, ...]:
        """The end of `plan` that one click planned: `undo` takes it back."""
        before = self._clicks[-1] if self._clicks else len(self._plan) - 1
        return self.plan[max(before, 0) :]

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of `plan`."""
        return tuple(notation.format_action(action) for action in self.plan)

    @property
    def watched_tile(self) -> PlaceTile | None:
        """Where and how another seat that is watched holds its tile."""
        return self._watched_tile

    @property
    def ap_at_start(self) -> int:
        """The AP before the plan used any."""
        positions = [self._position, *(after for _, after in self._plan)]
        return max(position.ap if position else 0 for position in positions)

    @property
    def active(self) -> bool:
        """Whether the person can do something now."""
        return self._choosing is not None

    @property
    def idle(self) -> bool:
        """Whether nothing is chosen or planned since the turn, or its last segment, began."""
        return not self._plan and self._aim == aim.start(self._position)

    @property
    def waiting(self) -> bool:
        """Whether a committed segment is not confirmed yet."""
        return self._waiting

    @property
    def _choosing(self) -> Position | None:
        """The planned position if the person here has a choice in it."""
        planned = self.planned
        if planned is None or self._waiting or not self._controlled:
            return None
        return planned if isinstance(rules.awaiting(planned), Choice) else None

    # ------------------------------------------------------------------- what is chosen

    @property
    def aim(self) -> Aim:
        """What a click on the board means now."""
        return self._aim

    def open_modes(self) -> frozenset[Mode]:
        """Return the modes that offer something now."""
        return modes.open_modes(self._choosing) if self._choosing else frozenset()

    def choose_mode(self, mode: Mode, figure: Figure = Figure.WORKER) -> None:
        """Let clicks do `mode` from now on; figure: which to bring in by PLACE_FIGURE."""
        self._take_aim(Aim(mode, figure=figure))

    def choosable(self) -> dict[int, tuple[Figure, ...]]:
        """Return which figures can be chosen to move or transfer, by hexagon."""
        return modes.movable(self._choosing, self._aim.mode) if self._choosing else {}

    def select(self, hexagon: int, figure: Figure) -> None:
        """Choose the figure to move, or to transfer in that mode; others change to MOVE."""
        mode = Mode.TRANSFER if self._aim.mode is Mode.TRANSFER else Mode.MOVE
        self._take_aim(Aim(mode, (hexagon, figure)))

    def clear_selection(self) -> None:
        """Choose no figure."""
        self._take_aim(replace(self._aim, chosen=None))

    def turn_tile(self, steps: int, hexagon: int) -> None:
        """Turn the tile in hand by `steps` (negative: back) to the next way it may lie there.

        hexagon: where it is held; where it may not lie nothing turns.
        """
        if self._choosing is not None:
            self._take_aim(self._aim.turned(self._choosing, steps, hexagon))

    def targets(self) -> dict[int, Target]:
        """Return where a click does something now, by hexagon."""
        return self._aim.targets(self._choosing) if self._choosing else {}

    def why_not(self, mode: Mode, figure: Figure = Figure.WORKER) -> Reason | None:
        """Return None if `mode` offers something now, else why not.

        figure: which is to be brought in by PLACE_FIGURE. None also while there is no choice.
        """
        if self._choosing is None:
            return None
        if mode in self.open_modes() and mode is not Mode.PLACE_FIGURE:
            return None
        return hindrance(self._choosing, mode, figure)

    def why_not_at(self, hexagon: int) -> Reason | None:
        """Return why a click on `hexagon` does nothing, None if it does or nothing is chosen."""
        now = self._choosing
        if now is None or hexagon in self.targets():
            return None
        attempt = self._aim.attempt(hexagon)
        reason = None if attempt is None else rules.why_illegal(now, attempt)
        if reason is not None and reason.code == "not_neighbours":
            return Reason("out_of_reach", (("hexagon", hexes.NAMES[hexagon]), ("left", now.ap)))
        return reason

    # --------------------------------------------------------------------- what is done

    def choose(self, hexagon: int) -> bool:
        """Do what the target at `hexagon` does; False if there is none."""
        target = self.targets().get(hexagon)
        if target is None:
            return False
        self._do_all(target.actions)
        return True

    def do(self, action: Action) -> None:
        """Plan `action`; one that crosses a barrier commits the plan with it at once.

        Raises IllegalActionError. Does nothing while the person has no choice.
        """
        if self._choosing is not None:
            self._do_all((action,))

    def _do_all(self, actions: Sequence[Action]) -> None:
        """Plan what one click does; only the last of `actions` may cross a barrier."""
        before = len(self._plan)
        for action in actions:
            crossing = self._append(action)
        self._clicks.append(before)
        if crossing:
            self._waiting = True
            self._aim = replace(self._aim, chosen=None)
            self.plan_changed.emit()
            self.committed.emit(self.texts)
        else:
            self._aim = self._aim.after(actions[-1], self._plan[-1][1])
            self._changed()

    def end_turn(self) -> None:
        """Commit the plan and end the turn."""
        self.do(EndTurn())

    def undo(self) -> None:
        """Take back what the last click planned."""
        self._take_back(len(self.plan) - len(self.last_click))

    def restart(self) -> None:
        """Take back the whole plan."""
        self._take_back(0)

    def _take_back(self, kept: int) -> None:
        if self._plan and self._controlled and not self._waiting:
            self._cut(kept)
            self._aim = aim.start(self.planned)
            self._changed()

    def _cut(self, kept: int) -> None:
        del self._plan[kept:]
        self._clicks = [before for before in self._clicks if before < kept]

    def _append(self, action: Action) -> bool:
        """Plan `action`; say whether it crosses a barrier."""
        planned = self.planned
        assert planned is not None, "there is a choice, so there is a position"
        self._plan.append((action, rules.apply(planned, action)))
        return rules.is_barrier(planned, action)

    def _changed(self) -> None:
        self.plan_changed.emit()
        self.edited.emit()

    def _take_aim(self, taken: Aim) -> None:
        if taken != self._aim:
            self._aim = taken
            self.plan_changed.emit()


def _read(position: Position, texts: Sequence[str]) -> list[tuple[Action, Position]]:
    """Return the actions of `texts` from `position` on, each with what it leads to.

    The first that is not legal ends it.
    """
    plan: list[tuple[Action, Position]] = []
    for text in texts:
        try:
            action = notation.parse_action(text)
            position = rules.apply(position, action)
        except GameError:
            break
        plan.append((action, position))
    return plan
