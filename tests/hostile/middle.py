"""A man in the middle: listens as one player, dials another, and changes what passes."""

import asyncio
from collections.abc import Callable

from net.shell.addresses import Address
from net.shell.dialer import connect_any
from net.shell.errors import LinkError
from net.shell.framing import FrameStream, open_stream
from net.shell.gate import Gate, GateLimits
from net.shell.listener import Listener
from net.shell.tls import make_tls
from tests.net.shell.rig import LOOPBACK

Change = Callable[[bytes], bytes]


def unchanged(frame: bytes) -> bytes:
    return frame


class Middle:
    """Relays whole frames between who dials it and `target`, with a certificate of its own.

    up, down: what becomes of a frame to, and from, `target`. heard: the frames from both, in order.
    """

    def __init__(self, target: Address, up: Change = unchanged, down: Change = unchanged) -> None:
        self._target = target
        self._up = up
        self._down = down
        self._tls = make_tls()
        self._tasks: list[asyncio.Task[None]] = []
        self.heard: list[bytes] = []
        gate = Gate(GateLimits(), asyncio.get_running_loop().time)
        self._listener = Listener(LOOPBACK, 0, self._tls, gate, self._relay)
        self.address = Address("127.0.0.1", self._listener.port)

    async def close(self) -> None:
        await self._listener.close()
        await asyncio.gather(*self._tasks)

    async def _relay(self, near: FrameStream) -> None:
        connection, _ = await connect_any([self._target])
        far = await open_stream(connection, self._tls, listening=False)
        for source, sink, change in ((near, far, self._up), (far, near, self._down)):
            self._tasks.append(asyncio.create_task(self._copy(source, sink, change)))

    async def _copy(self, source: FrameStream, sink: FrameStream, change: Change) -> None:
        try:
            while True:
                frame = await source.read(4096, 5.0)
                self.heard.append(frame)
                sink.write(change(frame))
        except LinkError:
            await sink.close()
