"""Faults that end the process at once, such as a segmentation fault: what can be said of them.

No code of ours runs any more when one is met. Python itself then writes where every thread was to
a file that stands ready; the next start finds it.
"""

import contextlib
import faulthandler
import io
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tikal_qt.crash import report_head

_NAME: Final = "fatal.txt"
_SIGNS: Final = ("Fatal Python error", "Windows fatal exception")


class FatalReports:
    """Has fatal faults written down in `folder`, beside the logs, as long as `with` lasts.

    No other process may do so there at the same time. found: the report on the run before, or None
    if that has not ended by such a fault.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / _NAME
        self._file: io.FileIO | None = None
        self._logs: tuple[str, ...] = ()
        self.found: Path | None = None

    def __enter__(self) -> Self:
        # A system that refuses says so again where it matters: at the first log.
        with contextlib.suppress(OSError):
            self.found = _kept(self._path)
            self._file = io.FileIO(self._path, "w")
            self._write(report_head())
            faulthandler.enable(self._file)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is None:
            return
        faulthandler.disable()
        if sys.__stderr__ is not None:
            faulthandler.enable(sys.__stderr__)
        self._file.close()
        self._file = None
        with contextlib.suppress(OSError):
            self._path.unlink()

    def note_logs(self, logs: Sequence[Path]) -> None:
        """Note down that `logs` are being written now."""
        names = tuple(path.name for path in logs)
        if names != self._logs:
            self._logs = names
            self._write(f"Logs: {', '.join(names) or 'none'}")

    def _write(self, line: str) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.write(f"{line}\n".encode())


def _kept(path: Path) -> Path | None:
    """Keep what the run before has left at `path` as a report, if it tells of a fault."""
    try:
        told = path.read_text(encoding="utf-8", errors="replace")
        ended = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except FileNotFoundError:
        return None
    if not any(sign in told for sign in _SIGNS):
        return None
    report = path.with_name(f"crash-{ended:%Y%m%d-%H%M%S-%f}.txt")
    report.write_text(told.replace(str(Path.home()), "~"), encoding="utf-8")
    path.unlink()
    return report
