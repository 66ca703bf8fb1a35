"""Bytes as they come over a connection: whole frames in order, until one is refused."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from tests.fuzz.harness import fuzz, watched

with watched():
    from net.shell.errors import LinkError
    from net.shell.framing import FrameStream
from tests.fuzz.samples import streams

LIMIT = 2_048
PARTS = (1, 3, 500)
"""Sizes of the parts in which the bytes come, by turns."""

SEEDS = streams()
_LOOP = asyncio.new_event_loop()
_WRITER = cast("Any", SimpleNamespace(get_extra_info=lambda _name: ("192.0.2.1", 47001)))


def target(data: bytes) -> None:
    """Raise if `data` is read in any way but the one it can be."""
    assert _LOOP.run_until_complete(_read(data)) == expected(data)


async def _read(data: bytes) -> tuple[list[bytes], str]:
    reader = asyncio.StreamReader(limit=16)
    stream = FrameStream(reader, _WRITER, b"")
    feeding = asyncio.create_task(_feed(reader, data))
    bodies: list[bytes] = []
    try:
        while True:
            bodies.append(await stream.read(LIMIT, 60))
    except LinkError as error:
        return bodies, error.code
    finally:
        feeding.cancel()


async def _feed(reader: asyncio.StreamReader, data: bytes) -> None:
    start = 0
    while start < len(data):
        for size in PARTS:
            reader.feed_data(data[start : start + size])
            start += size
            await asyncio.sleep(0)
    reader.feed_eof()


def expected(data: bytes) -> tuple[list[bytes], str]:
    """Return the frames in `data`, and why there are no more."""
    bodies: list[bytes] = []
    while len(data) >= 4:
        size = int.from_bytes(data[:4])
        if not 0 < size <= LIMIT:
            return bodies, "oversize" if size else "empty_frame"
        if len(data) < 4 + size:
            break
        bodies.append(data[4 : 4 + size])
        data = data[4 + size :]
    return bodies, "lost"


if __name__ == "__main__":
    fuzz(target, SEEDS)
