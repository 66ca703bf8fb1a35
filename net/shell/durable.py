"""Files that are whole or absent after a crash: atomic replacement and forced appends."""

import os
import sys
import tempfile
from pathlib import Path

PRIVATE_DIR = 0o700


def replace(path: Path, data: bytes) -> None:
    """Put `data` at `path`, readable by the owner alone; a crash leaves the old or the new file.

    Raises OSError; the old file is then untouched and nothing else is left behind.
    """
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            force(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    force_directory(path.parent)


def force(descriptor: int) -> None:
    """Have everything written to `descriptor` reach the disk. Raises OSError."""
    os.fsync(descriptor)


def force_directory(path: Path) -> None:
    """Have the names in `path` reach the disk, where the system lets a directory be opened."""
    if sys.platform == "win32":
        return
    descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def make_directory(path: Path) -> None:
    """Make `path` and its parents; `path` itself is for the owner alone. Raises OSError."""
    if not path.is_dir():
        path.mkdir(parents=True, exist_ok=True, mode=PRIVATE_DIR)
        force_directory(path.parent)


def reason(error: OSError) -> str:
    """Return what the system says went wrong."""
    return error.strerror or type(error).__name__
