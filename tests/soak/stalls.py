"""How long the event loop is held up, and by what."""

import signal
import time
from collections import Counter, defaultdict
from dataclasses import dataclass
from traceback import walk_stack
from types import FrameType
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer

FRAME_MS: Final = 16.0
"""A screen shows 60 pictures a second."""

_FIRST_LOOK_S: Final = 0.008
_LOOK_S: Final = 0.004
_DEPTH: Final = 3


@dataclass
class Turns:
    """The turns of the event loop during one thing a person does, in milliseconds.

    count: how many there were. late: how many were longer than a frame. busy: in how many the
    window's own thread computed for longer than a frame; in others it had to wait for other threads
    and programs. worst: the longest of those it computed in. where: what it did then, innermost
    first.
    """

    count: int = 0
    late: int = 0
    busy: int = 0
    longest: float = 0.0
    worst: float = 0.0
    where: str = ""


class StallProbe(QObject):
    """Measures from one turn of the main thread's event loop to the next, until `stop`.

    A timer's signal looks where a turn is that has become long: another thread that looked would
    keep alive what the functions have at hand.

    doing: what the person does now; "" for nothing that counts. turns: what was measured, by that.
    """

    def __init__(self) -> None:
        super().__init__()
        self.turns: defaultdict[str, Turns] = defaultdict(Turns)
        self.doing = ""
        self._seen: Counter[str] = Counter()
        self._handler = signal.signal(signal.SIGALRM, self._look)
        self._last = (time.perf_counter(), time.thread_time())
        self._pulse = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._pulse.timeout.connect(self._beat)
        self._pulse.start()

    def stop(self) -> None:
        """Measure no more."""
        self._pulse.stop()
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, self._handler)

    def skip(self) -> None:
        """Leave out what has happened since the last turn."""
        self._last = (time.perf_counter(), time.thread_time())

    def _beat(self) -> None:
        (wall, own), self._last = self._last, (time.perf_counter(), time.thread_time())
        signal.setitimer(signal.ITIMER_REAL, _FIRST_LOOK_S, _LOOK_S)
        if self.doing:
            self._count(1000 * (self._last[0] - wall), 1000 * (self._last[1] - own))
        self._seen.clear()

    def _count(self, spent: float, own: float) -> None:
        turns = self.turns[self.doing]
        turns.count += 1
        turns.late += spent > FRAME_MS
        turns.busy += own > FRAME_MS
        turns.longest = max(turns.longest, spent)
        if own > turns.worst:
            turns.worst = own
            turns.where = next((place for place, _ in self._seen.most_common(1)), "")

    def _look(self, _number: int, frame: FrameType | None) -> None:
        if frame is not None:
            self._seen[_place(frame)] += 1


def _place(frame: FrameType) -> str:
    """Return the innermost functions of this program that `frame` is in."""
    names = [
        f"{code.co_filename.rpartition('/')[2]}:{code.co_name}"
        for code in (at.f_code for at, _ in walk_stack(frame))
        if "/tikal_qt/" in code.co_filename or "/engine/" in code.co_filename
    ]
    return " < ".join(names[:_DEPTH])
