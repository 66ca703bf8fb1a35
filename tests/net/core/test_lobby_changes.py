"""Leaving, being lost or kicked, other settings, and intents that cannot be carried out."""

from dataclasses import replace

import pytest

from net.core.io import (
    ChangeSettings,
    Kick,
    Leave,
    OpenTable,
    Refused,
    Say,
    SetReady,
)
from tests.net.core.rig import Rig, settings


def test_a_guest_who_leaves_frees_his_seat() -> None:
    rig = Rig(3)
    rig.gather()
    rig.do(1, Leave())

    assert rig.view(1).closed_code == "left"
    assert rig.view(0).seats[1].key == b""
    assert rig.view(2).seats[1].key == b""
    assert rig.stages() == ["lobby", "closed", "lobby"]


def test_a_host_who_leaves_closes_the_table() -> None:
    rig = Rig(3)
    rig.gather()
    rig.do(0, Leave())

    assert rig.stages() == ["closed"] * 3
    assert [rig.view(seat).closed_code for seat in range(3)] == ["left", "host_left", "host_left"]


def test_a_host_who_is_lost_closes_the_table_after_ten_seconds() -> None:
    rig = Rig(2)
    rig.gather()
    rig.cut(0, 1)
    assert rig.view(1).seats[0].link == "down"

    rig.wait(9_750)
    assert rig.stages() == ["lobby", "lobby"]
    rig.wait(250)
    assert rig.stages() == ["lobby", "closed"]
    assert rig.view(1).closed_code == "host_lost"


def test_a_guest_who_is_lost_keeps_his_seat_for_ten_seconds() -> None:
    rig = Rig(3)
    rig.gather()
    rig.isolate(1)
    rig.wait(9_750)
    assert rig.view(0).seats[1].key == rig.keys[1]
    rig.wait(250)

    assert rig.view(0).seats[1].key == b""
    assert rig.view(2).seats[1].key == b""


def test_a_link_that_comes_back_leaves_everything_as_it_was() -> None:
    rig = Rig(2)
    rig.gather()
    rig.do(1, SetReady())
    rig.cut(0, 1)
    rig.wait(2_000)
    rig.link(0, 1)
    rig.do(0, SetReady())

    assert rig.stages() == ["playing", "playing"]


def test_a_kicked_guest_is_told() -> None:
    rig = Rig(3)
    rig.gather()
    rig.do(0, Kick(rig.keys[1]))

    assert rig.view(1).closed_code == "kicked"
    assert rig.view(2).seats[1].key == b""
    assert (1, "kicked") in rig.hung_up(0)


@pytest.mark.parametrize("key", [b"", b"?" * 32, None], ids=["none", "stranger", "host"])
def test_only_a_guest_can_be_kicked(key: bytes | None) -> None:
    rig = Rig(2)
    rig.gather()
    rig.do(0, Kick(rig.keys[0] if key is None else key))

    assert rig.refused(0) == [Refused("not_seated")]


def test_what_is_the_hosts_is_refused_to_guests() -> None:
    rig = Rig(2)
    rig.gather()
    rig.do(1, Kick(rig.keys[0]))
    rig.do(1, ChangeSettings(settings(2, "rush")))

    assert rig.refused(1) == [Refused("not_host"), Refused("not_host")]


def test_a_table_is_not_opened_with_settings_no_game_can_be_played_with() -> None:
    rig = Rig(2)
    rig.do(0, OpenTable(replace(settings(), game="chess")))
    rig.do(0, OpenTable(replace(settings(), variant="blitz")))
    rig.do(0, OpenTable(replace(settings(), first_player=2)))

    assert rig.refused(0) == [
        Refused("unknown_game", (("game", "chess"),)),
        Refused("bad_settings", (("reason", "variant"), ("variant", "blitz"))),
        Refused("bad_settings", (("reason", "first_player"), ("seat", 2))),
    ]
    assert rig.stages() == ["idle", "idle"]


def test_seats_in_use_do_not_go() -> None:
    rig = Rig(3)
    rig.gather()
    rig.do(0, ChangeSettings(settings(2)))

    assert rig.refused(0) == [Refused("seats_taken", (("players", 2),))]


def test_a_table_can_grow_and_shrink() -> None:
    rig = Rig(2)
    rig.gather()
    rig.do(0, ChangeSettings(settings(4)))
    assert [bool(seat.key) for seat in rig.view(1).seats] == [True, True, False, False]
    rig.do(0, ChangeSettings(settings(2)))
    assert [bool(seat.key) for seat in rig.view(1).seats] == [True, True]


def test_intents_out_of_season_are_refused() -> None:
    rig = Rig(2)
    rig.do(0, SetReady())
    rig.do(0, Leave())
    rig.do(0, Say("hello"))
    rig.gather()
    rig.do(0, OpenTable(settings()))
    rig.act(0, "dare")

    idle, lobby = (("stage", "idle"),), (("stage", "lobby"),)
    assert rig.refused(0) == [
        *[Refused("not_now", idle)] * 3,
        *[Refused("not_now", lobby)] * 2,
    ]


def test_whoever_gets_no_answer_gives_up() -> None:
    rig = Rig(2)
    rig.join(1)
    rig.wait(9_750)
    assert rig.stages() == ["idle", "joining"]
    rig.wait(250)

    assert rig.view(1).closed_code == "no_answer"


def test_a_guest_does_not_sit_down_to_a_game_he_does_not_know() -> None:
    rig = Rig(2, games={1: {}})
    rig.gather()

    assert rig.view(1).closed_code == "unknown_game"
    assert rig.view(1).closed_params == (("game", "toy"),)
