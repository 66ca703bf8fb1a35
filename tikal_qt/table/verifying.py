"""Checks a finished game's log on a thread of its own, with the verifier everybody has."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from engine.game import Game
from net.core.messages import Build
from net.core.verify import Report, verify


class _Stopped(Exception):  # noqa: N818  # not an error: the window does not want the answer any more
    pass


class _Telling(QObject):
    progress = Signal(int)
    done = Signal(object)
    unreadable = Signal(str)


class _Work(QRunnable):
    def __init__(self, path: Path, games: Mapping[str, Game[Any, Any]], build: Build) -> None:
        super().__init__()
        self._path, self._games, self._build = path, games, build
        self.telling = _Telling()
        self.stopped = False

    def run(self) -> None:
        try:
            data = self._path.read_bytes()
            report = verify([data], self._games, self._build, self._progress)
        except OSError as error:
            self.telling.unreadable.emit(error.strerror or str(error))
        except _Stopped:
            return
        else:
            self.telling.done.emit(report)

    def _progress(self, _log: int, entries: int) -> None:
        if self.stopped:
            raise _Stopped
        self.telling.progress.emit(entries)


class Verification(QObject):
    """One verification of the log at `path`; starts at once, never blocks the window.

    progress(entries): so many final entries hold. done(report): `net.core.verify.Report`.
    unreadable(reason): the file cannot be read.
    """

    progress = Signal(int)
    done = Signal(object)
    unreadable = Signal(str)

    def __init__(
        self,
        path: Path,
        games: Mapping[str, Game[Any, Any]],
        build: Build,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.report: Report | None = None
        self._work = _Work(path, games, build)
        self._work.setAutoDelete(False)
        self._work.telling.progress.connect(self.progress)
        self._work.telling.done.connect(self._finish)
        self._work.telling.unreadable.connect(self.unreadable)
        QThreadPool.globalInstance().start(self._work)

    def stop(self) -> None:
        """Give up; nothing more is told."""
        self._work.stopped = True

    def _finish(self, report: Report) -> None:
        self.report = report
        self.done.emit(report)
