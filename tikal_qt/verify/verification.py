"""Checks logs on a thread of its own, with the verifier everybody has."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from engine.game import Game
from engine.players.registry import stand_ins
from net.core import logfile
from net.core.logfile import Kind
from net.core.messages import Build
from net.core.verify import Examination, Report, examine
from tikal_qt.verify.log_file import read_log

POLL_MS = 40
_ENTRIES = (Kind.ACTION, Kind.DRAW)
_IGNORED = (Kind.META, Kind.NOTE)
_PER_CENT = 100


class _Stopped(Exception):  # noqa: N818  # not an error: the window does not want the answer any more
    pass


@dataclass(frozen=True, slots=True)
class _Unreadable:
    path: Path
    reason: str


class _Work:
    """What the thread does. It touches no Qt object, so that it may outlive the window.

    percent: how far it has come. outcome: None until it is done.
    """

    def __init__(
        self, paths: Sequence[Path], games: Mapping[str, Game[Any, Any]], build: Build
    ) -> None:
        self._paths, self._games, self._build = paths, games, build
        self._steps = self._step = 0
        self.stopped = False
        self.percent = 0
        self.outcome: Examination | _Unreadable | None = None

    def run(self) -> None:
        logs = []
        for path in self._paths:
            try:
                logs.append(read_log(path))
            except OSError as error:
                self.outcome = _Unreadable(path, error.strerror or str(error))
                return
        self._steps = sum(_steps(log) for log in logs)
        try:
            self.outcome = examine(logs, self._games, self._build, self._progress, stand_ins())
        except _Stopped:
            return

    def _progress(self, _log: int, _entries: int) -> None:
        if self.stopped:
            raise _Stopped
        self._step += 1
        self.percent = min(_PER_CENT, self._step * _PER_CENT // max(1, self._steps))


def _steps(log: bytes) -> int:
    """Return about how often progress will be told of `log`."""
    kinds = [record.kind for record in logfile.read(log).records]
    return sum((kind not in _IGNORED) + (kind in _ENTRIES) for kind in kinds)


class Verification(QObject):
    """One verification of the logs at `paths`; starts at once, never blocks the window.

    progress(percent): how far it has come. done(examination): `net.core.verify.Examination`.
    unreadable(path, reason): a file cannot be read; nothing more follows.
    """

    progress = Signal(int)
    done = Signal(object)
    unreadable = Signal(object, str)

    def __init__(
        self,
        paths: Sequence[Path],
        games: Mapping[str, Game[Any, Any]],
        build: Build,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.report: Report | None = None
        self._told = 0
        self._work = _Work(tuple(paths), games, build)
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()
        Thread(target=self._work.run, name="verification", daemon=True).start()

    def stop(self) -> None:
        """Give up; nothing more is told."""
        self._work.stopped = True
        self._timer.stop()

    def _look(self) -> None:
        percent, outcome = self._work.percent, self._work.outcome
        if percent > self._told:
            self._told = percent
            self.progress.emit(percent)
        if outcome is None:
            return
        self._timer.stop()
        if isinstance(outcome, _Unreadable):
            self.unreadable.emit(outcome.path, outcome.reason)
        else:
            self.report = outcome.report
            self.done.emit(outcome)
