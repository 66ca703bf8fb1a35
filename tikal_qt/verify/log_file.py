"""Reading what may be the log of a game."""

import errno
import stat
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from net.core.logfile import MAX_LOG

translate = QCoreApplication.translate


def read_log(path: Path) -> bytes:
    """Return the bytes at `path`, or the first 64 MiB and a little: too much for a log.

    Raises OSError, also for a pipe or a device, of which nobody knows whether anything ever comes.
    """
    mode = path.stat().st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise OSError(errno.EINVAL, translate("Verify", "it is not a file"))
    with path.open("rb") as file:
        return file.read(MAX_LOG + 1)
