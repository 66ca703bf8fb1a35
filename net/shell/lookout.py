"""The node's eyes and voice on the network: finds tables and makes its own known."""

import logging
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass

from net.core.messages import Hello
from net.shell.addresses import Address
from net.shell.discovery import Discovery
from net.shell.errands import Errands
from net.shell.errors import DiscoveryError
from net.shell.events import DiscoveryFailed, FoundTable, TablesFound
from net.shell.machine import Machine
from net.shell.notice import Notice
from net.shell.probe import probe

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Sign:
    """What is hung out for a table: who hosts it, at which port, and what it is."""

    nick: str
    port: int
    notice: Notice


class Lookout:
    """Multicast DNS, opened when first needed.

    enabled: False to do without it. own: the keys of this process, whose tables are not shown.
    """

    def __init__(
        self, machine: Machine, own: Callable[[], Container[bytes]], *, enabled: bool
    ) -> None:
        self._machine = machine
        self._own = own
        self._enabled = enabled
        self._discovery: Discovery | None = None
        self._errands = Errands()
        self._wanted: Sign | None = None
        self._shown: Sign | None = None

    def browse(self) -> None:
        """Tell TablesFound whenever the tables change, or DiscoveryFailed."""
        self._errands.add(self._browse)

    def stop_browsing(self) -> None:
        """Tell no more."""
        self._errands.add(self._stop_browsing)

    def show(self, sign: Sign | None) -> None:
        """Have `sign` seen by others, or nothing, instead of what was shown before."""
        if sign != self._wanted:
            self._wanted = sign
            if self._enabled:
                self._errands.add(self._follow)

    async def close(self) -> None:
        """Close multicast DNS, taking the sign down."""
        self._errands.call_off()
        await self._errands.done()
        if self._discovery is not None:
            await self._discovery.close()

    async def _browse(self) -> None:
        if not self._enabled:
            self._machine.emit(DiscoveryFailed("off"))
            return
        discovery = await self._ready()
        if discovery is not None:
            discovery.browse()

    async def _stop_browsing(self) -> None:
        if self._discovery is not None:
            await self._discovery.stop_browsing()

    async def _follow(self) -> None:
        discovery = await self._ready()
        if discovery is None or self._wanted == self._shown:
            return
        sign = self._shown = self._wanted
        if sign is None:
            await discovery.withdraw()
            return
        try:
            await discovery.announce(sign.nick, sign.port, sign.notice)
        except DiscoveryError as error:
            self._machine.emit(DiscoveryFailed(error.code, error.params))

    async def _ready(self) -> Discovery | None:
        if self._discovery is None:
            machine = self._machine
            discovery = Discovery(machine.interfaces, machine.build, self._probe, self._found)
            try:
                await discovery.start()
            except DiscoveryError as error:
                log.warning("no multicast DNS: %s", error)
                self._machine.emit(DiscoveryFailed(error.code, error.params))
                return None
            self._discovery = discovery
        return self._discovery

    async def _probe(self, places: Sequence[Address]) -> Hello:
        machine = self._machine
        return await probe(places, machine.build, machine.tls, machine.interfaces)

    def _found(self, tables: tuple[FoundTable, ...]) -> None:
        own = self._own()
        self._machine.emit(TablesFound(tuple(one for one in tables if one.key not in own)))
