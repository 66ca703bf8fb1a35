"""Where others reach one seat: listening sockets and the strangers that come through them."""

import asyncio
import errno
import logging
import socket
import sys
from collections.abc import Awaitable, Callable, Sequence

from net.shell.errors import LinkError, ListenError
from net.shell.framing import FrameStream, open_stream
from net.shell.gate import Gate, Visit
from net.shell.tls import Tls

log = logging.getLogger(__name__)

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - a table is there to be reached; callers can narrow it

_BACKLOG = 128
_TRIES = 8
PAUSE_S = 0.2
_ABSENT = {errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL, errno.EPROTONOSUPPORT}


class Listener:
    """Accepts connections on one port and hands each, once it speaks TLS, to `serve`.

    interfaces: addresses to listen on, or None for every one. port: 0 for any free one. serve:
    ends when the connection is authenticated and handed on, or is over; may raise LinkError.
    Raises ListenError: port_taken, port_forbidden (port), listen_failed (reason).
    """

    def __init__(
        self,
        interfaces: Sequence[str] | None,
        port: int,
        tls: Tls,
        gate: Gate,
        serve: Callable[[FrameStream], Awaitable[None]],
    ) -> None:
        self._tls = tls
        self._gate = gate
        self._serve = serve
        self._sockets = bind(EVERYWHERE if interfaces is None else tuple(interfaces), port)
        self.port: int = self._sockets[0].getsockname()[1]
        self._guests: dict[socket.socket, asyncio.Task[None]] = {}
        self._loop = asyncio.get_running_loop()
        for door in self._sockets:
            self._loop.add_reader(door, self._open_door, door)

    def shut(self) -> None:
        """Accept nobody more."""
        for door in self._sockets:
            self._loop.remove_reader(door)
            door.close()
        self._sockets = []

    async def close(self) -> None:
        """Accept nobody more and drop those not yet authenticated."""
        self.shut()
        # A task cancelled before its first step would leave its connection open.
        await asyncio.sleep(0)
        guests = tuple(self._guests.values())
        for guest in guests:
            guest.cancel()
        await asyncio.gather(*guests, return_exceptions=True)

    def _open_door(self, door: socket.socket) -> None:
        # Many at once: whoever finds the queue full tries again a second later only.
        for _ in range(_BACKLOG):
            try:
                connection, place = door.accept()
            except (BlockingIOError, InterruptedError):
                return
            except ConnectionAbortedError:
                continue
            except OSError as error:
                # Such as no descriptor left, which lasts: look again in a while.
                log.warning("cannot accept a connection: %s", error)
                self._loop.remove_reader(door)
                self._loop.call_later(PAUSE_S, self._look_again, door)
                return
            self._let_in(connection, str(place[0]))

    def _let_in(self, connection: socket.socket, host: str) -> None:
        visit = self._gate.enter(host, lambda: self._dismiss(connection))
        if visit is None:
            log.debug("too many strangers: closed a connection from %s", host)
            connection.close()
            return
        connection.setblocking(False)
        guest = self._loop.create_task(self._receive(connection, visit))
        self._guests[connection] = guest
        guest.add_done_callback(lambda _: self._guests.pop(connection))

    def _dismiss(self, connection: socket.socket) -> None:
        # A task cancelled before its first step would leave its connection open.
        self._loop.call_soon(self._guests[connection].cancel)

    def _look_again(self, door: socket.socket) -> None:
        if door in self._sockets:
            self._loop.add_reader(door, self._open_door, door)

    async def _receive(self, connection: socket.socket, visit: Visit) -> None:
        try:
            stream = await open_stream(connection, self._tls, listening=True)
            await self._serve(stream)
        except LinkError as error:
            log.info("closed a connection from %s: %s", visit.host, error)
        finally:
            self._gate.leave(visit)


def bind(hosts: Sequence[str], port: int) -> list[socket.socket]:
    """Return listening sockets on one port of all `hosts` that this system has.

    Raises ListenError as `Listener` does.
    """
    for _ in range(_TRIES - 1):
        try:
            return _bind_all(hosts, port)
        except ListenError as error:
            # The free port of the first host may be taken at the second.
            if port or error.code != "port_taken":
                raise
    return _bind_all(hosts, port)


def _bind_all(hosts: Sequence[str], port: int) -> list[socket.socket]:
    sockets: list[socket.socket] = []
    failure: OSError | None = None
    for host in hosts:
        try:
            sockets.append(_bind_one(host, port))
        except OSError as error:
            if error.errno not in _ABSENT:
                _close_all(sockets)
                raise _listen_error(error, port) from error
            failure = error
        else:
            port = sockets[0].getsockname()[1]
    if not sockets:
        raise _listen_error(failure, port)
    return sockets


def _bind_one(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind((host, port))
        door.listen(_BACKLOG)
        door.setblocking(False)
    except OSError:
        door.close()
        raise
    return door


def _close_all(sockets: Sequence[socket.socket]) -> None:
    for door in sockets:
        door.close()


def _listen_error(error: OSError | None, port: int) -> ListenError:
    if error is not None and error.errno == errno.EADDRINUSE:
        return ListenError("port_taken", port=port)
    if error is not None and error.errno in {errno.EACCES, errno.EPERM}:
        return ListenError("port_forbidden", port=port)
    return ListenError("listen_failed", reason=str(error))
