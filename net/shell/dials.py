"""The peers a seat wants links to: dialled again and again until they are there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container, Sequence

from net.shell.addresses import Address
from net.shell.errors import AddressError, ShellError

log = logging.getLogger(__name__)

FIRST_PAUSE_S = 0.25
LONGEST_PAUSE_S = 4.0

Dial = Callable[[Sequence[Address], bytes], Awaitable[object]]


class Dials:
    """Dials wanted peers in the background.

    dial: makes a link to the peer with a key at one of its addresses; raises ShellError.
    is_up: whether there is a link to a key already.
    """

    def __init__(self, dial: Dial, is_up: Callable[[bytes], bool]) -> None:
        self._dial = dial
        self._is_up = is_up
        self._tasks: dict[bytes, asyncio.Task[None]] = {}
        self._met: set[bytes] = set()

    def want(self, peer: bytes, addresses: tuple[str, ...]) -> None:
        """Dial `peer` at `addresses`, "host:port", instead of any given before, until it is up.

        Those with a name are passed over: others say where they are, and could have this machine
        ask for any name on earth, and wait for the answer.
        """
        places = _parsed(addresses)
        self.forget(peer)
        if places and not self._is_up(peer):
            loop = asyncio.get_running_loop()
            self._tasks[peer] = loop.create_task(self._persist(peer, places))

    def is_wanted(self, peer: bytes) -> bool:
        """Say whether `peer` is being dialled."""
        task = self._tasks.get(peer)
        return task is not None and not task.done()

    def keep(self, wanted: Container[bytes]) -> None:
        """Give up all peers but those in `wanted`."""
        for peer in tuple(self._tasks):
            if peer not in wanted:
                self.forget(peer)
        self._met = {peer for peer in self._met if peer in wanted}

    async def close(self) -> None:
        """Give up all peers and wait until every attempt has ended."""
        tasks = tuple(self._tasks.values())
        self.keep(())
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _persist(self, peer: bytes, places: list[Address]) -> None:
        pause = FIRST_PAUSE_S
        if peer in self._met:
            # A peer that hangs up at once must not be dialled as fast as it does.
            await asyncio.sleep(pause)
        self._met.add(peer)
        while not self._is_up(peer):
            try:
                await self._dial(places, peer)
            except ShellError as error:
                log.debug("no link to %s yet: %s", peer.hex()[:8], error)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE_S)

    def forget(self, peer: bytes) -> None:
        """Give up `peer`."""
        task = self._tasks.pop(peer, None)
        if task is not None:
            task.cancel()


def _parsed(addresses: tuple[str, ...]) -> list[Address]:
    places = []
    for text in addresses:
        try:
            place = Address.parse(text)
        except AddressError:
            log.info("ignored an address that is none: %r", text[:80])
            continue
        if place.is_numeric:
            places.append(place)
        else:
            log.info("ignored an address with a name: %s", place)
    return places
