"""Finds tables: what multicast DNS names is shown only after its host proved who it is."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from zeroconf import ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo

from net.core.keys import short_id
from net.core.messages import PROTO, Build, Hello
from net.shell.addresses import Address
from net.shell.errors import ShellError
from net.shell.events import FoundTable
from net.shell.notice import Notice, parse_txt

log = logging.getLogger(__name__)

MAX_TABLES = 64
MAX_ADDRESSES = 8
PROBES_AT_ONCE = 5
ASK_MS = 3000
AGAIN_S = 10.0
FIRST_PAUSE_S = 1.0
LONGEST_PAUSE_S = 30.0

Probe = Callable[[Sequence[Address]], Awaitable[Hello]]


@dataclass(slots=True)
class _Candidate:
    """An instance seen. table: what is shown of it. news: its records have changed."""

    table: FoundTable | None = None
    task: asyncio.Task[None] | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)


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
        self._candidates: dict[str, _Candidate] = {}
        self._turns = asyncio.Semaphore(PROBES_AT_ONCE)
        self._service_browser = AsyncServiceBrowser(
            zeroconf, service_type, handlers=[self._on_change]
        )

    async def close(self) -> None:
        """Watch no more; nothing is published afterwards."""
        await self._service_browser.async_cancel()
        tasks = [seen.task for seen in self._candidates.values() if seen.task is not None]
        self._candidates.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _on_change(
        self,
        zeroconf: Zeroconf,  # noqa: ARG002 - the name is part of the call
        service_type: str,  # noqa: ARG002 - the name is part of the call
        name: str,
        state_change: ServiceStateChange,
    ) -> None:
        candidate = self._candidates.get(name)
        if state_change is ServiceStateChange.Removed:
            if candidate is not None:
                del self._candidates[name]
                if candidate.task is not None:
                    candidate.task.cancel()
                self._refresh()
        elif candidate is not None:
            candidate.news.set()
        elif len(self._candidates) < MAX_TABLES:
            candidate = _Candidate()
            self._candidates[name] = candidate
            candidate.task = asyncio.get_running_loop().create_task(self._watch(name, candidate))

    async def _watch(self, name: str, candidate: _Candidate) -> None:
        pause = FIRST_PAUSE_S
        while True:
            candidate.news.clear()
            async with self._turns:
                candidate.table = await self._look(name)
            self._refresh()
            pause = AGAIN_S if candidate.table else min(pause * 2, LONGEST_PAUSE_S)
            try:
                async with asyncio.timeout(pause):
                    await candidate.news.wait()
            except TimeoutError:
                continue

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
        return _found(hello, notice, texts, self._build)

    def _refresh(self) -> None:
        tables = {}
        for candidate in self._candidates.values():
            if candidate.table is not None:
                tables[candidate.table.key, candidate.table.addresses] = candidate.table
        found = tuple(sorted(tables.values(), key=lambda table: (table.name, table.key)))
        if found != self._published:
            self._published = found
            self._publish(found)


def _found(hello: Hello, notice: Notice, addresses: tuple[str, ...], build: Build) -> FoundTable:
    theirs = (hello.engine_id, hello.rules_hash, hello.selftest)
    compatible = hello.vmin <= PROTO <= hello.vmax and theirs == (
        build.engine_id,
        build.rules_hash,
        build.selftest,
    )
    return FoundTable(
        name=hello.nick,
        key=hello.key,
        addresses=addresses,
        game=notice.game,
        taken=notice.taken,
        seats=notice.seats,
        stage=notice.stage,
        version=hello.app_version,
        compatible=compatible,
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
