"""A host with a changed program, and what it leaves behind in the memory of a guest."""

import asyncio
from pathlib import Path

from net.core.envelope import seal
from net.core.io import Received
from net.core.messages import Lobby, SeatRow
from net.shell.events import LocalSeat
from tests.net.shell.laptop import laptops, settings
from tests.present import present


def test_players_that_a_host_makes_up_are_forgotten(tmp_path: Path) -> None:
    """He shows another third player, with eight long addresses, in each of 100 announcements."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(3), [LocalSeat("Ana")])
        bo.node.join(ana.address(), [LocalSeat("Bo")])
        bo.stage("lobby")
        (host,) = present(ana.node._client).party.seats.values()
        (guest,) = present(bo.node._client).party.seats.values()

        def announce(number: int) -> None:
            lobby = host._session._table.lobby
            assert lobby is not None
            places = tuple(f"10.{number}.{place}.1:47001" for place in range(8))
            # The smaller key dials at once.
            key = bytes([255, number]).ljust(32, b"\x01")
            third = SeatRow(2, key, "Cleo", "person", 0, places, 2)
            shown = Lobby(lobby.lobby_id, 100 + number, lobby.settings, (*lobby.seats[:2], third))
            guest.feed(Received(host.key, seal(host._identity, lobby.lobby_id, shown)))

        async def all_of_it() -> None:
            for number in range(100):
                announce(number)
                await asyncio.sleep(0)
                await asyncio.sleep(0)

        done = asyncio.run_coroutine_threadsafe(all_of_it(), present(bo.node._loop))
        done.result(60)
        bo.view(lambda view: len(view.seats) == 3 and view.seats[2].key[:2] == b"\xff\x63")

        assert len(guest.whereabouts.all()) <= 2
        assert len(guest.dials._met) <= 2
