"""Exclusive file locks that end with the process, on every system."""

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    # Windows locks are mandatory: a byte far past the end leaves the content readable to others.
    _LOCK_OFFSET = 1 << 40

    def try_lock(file: BinaryIO) -> bool:
        """Lock `file` for this process until it is closed. Returns False if another holds it."""
        position = file.tell()
        file.seek(_LOCK_OFFSET)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            file.seek(position)
        return True

else:
    import fcntl

    def try_lock(file: BinaryIO) -> bool:
        """Lock `file` for this process until it is closed. Returns False if another holds it."""
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
