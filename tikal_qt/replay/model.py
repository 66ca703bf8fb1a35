"""Where in a game a person looks, and the play that moves on from there."""

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from tikal_qt.replay.history import History, Step
from tikal_qt.replay.speeds import NORMAL, PACES_MS


class ReplayModel(QObject):
    """A place in `history`, from 0 (the start) to `last`, which grows with a running game.

    moved(animated): `place` differs; animated: by one step forward, to be shown as a movement.
    changed(): `playing` or `last` may differ. stopped(): playing has come to its end by itself.
    """

    moved = Signal(bool)
    changed = Signal()
    stopped = Signal()

    def __init__(self, history: History[Any, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._place = 0
        self._until = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.set_pace(PACES_MS[NORMAL])

    # ---------------------------------------------------------------- where

    @property
    def history(self) -> History[Any, Any]:
        """The game."""
        return self._history

    @property
    def place(self) -> int:
        """How many steps led to what is shown."""
        return self._place

    @property
    def last(self) -> int:
        """The newest place."""
        return len(self._history.steps)

    @property
    def position(self) -> Any:
        """The position at `place`."""
        return self._history.position_at(self._place)

    @property
    def step(self) -> Step[Any, Any] | None:
        """The step that led to `place`, None at the start."""
        return self._history.steps[self._place - 1] if self._place else None

    def grown(self) -> None:
        """Take note that the history has more steps."""
        self.changed.emit()

    # ---------------------------------------------------------------- going by hand

    def go(self, place: int) -> None:
        """Go to `place`, or to the nearest there is, and stop playing."""
        self.pause()
        self._set_place(place, animated=False)

    def go_on(self) -> None:
        """Go one step forward, shown as a movement, and stop playing."""
        self.pause()
        self._set_place(self._place + 1, animated=True)

    def go_back(self) -> None:
        """Go one step back and stop playing."""
        self.go(self._place - 1)

    def next_turn(self) -> None:
        """Go to the end of the turn that is on, or to the end of the next one."""
        self.go(self._history.turn_end(self._place))

    def previous_turn(self) -> None:
        """Go to the beginning of the turn that is on, or of the one before."""
        self.go(self._history.turn_start(self._place))

    def _set_place(self, place: int, *, animated: bool) -> None:
        place = min(max(place, 0), self.last)
        if place != self._place:
            self._place = place
            self.moved.emit(animated)

    # ---------------------------------------------------------------- playing

    @property
    def playing(self) -> bool:
        """Whether the place moves on by itself."""
        return self._timer.isActive()

    @property
    def pace_ms(self) -> int:
        """How long each step is shown."""
        return self._timer.interval()

    def set_pace(self, pace_ms: int) -> None:
        """Show each step for `pace_ms` from now on."""
        if pace_ms != self._timer.interval():
            self._timer.setInterval(pace_ms)

    def play(self, until: int | None = None) -> None:
        """Move on step by step, at once and then at the chosen pace.

        until: the place to stop at, None for the newest. Does nothing if there is none ahead.
        """
        self._until = self.last if until is None else min(until, self.last)
        if self._place >= self._until:
            return
        self._timer.start()
        self.changed.emit()
        self._set_place(self._place + 1, animated=True)

    @property
    def until(self) -> int:
        """Where playing stops."""
        return self._until

    def extend_to(self, until: int) -> None:
        """Go on playing to `until`."""
        self._until = min(until, self.last)

    def pause(self) -> None:
        """Stop playing."""
        if self.playing:
            self._timer.stop()
            self.changed.emit()

    def _tick(self) -> None:
        """Go on once the step shown has had its time."""
        if self._place < self._until:
            self._set_place(self._place + 1, animated=True)
        else:
            self._timer.stop()
            self.stopped.emit()
            self.changed.emit()
