"""A cheat that goes over to two epochs, so that one who went over to the first hears of both."""

from dataclasses import replace

import pytest

from net.core.absence import CLOCK
from net.core.io import VoteDrop
from net.core.messages import Ack, Action, Commit, EpochOk, Message, TurnTimeout, Vote
from net.core.motion import Ballot
from net.core.transcript import absent_entry
from net.core.verify import Weight, verify
from tests.net.core.forging import forge, proven
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig, settings
from tests.net.core.test_going_over import GRACE_MS, active, table_without_2, vote


def left_behind(rig: Rig) -> None:
    """Seat 1 goes over alone; the others go on without it, and it is linked to the last of them."""
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Commit)
    vote(rig, 0, Ballot(1, (), (), "reseed"))
    rig.isolate(1)
    rig.wait(GRACE_MS)
    rig.do(0, VoteDrop(1))
    rig.lost = lambda _from, _to, _message: True
    rig.link(1, len(rig.sessions) - 1)


def tell(rig: Rig, *kinds: type[Message]) -> None:
    """Let seat 1 hear what the others have said of these kinds, over the only link it has."""
    others = [seat for seat in range(len(rig.sessions)) if seat != 1]
    for kind in kinds:
        for one in (one for seat in others for one in rig.sent_of(seat, kind)):
            rig.receive(1, others[-1], one.raw)


def come_back(rig: Rig) -> None:
    rig.lost = lambda _from, _to, _message: False
    rig.link(0, 1)
    rig.wait(30_000)


def damage(rig: Rig, seat: int) -> list[str]:
    findings = verify([rig.logs[seat]], GAMES, BUILD).findings
    return [one.verdict.value for one in findings if one.weight is Weight.DAMAGE]


def test_who_hears_of_two_settled_epochs_goes_over_once() -> None:
    """Seat 2 signs EPOCH_OK for the epoch of seat 1, and votes in the one of seat 0."""
    rig = Rig(3)
    rig.start()
    left_behind(rig)
    assert active(rig) == [(0, 2), (0, 1, 2), (0, 2)]
    gid = rig.play(0).gid
    one, other = (rig.sent_of(seat, EpochOk)[0].message for seat in (1, 0))
    assert isinstance(one, EpochOk)
    assert isinstance(other, EpochOk)
    rig.receive(1, 2, forge(rig, 2, one))
    tell(rig, Vote, Commit)
    rig.receive(1, 2, rig.sent_of(0, EpochOk)[0].raw)
    rig.receive(1, 2, forge(rig, 2, Vote(other.eid, 1, (), (), "reseed", 0, gid, (), b"", ())))
    assert active(rig) == [(0, 2), (0, 2), (0, 2)]
    come_back(rig)

    assert [one.seat for one in rig.play(1).members.proven] == [2]
    assert rig.play(1).members.number >= rig.play(0).members.number
    assert damage(rig, 1) == []


def test_who_was_told_another_vote_while_he_was_in_an_epoch_of_his_own_follows() -> None:
    """The vote is above the first height of the epoch both are about."""
    rig = Rig(4)
    rig.start()
    rig.act(0, "take 1")
    left_behind(rig)
    assert active(rig) == [(0, 2, 3), (0, 1, 2, 3), (0, 2, 3), (0, 2, 3)]
    real = rig.sent_of(3, Vote)[-1].message
    assert isinstance(real, Vote)
    assert (real.attempt, real.height, len(real.certificate)) == (2, 1, 4)
    rig.receive(1, 3, forge(rig, 3, replace(real, drop=(0,))))
    tell(rig, Vote, Commit, EpochOk)

    assert active(rig)[1] == (0, 2, 3)
    assert [one.seat for one in rig.play(1).members.proven] == [3]


@pytest.mark.parametrize("place", [0, 35, 70], ids=["first", "between", "last"])
def test_who_was_told_more_than_can_be_kept_follows_all_the_same(place: int) -> None:
    """Seat 1 signs 70 other COMMITs for seat 2, and tells it the one that counts among them."""
    rig = table_without_2()
    true = rig.sent_of(1, Commit)[-1]
    real = true.message
    assert isinstance(real, Commit)
    rig.lost = lambda _from, to, _message: to == 2
    rig.link(1, 2)
    before = len(rig.logs[2])
    told = [
        forge(rig, 1, replace(real, tip=bytes([number]) * 32), real.sid) for number in range(70)
    ]
    # Never the very first: it would be what counts from the beginning.
    told.insert(place + 1, true.raw)
    for frame in told:
        rig.receive(2, 1, frame)
    # The first one, and EVIDENCE of that and the second.
    assert len(rig.logs[2]) - before < 6 * len(true.raw)
    rig.cut(1, 2)
    rig.lost = lambda _from, _to, _message: False
    assert active(rig) == [(0, 1), (0, 1), (0, 1, 2)]
    rig.link(0, 2)
    rig.wait(10_000)

    assert rig.play(2).members.number >= 1
    assert 2 not in rig.play(2).members.active
    assert damage(rig, 2) == []


def test_what_a_cheat_alone_made_final_in_an_epoch_goes_with_it() -> None:
    """Seat 2 goes over with seat 1 and times it out, but has done that with seat 0 already."""
    rig = Rig(3)
    rig.start(replace(settings(3), clock_s=60))
    rig.act(0, "take 1")
    rig.isolate(1)
    rig.wait(GRACE_MS)
    rig.do(0, VoteDrop(1))
    assert active(rig) == [(0, 2), (0, 1, 2), (0, 2)]
    rig.lost = lambda _from, _to, _message: True
    rig.link(1, 2)
    rig.do(1, VoteDrop(0))
    ballot = rig.sent_of(1, Vote)[-1].message
    rig.receive(1, 2, forge(rig, 2, ballot))
    commit = rig.sent_of(1, Commit)[-1].message
    assert isinstance(commit, Commit)
    rig.receive(1, 2, forge(rig, 2, replace(commit, seat=2, tip=b"?" * 32), commit.sid))
    assert active(rig)[1] == (1, 2)
    game = rig.sessions[1]._table.game
    assert game is not None
    absent, post = game.play.derive_absent(CLOCK)
    entry, state = absent_entry(rig.play(1).gid, absent), game.play.game.position_hash(post)
    timeout = TurnTimeout(game.play.epoch.eid, 1, 1, entry.hash, state)
    rig.receive(1, 2, forge(rig, 2, timeout))
    assert [one.cause for one in rig.play(1).entries] == ["", "clock"]

    tell(rig, Vote, Commit, EpochOk)
    assert [one.cause for one in rig.play(1).entries] == [""]
    come_back(rig)

    assert active(rig)[1] == active(rig)[0]
    assert [one.cause for one in rig.play(1).entries][:2] == ["", "clock"]
    assert rig.play(1).entries == rig.play(0).entries
    assert proven(rig, (0, 1)) == {("BAD_EPOCH", 2), ("EQUIVOCATION", 2)}


@pytest.mark.parametrize("told", [False, True])
@pytest.mark.parametrize("kind", [Action, Ack])
def test_who_looks_on_is_not_kept_from_an_entry_by_more_than_can_be_kept(
    kind: type[Message], *, told: bool
) -> None:
    """Seat 1 tells seat 2, which has been left out, of another ACTION, and then of 70 more.

    told: what counts comes as well, before those 70.
    """
    rig = table_without_2()
    rig.act(0, "take 1")
    rig.act(1, "take 1")
    rig.lost = lambda _from, to, _message: to == 2
    rig.link(1, 2)
    first = [rig.sent_of(seat, Ack)[0] for seat in (0, 1)]
    said = [
        one
        for kind in (Vote, Commit, EpochOk)
        for seat in (0, 1)
        for one in rig.sent_of(seat, kind)
    ]
    for one in (*said, rig.sent_of(0, Action)[0], *first):
        rig.receive(2, 1, one.raw)
    assert (active(rig)[2], len(rig.play(2).entries)) == ((0, 1), 1)
    action, ack = rig.sent_of(1, Action)[0].message, rig.sent_of(1, Ack)[1].message
    assert isinstance(action, Action)
    assert isinstance(ack, Ack)
    rig.receive(2, 1, forge(rig, 1, replace(action, time_ms=7)))
    if told:
        counts = rig.sent_of(1, Action)[0] if kind is Action else rig.sent_of(1, Ack)[1]
        rig.receive(2, 1, counts.raw)
    for number in range(70):
        other = replace(action, time_ms=100 + number)
        false = other if kind is Action else replace(ack, entry=bytes([number]) * 32)
        rig.receive(2, 1, forge(rig, 1, false))
    rig.cut(1, 2)
    rig.lost = lambda _from, _to, _message: False
    rig.link(0, 2)
    rig.wait(10_000)

    assert [one.cause for one in rig.play(2).entries] == ["", "", "passive"]
    assert rig.play(2).entries == rig.play(0).entries
    assert [one.seat for one in rig.play(2).members.proven] == [1]
