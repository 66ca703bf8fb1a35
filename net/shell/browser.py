"""Finds tables: what multicast DNS names is shown only after its host proved who it is."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence

from zeroconf import ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo

from net.core.keys import short_id
from net.core.messages import PROTO, Build, Hello
from net.shell.addresses import Address
from net.shell.candidates import Candidates
from net.shell.errors import ShellError
from net.shell.events import FoundTable
from net.shell.notice import Notice, parse_txt

log = logging.getLogger(__name__)

MAX_TABLES = 64
MAX_ADDRESSES = 8
PROBES_AT_ONCE = 5
ASK_MS = 3000
LOOK_S = 6.0

Probe = Callable[[Sequence[Address]], Awaitable[Hello]]


class Browser:
    """Watches the network for tables while it is open.

    service_type: what to look for. build: ours. probe: shakes hands at the first of the
    addresses that answers; raises ShellError. publish: given the whole list whenever it changes.
    """

    def __init__(
        self,
        zeroconf: Zeroconf,
        service_type: str,
        build: Build,
        probe: Probe,
        publish: Callable[[tuple[FoundTable, ...]], None],
    ) -> None:
        self._zeroconf = zeroconf
        self._service_type = service_type
        self._build = build
        self._probe = probe
        self._publish = publish
        self._published: tuple[FoundTable, ...] | None = None
        self._loop = asyncio.get_running_loop()
        self._candidates: Candidates[FoundTable] = Candidates(secrets.choice)
        self._news = asyncio.Event()
        self._looking = [self._loop.create_task(self._watch()) for _ in range(PROBES_AT_ONCE)]
        self._service_browser = AsyncServiceBrowser(
            zeroconf, service_type, handlers=[self._on_change]
        )

    async def close(self) -> None:
        """Watch no more; nothing is published afterwards."""
        await self._service_browser.async_cancel()
        self._candidates.clear()
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)

    def _on_change(
        self,
        zeroconf: Zeroconf,  # noqa: ARG002 - the name is part of the call
        service_type: str,  # noqa: ARG002 - the name is part of the call
        name: str,
        state_change: ServiceStateChange,
    ) -> None:
        if state_change is ServiceStateChange.Removed:
            self._candidates.forget(name)
            self._refresh()
        else:
            self._candidates.see(name, self._loop.time())
            self._news.set()

    async def _watch(self) -> None:
        while True:
            candidate = self._candidates.begin(self._loop.time())
            if candidate is None:
                await self._rest()
                continue
            table = await self._look_in_time(candidate.name)
            self._candidates.end(candidate, table, self._loop.time())
            self._refresh()

    async def _rest(self) -> None:
        self._news.clear()
        try:
            async with asyncio.timeout(self._candidates.rest_s(self._loop.time())):
                await self._news.wait()
        except TimeoutError:
            return

    async def _look_in_time(self, name: str) -> FoundTable | None:
        try:
            async with asyncio.timeout(LOOK_S):
                return await self._look(name)
        except TimeoutError:
            return None

    async def _look(self, name: str) -> FoundTable | None:
        info = AsyncServiceInfo(self._service_type, name)
        if not await info.async_request(self._zeroconf, ASK_MS) or not info.port:
            return None
        notice = parse_txt(info.properties)
        hosts = info.parsed_scoped_addresses()[:MAX_ADDRESSES]
        if notice is None or not hosts:
            return None
        addresses = [Address(host, info.port) for host in hosts]
        texts = tuple(str(address) for address in addresses)
        try:
            hello = await self._probe(addresses)
        except ShellError as error:
            log.debug("no table at %s: %s", texts, error)
            return _foreign(name, notice, texts, error)
        if short_id(hello.key) != notice.key_id:
            log.info("the table announced at %s has another key", texts)
            return None
        return _found(hello, notice, hosts, info.port, self._build)

    def _refresh(self) -> None:
        tables = {(one.key, one.addresses): one for one in self._candidates.tables()}
        first = list(tables.values())[:MAX_TABLES]
        found = tuple(sorted(first, key=lambda table: (table.name, table.key)))
        if found != self._published:
            self._published = found
            self._publish(found)


def _found(
    hello: Hello, notice: Notice, hosts: Sequence[str], port: int, build: Build
) -> FoundTable:
    def at(port: int) -> tuple[str, ...]:
        return tuple(str(Address(host, port)) for host in hosts)

    theirs = (hello.engine_id, hello.rules_hash, hello.selftest)
    compatible = hello.vmin <= PROTO <= hello.vmax and theirs == (
        build.engine_id,
        build.rules_hash,
        build.selftest,
    )
    return FoundTable(
        name=hello.nick,
        key=hello.key,
        addresses=at(port),
        game=notice.game,
        taken=notice.taken,
        seats=notice.seats,
        stage=notice.stage,
        version=hello.app_version,
        compatible=compatible,
        game_id=notice.game_id,
        members=tuple((key_id, at(place)) for key_id, place in notice.members),
    )


def _foreign(
    name: str, notice: Notice, addresses: tuple[str, ...], error: ShellError
) -> FoundTable | None:
    """Return a table of a version whose hand shake this build cannot finish, to explain it."""
    if error.code != "version":
        return None
    return FoundTable(
        name=name.partition(".")[0],
        key=b"",
        addresses=addresses,
        game=notice.game,
        taken=notice.taken,
        seats=notice.seats,
        stage=notice.stage,
        version=str(dict(error.params).get("theirs", "")),
        compatible=False,
    )
