"""Dialling goes on while a peer is wanted, and tries its addresses side by side."""

import asyncio
import socket
from collections.abc import Iterable

import pytest

from net.shell import dialer, dials
from net.shell.addresses import Address
from net.shell.dialer import connect_any
from net.shell.dials import Dials
from net.shell.errors import LinkError
from tests.net.shell.rig import run, until

BO = bytes([7]) * 32


class Phone:
    """Fails `failures` times, then reaches whom it dials. calls: who was dialled where, when."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.calls: list[tuple[bytes, list[Address]]] = []
        self.up: set[bytes] = set()
        self.dials = Dials(self.dial, self.up.__contains__)

    async def dial(self, places: Iterable[Address], peer: bytes) -> None:
        self.calls.append((peer, list(places)))
        if len(self.calls) <= self.failures:
            raise LinkError("connect_refused", address="a:1")
        self.up.add(peer)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dials, "FIRST_PAUSE_S", 0.02)


def test_dials_until_the_peer_is_up() -> None:
    """Failures are followed by further attempts; a peer that is up is not dialled."""

    async def work() -> None:
        phone = Phone(failures=3)
        phone.dials.want(BO, ("10.0.0.1:5", "nonsense", "[::1]:6"))
        await until(lambda: phone.up)
        phone.dials.want(BO, ("10.0.0.1:5",))
        await asyncio.sleep(0.05)

        assert phone.calls == [(BO, [Address("10.0.0.1", 5), Address("::1", 6)])] * 4
        await phone.dials.close()

    run(work())


def test_a_peer_is_wanted_while_it_is_dialled() -> None:
    async def work() -> None:
        phone = Phone(failures=1)
        assert not phone.dials.is_wanted(BO)
        phone.dials.want(BO, ("10.0.0.1:5",))
        assert phone.dials.is_wanted(BO)
        await until(lambda: phone.up)
        await until(lambda: not phone.dials.is_wanted(BO))
        phone.up.clear()
        phone.dials.want(BO, ("10.0.0.1:5",))
        assert phone.dials.is_wanted(BO)
        phone.dials.forget(BO)
        assert not phone.dials.is_wanted(BO)

    run(work())


def test_names_that_others_give_are_not_asked_for() -> None:
    """Who is at the table says where he is, and could name any machine on earth."""

    async def work() -> None:
        phone = Phone(failures=0)
        phone.dials.want(BO, ("evil.example:443", "localhost:5", "10.0.0.1:5"))
        await until(lambda: phone.up)
        assert phone.calls == [(BO, [Address("10.0.0.1", 5)])]

        phone.up.clear()
        phone.dials.want(BO, ("evil.example:443",))
        assert not phone.dials.is_wanted(BO)
        await phone.dials.close()

    run(work())


def test_who_is_wanted_no_more_is_forgotten() -> None:
    """A host may show other players at his table every moment."""

    async def work() -> None:
        phone = Phone(failures=1000)
        for number in range(100):
            phone.dials.want(number.to_bytes(32), ("10.0.0.1:5",))
        await until(lambda: len(phone.calls) == 100)
        phone.dials.keep((bytes(32),))

        assert phone.dials._met == {bytes(32)}
        await phone.dials.close()

    run(work())


def test_peer_without_an_address_is_not_dialled() -> None:
    """Nothing to try is nothing tried."""

    async def work() -> None:
        phone = Phone(failures=0)
        phone.dials.want(BO, ())
        phone.dials.want(BO, ("nonsense",))
        await asyncio.sleep(0.05)
        assert phone.calls == []
        await phone.dials.close()

    run(work())


@pytest.mark.parametrize("how", ["forget", "keep", "close"])
def test_unwanted_peer_is_given_up(how: str) -> None:
    """Who is wanted no more is dialled no more."""

    async def work() -> None:
        phone = Phone(failures=1000)
        phone.dials.want(BO, ("10.0.0.1:5",))
        await until(lambda: phone.calls)
        if how == "forget":
            phone.dials.forget(BO)
        elif how == "keep":
            phone.dials.keep({bytes(32)})
        else:
            await phone.dials.close()
        made = len(phone.calls)
        await asyncio.sleep(0.1)
        assert len(phone.calls) == made
        await phone.dials.close()

    run(work())


def test_peer_that_hangs_up_is_not_dialled_at_once() -> None:
    """A peer met before is given a moment before the next dialling."""

    async def work() -> None:
        phone = Phone(failures=0)
        phone.dials.want(BO, ("10.0.0.1:5",))
        await until(lambda: phone.up)
        phone.up.clear()
        phone.dials.want(BO, ("10.0.0.1:5",))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(phone.calls) == 1
        await until(lambda: len(phone.calls) == 2)
        await phone.dials.close()

    run(work())


def test_addresses_are_tried_a_moment_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second address is tried while the first is still silent; the first to answer wins."""
    monkeypatch.setattr(dialer, "STAGGER_S", 0.05)
    begun: list[str] = []
    ended: list[str] = []

    async def connect(place: Address) -> socket.socket:
        begun.append(place.host)
        try:
            await asyncio.sleep({"slow": 60, "quick": 0.01, "never": 0}[place.host])
        except asyncio.CancelledError:
            ended.append(place.host)
            raise
        return socket.socket()

    monkeypatch.setattr(dialer, "_connect", connect)

    async def work() -> None:
        places = [Address(host, 1) for host in ("slow", "quick", "never")]
        connection, place = await connect_any(places)
        connection.close()
        await asyncio.sleep(0)
        assert place.host == "quick"
        assert begun == ["slow", "quick"]
        assert ended == ["slow"]

    run(work())


def test_second_winner_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two connections made at the same moment one is kept and one closed."""
    monkeypatch.setattr(dialer, "STAGGER_S", 0)
    made: list[socket.socket] = []
    begun: list[Address] = []
    start = asyncio.Event()

    async def connect(place: Address) -> socket.socket:
        begun.append(place)
        await start.wait()
        made.append(socket.socket())
        return made[-1]

    monkeypatch.setattr(dialer, "_connect", connect)

    async def work() -> None:
        race = asyncio.create_task(connect_any([Address("a", 1), Address("b", 1)]))
        await until(lambda: len(begun) == 2)
        start.set()
        connection, _ = await race
        await until(lambda: len(made) == 2 and any(one.fileno() < 0 for one in made))
        assert [one.fileno() >= 0 for one in made].count(True) == 1
        assert connection.fileno() >= 0
        connection.close()

    run(work())


def test_all_dead_gives_the_last_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """When no address leads anywhere the reason names an address."""

    async def connect(place: Address) -> socket.socket:
        raise LinkError("unreachable", address=str(place))

    monkeypatch.setattr(dialer, "_connect", connect)

    async def work() -> None:
        with pytest.raises(LinkError) as caught:
            await connect_any([Address("a", 1), Address("b", 2)])
        assert (caught.value.code, caught.value.params) == ("unreachable", (("address", "b:2"),))

    run(work())
