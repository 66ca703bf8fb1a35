"""Players who leave, stay away and come back: votes, epochs and passive seats."""

from net.core.io import VoteDrop
from net.core.messages import Commit, EpochOk, Vote
from tests.net.core.rig import Rig

GRACE_MS = 90_000


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
