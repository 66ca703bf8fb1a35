"""Reaches one of several addresses of a peer: the nearest first, the next a moment later."""

import asyncio
import errno
import socket
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from net.shell.addresses import Address, IPInterface, nearest_first, resolve
from net.shell.errors import AddressError, LinkError
from net.shell.framing import FrameStream, open_stream
from net.shell.tls import Tls

TCP_S = 3.0
STAGGER_S = 0.25
RESOLVE_S = 5.0

T = TypeVar("T")
_UNREACHABLE = {errno.ENETUNREACH, errno.EHOSTUNREACH, errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT}


async def reach(
    addresses: Sequence[Address],
    own: Sequence[IPInterface],
    tls: Tls,
    greet: Callable[[FrameStream, Address], Awaitable[T]],
) -> T:
    """Return what `greet` answers for the first address that lets it; it owns the stream.

    greet: raises LinkError to have the next address tried. own: this machine's networks.
    Raises the LinkError (with the parameter address) or AddressError of the last attempt.
    """
    places = await numeric(addresses, own)
    while True:
        connection, place = await connect_any(places)
        try:
            return await _greeted(connection, place, tls, greet)
        except LinkError:
            places = tuple(other for other in places if other != place)
            if not places:
                raise


async def numeric(addresses: Sequence[Address], own: Sequence[IPInterface]) -> tuple[Address, ...]:
    """Return `addresses` with names resolved, those of our networks first. Raises AddressError."""
    places: list[Address] = []
    failure = AddressError("address_empty")
    for address in addresses:
        try:
            async with asyncio.timeout(RESOLVE_S):
                places.extend(await resolve(address))
        except AddressError as error:
            failure = error
        except TimeoutError:
            failure = AddressError("unknown_host", host=address.host)
    if not places:
        raise failure
    return nearest_first(places, own)


async def connect_any(places: Sequence[Address]) -> tuple[socket.socket, Address]:
    """Return the first TCP connection that comes about, starting the next try STAGGER_S later.

    places: numeric, at least one. Raises the LinkError of the last try that failed:
    connect_refused, connect_timeout, unreachable or lost (address).
    """
    queue = list(places)
    pending: dict[asyncio.Task[socket.socket], Address] = {}
    failure = LinkError("unreachable", address="")
    try:
        while queue or pending:
            if queue:
                place = queue.pop(0)
                pending[asyncio.create_task(_connect(place))] = place
            delay = STAGGER_S if queue else None
            done, _ = await asyncio.wait(
                pending, timeout=delay, return_when=asyncio.FIRST_COMPLETED
            )
            for task in done:
                error = task.exception()
                if error is None:
                    return task.result(), pending.pop(task)
                del pending[task]
                if not isinstance(error, LinkError):
                    raise error
                failure = error
        raise failure
    finally:
        for task in pending:
            _drop(task)


async def _greeted(
    connection: socket.socket,
    place: Address,
    tls: Tls,
    greet: Callable[[FrameStream, Address], Awaitable[T]],
) -> T:
    try:
        stream = await open_stream(connection, tls, listening=False)
        return await greet(stream, place)
    except LinkError as error:
        raise LinkError(error.code, **{**dict(error.params), "address": str(place)}) from error


async def _connect(place: Address) -> socket.socket:
    try:
        row = socket.getaddrinfo(
            place.host, place.port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST
        )[0]
        connection = socket.socket(row[0], row[1])
    except OSError as error:
        # Such as an interface that is not here, or a family that this system does not have.
        raise LinkError("unreachable", address=str(place)) from error
    connection.setblocking(False)
    try:
        async with asyncio.timeout(TCP_S):
            await asyncio.get_running_loop().sock_connect(connection, row[4])
    except BaseException as error:
        connection.close()
        if isinstance(error, OSError):
            raise LinkError(_code(error), address=str(place)) from error
        raise
    return connection


def _code(error: OSError) -> str:
    if isinstance(error, TimeoutError):
        return "connect_timeout"
    if isinstance(error, ConnectionResetError | BrokenPipeError):
        return "lost"
    return "unreachable" if error.errno in _UNREACHABLE else "connect_refused"


def _drop(task: asyncio.Task[socket.socket]) -> None:
    def close(ended: asyncio.Task[socket.socket]) -> None:
        if not ended.cancelled() and ended.exception() is None:
            ended.result().close()

    task.cancel()
    task.add_done_callback(close)
