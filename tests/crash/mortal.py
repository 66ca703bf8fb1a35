"""A process that ends itself, as by a power cut, at one of the points where something is kept."""

import os
import secrets
import signal
from collections.abc import Callable

from net.shell.log_storage import LogFile
from net.shell.storage import Profile

BEFORE, TORN, AFTER = "before", "torn", "after"
WAYS = (BEFORE, TORN, AFTER)


def end_at(point: int, way: str) -> Callable[[], int]:
    """End this process at the `point`-th write (from 1) of logs and side files; 0 for never.

    way: BEFORE anything of it is written, AFTER it is on disk, or TORN, with half of it written.
    Returns a function that says how many writes there were.
    """
    count = 0
    append, write_secret = LogFile.append, Profile.write_secret

    def due(now: str) -> bool:
        return count == point and way == now

    def mortal_append(self: LogFile, data: bytes) -> None:
        nonlocal count
        count += 1
        if due(BEFORE):
            _end()
        if due(TORN):
            append(self, data[: len(data) // 2])
            _end()
        append(self, data)
        if due(AFTER):
            _end()

    def mortal_write_secret(self: Profile, sid: bytes, slot: str, data: bytes) -> None:
        nonlocal count
        count += 1
        if due(BEFORE):
            _end()
        if due(TORN):
            # Atomic replacement writes beside the file first.
            target = self._secret(sid, slot)
            litter = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
            litter.write_bytes(data[: len(data) // 2])
            _end()
        write_secret(self, sid, slot, data)
        if due(AFTER):
            _end()

    # This process is there to die of it.
    LogFile.append = mortal_append  # type: ignore[method-assign]
    Profile.write_secret = mortal_write_secret  # type: ignore[method-assign]
    return lambda: count


def _end() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
