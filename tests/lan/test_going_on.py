"""Players who are gone for longer than they are waited for, and games taken up again."""

from tests.lan.game import (
    HEADLESS,
    SILENT_S,
    agree,
    finish,
    middle_of_a_game,
    seat_of,
    verify,
    wait_until_missed,
)
from tests.lan.network import Lan


def test_a_host_that_dies_is_missed_by_name_and_the_others_go_on(lan: Lan) -> None:
    players = middle_of_a_game(lan.hosts, "--grace", "5")
    players[0].kill()
    others = players[1:]
    wait_until_missed(players[:1], others)
    left = sorted(seat_of(player.name, others[0]) for player in others)
    for player in others:
        player.wait_for("members", SILENT_S, epoch=1, active=left)
    finish(others, verdict="OK_WITH_DROPS")
    code, (of_the_dead, *of_the_others) = verify(players)
    # Cut short as well, if he died before an entry was on his disk that was final for the others.
    assert of_the_dead in {"OK_INCOMPLETE", "TRUNCATED"}
    assert (code, of_the_others) == (2, ["OK_WITH_DROPS"] * 3)


def test_three_go_on_without_one_who_is_cut_off_and_he_sees_the_end(lan: Lan) -> None:
    players = middle_of_a_game(lan.hosts, "--grace", "4")
    left = sorted(seat_of(player.name, players[0]) for player in players[:3])
    lan.partition(lan.hosts[3:], lan.hosts[:3])
    for player in players[:3]:
        player.wait_for("members", SILENT_S, epoch=1, active=left)
    lan.heal()
    finish(players, verdict="OK_WITH_DROPS")


def test_of_two_halves_the_one_with_the_lowest_seat_goes_on(lan: Lan) -> None:
    players = middle_of_a_game(lan.hosts, "--grace", "4")
    lan.partition(lan.hosts[2:], lan.hosts[:2])
    wait_until_missed(players[:2], players[2:])
    finish(players[:2], verdict="OK_WITH_DROPS")
    assert [player.process.poll() for player in players[2:]] == [None, None]
    assert [player.told("members") for player in players[2:]] == [[], []]
    for player in players[2:]:
        player.kill()
    assert verify(players[2:]) == (2, ["OK_INCOMPLETE"] * 2)


def test_all_are_switched_off_and_go_on_with_other_addresses(lan: Lan) -> None:
    players = middle_of_a_game(lan.hosts)
    for player in players:
        player.kill()
    for number, host in enumerate(lan.hosts):
        host.change_address(f"10.77.0.{101 + number}")
    again = [
        host.resume(player.name, *HEADLESS) for host, player in zip(lan.hosts, players, strict=True)
    ]
    agree(again)
    # They go on with the logs they had.
    assert verify(players) == (0, ["OK_COMPLETE"] * 4)
