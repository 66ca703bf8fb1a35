"""What the window has to say for itself, as notices over its pages."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt

from net.core.errors import Params
from tikal_qt.crash import CrashReports
from tikal_qt.panels.banner import ERROR, WARNING, Banner
from tikal_qt.words.crashes import crash_words, fatal_crash_words, lost_crash_words
from tikal_qt.words.failures import failure_text
from tikal_qt.words.sentences import printable

_WARNINGS = frozenset({"settings_corrupt"})
_CRASH = "crash"


class Notices(QObject):
    """Puts failures, faults and what else there is to tell on `banner`."""

    def __init__(self, banner: Banner) -> None:
        super().__init__(banner)
        self._banner = banner

    def complain(self, code: str, params: Params) -> None:
        """Say what has failed."""
        mood = WARNING if code in _WARNINGS else ERROR
        self._banner.show_notice(code, failure_text(code, params), mood)

    def tell(self, text: str, mood: str) -> None:
        """Say `text`, in place of what was told so before."""
        self._banner.show_notice("told", text, mood)

    def watch(self, reports: CrashReports, running_logs: Callable[[], Sequence[Path]]) -> None:
        """Tell of each fault of the program, wherever it is met, from now on.

        running_logs: returns the logs that are being written, for the reports.
        """
        reports.running_logs = running_logs
        reports.written.connect(self._tell_crash, Qt.ConnectionType.QueuedConnection)
        reports.unwritten.connect(self._tell_lost_crash, Qt.ConnectionType.QueuedConnection)

    def tell_of_last_run(self, report: Path) -> None:
        """Say that the run before has broken down, as `report` tells."""
        self._banner.show_notice(_CRASH, fatal_crash_words(printable(str(report))), WARNING)

    def _tell_crash(self, path: str) -> None:
        self._banner.show_notice(_CRASH, crash_words(path), WARNING)

    def _tell_lost_crash(self, reason: str) -> None:
        self._banner.show_notice(_CRASH, lost_crash_words(reason), WARNING)
