"""Tables are found by multicast DNS, and only believed after a hand shake."""

import asyncio
import ipaddress
import secrets
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from zeroconf import ServiceInfo

from net.core.handshake import make_hello
from net.core.messages import Hello
from net.shell import browser, candidates, discovery
from net.shell.addresses import Address
from net.shell.browser import Probe
from net.shell.discovery import Discovery
from net.shell.errors import DiscoveryError, LinkError
from net.shell.events import FoundTable
from tests.net.shell.noticed import ANA, NOTICE, PLAYING
from tests.net.shell.rig import BUILD, LOOPBACK, player, run, until


class Network:
    """Two clients on loopback: one announces, the other sees. hosts: who answers at a port."""

    def __init__(self) -> None:
        self.lists: list[tuple[FoundTable, ...]] = []
        self.answer: Hello | LinkError = make_hello(ANA, BUILD, bytes(32), "Ana", 4711)
        self.probed: list[Address] = []
        # A name of its own, so that tables of other programs here do not show.
        self.service_type = f"_t{secrets.token_hex(4)}._tcp.local."
        self.here = self.client(self.probe)
        self.there = self.client(self.probe)

    def client(self, probe: Probe) -> Discovery:
        return Discovery(LOOPBACK, BUILD, probe, self.lists.append, self.service_type)

    async def probe(self, addresses: Sequence[Address]) -> Hello:
        self.probed.extend(addresses)
        if isinstance(self.answer, LinkError):
            raise self.answer
        return self.answer

    async def start(self) -> None:
        await self.here.start()
        await self.there.start()
        self.there.browse()

    async def close(self) -> None:
        await self.here.close()
        await self.there.close()


FOUND = FoundTable("Ana", ANA.key, ("127.0.0.1:4711",), "toy", 1, 3, "lobby", "1.0", True)


def test_table_appears_fills_and_goes() -> None:
    """A table is shown once its host has proved its key, changes as it fills, and vanishes."""

    async def work() -> None:
        net = Network()
        await net.start()
        await net.here.announce("Ana", 4711, NOTICE)
        await until(lambda: net.lists)
        assert net.lists == [(FOUND,)]
        assert net.probed == [Address("127.0.0.1", 4711)]

        await net.here.announce("Ana", 4711, replace(NOTICE, taken=2, stage="playing"))
        await until(lambda: len(net.lists) == 2)
        assert net.lists[1] == (replace(FOUND, taken=2, stage="playing"),)

        await net.here.withdraw()
        await until(lambda: len(net.lists) == 3)
        assert net.lists[2] == ()
        await net.close()

    run(work())


def test_game_that_is_played_tells_where_its_players_are() -> None:
    """Whoever has lost them sees the game's id, and each seat of that machine with its address."""

    async def work() -> None:
        net = Network()
        await net.start()
        await net.here.announce("Ana", 4711, PLAYING)
        await until(lambda: net.lists)
        members = (
            (ANA.key.hex()[:16], ("127.0.0.1:4711",)),
            ("aa" * 8, ("127.0.0.1:4712",)),
        )
        found = replace(FOUND, stage="playing", game_id="00112233445566ff", members=members)
        assert net.lists == [(found,)]
        await net.close()

    run(work())


def test_dead_table_is_hidden_and_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host that does not answer is not shown; when it answers, it is."""
    monkeypatch.setattr(candidates, "FIRST_PAUSE_S", 0.1)
    monkeypatch.setattr(candidates, "AGAIN_S", 0.3)

    async def work() -> None:
        net = Network()
        hello, net.answer = net.answer, LinkError("connect_refused", address="127.0.0.1:4711")
        await net.start()
        await net.here.announce("Ana", 4711, NOTICE)
        await until(lambda: len(net.probed) >= 2)
        assert net.lists == [()]
        net.answer = hello
        await until(lambda: len(net.lists) == 2)
        assert net.lists[1] == (FOUND,)
        net.answer = LinkError("connect_timeout", address="127.0.0.1:4711")
        await until(lambda: len(net.lists) == 3)
        assert net.lists[2] == ()
        await net.close()

    run(work())


def test_announced_key_must_be_the_hosts() -> None:
    """A record that names another key than the host proves is not shown."""

    async def work() -> None:
        net = Network()
        net.answer = make_hello(player("Mallory"), BUILD, bytes(32), "Ana", 4711)
        await net.start()
        await net.here.announce("Ana", 4711, NOTICE)
        await until(lambda: net.lists)
        assert net.lists == [()]
        await net.close()

    run(work())


@pytest.mark.parametrize("field", ["engine_id", "rules_hash", "selftest"])
def test_every_part_of_the_build_decides(field: str) -> None:
    """Engine, rule data and self-test must all be the same to play."""
    changes: dict[str, Any] = {field: bytes(32)}
    hello = make_hello(ANA, replace(BUILD, **changes), bytes(32), "Ana", 4711)

    assert browser._found(hello, NOTICE, ("127.0.0.1",), 4711, BUILD).compatible is False


def test_table_of_another_build_is_shown_as_such() -> None:
    """A table one cannot join is shown with its version."""

    async def work() -> None:
        net = Network()
        other = replace(BUILD, engine_id=bytes(32), app_version="2.0")
        net.answer = make_hello(ANA, other, bytes(32), "Ana", 4711)
        await net.start()
        await net.here.announce("Ana", 4711, NOTICE)
        await until(lambda: net.lists)
        assert net.lists == [(replace(FOUND, version="2.0", compatible=False),)]
        await net.close()

    run(work())


def test_table_of_another_protocol_is_shown_as_such() -> None:
    """Even a host whose hand shake cannot be finished is explained."""

    async def work() -> None:
        net = Network()
        net.answer = LinkError("version", theirs="9.0", ours="1.0")
        await net.start()
        await net.here.announce("Ana", 4711, NOTICE)
        await until(lambda: net.lists)
        (table,) = net.lists[0]
        assert (table.version, table.compatible, table.key) == ("9.0", False, b"")
        assert table.name.startswith("Ana-")
        await net.close()

    run(work())


def test_no_multicast_is_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where multicast DNS cannot start, that is said, and closing is harmless."""

    def refuse(**_options: object) -> None:
        raise OSError(98, "Address already in use")

    async def work() -> None:
        monkeypatch.setattr(discovery, "AsyncZeroconf", refuse)
        net = Network()
        with pytest.raises(DiscoveryError) as caught:
            await net.here.start()
        assert caught.value.code == "multicast"
        assert "Address already in use" in str(dict(caught.value.params)["reason"])
        await net.here.announce("Ana", 4711, NOTICE)
        await net.here.close()

    run(work())


def test_browser_closes_in_the_middle_of_a_probe() -> None:
    """Looking no more is possible at any moment, and nothing is published afterwards."""

    async def work() -> None:
        net = Network()
        asked = asyncio.Event()

        async def hang(addresses: Sequence[Address]) -> Hello:
            asked.set()
            await asyncio.sleep(60)
            raise AssertionError

        net.there = net.client(hang)
        await net.start()
        await net.here.announce("Ana", 4711, NOTICE)
        await asked.wait()
        await net.there.stop_browsing()
        assert net.lists == []
        await net.close()

    run(work())


def test_start_that_is_called_off_leaves_nothing_open() -> None:
    """Whoever closes the window while multicast DNS starts need not wait, and no socket stays."""

    async def work() -> None:
        net = Network()
        starting = asyncio.create_task(net.here.start())
        await asyncio.sleep(0)
        started = net.here._zeroconf
        assert started is not None
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting

        engine = started.zeroconf.engine
        transports = [one.transport for one in (*engine.readers, *engine.senders)]
        assert started.zeroconf.done
        assert all(transport.is_closing() for transport in transports)
        assert (engine._listen_socket, engine._respond_sockets) == (None, [])

    run(work())


class Recorder:
    """Stands in for multicast DNS and remembers what it was asked."""

    def __init__(self, **_options: object) -> None:
        self.zeroconf = self
        self.asked: list[object] = []

    async def async_wait_for_start(self) -> None: ...

    async def async_update_interfaces(self) -> None:
        self.asked.append("interfaces")

    async def async_register_service(self, info: ServiceInfo) -> Awaitable[None]:
        return self._note("register", info)

    async def async_update_service(self, info: ServiceInfo) -> Awaitable[None]:
        return self._note("update", info)

    async def _note(self, what: str, info: ServiceInfo) -> None:
        self.asked.append((what, info.port, info.parsed_addresses()))

    async def async_close(self) -> None:
        self.asked.append("close")


def test_new_network_is_announced_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the machine's addresses change, the table is announced with the new ones."""
    own = [ipaddress.ip_interface("10.0.0.5/24")]
    recorder = Recorder()
    monkeypatch.setattr(discovery, "AsyncZeroconf", lambda **_options: recorder)
    monkeypatch.setattr(discovery, "own_addresses", lambda _interfaces: tuple(own))
    monkeypatch.setattr(discovery, "POLL_S", 0.02)

    async def work() -> None:
        net = Network()
        here = Discovery(None, BUILD, net.probe, net.lists.append)
        await here.start()
        await here.announce("Ana", 4711, NOTICE)
        await asyncio.sleep(0.1)
        assert recorder.asked == [("register", 4711, ["10.0.0.5"])]
        own[:] = [ipaddress.ip_interface("192.168.7.9/24")]
        await until(lambda: len(recorder.asked) == 3)
        assert recorder.asked[1:] == ["interfaces", ("update", 4711, ["192.168.7.9"])]
        await here.close()
        assert recorder.asked[3:] == ["close"]

    run(work())
