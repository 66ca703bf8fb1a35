"""Many false records on the network: real tables are found all the same."""

import asyncio
import secrets
from collections.abc import Container, Sequence
from typing import Self

import pytest

from net.core.handshake import make_hello
from net.core.messages import Hello
from net.shell import browser
from net.shell.addresses import Address
from net.shell.discovery import Discovery
from net.shell.events import FoundTable
from net.shell.notice import Notice
from tests.hostile.spoofers import GROUP, PORT, garbage, records, sender
from tests.net.shell.rig import BUILD, LOOPBACK, player, run, until
from tests.present import present

NAMES = 300
NOTICE = Notice.of(player("Ana").key, "toy", "lobby", (1, 2), BUILD.rules_hash)


def test_new_table_is_found_among_hundreds_of_false_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """It need not wait until all the others have failed, 5 at a time and two seconds each."""
    monkeypatch.setattr(browser, "LOOK_S", 2.0)
    lists: list[tuple[FoundTable, ...]] = []
    probed: list[int] = []
    busy = [0]
    busiest = [0]
    service_type = f"_t{secrets.token_hex(4)}._tcp.local."

    async def probe(addresses: Sequence[Address]) -> Hello:
        probed.append(addresses[0].port)
        if addresses[0].port == PORT:
            busy[0] += 1
            busiest[0] = max(busiest[0], busy[0])
            try:
                await asyncio.Event().wait()
            finally:
                busy[0] -= 1
        return make_hello(player("Ana"), BUILD, bytes(32), "Ana", 4711)

    async def work() -> None:
        here = Discovery(LOOPBACK, BUILD, probe, lists.append, service_type)
        there = Discovery(LOOPBACK, BUILD, probe, lists.append, service_type)
        await here.start()
        await there.start()
        there.browse()
        with sender() as sending:
            for number in range(NAMES):
                sending.sendto(records(number, service_type), GROUP)
                sending.sendto(garbage(number), GROUP)
                if number % 20 == 0:
                    await asyncio.sleep(0.01)
        await until(lambda: len(probed) >= 5)
        await here.announce("Ana", 4711, NOTICE)
        await until(lambda: lists and any(one.name == "Ana" for one in lists[-1]))

        assert [one.name for one in lists[-1]] == ["Ana"]
        assert len(probed) < NAMES / 2
        assert busiest == [5]
        await here.close()
        await there.close()

    run(work())


class Network:
    """Tables of several names, and one who looks. hang: the ports at which a probe never ends."""

    def __init__(self, names: Sequence[str], hang: Container[int] = ()) -> None:
        self.names = names
        self.hang = hang
        self.lists: list[tuple[FoundTable, ...]] = []
        service_type = f"_t{secrets.token_hex(4)}._tcp.local."
        self.hosts = [self._client(service_type) for _ in names]
        self.there = self._client(service_type)

    def _client(self, service_type: str) -> Discovery:
        return Discovery(LOOPBACK, BUILD, self._probe, self.lists.append, service_type)

    async def _probe(self, addresses: Sequence[Address]) -> Hello:
        port = addresses[0].port
        if port in self.hang:
            await asyncio.Event().wait()
        name = self.names[port - 4711]
        return make_hello(player(name), BUILD, bytes(32), name, port)

    async def __aenter__(self) -> Self:
        for one in (*self.hosts, self.there):
            await one.start()
        self.there.browse()
        for number, (host, name) in enumerate(zip(self.hosts, self.names, strict=True)):
            notice = Notice.of(player(name).key, "toy", "lobby", (1, 2), BUILD.rules_hash)
            await host.announce(name, 4711 + number, notice)
        return self

    async def __aexit__(self, *_error: object) -> None:
        for one in (*self.hosts, self.there):
            await one.close()


def test_no_more_tables_are_shown_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those found first stay; 64 as a rule, 2 here."""
    assert browser.MAX_TABLES == 64
    monkeypatch.setattr(browser, "MAX_TABLES", 2)

    async def work() -> None:
        async with Network(("Ana", "Bo", "Cleo", "Dan")) as net:
            await until(lambda: len(present(net.there._browser)._candidates.tables()) == 4)

            assert max(len(tables) for tables in net.lists) == 2
            assert len(net.lists[-1]) == 2

    run(work())


def test_host_that_answers_too_slowly_gives_up_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look takes 6 seconds at most, however many addresses a record names; 0.5 here."""
    assert browser.LOOK_S == 6
    monkeypatch.setattr(browser, "LOOK_S", 0.5)
    monkeypatch.setattr(browser, "PROBES_AT_ONCE", 1)

    async def work() -> None:
        async with Network(("Mallory", "Ana"), hang={4711}) as net:
            await until(lambda: net.lists and net.lists[-1])

            assert [table.name for table in net.lists[-1]] == ["Ana"]

    run(work())
