"""Sitting down at a table, being ready, and the start of the game."""

import pytest

from net.core.envelope import seal
from net.core.io import (
    ChangeSettings,
    Refused,
    SetReady,
)
from net.core.keys import Identity
from net.core.messages import Commit, JoinReply, JoinRequest, Proposal, StartAck
from net.core.view import SeatView
from tests.net.core.rig import Rig, settings


def test_whoever_opens_a_table_sits_on_seat_0() -> None:
    rig = Rig(2)
    rig.open_table()

    view = rig.view(0)
    assert rig.stages() == ["lobby", "idle"]
    assert (view.own_seat, view.host, view.missing) == (0, rig.keys[0], (0, 1))
    assert view.seats == (
        SeatView(0, rig.keys[0], "Anna", "person", ready=False, link="self", colour=0),
        SeatView(1, b"", "", "", ready=False, link="none"),
    )


def test_guests_get_the_seats_in_order_or_the_one_they_want() -> None:
    rig = Rig(4)
    rig.open_table()
    rig.join(1, want=3)
    rig.join(2)
    rig.join(3)

    assert [view.own_seat for view in map(rig.view, range(4))] == [0, 3, 1, 2]
    assert [seat.nick for seat in rig.view(3).seats] == ["Anna", "Cleo", "Dora", "Bert"]


def test_the_game_starts_when_all_are_ready() -> None:
    rig = Rig(3)
    rig.gather()
    rig.do(0, SetReady())
    rig.do(1, SetReady())

    assert rig.stages() == ["lobby"] * 3
    assert rig.view(0).missing == (2,)

    rig.do(2, SetReady())

    assert rig.stages() == ["playing"] * 3
    assert rig.play(0).gid == rig.play(1).gid == rig.play(2).gid
    assert len(rig.sent_of(0, Proposal)) == 1
    assert [len(rig.sent_of(seat, Commit)) for seat in range(3)] == [1, 1, 1]
    assert [len(rig.sent_of(seat, StartAck)) for seat in range(3)] == [1, 1, 1]


def test_commit_waits_for_the_disk() -> None:
    rig = Rig(2)
    rig.asleep.add(1)
    rig.start()

    assert rig.stages() == ["agreeing", "agreeing"]
    assert rig.sent_of(1, Commit) == []
    assert rig.view(0).missing == (1,)

    rig.wake(1)

    assert rig.stages() == ["playing", "playing"]


@pytest.mark.parametrize(("want", "code"), [(0, "taken"), (1, "taken"), (2, ""), (-1, "")], ids=str)
def test_a_taken_seat_is_refused(want: int, code: str) -> None:
    rig = Rig(3)
    rig.open_table()
    rig.join(1)
    rig.join(2, want)

    assert (rig.view(2).stage.value, rig.view(2).closed_code) == (
        ("closed", code) if code else ("lobby", "")
    )


def test_a_full_table_says_so() -> None:
    rig = Rig(3)
    rig.open_table(settings(2))
    rig.join(1)
    rig.join(2)

    assert rig.view(2).closed_code == "full"
    assert rig.view(0).missing == (0, 1)


def test_a_table_that_plays_says_so() -> None:
    rig = Rig(3)
    rig.open_table(settings(2))
    rig.join(1)
    rig.do(0, SetReady())
    rig.do(1, SetReady())
    rig.join(2)

    assert rig.stages() == ["playing", "playing", "closed"]
    assert rig.view(2).closed_code == "started"


def test_one_key_gets_one_seat() -> None:
    rig = Rig(3)
    rig.open_table()
    rig.join(1)
    lobby_id = rig.view(0).lobby_id
    request = JoinRequest(lobby_id, 2, "Bert", "person", ())
    rig.receive(0, 1, seal(Identity(bytes([2]) * 32), lobby_id, request))

    replies = [envelope.message for envelope in rig.sent_of(0, JoinReply)]
    assert replies == [
        JoinReply(lobby_id, rig.keys[1], "ok", 1),
        JoinReply(lobby_id, rig.keys[1], "duplicate", -1),
    ]
    assert rig.view(0).seats[2].key == b""


def test_nobody_asks_for_a_seat_in_the_name_of_another() -> None:
    rig = Rig(3)
    rig.open_table()
    lobby_id = rig.view(0).lobby_id
    request = JoinRequest(lobby_id, -1, "Cleo", "person", ())
    frame = seal(Identity(bytes([3]) * 32), lobby_id, request)
    for _ in range(3):
        rig.receive(0, 1, frame)

    assert rig.view(0).seats[1].key == b""
    assert rig.hung_up(0) == [(1, "protocol")]


def test_settings_changed_take_readiness_back() -> None:
    rig = Rig(2)
    rig.gather()
    rig.do(1, SetReady())
    assert [seat.ready for seat in rig.view(0).seats] == [False, True]

    rig.do(0, ChangeSettings(settings(2, "rush")))

    assert [seat.ready for seat in rig.view(0).seats] == [False, False]
    assert [seat.ready for seat in rig.view(1).seats] == [False, False]
    assert rig.view(1).settings == settings(2, "rush")

    rig.do(0, SetReady())
    assert rig.stages() == ["lobby", "lobby"]


def test_a_new_guest_takes_readiness_back() -> None:
    rig = Rig(3)
    rig.open_table()
    rig.join(1)
    rig.do(1, SetReady())
    rig.join(2)

    assert [seat.ready for seat in rig.view(0).seats] == [False, False, False]


def test_ready_can_be_taken_back() -> None:
    rig = Rig(2)
    rig.gather()
    rig.do(1, SetReady())
    rig.do(1, SetReady(ready=False))
    rig.do(0, SetReady())

    assert rig.stages() == ["lobby", "lobby"]
    assert [seat.ready for seat in rig.view(1).seats] == [True, False]


def test_ready_taken_back_while_agreeing_leads_back_to_the_lobby() -> None:
    rig = Rig(2)
    rig.asleep = {0, 1}
    rig.start()
    assert rig.stages() == ["agreeing", "agreeing"]

    rig.do(1, SetReady(ready=False))
    rig.wake(0)
    rig.wake(1)

    assert rig.stages() == ["lobby", "lobby"]
    assert [seat.ready for seat in rig.view(0).seats] == [False, False]

    rig.do(0, SetReady())
    rig.do(1, SetReady())
    assert rig.stages() == ["playing", "playing"]


def test_nobody_goes_back_once_the_host_has_signed_the_start() -> None:
    rig = Rig(2)
    rig.gather()
    rig.lost = lambda _from, to, message: to == 1 and isinstance(message, StartAck)
    rig.do(0, SetReady())
    rig.do(1, SetReady())
    assert rig.stages() == ["playing", "agreeing"]

    rig.do(0, SetReady(ready=False))

    assert rig.refused(0) == [Refused("not_now", (("stage", "playing"),))]
    rig.lost = lambda _from, _to, _message: False
    rig.cut(0, 1)
    rig.link(0, 1)
    assert rig.stages() == ["playing", "playing"]


def test_ready_is_held_back_until_the_links_are_up() -> None:
    rig = Rig(3, linked=False)
    rig.link(0, 1)
    rig.link(0, 2)
    rig.gather()
    for seat in range(3):
        rig.do(seat, SetReady())

    assert [seat.ready for seat in rig.view(0).seats] == [True, False, False]
    assert rig.view(1).seats[1].ready
    assert rig.view(1).missing == (1, 2)
    assert rig.view(1).seats[2].link == "none"

    rig.link(1, 2)

    assert rig.stages() == ["playing"] * 3


def test_two_guests_who_cannot_meet_play_through_the_host() -> None:
    rig = Rig(3, linked=False)
    rig.link(0, 1)
    rig.link(0, 2)
    rig.gather()
    for seat in range(3):
        rig.do(seat, SetReady())
    rig.wait(9_750)
    assert rig.stages() == ["lobby"] * 3

    rig.wait(500)
    assert rig.stages() == ["playing"] * 3

    rig.act(0, "dare")
    assert [len(rig.play(seat).entries) for seat in range(3)] == [2, 2, 2]
