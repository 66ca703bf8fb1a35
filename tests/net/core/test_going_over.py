"""Which epoch a seat goes over to where delay, a crash or a cheat has split the ways."""

from dataclasses import replace

import pytest

from net.core.io import SetReady, Tick, VoteDrop
from net.core.messages import (
    Ack,
    Action,
    Commit,
    End,
    EpochOk,
    Evidence,
    Message,
    SyncReply,
    TurnTimeout,
    Vote,
)
from net.core.motion import Ballot
from net.core.verify import Weight, verify
from tests.net.core.forging import forge, proven
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig, settings
from tests.toy_game import TOY

GRACE_MS = 90_000


def vote(rig: Rig, seat: int, ballot: Ballot) -> None:
    game = rig.sessions[seat]._table.game
    assert game is not None
    game.council.cast(ballot)
    rig.do(seat, Tick())


def table_without_2() -> Rig:
    """Return a table of three whose seats 0 and 1 have gone on without the third."""
    rig = Rig(3)
    rig.start()
    rig.isolate(2)
    rig.wait(GRACE_MS)
    rig.do(0, VoteDrop(2))
    return rig


def active(rig: Rig) -> list[tuple[int, ...]]:
    return [rig.play(seat).members.active for seat in range(len(rig.sessions))]


def test_who_is_timed_out_goes_over_though_he_has_co_signed_his_own_action() -> None:
    """The ACTION of seat 0 and the time-outs cross; then seat 2 is lost."""
    rig = Rig(3)
    rig.start(replace(settings(3), clock_s=60))
    crossing = (Action, Ack, TurnTimeout)
    rig.lost = lambda _from, _to, message: isinstance(message, crossing)
    rig.act(0, "take 2")
    rig.wait(61_000)
    rig.isolate(2)
    rig.wait(GRACE_MS)

    def commit_of_1(sender: int, to: int, message: Message) -> bool:
        return isinstance(message, crossing) or (isinstance(message, Commit) and to == 0)

    rig.lost = commit_of_1
    rig.do(1, VoteDrop(2))
    rig.do(0, VoteDrop(2))
    rig.receive(0, 1, rig.sent_of(2, TurnTimeout)[0].raw)
    assert [one.cause for one in rig.play(0).entries] == ["clock"]
    rig.lost = lambda _from, _to, _message: False
    rig.receive(0, 1, rig.sent_of(1, Commit)[-1].raw)
    rig.wait(1_000)

    assert active(rig)[:2] == [(0, 1), (0, 1)]
    assert [rig.play(seat).members.changing for seat in (0, 1)] == [False, False]
    assert [one.cause for one in rig.play(1).entries] == ["clock"]
    assert rig.play(0).entries == rig.play(1).entries


def test_who_has_gone_over_alone_follows_the_others_though_he_voted_for_their_epoch() -> None:
    """Seat 0 goes over without seat 1, while 1 and 2 find that all had committed before."""
    rig = Rig(3)
    rig.start()
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Commit)
    vote(rig, 0, Ballot(1, (), (), "reseed"))
    assert [len(rig.sent_of(seat, Commit)) for seat in range(3)] == [2, 2, 2]
    rig.isolate(1)
    rig.wait(GRACE_MS)
    rig.lost = lambda sender, _to, message: sender == 0 and isinstance(message, Commit | SyncReply)
    rig.do(0, VoteDrop(1))
    rig.do(2, VoteDrop(1))
    rig.wait(5_000)
    assert active(rig) == [(0, 2), (0, 1, 2), (0, 1, 2)]
    rig.isolate(0)
    rig.lost = lambda _from, _to, _message: False
    rig.link(1, 2)
    rig.wait(GRACE_MS)
    rig.do(1, VoteDrop(0))
    rig.do(2, VoteDrop(0))
    rig.wait(5_000)
    assert active(rig)[1:] == [(1, 2), (1, 2)]
    vote(rig, 0, Ballot(1, (), (), "agreement"))

    rig.link(0, 2)
    rig.wait(10_000)

    # From there they have taken it back in.
    assert active(rig) == [(0, 1, 2)] * 3
    assert [rig.play(seat).members.number for seat in range(3)] == [3, 3, 3]
    assert len(rig.sent_of(0, EpochOk)) == 2
    rig.act(0, "take 1")
    findings = verify([rig.logs[0]], GAMES, BUILD).findings
    assert {one.verdict.value for one in findings} == {"OK_WITH_DROPS", "OK_INCOMPLETE"}


def test_the_log_of_who_was_away_shows_that_the_others_went_over() -> None:
    """They have voted in the new epoch already, which tells him before their EPOCH_OKs do."""
    rig = table_without_2()
    rig.act(0, "take 1")
    vote(rig, 0, Ballot(1, (), (), "reseed"))
    assert [rig.play(seat).members.number for seat in range(3)] == [2, 2, 0]

    first, second = ([rig.sent_of(seat, EpochOk)[k].raw for seat in (0, 1)] for k in (0, 1))
    told = (Vote, Commit, Action, Ack)
    said = [one.raw for kind in told for seat in (0, 1) for one in rig.sent_of(seat, kind)]
    rig.lost = lambda _from, to, _message: to == 2
    rig.link(0, 2)
    for frame in (*said, *second, *first):
        rig.receive(2, 0, frame)

    assert rig.play(2).members.number == 2
    findings = verify([rig.logs[2]], GAMES, BUILD).findings
    assert [one.verdict.value for one in findings] == ["OK_WITH_DROPS", "OK_INCOMPLETE"]


def test_a_page_brings_what_was_not_on_disk_at_the_page_before() -> None:
    """Seat 0 has co-signed before it hears seat 1, but its disk is slow."""
    rig = Rig(3, linked=False)
    rig.link(0, 1)
    rig.open_table(settings(2))
    rig.join(1)
    rig.do(0, SetReady())
    rig.do(1, SetReady())
    rig.act(0, "take 1")
    rig.asleep.add(0)
    rig.act(1, "take 1")
    rig.look_on(2)
    rig.wait(1_000)
    rig.wake(0)
    rig.wait(5_000)

    own = rig.sent_of(0, Ack)[1].raw
    pages = [one.message for one in rig.sent_of(0, SyncReply)][:2]
    assert [own in one.frames for one in pages if isinstance(one, SyncReply)] == [False, True]


@pytest.mark.parametrize("kind", [Vote, Commit])
def test_who_was_away_follows_though_a_cheat_has_told_him_something_else(
    kind: type[Message],
) -> None:
    """Seat 1 signs another vote or COMMIT for seat 2, which the others have left out."""
    rig = table_without_2()
    assert active(rig) == [(0, 1), (0, 1), (0, 1, 2)]
    gid = rig.play(2).gid
    one = rig.sent_of(1, kind)[-1].message
    rig.lost = lambda _from, to, _message: to == 2
    rig.link(1, 2)
    if isinstance(one, Commit):
        rig.receive(2, 1, forge(rig, 1, replace(one, tip=b"?" * 32), one.sid))
    else:
        assert isinstance(one, Vote)
        rig.receive(2, 1, forge(rig, 1, replace(one, drop=(0,)), gid))
    rig.cut(1, 2)
    rig.lost = lambda _from, _to, _message: False

    rig.link(0, 2)
    rig.wait(10_000)

    assert rig.play(2).members.number >= 1
    assert 2 not in rig.play(2).members.active
    assert [one.seat for one in rig.play(2).members.proven] == [1]
    assert rig.play(2).entries == rig.play(0).entries


def test_who_has_gone_over_by_what_a_cheat_told_him_alone_follows_the_others() -> None:
    """Seat 3 tells seat 1 of another chain than the others, who go over without it."""
    rig = Rig(4)
    rig.start()
    own = (Commit, EpochOk, SyncReply, Evidence)
    rig.lost = lambda _from, to, message: to == 1 and isinstance(message, own)
    vote(rig, 0, Ballot(1, (), (), "reseed"))
    commits = [rig.sent_of(seat, Commit)[-1] for seat in range(4)]
    false = commits[3].message
    assert isinstance(false, Commit)
    for seat in (0, 2):
        rig.receive(1, seat, commits[seat].raw)
    rig.receive(1, 3, forge(rig, 3, replace(false, tip=b"?" * 32), false.sid))
    assert [rig.play(seat).members.number for seat in range(4)] == [1, 1, 1, 1]
    assert len({rig.sent_of(seat, EpochOk)[0].message for seat in (0, 1)}) == 2
    vote(rig, 1, Ballot(1, (), (), "agreement"))

    rig.lost = lambda _from, _to, _message: False
    rig.receive(1, 0, commits[3].raw)
    rig.wait(30_000)
    rig.act(0, "take 1")

    assert active(rig)[:3] == [(0, 1, 2)] * 3
    assert [rig.play(seat).members.number for seat in range(3)] == [2, 2, 2]
    assert len(rig.play(1).entries) == 1
    assert proven(rig, (0, 1, 2)) == {("EQUIVOCATION", 3)}
    findings = verify([rig.logs[1]], GAMES, BUILD).findings
    damaged = [one.verdict.value for one in findings if one.weight is Weight.DAMAGE]
    assert damaged == []


def test_who_claims_the_game_in_an_epoch_of_his_own_has_left_it() -> None:
    rig = Rig(3)
    rig.start()
    gid, state = rig.play(0).gid, TOY.position_hash(rig.play(0).start)
    claim = End(b"?" * 32, 0, gid, state, (0, 0, 0), "forfeit")
    rig.receive(0, 1, forge(rig, 1, claim))
    rig.wait(5_000)

    assert [rig.play(seat).members.claimed_by for seat in (0, 2)] == [(1,), (1,)]
    assert [active(rig)[seat] for seat in (0, 2)] == [(0, 2), (0, 2)]
    findings = verify([rig.logs[0]], GAMES, BUILD).findings
    assert [one for one in findings if one.weight is Weight.PROOF] == []
