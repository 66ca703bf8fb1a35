"""One link to one peer: over the network, or to another seat in this process."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from net.core.codec import MAX_SYNC_FRAME
from net.core.envelope import open_, wrap
from net.core.errors import RemoteError
from net.core.messages import Bye
from net.shell.errors import LinkError
from net.shell.framing import FrameStream
from net.shell.pace import MEMBER, STRANGER, Pace

log = logging.getLogger(__name__)

SILENCE_S = 8.0
STALL_BYTES = 256 * 1024
STALL_S = 10.0
MAX_UNSENT = 1024 * 1024

# What a peer is hung up on for: it may go on sending on purpose.
_MISCONDUCT = frozenset({"protocol", "flood", "crowded"})

# Version and type of the wire come first in every frame, so this tells a BYE without decoding.
_BYE_START = wrap(b"", Bye("x", ""))[:3]


class Owner(Protocol):
    """Who is told what a link brings."""

    def received(self, link: "Link", frame: bytes) -> None:
        """Take one frame body."""

    def ended(self, link: "Link", code: str) -> None:
        """Learn that nothing more will come, and why."""

    def is_member(self, peer: bytes) -> bool:
        """Say whether `peer` sits at the table."""


class Link(Protocol):
    """A usable, authenticated link.

    peer: the other's key. dialled_by: the key of who dialled. host: the numeric address of the
    other end, empty for a seat of this process.
    """

    peer: bytes
    dialled_by: bytes
    host: str

    def send(self, frame: bytes) -> None:
        """Send one frame body; nothing happens once closed."""

    def close(self, code: str) -> None:
        """Tell the other end `code` and close; the owner is not told."""

    def silent_s(self) -> float:
        """Return for how many seconds nothing came."""

    def check(self) -> None:
        """End the link if the other end takes too little; called now and then."""


class NetworkLink:
    """A link over an authenticated stream. It starts reading at once and ends by itself.

    Codes it ends with: the code of the other's BYE, `lost`, `silent`, `slow`, `oversize`,
    `stalled`.
    """

    def __init__(self, stream: FrameStream, peer: bytes, dialled_by: bytes, owner: Owner) -> None:
        self.peer = peer
        self.dialled_by = dialled_by
        self.host = stream.remote_host
        self._stream = stream
        self._owner = owner
        self._loop = asyncio.get_running_loop()
        self._pace = Pace(self._loop.time)
        self._heard_at = self._loop.time()
        self._flowing_at = self._heard_at
        self._reading = self._loop.create_task(self._read())
        self._closing: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        """Send one frame body; nothing happens once closed."""
        self._stream.write(frame)

    def close(self, code: str) -> None:
        """Tell the other end `code` and close; the owner is not told."""
        self._stream.write(wrap(b"", Bye(code, "")))
        self._reading.cancel()
        self._shut(dismissed=code in _MISCONDUCT)

    def silent_s(self) -> float:
        """Return for how many seconds nothing came."""
        return self._loop.time() - self._heard_at

    def check(self) -> None:
        """End the link if the other end takes too little; called now and then."""
        now = self._loop.time()
        unsent = self._stream.unsent
        if unsent < STALL_BYTES:
            self._flowing_at = now
        elif unsent > MAX_UNSENT or now - self._flowing_at > STALL_S:
            log.info("link ended: stalled with %d bytes unsent", unsent)
            self._reading.cancel()
            self._stream.abort()
            self._owner.ended(self, "stalled")
            self._shut()

    async def closed(self) -> None:
        """Wait until the connection is gone, once it was closed."""
        if self._closing is not None:
            await asyncio.wait([self._closing])

    async def _read(self) -> None:
        code = await self._read_all()
        self._owner.ended(self, code)
        self._shut()

    def _shut(self, *, dismissed: bool = False) -> None:
        if self._closing is None:
            closing = self._stream.dismiss() if dismissed else self._stream.close()
            self._closing = self._loop.create_task(closing)

    async def _read_all(self) -> str:
        while True:
            try:
                frame = await self._stream.read(MAX_SYNC_FRAME, SILENCE_S)
            except LinkError as error:
                log.info("link ended: %s", error)
                return error.code
            self._heard_at = self._loop.time()
            code = _bye_code(frame)
            if code is not None:
                return code
            self._owner.received(self, frame)
            limits = MEMBER if self._owner.is_member(self.peer) else STRANGER
            await asyncio.sleep(self._pace.rest_s(limits, len(frame)))


class LocalLink:
    """One end of a link between two seats of this process; `other` is set by `join_locally`."""

    host = ""
    other: "LocalLink | None" = None

    def __init__(self, peer: bytes, dialled_by: bytes, owner: Owner) -> None:
        self.peer = peer
        self.dialled_by = dialled_by
        self._owner = owner
        self._loop = asyncio.get_running_loop()

    def send(self, frame: bytes) -> None:
        """Send one frame body; nothing happens once closed."""
        self._to_other(lambda other: other._owner.received(other, frame))  # noqa: SLF001 - own class

    def close(self, code: str) -> None:
        """Tell the other end `code` and close; the owner is not told."""
        self._to_other(lambda other: other._owner.ended(other, code))  # noqa: SLF001 - own class
        self.other = None

    def silent_s(self) -> float:
        """Return 0: the other end cannot vanish alone."""
        return 0.0

    def check(self) -> None:
        """Do nothing: the other end takes everything."""

    def _to_other(self, act: "Callable[[LocalLink], None]") -> None:
        # Through the loop, so that nobody is called back while still at work.
        if self.other is not None:
            self._loop.call_soon(act, self.other)


def join_locally(one: LocalLink, other: LocalLink) -> None:
    """Make two ends one link."""
    one.other = other
    other.other = one


def _bye_code(frame: bytes) -> str | None:
    if not frame.startswith(_BYE_START):
        return None
    try:
        message = open_(frame).message
    except RemoteError:
        return None
    return message.code if isinstance(message, Bye) else None
