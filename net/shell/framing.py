"""A TLS connection as whole frames: u32 big-endian length, then the body."""

import asyncio
import contextlib
import socket
import ssl

from net.shell.errors import LinkError
from net.shell.tls import Tls, peer_certificate_hash

TLS_S = 5.0
FRAME_S = 10.0
SHUTDOWN_S = 2.0
DISMISS_S = 0.5
DRAIN_S = 0.1
DRAIN_BYTES = 64 * 1024

_LENGTH_BYTES = 4
_BROKEN = (OSError, EOFError)


class FrameStream:
    """Whole frames over one connection.

    certificate_hash: SHA-256 of the listening end's DER certificate, alike at both ends.
    remote_host: the numeric address of the other end, without a port.
    """

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, certificate_hash: bytes
    ) -> None:
        self._reader = reader
        self._writer = writer
        self.certificate_hash = certificate_hash
        self.remote_host = _host(writer.get_extra_info("peername"))

    async def read(self, limit: int, idle_s: float) -> bytes:
        """Return the body of the next frame.

        Raises LinkError: `silent` if nothing begins within `idle_s`, `slow` if a frame begun is
        not whole within FRAME_S, `oversize` (size, limit) before reading a body longer than
        `limit` bytes, `empty_frame`, `lost` if the connection ends.
        """
        code = "silent"
        try:
            async with asyncio.timeout(idle_s):
                first = await self._reader.readexactly(1)
            code = "slow"
            async with asyncio.timeout(FRAME_S):
                return await self._read_rest(first, limit)
        except TimeoutError:
            raise LinkError(code) from None
        except _BROKEN:
            raise LinkError("lost") from None

    async def _read_rest(self, first: bytes, limit: int) -> bytes:
        size = int.from_bytes(first + await self._reader.readexactly(_LENGTH_BYTES - 1))
        if size > limit:
            raise LinkError("oversize", size=size, limit=limit)
        if size == 0:
            raise LinkError("empty_frame")
        return await self._reader.readexactly(size)

    def write(self, body: bytes) -> None:
        """Send one frame, later if the other end is slow; nothing happens once closed."""
        if not self._writer.is_closing():
            self._writer.write(len(body).to_bytes(_LENGTH_BYTES) + body)

    @property
    def unsent(self) -> int:
        """Bytes that the other end has not taken yet."""
        return self._writer.transport.get_write_buffer_size()

    async def close(self) -> None:
        """Send what is waiting and close, in at most SHUTDOWN_S."""
        try:
            await self._close(SHUTDOWN_S)
        except asyncio.CancelledError:
            self.abort()
            raise

    async def dismiss(self) -> None:
        """Close on somebody who may go on sending; in at most DRAIN_S + DISMISS_S.

        What still comes is read for a moment: closing at once would have the system drop what was
        sent last, which says why.
        """
        try:
            with contextlib.suppress(TimeoutError, *_BROKEN):
                async with asyncio.timeout(DRAIN_S):
                    await self._reader.readexactly(DRAIN_BYTES)
            await self._close(DISMISS_S)
        except asyncio.CancelledError:
            self.abort()
            raise

    async def _close(self, limit_s: float) -> None:
        self._writer.close()
        try:
            async with asyncio.timeout(limit_s):
                await self._writer.wait_closed()
        except (*_BROKEN, TimeoutError):
            self.abort()

    def abort(self) -> None:
        """Close at once; what is waiting is lost."""
        self._writer.transport.abort()


async def open_stream(connection: socket.socket, tls: Tls, *, listening: bool) -> FrameStream:
    """Return `connection`, which is connected, as a TLS stream; it is closed on failure.

    Raises LinkError: `not_a_table` if the other end does not speak TLS 1.3 within TLS_S, `lost`
    if it ends the connection.
    """
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader(loop=loop)
    protocol = asyncio.StreamReaderProtocol(reader, loop=loop)
    try:
        transport = await _start_tls(connection, tls, protocol, listening=listening)
    except (ConnectionResetError, BrokenPipeError, ssl.SSLEOFError):
        raise LinkError("lost") from None
    except OSError:
        raise LinkError("not_a_table") from None
    writer = asyncio.StreamWriter(transport, protocol, reader, loop)
    if listening:
        return FrameStream(reader, writer, tls.certificate_hash)
    shown = peer_certificate_hash(transport.get_extra_info("ssl_object"))
    return FrameStream(reader, writer, shown)


async def _start_tls(
    connection: socket.socket, tls: Tls, protocol: asyncio.StreamReaderProtocol, *, listening: bool
) -> asyncio.Transport:
    loop = asyncio.get_running_loop()
    if listening:
        accepted, _ = await loop.connect_accepted_socket(
            lambda: protocol,
            connection,
            ssl=tls.listening,
            ssl_handshake_timeout=TLS_S,
            ssl_shutdown_timeout=SHUTDOWN_S,
        )
        return accepted
    dialled, _ = await loop.create_connection(
        lambda: protocol,
        sock=connection,
        ssl=tls.dialling,
        server_hostname="",
        ssl_handshake_timeout=TLS_S,
        ssl_shutdown_timeout=SHUTDOWN_S,
    )
    return dialled


def _host(place: tuple[str | int, ...] | None) -> str:
    # None when the other end has gone already.
    return str(place[0]) if place else ""
