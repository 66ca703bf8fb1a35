"""Players on four hosts find each other, with multicast DNS and without."""

import json

from tests.lan.game import (
    HEADLESS,
    NAMES,
    TABLE,
    address_of,
    begin,
    finish,
    join,
    middle_of_a_game,
    open_table,
)
from tests.lan.network import Lan


def test_four_hosts_find_each_other_and_play_to_the_end(lan: Lan) -> None:
    players = begin(lan.hosts)
    assert [address_of(player).partition(":")[0] for player in players] == [
        "10.77.0.1",
        "10.77.0.2",
        "10.77.0.3",
        "10.77.0.4",
    ]
    seats = players[3].told("table")[-1]["seats"]
    assert [row["nick"] for row in seats] == list(NAMES)
    finish(players)


def test_a_table_is_listed_on_another_host_and_gone_with_its_host(lan: Lan) -> None:
    table = open_table(lan.hosts[0], 3)
    listed = lan.hosts[1].run("tables", "--seconds", "5", "--json")
    assert listed.returncode == 0
    (row,) = map(json.loads, listed.stdout.splitlines())
    assert (row["name"], row["taken"], row["seats"]) == (TABLE, 1, 3)
    assert row["addresses"] == [address_of(table)]
    table.kill()
    listed = lan.hosts[1].run("tables", "--seconds", "5", "--json")
    assert (listed.returncode, listed.stdout) == (0, "")


def test_without_multicast_dns_players_join_by_address(lan: Lan) -> None:
    for host in lan.hosts:
        host.block_mdns()
    table = open_table(lan.hosts[0], 3)
    sought = lan.hosts[1].run("join", TABLE, "--seconds", "3", "--headless")
    assert sought.returncode == 1
    assert "No table called “Ada” was found within 3 s." in sought.stderr
    assert "tikal join HOST:PORT" in sought.stderr
    guests = join(lan.hosts[1:3], address_of(table))
    finish([table, *guests])


def test_private_networks_that_look_alike_are_passed_over(lan: Lan) -> None:
    for host in lan.hosts:
        host.add_private_network("10.0.3.1")
    players = begin(lan.hosts)
    for number, player in enumerate(players, 1):
        (told,) = player.told("listening")
        hosts = [address.partition(":")[0] for address in told["addresses"]]
        assert hosts == ["10.0.3.1", f"10.77.0.{number}"]
    finish(players)


def test_a_host_that_lets_no_caller_in_calls_the_others(lan: Lan) -> None:
    lan.hosts[2].refuse_callers()
    finish(begin(lan.hosts))


def test_two_hosts_that_let_no_caller_in_play_through_the_third(lan: Lan) -> None:
    lan.hosts[1].refuse_callers()
    lan.hosts[2].refuse_callers()
    finish(begin(lan.hosts[:3]))


def test_a_table_opened_before_there_is_a_network_is_found_once_there_is(lan: Lan) -> None:
    opener = lan.hosts[0]
    address = opener.address
    opener.forget_address()
    opener.down()
    table = open_table(opener, 2)
    assert address_of(table).partition(":")[0] == "127.0.0.1"
    opener.up()
    opener.change_address(address)
    finish([table, *join(lan.hosts[1:2], TABLE)])


def test_two_guests_who_get_other_addresses_in_the_lobby_are_reached_there(lan: Lan) -> None:
    table = open_table(lan.hosts[0], 4)
    movers = join(lan.hosts[1:3], TABLE)
    lan.hosts[1].change_address("10.77.0.101")
    lan.hosts[2].change_address("10.77.0.102")
    last = lan.hosts[3].start(NAMES[3], "join", TABLE, *HEADLESS)
    finish([table, *movers, last])


def test_a_table_whose_host_gets_another_address_is_found_there(lan: Lan) -> None:
    table = open_table(lan.hosts[0], 2)
    lan.hosts[0].down()
    lan.hosts[0].change_address("10.77.0.101")
    lan.hosts[0].up()
    guests = join(lan.hosts[1:2], TABLE)
    finish([table, *guests])


def test_a_late_spectator_sees_the_whole_game_and_its_end(lan: Lan) -> None:
    players = middle_of_a_game(lan.hosts[:3])
    onlooker = lan.hosts[3].start("Eve", "watch", TABLE, "--headless", "--json")
    finish(players)
    (result,) = players[0].told("result")
    assert onlooker.wait_for("result") == result
    assert onlooker.finish() == (0, "")
    seen = [entry["height"] for entry in onlooker.told("entry")]
    assert seen == list(range(len(players[0].told("entry"))))
