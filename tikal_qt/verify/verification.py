"""Checks logs on a thread of its own, with the verifier everybody has."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from engine.game import Game
from net.core import logfile
from net.core.logfile import MAX_LOG, Kind
from net.core.messages import Build
from net.core.verify import Examination, Report, examine

_ENTRIES = (Kind.ACTION, Kind.DRAW)
_PER_CENT = 100


class _Stopped(Exception):  # noqa: N818  # not an error: the window does not want the answer any more
    pass


class _Telling(QObject):
    progress = Signal(int)
    done = Signal(object)
    unreadable = Signal(object, str)


class _Work(QRunnable):
    def __init__(
        self, paths: Sequence[Path], games: Mapping[str, Game[Any, Any]], build: Build
    ) -> None:
        super().__init__()
        self._paths, self._games, self._build = paths, games, build
        self._steps = self._step = self._told = 0
        self.telling = _Telling()
        self.stopped = False

    def run(self) -> None:
        try:
            logs = self._read()
            if logs is not None:
                self._steps = sum(_steps(log) for log in logs)
                examination = examine(logs, self._games, self._build, self._progress)
                self.telling.done.emit(examination)
        except _Stopped:
            return

    def _read(self) -> list[bytes] | None:
        logs = []
        for path in self._paths:
            try:
                with path.open("rb") as file:
                    logs.append(file.read(MAX_LOG + 1))
            except OSError as error:
                self.telling.unreadable.emit(path, error.strerror or str(error))
                return None
        return logs

    def _progress(self, _log: int, _entries: int) -> None:
        if self.stopped:
            raise _Stopped
        self._step += 1
        share = min(_PER_CENT, self._step * _PER_CENT // max(1, self._steps))
        if share > self._told:
            self._told = share
            self.telling.progress.emit(share)


def _steps(log: bytes) -> int:
    """Return about how often progress will be told of `log`."""
    kinds = [record.kind for record in logfile.read(log).records]
    return len(kinds) + sum(kind in _ENTRIES for kind in kinds)


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
        self._work = _Work(paths, games, build)
        self._work.setAutoDelete(False)
        self._work.telling.progress.connect(self.progress)
        self._work.telling.done.connect(self._finish)
        self._work.telling.unreadable.connect(self.unreadable)
        QThreadPool.globalInstance().start(self._work)

    def stop(self) -> None:
        """Give up; nothing more is told."""
        self._work.stopped = True
        self._work.telling.blockSignals(True)

    def _finish(self, examination: Examination) -> None:
        self.report = examination.report
        self.done.emit(examination)
