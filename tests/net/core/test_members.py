"""Players who leave, stay away and come back: votes, epochs and passive seats."""

from dataclasses import replace

from net.core.io import ClaimForfeit, KeepWaiting, VoteDrop
from net.core.messages import (
    Ack,
    Action,
    Commit,
    End,
    EpochOk,
    Reveal,
    Settings,
    TurnTimeout,
    Vote,
)
from tests.net.core.rig import Rig, settings

GRACE_MS = 90_000


def timed(clock_s: int) -> Settings:
    return replace(settings(3), clock_s=clock_s)


def leaving(absent: str) -> Settings:
    return replace(settings(3), absent=absent)


def moves(rig: Rig, seat: int) -> list[tuple[int, tuple[str, ...], str]]:
    return [(one.seat, one.texts, one.cause) for one in rig.play(seat).entries]


def active(rig: Rig) -> list[tuple[int, ...]]:
    return [rig.play(seat).members.active for seat in range(len(rig.sessions))]


def test_two_go_on_without_the_third_whose_seat_the_rules_play() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(0, "take 2")
    rig.isolate(1)
    rig.wait(GRACE_MS)
    absent = rig.play(0).members.missing
    assert [(one.seat, one.grace_ms, one.voters) for one in absent] == [(1, GRACE_MS, ())]

    rig.do(0, VoteDrop(1))

    assert active(rig) == [(0, 2), (0, 1, 2), (0, 2)]
    assert [rig.play(seat).members.number for seat in range(3)] == [1, 0, 1]
    for seat in (0, 2):
        assert moves(rig, seat) == [(0, ("take 2",), ""), (1, ("take 1",), "passive")]
    assert [len(rig.sent_of(seat, Vote)) for seat in (0, 2)] == [1, 1]
    assert [len(rig.sent_of(seat, Commit)) for seat in (0, 2)] == [2, 2]
    assert [len(rig.sent_of(seat, EpochOk)) for seat in (0, 2)] == [1, 1]


def test_they_play_on_to_the_end() -> None:
    rig = Rig(3)
    rig.start()
    rig.isolate(1)
    rig.wait(GRACE_MS)
    rig.do(0, VoteDrop(1))
    rig.act(0, "take 3")
    rig.act(2, "dare")
    rig.act(0, "gift")
    rig.act(2, "take 2")

    assert rig.play(0).ended
    assert rig.play(2).ended
    assert rig.play(0).entries == rig.play(2).entries
    assert [one.seeds for one in rig.play(0).entries if one.kind == "draw"] == [2, 2]


def test_who_is_here_cannot_be_voted_out() -> None:
    rig = Rig(3)
    rig.start()
    rig.do(0, VoteDrop(1))

    assert [one.code for one in rig.refused(0)] == ["not_missing"]
    assert active(rig) == [(0, 1, 2)] * 3


def test_one_alone_has_no_quorum() -> None:
    rig = Rig(2)
    rig.start()
    rig.isolate(1)
    rig.wait(GRACE_MS)
    rig.do(0, VoteDrop(1))

    assert [one.code for one in rig.refused(0)] == ["no_quorum"]
    assert rig.play(0).members.may_claim


def test_who_is_dropped_comes_back_between_two_turns() -> None:
    rig = Rig(3)
    rig.start()
    rig.isolate(1)
    rig.wait(GRACE_MS)
    rig.do(0, VoteDrop(1))
    rig.act(0, "take 3")
    rig.link(0, 1)
    rig.link(1, 2)
    rig.wait(8_000)

    assert active(rig) == [(0, 1, 2)] * 3
    assert [rig.play(seat).members.number for seat in range(3)] == [2, 2, 2]
    assert rig.play(0).entries == rig.play(1).entries
    rig.act(2, "dare")
    rig.act(0, "gift")
    rig.act(1, "dare")
    assert rig.play(1).entries == rig.play(2).entries
    assert [one.seeds for one in rig.play(1).entries if one.kind == "draw"] == [3, 3, 3]


def test_a_turn_out_of_time_is_played_by_the_rules() -> None:
    rig = Rig(3)
    rig.start(timed(60))
    assert rig.play(1).turn_since_ms == 1_000
    rig.wait(59_750)
    assert moves(rig, 0) == []
    rig.wait(250)

    for seat in range(3):
        assert moves(rig, seat) == [(0, ("take 1",), "clock")]
        assert rig.play(seat).members.active == (0, 1, 2)
    assert [len(rig.sent_of(seat, TurnTimeout)) for seat in range(3)] == [0, 1, 1]
    assert not rig.sent_of(0, Ack)
    rig.act(1, "dare")
    assert [len(rig.play(seat).entries) for seat in range(3)] == [3, 3, 3]


def test_an_action_and_its_time_out_cross_and_the_action_stands() -> None:
    rig = Rig(3)
    rig.start(timed(60))
    rig.lost = lambda _from, to, message: to == 2 and isinstance(message, Action | Ack)
    rig.act(0, "take 3")
    rig.wait(60_000)
    rig.lost = lambda _from, _to, _message: False
    rig.wait(8_000)

    assert len(rig.sent_of(2, TurnTimeout)) == 1
    assert [rig.play(seat).members.number for seat in range(3)] == [1, 1, 1]
    assert active(rig) == [(0, 1, 2)] * 3
    assert [moves(rig, seat) for seat in range(3)] == [[(0, ("take 3",), "")]] * 3


def test_a_table_may_end_where_a_player_leaves() -> None:
    rig = Rig(3)
    rig.start(leaving("end"))
    rig.act(0, "take 2")
    rig.isolate(2)
    rig.wait(GRACE_MS)
    rig.do(0, VoteDrop(2))

    assert [rig.play(seat).ended for seat in range(3)] == [True, True, False]
    ends = [one.message for one in rig.sent_of(1, End)]
    assert [(one.reason, one.scores) for one in ends if isinstance(one, End)] == [
        ("abandoned", (0, 0, 0))
    ]


def test_a_stand_in_plays_where_the_table_has_chosen_it() -> None:
    rig = Rig(3, stand_ins={"toy": lambda _position: "take 3"})
    rig.start(leaving("bot"))
    rig.isolate(1)
    rig.wait(GRACE_MS)
    rig.do(0, VoteDrop(1))
    rig.act(0, "dare")

    assert moves(rig, 2)[-1] == (1, ("take 3",), "passive")
    assert rig.play(0).entries == rig.play(2).entries


def test_who_stays_alone_may_claim_the_game() -> None:
    rig = Rig(2)
    rig.start()
    rig.do(0, ClaimForfeit())
    assert [one.code for one in rig.refused(0)] == ["others_here"]
    rig.isolate(1)
    rig.wait(GRACE_MS)
    rig.do(0, ClaimForfeit())

    assert rig.play(0).ended
    assert rig.play(0).members.claimed_by == (0,)
    rig.link(0, 1)
    assert rig.play(1).members.claimed_by == (0,)
    assert not rig.play(1).ended


def test_who_has_claimed_the_game_signs_no_more_and_the_others_go_on() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(0, "take 2")
    rig.isolate(0)
    rig.wait(GRACE_MS)
    rig.do(0, ClaimForfeit())
    signed = len(rig.sent_of(0, Ack))
    rig.link(0, 1)
    rig.link(0, 2)
    rig.wait(4_000)
    rig.act(1, "take 3")

    assert rig.play(0).ended
    assert len(rig.sent_of(0, Ack)) == signed
    assert active(rig)[1:] == [(1, 2), (1, 2)]
    assert moves(rig, 1) == [(0, ("take 2",), ""), (1, ("take 3",), "")]


def test_patience_is_a_vote_against_going_on_alone() -> None:
    rig = Rig(3)
    rig.start()
    rig.isolate(2)
    rig.wait(GRACE_MS // 3)
    rig.do(0, VoteDrop(2))
    assert active(rig) == [(0, 1, 2)] * 3
    assert [one.voters for one in rig.play(1).members.missing] == [(0,)]
    rig.do(1, KeepWaiting())
    rig.link(0, 2)
    rig.link(1, 2)
    rig.wait(20_000)

    assert active(rig) == [(0, 1, 2)] * 3
    assert [rig.play(seat).members.number for seat in range(3)] == [1, 1, 1]
    rig.act(0, "dare")
    assert [len(rig.play(seat).entries) for seat in range(3)] == [2, 2, 2]


def test_a_link_revealed_by_all_who_go_on_fixes_the_draw() -> None:
    """Seat 1 has seen the others' links and keeps its own: it may come back, but draws no other."""
    rig = Rig(3)
    rig.start()
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Reveal)
    rig.act(0, "dare")
    rig.wait(GRACE_MS)
    rig.do(0, VoteDrop(1))
    rig.lost = lambda _from, _to, _message: False
    rig.wait(20_000)

    draws = [[one for one in rig.play(seat).entries if one.kind == "draw"] for seat in range(3)]
    assert draws[0] == draws[1] == draws[2]
    assert len(draws[0]) == 1
