"""Faults of the program itself: a report beside the logs of the games, and a word in the window."""

import logging
import platform
import sys
import threading
import traceback
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from PySide6.QtCore import QObject, Signal, qVersion

from tikal_qt import __version__

_MOST_REPORTS: Final = 10
"""So many different faults of one run are written down; a fault of painting comes by the second."""


class CrashReports(QObject):
    """Writes a report to `folder` for each fault that nobody has caught, as long as `with` lasts.

    running_logs: returns the logs that are being written. written(path): there is a report.
    unwritten(reason): there is none, because the system refuses to write it. Both are emitted on
    whatever thread met the fault.
    """

    written = Signal(str)
    unwritten = Signal(str)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._known: set[tuple[str, int, str]] = set()
        self._records = _Records(self)
        self.running_logs: Callable[[], Sequence[Path]] = tuple

    def __enter__(self) -> Self:
        self._hook, self._thread_hook = sys.excepthook, threading.excepthook
        sys.excepthook = self._take
        threading.excepthook = self._take_from_thread
        logging.getLogger().addHandler(self._records)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        sys.excepthook, threading.excepthook = self._hook, self._thread_hook
        logging.getLogger().removeHandler(self._records)

    def _take(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            self.report(error)
        self._hook(kind, error, trace)

    def _take_from_thread(self, met: threading.ExceptHookArgs) -> None:
        if met.exc_value is not None:
            self.report(met.exc_value)
        self._thread_hook(met)

    def report(self, error: BaseException) -> None:
        """Write a report on `error`, once for each place that it comes from."""
        place = _place(error)
        if place in self._known or len(self._known) >= _MOST_REPORTS:
            return
        self._known.add(place)
        path = self._folder / f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
        try:
            path.write_text(report_text(error, self.running_logs()), encoding="utf-8")
        except OSError as refusal:
            self.unwritten.emit(refusal.strerror or str(refusal))
        else:
            self.written.emit(str(path))


class _Records(logging.Handler):
    """Takes the faults that the network thread has caught and only noted down."""

    def __init__(self, reports: CrashReports) -> None:
        super().__init__(logging.ERROR)
        self._reports = reports

    def emit(self, record: logging.LogRecord) -> None:
        """Report the exception in `record`, if there is one."""
        if record.exc_info is not None and record.exc_info[1] is not None:
            self._reports.report(record.exc_info[1])


def report_head() -> str:
    """Return what every report begins with: what runs here."""
    # Not platform.platform(), which starts another program to ask for the processor.
    here = platform.uname()
    system = f"{here.system} {here.release} {here.machine}"
    python = platform.python_version()
    return f"tikal-qt {__version__}\nPython {python}, Qt {qVersion()}, {system}"


def report_text(error: BaseException, logs: Sequence[Path]) -> str:
    """Return what helps to find the fault, and nothing else: no values, no keys, no home folder.

    logs: those that were being written.
    """
    told = "".join(traceback.TracebackException.from_exception(error).format())
    lines = (
        report_head(),
        f"Thread: {threading.current_thread().name}",
        f"Logs: {', '.join(path.name for path in logs) or 'none'}",
        "",
        told.replace(str(Path.home()), "~"),
    )
    return "\n".join(lines)


def _place(error: BaseException) -> tuple[str, int, str]:
    """Return where `error` was raised, and what it is."""
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1] if frames else None
    where = (last.filename, last.lineno or 0) if last is not None else ("", 0)
    return (*where, type(error).__name__)
