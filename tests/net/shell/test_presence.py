"""Which tables others on the network see, and where a seat says it can be reached."""

import ipaddress
from pathlib import Path
from typing import Any

import pytest

from net.shell import contact
from net.shell.events import FoundTable, Listening, LocalSeat, TablesFound
from net.shell.unfinished import unfinished_games
from tests.net.shell.laptop import Laptop, computer, laptops, settings

SLOWLY_S = 0.5


def seen_of(eve: Laptop, name: str) -> FoundTable:
    """Return the table of `name` once `eve` sees it."""

    def ours(told: TablesFound) -> list[FoundTable]:
        return [one for one in told.tables if one.name == name]

    return ours(eve.wait(TablesFound, ours))[0]


def seen_at_all(eve: Laptop, name: str) -> bool:
    told = [event for event in eve.events if isinstance(event, TablesFound)]
    return any(one.name == name for event in told for one in event.tables)


def test_a_table_of_this_machine_alone_is_seen_if_that_is_wanted(tmp_path: Path) -> None:
    seats = [computer("Solo", "vary"), computer("Al")]
    with laptops(tmp_path, ["ana", "bo", "eve"], discovery=True, bot_delay_s=SLOWLY_S) as tables:
        ana, bo, eve = tables
        eve.node.browse()
        ana.node.host(settings(2), seats, announced=False)
        ana.stage("playing")
        bo.node.host(settings(2), [computer("Shown", "vary"), computer("Al")])
        seen_of(eve, "Shown")

        assert not seen_at_all(eve, "Solo")


def test_a_table_with_an_open_seat_is_always_seen(tmp_path: Path) -> None:
    with laptops(tmp_path, ["ana", "eve"], discovery=True) as (ana, eve):
        eve.node.browse()
        ana.node.host(settings(2), [LocalSeat("Open")], announced=False)

        assert seen_of(eve, "Open").taken == 1


def test_a_game_of_this_machine_alone_is_not_seen_when_it_is_resumed(tmp_path: Path) -> None:
    seats = [computer("Solo", "vary"), computer("Al")]
    with laptops(tmp_path, ["ana"], bot_delay_s=SLOWLY_S) as (ana,):
        ana.node.host(settings(2), seats)
        ana.view(lambda view: view.play and len(view.play.entries) >= 2)
    with laptops(tmp_path, ["ana", "bo", "eve"], discovery=True, bot_delay_s=SLOWLY_S) as tables:
        ana, bo, eve = tables
        eve.node.browse()
        ana.node.resume(unfinished_games(ana.profile)[0])
        ana.stage("playing")
        bo.node.host(settings(2), [LocalSeat("Shown")])
        seen_of(eve, "Shown")

        assert not seen_at_all(eve, "Solo")


def test_a_network_that_comes_later_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who began without a network can be reached, and says where, once there is one."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        ana.node.host(settings(2), [LocalSeat("Ana")])
        port = ana.address().rpartition(":")[2]
        network: Any = (ipaddress.ip_interface("10.9.8.7/24"),)
        monkeypatch.setattr(contact, "own_addresses", lambda _interfaces: network)
        told = ana.wait(Listening, lambda told: told.addresses[0].startswith("10."))

        assert told.addresses == (f"10.9.8.7:{port}",)
