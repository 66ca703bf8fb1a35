"""Links that break in the middle of a game: it pauses, says for whom, and goes on."""

import pytest

from tests.lan.game import MIDDLE, SILENT_S, begin, finish, middle_of_a_game, wait_until_missed
from tests.lan.network import Lan


def test_an_interface_that_blinks_disturbs_nobody(lan: Lan) -> None:
    players = middle_of_a_game(lan.hosts)
    lan.hosts[1].down()
    lan.hosts[1].up()
    finish(players)
    assert [player.told("away") for player in players] == [[], [], [], []]


def test_an_interface_that_is_down_for_long_pauses_the_game(lan: Lan) -> None:
    players = middle_of_a_game(lan.hosts)
    lan.hosts[1].down()
    wait_until_missed(players[1:2], [players[0], *players[2:]])
    lan.hosts[1].up()
    for player in players:
        player.wait_for("back", SILENT_S)
    finish(players)


def test_a_laptop_sleeps_and_wakes(lan: Lan) -> None:
    players = middle_of_a_game(lan.hosts)
    others = [players[0], *players[2:]]
    players[1].sleep()
    wait_until_missed(players[1:2], others)
    players[1].wake()
    for player in others:
        player.wait_for("back", SILENT_S)
    finish(players)


def test_a_player_who_hears_nothing_but_is_heard_is_waited_for(lan: Lan) -> None:
    players = begin(lan.hosts[:2])
    players[0].wait_for_entry(MIDDLE)
    lan.hosts[1].stop_hearing(lan.hosts[0])
    wait_until_missed(players[1:], players[:1])
    wait_until_missed(players[:1], players[1:])
    lan.hosts[1].open_up()
    for player in players:
        player.wait_for("back", SILENT_S)
    finish(players)


@pytest.mark.parametrize("number", [0, 2], ids=["host of the table", "guest"])
def test_an_interface_comes_back_with_another_address(lan: Lan, number: int) -> None:
    players = middle_of_a_game(lan.hosts)
    host, mover = lan.hosts[number], players[number]
    others = [player for player in players if player is not mover]
    host.down()
    wait_until_missed([mover], others)
    host.change_address("10.77.0.101")
    host.up()
    for player in players:
        player.wait_for("back", SILENT_S)
    finish(players)


def test_every_host_gets_another_address_at_once(lan: Lan) -> None:
    players = middle_of_a_game(lan.hosts)
    for host in lan.hosts:
        host.down()
    for number, host in enumerate(lan.hosts):
        host.change_address(f"10.77.0.{101 + number}")
        host.up()
    finish(players)


@pytest.mark.parametrize(
    "groups",
    [[[0], [1, 2, 3]], [[0, 1], [2, 3]], [[0], [1], [2, 3]], [[0], [1], [2], [3]]],
    ids=["1-3", "2-2", "1-1-2", "1-1-1-1"],
)
def test_a_partition_heals(lan: Lan, groups: list[list[int]]) -> None:
    players = middle_of_a_game(lan.hosts)
    lan.partition(*([lan.hosts[number] for number in group] for group in groups))
    for group in groups:
        here = [players[number] for number in group]
        wait_until_missed([player for player in players if player not in here], here)
    heights = {player.told("entry")[-1]["height"] for player in players}
    assert max(heights) - min(heights) <= 1
    lan.heal()
    for player in players:
        player.wait_for("back", SILENT_S)
    finish(players)
