"""Appending to a log beside writing and forcing the same bytes."""

import os
import tempfile
from pathlib import Path
from time import perf_counter
from typing import BinaryIO

from net.shell.log_storage import LogFile
from tests.benchmarks.measure import Cases

VERSION = "here"
RECORD = bytes(300)
"""About an entry with its signatures."""


class Appends:
    """Appends records to `file`; timed by the clock, for it waits for the disk."""

    def __init__(self, file: "LogFile | Plain") -> None:
        self._file = file

    def window(self, seconds: float) -> float:
        """Append for `seconds`; return records a second."""
        count = 0
        begun = perf_counter()
        while (elapsed := perf_counter() - begun) < seconds:
            self._file.append(RECORD)
            count += 1
        return count / elapsed


class Plain:
    """A file that forces each write, and does nothing else."""

    def __init__(self, path: Path) -> None:
        self._file: BinaryIO = path.open("ab", buffering=0)

    def append(self, data: bytes) -> None:
        """Write `data` and wait until it is on the disk."""
        self._file.write(data)
        os.fsync(self._file.fileno())


def cases() -> Cases:
    """Return both ways to append, counted in records."""
    folder = Path(tempfile.mkdtemp(prefix="tikal-bench-"))
    return {
        "append": Appends(LogFile.create(folder / "a.glog")),
        "write and force": Appends(Plain(folder / "b.glog")),
    }
