"""The log of one game for one seat as a file that only grows."""

import os
from pathlib import Path
from typing import BinaryIO, Self

from net.core import logfile
from net.core.logfile import Damage, Kind
from net.shell import durable
from net.shell.errors import ProfileError
from net.shell.locking import try_lock

_BEGINNING = (Kind.META, Kind.GENESIS, Kind.START_ACK)


class LogFile:
    """The log at `path`, locked for this process until `close`.

    file: open at its end, unbuffered. content: what it held when it was opened.
    """

    def __init__(self, path: Path, file: BinaryIO, content: bytes) -> None:
        self.path = path
        self.content = content
        self._file = file
        self._size = len(content)

    @classmethod
    def create(cls, path: Path) -> Self:
        """Return the new, empty log at `path`.

        Raises ProfileError `log_exists` or `profile_unwritable`.
        """
        try:
            file = path.open("xb", buffering=0)
        except FileExistsError:
            raise ProfileError("log_exists", path=str(path)) from None
        except OSError as error:
            raise _unusable(path, error) from error
        # Nobody else can have it: it is new. The lock keeps others from going on with it.
        try_lock(file)
        try:
            durable.force_directory(path.parent)
        except OSError as error:
            file.close()
            raise _unusable(path.parent, error) from error
        return cls(path, file, b"")

    @classmethod
    def reopen(cls, path: Path) -> Self:
        """Return the log at `path` to be gone on with; a torn tail is cut off.

        Raises ProfileError: `log_locked` if another process goes on with it, `log_damaged`
        (reason: a `logfile.Damage`) or `profile_unwritable`. It then stays as it is.
        """
        try:
            file = path.open("r+b", buffering=0)
        except OSError as error:
            raise _unusable(path, error) from error
        try:
            return cls(path, file, _taken_over(path, file))
        except OSError as error:
            file.close()
            raise _unusable(path, error) from error
        except ProfileError:
            file.close()
            raise

    def append(self, data: bytes) -> None:
        """Add `data` and have it reach the disk.

        Raises ProfileError `disk`; the file then ends where it ended before.
        """
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[self._file.write(rest) :]
            durable.force(self._file.fileno())
        except OSError as error:
            self._cut()
            raise ProfileError("disk", path=str(self.path), reason=durable.reason(error)) from error
        self._size += len(data)

    def close(self) -> None:
        """Give up the file and its lock."""
        self._file.close()

    def _cut(self) -> None:
        try:
            os.ftruncate(self._file.fileno(), self._size)
            self._file.seek(self._size)
        except OSError:
            # A reader of the log cuts a torn tail by itself.
            return


def only_begins(path: Path) -> bool:
    """Say whether the log at `path` holds no more than the beginning of a game, if that.

    Raises ProfileError `profile_unwritable`.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise _unusable(path, error) from error
    if not any(data):
        return True
    reading = logfile.read(data)
    sound = reading.damage in (None, Damage.TORN)
    return sound and all(one.kind in _BEGINNING for one in reading.records)


def _taken_over(path: Path, file: BinaryIO) -> bytes:
    """Lock `file` and return the whole records in it, after which it then ends."""
    if not try_lock(file):
        raise ProfileError("log_locked", path=str(path))
    if os.fstat(file.fileno()).st_size > logfile.MAX_LOG:
        raise ProfileError("log_damaged", path=str(path), reason=Damage.SIZE.value)
    data = file.read()
    reading = logfile.read(data)
    if reading.damage is None:
        return data
    if reading.damage is not Damage.TORN:
        raise ProfileError("log_damaged", path=str(path), reason=reading.damage.value)
    os.ftruncate(file.fileno(), reading.offset)
    file.seek(reading.offset)
    durable.force(file.fileno())
    return data[: reading.offset]


def _unusable(path: Path, error: OSError) -> ProfileError:
    return ProfileError("profile_unwritable", path=str(path), reason=durable.reason(error))
