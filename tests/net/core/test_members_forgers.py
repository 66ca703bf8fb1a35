"""Seats that break the protocol between epochs: the game goes on, and nobody else pays for it."""

from dataclasses import replace
from typing import Any

from net.core.absence import absent_segment
from net.core.envelope import seal
from net.core.io import VoteDrop
from net.core.keys import Identity
from net.core.messages import (
    AbsentEntry,
    Ack,
    Action,
    Commit,
    EpochOk,
    Evidence,
    Message,
    Reveal,
    SyncReply,
    TurnTimeout,
    Vote,
)
from net.core.transcript import absent_hash
from net.core.verify import Weight, verify
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig, settings
from tests.toy_game import TOY


def table(players: int, clock_s: int = 0) -> Rig:
    rig = Rig(players)
    rig.start(replace(settings(players), clock_s=clock_s))
    return rig


def say(rig: Rig, seat: int, to: int, message: Message) -> None:
    """Let `to` get a message signed by `seat`, whose session knows nothing of it."""
    ctx = message.sid if isinstance(message, Commit) else rig.play(0).gid
    rig.receive(to, seat, seal(Identity(bytes([seat + 1]) * 32), ctx, message))


def vote(rig: Rig, **changes: Any) -> Vote:
    gid = rig.play(0).gid
    return replace(Vote(gid, 1, (), (), "agreement", 0, gid, (), b"", ()), **changes)


def proven(rig: Rig, seat: int) -> list[tuple[str, int]]:
    return [(one.code, one.seat) for one in rig.play(seat).members.proven]


def active(rig: Rig, *seats: int) -> list[tuple[int, ...]]:
    return [rig.play(seat).members.active for seat in seats]


def convicted(rig: Rig, *seats: int) -> set[tuple[str, int | None]]:
    """Return what the logs of `seats` prove."""
    report = verify([rig.logs[seat] for seat in seats], GAMES, BUILD)
    return {(f.verdict.value, f.seat) for f in report.findings if f.weight is Weight.PROOF}


# ---------------------------------------------------------------- votes


def test_two_votes_that_agree_on_who_stays_do_not_hold_the_game_up() -> None:
    rig = table(3)
    rig.lost = lambda sender, _to, message: sender == 2 and isinstance(message, Vote)
    say(rig, 2, 0, vote(rig))
    say(rig, 2, 1, vote(rig, reason="silence"))
    rig.wait(10_000)

    assert [proven(rig, seat) for seat in (0, 1)] == [[("equivocation", 2)]] * 2
    assert active(rig, 0, 1) == [(0, 1)] * 2
    assert convicted(rig, 0, 1) == {("EQUIVOCATION", 2)}


def test_nobody_leaves_others_out_together_with_who_keeps_them_from_agreeing() -> None:
    """The votes of seat 2 agree with all others', but differ, so that their COMMITs do not fit.

    Each waits for the others' until they count as late. Then seat 2 wants to go on with seat 0.
    """
    rig = Rig(4)
    rig.start(replace(settings(4), grace_s=1))
    for seat in (0, 1, 3):
        rig.sessions[seat]._endpoint.decides = True
    rig.lost = lambda _from, _to, message: isinstance(message, Vote | Evidence)
    say(rig, 2, 0, vote(rig))
    for seat in (1, 3):
        say(rig, 2, seat, vote(rig, reason="silence"))
    rig.lost = lambda sender, to, _message: 2 in (sender, to)
    for one, two in ((0, 1), (0, 3), (1, 3)):
        rig.cut(one, two)
        rig.link(one, two)
    rig.wait(1_750)
    say(rig, 2, 0, vote(rig, attempt=2, drop=(1, 3)))
    rig.wait(2_000)

    votes = [one.message for seat in (0, 1, 3) for one in rig.sent_of(seat, Vote)]
    assert {one.drop for one in votes if isinstance(one, Vote)} == {(), (2,)}
    assert [proven(rig, seat) for seat in (0, 1, 3)] == [[("equivocation", 2)]] * 3
    assert active(rig, 0, 1, 3) == [(0, 1, 3)] * 3


def test_a_co_signature_in_a_vote_convicts_who_has_sent_another() -> None:
    """Seat 2 has told the others another position than the one its vote has co-signed."""
    rig = table(3)
    rig.lost = lambda sender, _to, _message: sender == 2
    rig.act(0, "take 1")
    acks = [rig.sent_of(seat, Ack)[0] for seat in range(3)]
    true = acks[2].message
    assert isinstance(true, Ack)
    say(rig, 2, 0, replace(true, post_state=b"?" * 32))
    assert [one.code for one in (rig.play(0).trouble,) if one] == ["desync"]
    certificate = tuple(one.raw for one in acks)
    say(rig, 2, 0, vote(rig, height=1, head=true.entry, certificate=certificate))
    rig.wait(10_000)

    assert [proven(rig, seat) for seat in (0, 1)] == [[("equivocation", 2)]] * 2
    assert active(rig, 0, 1) == [(0, 1)] * 2
    assert [rig.play(seat).entries[0].texts for seat in (0, 1)] == [("take 1",)] * 2
    assert convicted(rig, 0, 1) == {("EQUIVOCATION", 2), ("STATE_MISMATCH", 2)}


def test_an_action_in_a_vote_convicts_who_has_sent_another() -> None:
    rig = table(3)
    rig.lost = lambda sender, _to, message: sender == 2 and isinstance(message, Ack)
    rig.act(0, "take 1")
    action = rig.sent_of(0, Action)[0].message
    assert isinstance(action, Action)
    other = replace(action, body=("take 3",))
    locked = seal(Identity(b"\x01" * 32), rig.play(0).gid, other)
    rig.lost = lambda sender, _to, _message: sender == 0
    say(rig, 0, 1, vote(rig, locked=locked))
    rig.wait(10_000)

    assert [proven(rig, seat) for seat in (1, 2)] == [[("equivocation", 0)]] * 2
    assert active(rig, 1, 2) == [(1, 2)] * 2
    # What both had locked stands, though its author tried to take it back.
    assert [rig.play(seat).entries[0].texts for seat in (1, 2)] == [("take 1",)] * 2


# ---------------------------------------------------------------- commitments


def test_who_commits_to_other_votes_is_waited_for_and_can_be_left_out() -> None:
    rig = table(3)
    commits = []

    def lost(sender: int, _to: int, message: Message) -> bool:
        if sender == 2 and isinstance(message, Commit):
            commits.append(message)
        return sender == 2 and isinstance(message, Commit)

    rig.lost = lost
    say(rig, 2, 0, vote(rig))
    say(rig, 2, 0, replace(commits[0], basis=b"?" * 32))
    rig.wait(1_000)

    waiting = rig.play(0).waiting
    assert waiting is not None
    assert (waiting.what, waiting.seats) == ("epoch", (2,))
    for seat in (0, 1):
        rig.do(seat, VoteDrop(2))
    rig.wait(2_000)
    assert active(rig, 0, 1) == [(0, 1)] * 2
    assert {seat for _, seat in convicted(rig, 0, 1)} <= {2}


def test_of_two_the_one_who_is_left_waiting_may_claim_the_game() -> None:
    """Nobody can be voted out here, so no further vote begins the other's time anew."""
    rig = table(2)
    kept = Commit | SyncReply
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, kept)
    say(rig, 1, 0, vote(rig))
    rig.wait(89_750)
    assert not rig.play(0).members.may_claim
    rig.wait(10_000)

    assert rig.play(0).members.may_claim
    assert rig.play(0).members.attempt == 1


def test_who_went_over_alone_follows_the_others() -> None:
    rig = table(3)
    rig.lost = lambda sender, _to, message: sender == 2 and isinstance(message, Commit)
    say(rig, 2, 0, vote(rig))
    assert [rig.play(seat).members.number for seat in range(3)] == [0, 0, 1]
    for seat in (0, 1):
        rig.do(seat, VoteDrop(2))
    rig.lost = lambda _from, _to, _message: False
    rig.wait(10_000)

    assert active(rig, 0, 1, 2)[0] in ((0, 1), (0, 1, 2))
    assert len(set(active(rig, 0, 1, 2))) == 1
    rig.act(0, "take 1")
    assert [len(rig.play(seat).entries) for seat in range(3)] == [1, 1, 1]


def test_a_copied_commitment_harms_only_who_has_copied() -> None:
    """Seat 2 repeats the tip of seat 0, so the only link it can reveal is not its own."""
    rig = table(3)
    commits: dict[int, Commit] = {}

    def lost(sender: int, _to: int, message: Message) -> bool:
        if isinstance(message, Commit):
            commits.setdefault(sender, message)
        return sender == 2

    rig.lost = lost
    say(rig, 2, 0, vote(rig))
    say(rig, 2, 0, replace(commits[2], tip=commits[0].tip))
    ok = rig.sent_of(0, EpochOk)[0].message
    say(rig, 2, 0, ok)
    assert [rig.play(seat).members.changing for seat in (0, 1)] == [False, False]
    rig.act(0, "dare")
    say(rig, 2, 0, rig.sent_of(1, Ack)[0].message)
    waiting = rig.play(0).waiting
    assert waiting is not None
    assert (waiting.what, waiting.seats) == ("reveal", (2,))
    assert [proven(rig, seat) for seat in (0, 1)] == [[], []]
    assert convicted(rig, 0, 1) == set()

    reveal = rig.sent_of(0, Reveal)[0].message
    assert isinstance(reveal, Reveal)
    say(rig, 2, 0, replace(reveal, seat=2))
    assert [proven(rig, seat) for seat in (0, 1)] == [[("bad_reveal", 2)]] * 2
    assert active(rig, 0, 1) == [(0, 1)] * 2
    assert [one.kind for one in rig.play(1).entries] == ["action", "draw"]
    assert convicted(rig, 0, 1) == {("BAD_REVEAL", 2)}


# ---------------------------------------------------------------- the clock


def called(rig: Rig, **changes: Any) -> TurnTimeout:
    """Return what says that the time of seat 0 is over."""
    gid, position = rig.play(0).gid, rig.play(0).position
    body, post = absent_segment(TOY, position, TOY.absent_policy)
    state = TOY.position_hash(position)
    entry = absent_hash(gid, AbsentEntry(gid, 0, gid, 0, state, "clock", body))
    return replace(TurnTimeout(gid, 0, 0, entry, TOY.position_hash(post)), **changes)


def test_time_is_not_called_at_a_table_without_a_clock() -> None:
    rig = table(2)
    say(rig, 1, 0, called(rig))

    assert rig.play(0).entries == ()
    assert proven(rig, 0) == [("state_mismatch", 1)]
    assert convicted(rig, 0) == {("STATE_MISMATCH", 1)}


def test_with_two_players_the_other_alone_calls_time() -> None:
    rig = table(2, clock_s=60)
    say(rig, 1, 0, called(rig))

    assert [one.texts for one in rig.play(0).entries] == [("take 1",)]
    assert proven(rig, 0) == []


def test_a_time_out_that_is_not_what_the_rules_play_convicts_its_author() -> None:
    for changes in ({"entry": b"?" * 32}, {"post_state": b"?" * 32}):
        rig = table(3, clock_s=60)
        say(rig, 2, 1, called(rig, **changes))
        rig.wait(10_000)

        assert proven(rig, 1) == [("state_mismatch", 2)]
        assert active(rig, 0, 1) == [(0, 1)] * 2
        assert ("STATE_MISMATCH", 2) in convicted(rig, 0)
        assert {seat for _, seat in convicted(rig, 0)} == {2}
