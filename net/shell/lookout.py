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
    seen: given what `seek` wants to see, whenever it changes.
    """

    def __init__(
        self,
        machine: Machine,
        own: Callable[[], Container[bytes]],
        seen: Callable[[tuple[FoundTable, ...]], None],
        *,
        enabled: bool,
    ) -> None:
        self._machine = machine
        self._own = own
        self._seen = seen
        self._enabled = enabled
        self._browsing = False
        self._seeking = False
        self._tables: tuple[FoundTable, ...] = ()
        self._discovery: Discovery | None = None
        self._errands = Errands()
        self._wanted: Sign | None = None
        self._shown: Sign | None = None

    def browse(self) -> None:
        """Tell TablesFound whenever the tables change, or DiscoveryFailed."""
        if not self._enabled:
            self._machine.emit(DiscoveryFailed("off"))
            return
        already, self._browsing = self._browsing, True
        if self._seeking and not already:
            self._tell()
        self._errands.add(self._look)

    def stop_browsing(self) -> None:
        """Tell no more."""
        self._browsing = False
        self._errands.add(self._look)

    def seek(self, wanted: bool) -> None:
        """Look for players of a game that is played here, or no more."""
        if self._enabled and wanted != self._seeking:
            self._seeking = wanted
            if wanted:
                self._seen(self._tables)
            self._errands.add(self._look)

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

    async def _look(self) -> None:
        if not self._browsing and not self._seeking:
            self._tables = ()
            if self._discovery is not None:
                await self._discovery.stop_browsing()
            return
        discovery = await self._ready()
        if discovery is not None:
            discovery.browse()

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
        self._tables = tuple(one for one in tables if one.key not in own)
        if self._seeking:
            self._seen(self._tables)
        if self._browsing:
            self._tell()

    def _tell(self) -> None:
        self._machine.emit(TablesFound(_once(self._tables)))


def _once(tables: tuple[FoundTable, ...]) -> tuple[FoundTable, ...]:
    """Return `tables` with each game that is played once, though all its players announce it."""
    games: set[str] = set()
    kept = []
    for table in tables:
        if table.game_id not in games:
            kept.append(table)
        if table.game_id:
            games.add(table.game_id)
    return tuple(kept)
