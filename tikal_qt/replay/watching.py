"""What the board of a running game shows: the game as it stands, or what has happened in it."""

from collections.abc import Collection, Sequence
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from tikal_qt.replay.game import Stage, Turn
from tikal_qt.replay.history import History, Step
from tikal_qt.replay.model import ReplayModel

_HURRY: Final = 8
"""So many steps behind, each is shown for half the time."""
_MOST_BEHIND: Final = 30
"""Further behind, whole turns are left out."""


class Mode(Enum):
    """What the board shows."""

    LIVE = "live"
    FOLLOWING = "following"
    """The last steps of others, one after the other; then LIVE by itself."""
    PAST = "past"
    """A place that the person chose; until they go back."""


class Watching(QObject):
    """Holds the board of `turn` while it shows the past on `stage`, and gives it back.

    changed(): `mode` or the place shown differ.
    """

    changed = Signal()

    def __init__(
        self, history: History[Any, Any], stage: Stage, turn: Turn, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.replay = ReplayModel(history, self)
        self._stage = stage
        self._turn = turn
        self._mode = Mode.LIVE
        self._pace_ms = 0
        self._returning = False
        self.replay.moved.connect(self._moved)
        self.replay.stopped.connect(self._stopped)
        self.replay.changed.connect(self._stay_if_paused)
        turn.touched.connect(self.finish)

    @property
    def mode(self) -> Mode:
        """What the board shows."""
        return self._mode

    def set_pace(self, pace_ms: int) -> None:
        """Show each step of others for `pace_ms` from now on; 0: show none."""
        self._pace_ms = pace_ms
        if not pace_ms:
            self.finish()

    # ---------------------------------------------------------------- following others

    def follow(self, first: int, own: Collection[int], watched: Sequence[Any]) -> None:
        """Take note that the history has grown from place `first`, and show what others did.

        own: seats of people at this window, who saw what they did. watched: what the seat to
        move planned and the board has shown already.
        """
        history = self.replay.history
        steps = history.steps
        self.replay.grown()
        if self._mode is Mode.PAST or not self._pace_ms:
            return
        seen = _seen(steps[first:], watched)
        unseen = [n for n in range(first + seen, len(steps)) if history.whose(steps[n]) not in own]
        if unseen and self._mode is Mode.LIVE:
            self._enter(Mode.FOLLOWING)
            self.replay.go(unseen[0])
            self._follow_to(unseen[-1] + 1)
        elif unseen:
            self._follow_to(unseen[-1] + 1)

    def _follow_to(self, until: int) -> None:
        replay = self.replay
        if until - replay.place > _MOST_BEHIND:
            replay.go(max(replay.place, replay.history.turn_start(until)))
        self._set_speed(until)
        if replay.playing:
            replay.extend_to(until)
        else:
            replay.play(until)

    def _set_speed(self, until: int) -> None:
        behind = until - self.replay.place > _HURRY
        self.replay.set_pace(self._pace_ms // 2 if behind else self._pace_ms)

    def finish(self) -> None:
        """Show the game as it stands, if others are being followed."""
        if self._mode is Mode.FOLLOWING:
            self.back()

    # ---------------------------------------------------------------- looking back

    def look_back(self, place: int) -> None:
        """Show the position at `place` until `back`."""
        self._returning = False
        self._enter(Mode.PAST)
        self.replay.go(place)
        self._draw()

    def watch_again(self, own: Collection[int]) -> None:
        """Play the last turn of another player once more, then go back unless it is stopped.

        own: seats of people at this window. If nobody else has had a turn: the last turn.
        """
        start, end = self.replay.history.last_turn(own)
        if end > start:
            self.look_back(start)
            self.replay.set_pace(self._pace_ms or self.replay.pace_ms)
            self.replay.play(end)
            self._returning = True

    def watch_from_start(self) -> None:
        """Play the whole game so far, until `back`."""
        self.look_back(0)
        self.replay.set_pace(self._pace_ms or self.replay.pace_ms)
        self.replay.play()

    def back(self) -> None:
        """Show the game as it stands."""
        if self._mode is not Mode.LIVE:
            self.replay.pause()
            self._stage.clear()
            self._mode = Mode.LIVE
            self._turn.hold(False)
            self.changed.emit()

    # ---------------------------------------------------------------- showing

    def _enter(self, mode: Mode) -> None:
        self._turn.hold(True)
        self._stage.clear()
        self._mode = mode

    def _draw(self) -> None:
        self._stage.show(self.replay.position, self.replay.step)
        self.changed.emit()

    def _moved(self, animated: bool) -> None:
        step = self.replay.step
        if self._mode is Mode.FOLLOWING:
            self._set_speed(self.replay.until)
        if animated and step is not None:
            self._stage.animate(step, self.replay.pace_ms)
            self.changed.emit()
        else:
            self._draw()

    def _stay_if_paused(self) -> None:
        """Do not go back by itself once the person has taken over."""
        if not self.replay.playing:
            self._returning = False

    def _stopped(self) -> None:
        if self._mode is Mode.FOLLOWING or self._returning:
            self._returning = False
            self.back()


def _seen(steps: Sequence[Step[Any, Any]], watched: Sequence[Any]) -> int:
    """Return how many of `steps` are those of the plan that was `watched`."""
    seen = 0
    for step, action in zip(steps, watched, strict=False):
        if step.action != action:
            break
        seen += 1
    return seen
