"""What a player proves against himself stops the game, and is in everybody's log."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from net.core.envelope import open_, seal, wrap
from net.core.io import Refused, VoteDrop
from net.core.keys import Identity
from net.core.logfile import Kind, read
from net.core.messages import (
    Ack,
    Action,
    Commit,
    End,
    Evidence,
    Message,
    Reinstate,
    Reveal,
    Vote,
)
from net.core.transcript import action_hash
from net.core.verify import Exit, Weight, verify
from net.core.view import Trouble
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig, settings
from tests.toy_game import TOY, Position


def forge(rig: Rig, seat: int, message: Message, ctx: bytes = b"") -> bytes:
    """A frame signed by `seat`, who did not mean it."""
    return seal(Identity(bytes([seat + 1]) * 32), ctx or rig.play(0).gid, message)


def action(rig: Rig, seat: int, *body: str, **changes: Any) -> Action:
    """The action that would be right for `seat` at the start."""
    gid = rig.play(0).gid
    state = TOY.position_hash(rig.play(0).start)
    return replace(Action(gid, 0, gid, seat, state, body, 0), **changes)


def troubles(rig: Rig, but: int = -1) -> list[Trouble | None]:
    """What stops the game at every seat, or did before its author was dropped; not at `but`."""
    plays = [rig.play(seat) for seat in range(len(rig.sessions)) if seat != but]
    return [next(iter(play.members.proven), play.trouble) for play in plays]


def proven(rig: Rig, seats: tuple[int, ...] = (0, 2)) -> set[tuple[str, int | None]]:
    """What the logs of `seats` prove, each by itself, as verdict and seat."""
    found = set()
    for seat in seats:
        report = verify([rig.logs[seat]], GAMES, BUILD)
        assert report.exit is Exit.PROVEN
        found |= {
            (one.verdict.value, one.seat) for one in report.findings if one.weight is Weight.PROOF
        }
    return found


def test_two_actions_for_one_place_convict_their_author() -> None:
    rig = Rig(3)
    rig.start()
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Ack)
    rig.act(0, "take 1")
    rig.receive(2, 0, forge(rig, 0, action(rig, 0, "take 3")))

    assert troubles(rig) == [Trouble("equivocation", 0, 0)] * 3
    assert proven(rig, (1, 2)) == {("EQUIVOCATION", 0)}
    assert rig.play(2).members.active == (1, 2)
    assert [one.texts for one in rig.play(2).entries] == [("take 1",)]


def test_a_co_signature_that_never_left_has_its_action_after_the_crash() -> None:
    """Seat 0 tells seat 2 one action and seat 1 another; the log of seat 2 holds neither.

    Its side file holds its co-signature with the action, so that its vote can say what it is of.
    """
    rig = Rig(3)
    rig.start()
    before = rig.logs[2]
    rig.lost = lambda sender, to, message: sender == 2 or (to == 1 and isinstance(message, Action))
    rig.act(0, "take 3")
    rig.crash(2, log=before)
    rig.lost = lambda _sender, _to, _message: False
    rig.receive(1, 0, forge(rig, 0, action(rig, 0, "take 1")))
    rig.link(1, 2)
    rig.wait(12_000)

    vote = rig.sent_of(2, Vote)[0].message
    assert isinstance(vote, Vote)
    locked = open_(vote.locked).message
    assert isinstance(locked, Action)
    assert locked.body == ("take 3",)
    assert proven(rig, (1, 2)) == {("EQUIVOCATION", 0)}
    assert rig.play(2).members.active == (1, 2)
    assert rig.play(2).entries == rig.play(1).entries


def test_who_was_told_another_action_follows_the_one_that_all_have_co_signed() -> None:
    """Seat 3 has no part in the epoch, and hears first what seat 0 has told it alone."""
    rig = Rig(4)
    rig.start()
    rig.isolate(3)
    rig.wait(90_000)
    for seat in range(3):
        rig.do(seat, VoteDrop(3))
    rig.lost = lambda _from, _to, message: isinstance(message, Reinstate)
    for peer in (0, 2):
        rig.link(3, peer)
    rig.wait(2_000)
    assert rig.play(3).members.active == (0, 1, 2)
    rig.lost = lambda sender, _to, message: sender == 3 or isinstance(message, Reinstate)
    eid = rig.sessions[3]._table.game.play.epoch.eid
    told = forge(rig, 0, action(rig, 0, "take 3", eid=eid))
    rig.receive(3, 0, told)
    ack = Ack(eid, 0, "A", action_hash(rig.play(0).gid, open_(told)), b"?" * 32, 0)
    rig.receive(3, 0, forge(rig, 0, ack))
    rig.act(0, "take 1")

    assert rig.play(3).members.proven == (Trouble("equivocation", 0, 0),)
    assert [one.texts for one in rig.play(3).entries][:1] == [("take 1",)]
    rig.wait(4_000)
    assert rig.play(3).entries == rig.play(2).entries
    report = verify([rig.logs[3]], GAMES, BUILD)
    assert {one.seat for one in report.findings if one.weight is Weight.PROOF} == {0}


def test_who_does_not_know_what_he_has_co_signed_says_nothing_before_he_does() -> None:
    """Seat 2 is back with an old copy of its files; its co-signature is of an action it lacks."""
    rig = Rig(3)
    rig.start()
    log, secret = rig.logs[2], rig.secrets[2]
    rig.lost = lambda sender, to, message: sender == 1 or (to == 1 and isinstance(message, Action))
    rig.act(0, "take 3")
    (told,) = rig.sent_of(0, Action)
    rig.receive(1, 0, forge(rig, 0, action(rig, 0, "take 1")))
    rig.crash(2, log=log, secret=secret)
    rig.isolate(0)
    rig.lost = lambda _from, _to, _message: False
    rig.link(1, 2)
    rig.wait(12_000)
    rig.receive(1, 2, forge(rig, 0, action(rig, 0, "take 2")))
    rig.wait(4_000)
    assert rig.play(2).members.proven == (Trouble("equivocation", 0, 0),)
    assert rig.sent_of(1, Vote)
    assert rig.sent_of(2, Vote) == []

    rig.receive(2, 1, told.raw)
    rig.wait(4_000)
    vote = rig.sent_of(2, Vote)[0].message
    assert isinstance(vote, Vote)
    assert vote.locked == told.raw
    assert rig.play(1).members.active == (1, 2)
    assert rig.play(1).entries == rig.play(2).entries
    report = verify(rig.logs[1:], GAMES, BUILD)
    assert {one.seat for one in report.findings if one.weight is Weight.PROOF} == {0}


def test_a_second_action_convicts_even_after_the_entry_is_final() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(0, "take 1")
    rig.act(1, "take 1")
    rig.receive(2, 0, forge(rig, 0, action(rig, 0, "take 3")))

    assert troubles(rig) == [Trouble("equivocation", 0, 0)] * 3
    assert proven(rig) == {("EQUIVOCATION", 0)}


def test_two_signatures_for_one_place_convict_their_author() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(0, "take 1")
    ack = rig.sent_of(1, Ack)[0].message
    assert isinstance(ack, Ack)
    rig.receive(2, 1, forge(rig, 1, replace(ack, post_state=b"?" * 32)))

    assert troubles(rig) == [Trouble("equivocation", 1, 0)] * 3
    assert proven(rig) == {("EQUIVOCATION", 1)}


@pytest.mark.parametrize(
    "change",
    [{"entry": b"?" * 32}, {"post_state": b"?" * 32}, {"post_state": b"?" * 32, "revision": 1}],
    ids=["entry", "position", "revision"],
)
def test_what_a_cheat_co_signs_besides_keeps_nobody_from_what_is_final(
    change: dict[str, Any],
) -> None:
    """Seat 2 hears first what seat 1 has told it alone; for seat 0 the entry is final."""
    rig = Rig(3)
    rig.start()
    rig.lost = lambda _from, to, message: to == 2 and isinstance(message, Ack)
    rig.act(0, "take 1")
    assert [len(rig.play(seat).entries) for seat in range(3)] == [1, 1, 0]
    (ack,) = rig.sent_of(1, Ack)
    assert isinstance(ack.message, Ack)
    rig.receive(2, 1, forge(rig, 1, replace(ack.message, **change)))
    rig.lost = lambda _from, _to, _message: False
    for peer in (0, 1):
        rig.cut(2, peer)
        rig.link(2, peer)
    rig.wait(4_000)

    assert [one.texts for one in rig.play(2).entries][:1] == [("take 1",)]
    assert rig.play(2).entries == rig.play(0).entries
    verdict = "STATE_MISMATCH" if "post_state" in change else "EQUIVOCATION"
    assert (verdict, 1) in proven(rig, (2,))
    report = verify(rig.logs, GAMES, BUILD)
    assert {one.seat for one in report.findings if one.weight is Weight.PROOF} == {1}
    assert [one.entries for one in report.logs] == [len(rig.play(0).entries)] * 3


def test_a_vote_brings_a_co_signature_to_who_was_told_another() -> None:
    """Seat 3 is told by seat 0 alone that it has co-signed something else than the others think.

    So it has to take in the vote of seat 1, for which the entry is final.
    """
    rig = Rig(4)
    rig.start()
    rig.lost = lambda _from, to, message: to == 3 and isinstance(message, Ack)
    rig.act(0, "take 1")
    ack = rig.sent_of(0, Ack)[0].message
    assert isinstance(ack, Ack)
    rig.receive(3, 0, forge(rig, 0, replace(ack, entry=b"?" * 32)))
    rig.receive(1, 0, forge(rig, 0, action(rig, 0, "take 3")))
    rig.wait(4_000)

    assert [rig.play(seat).members.active for seat in (1, 2, 3)] == [(1, 2, 3)] * 3
    assert [[one.texts for one in rig.play(seat).entries] for seat in (1, 2, 3)] == [
        [("take 1",)]
    ] * 3
    assert proven(rig, (1, 2, 3)) == {("EQUIVOCATION", 0)}


def test_an_action_against_the_rules_convicts_its_author() -> None:
    rig = Rig(3)
    rig.start()
    rig.receive(2, 0, forge(rig, 0, action(rig, 0, "wait", "wait")))

    assert troubles(rig, but=0) == [Trouble("illegal_action", 0, 0)] * 2
    assert proven(rig, (1, 2)) == {("ILLEGAL_ACTION", 0)}


def test_an_action_out_of_turn_convicts_its_author() -> None:
    rig = Rig(3)
    rig.start()
    rig.receive(0, 1, forge(rig, 1, action(rig, 1, "take 1")))

    assert troubles(rig, but=1) == [Trouble("wrong_actor", 1, 0)] * 2
    assert proven(rig) == {("WRONG_ACTOR", 1)}


def test_an_action_on_another_position_convicts_its_author() -> None:
    rig = Rig(3)
    rig.start()
    rig.receive(2, 0, forge(rig, 0, action(rig, 0, "take 1", pre_state=b"?" * 32)))

    assert troubles(rig, but=0) == [Trouble("state_mismatch", 0, 0)] * 2
    assert proven(rig, (1, 2)) == {("STATE_MISMATCH", 0)}


def test_an_action_after_another_history_stops_the_game() -> None:
    rig = Rig(3)
    rig.start()
    rig.receive(2, 0, forge(rig, 0, action(rig, 0, "take 1", prev=b"?" * 32)))

    assert troubles(rig, but=0) == [Trouble("broken_chain", 0, 0)] * 2


@pytest.mark.parametrize(
    "change",
    [{"link": b"?" * 32}, {"round": 2}],
    ids=["link", "round"],
)
def test_a_false_reveal_convicts_its_author(change: dict[str, Any]) -> None:
    rig = Rig(3)
    rig.start()
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Reveal)
    rig.act(0, "gift")
    reveal = rig.sent_of(1, Reveal)[0].message
    assert isinstance(reveal, Reveal)
    rig.receive(2, 1, forge(rig, 1, replace(reveal, **change)))

    assert troubles(rig, but=1) == [Trouble("bad_reveal", 1, 1)] * 2
    assert ("BAD_REVEAL", 1) in proven(rig)


def test_a_reveal_by_another_than_who_gains_waits_for_his() -> None:
    rig = Rig(3)
    rig.start()
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Reveal)
    rig.act(0, "gift")
    chain = rig.sessions[2]._table.agreement.chain
    early = Reveal(rig.play(0).gid, 1, 1, 2, chain[1])
    rig.receive(0, 2, forge(rig, 2, early))
    assert rig.sent_of(0, Reveal) == []

    rig.lost = lambda _from, _to, _message: False
    rig.cut(0, 1)
    rig.link(0, 1)
    assert len(rig.play(0).entries) == 2
    assert verify(rig.logs, GAMES, BUILD).exit is Exit.INCONCLUSIVE


def test_a_false_end_convicts_its_author() -> None:
    rig = Rig(2)
    rig.start()
    rig.lost = lambda _from, _to, message: isinstance(message, End)
    for turn in range(6):
        rig.act(turn % 2, "take 1")
    end = rig.sent_of(1, End)[0].message
    assert isinstance(end, End)
    rig.receive(0, 1, forge(rig, 1, replace(end, scores=(0, 9))))

    assert rig.play(0).trouble == Trouble("state_mismatch", 1, 6)
    assert proven(rig, (0,)) == {("STATE_MISMATCH", 1)}


@pytest.mark.parametrize(
    ("clock_s", "trouble"), [(0, Trouble("wrong_actor", 0, 1)), (60, None)], ids=["none", "clock"]
)
def test_who_may_have_been_timed_out_is_not_convicted_for_acting_after_that(
    clock_s: int, trouble: Trouble | None
) -> None:
    """Seat 1 could have called time on seat 0, whose action it has co-signed, and told it alone."""
    rig = Rig(2)
    rig.start(replace(settings(2), clock_s=clock_s))
    rig.act(0, "take 1")
    rig.receive(1, 0, forge(rig, 0, action(rig, 0, "take 1", height=1, prev=b"?" * 32)))

    assert rig.play(1).trouble == trouble


@pytest.mark.parametrize(
    ("clock_s", "trouble"),
    [(0, Trouble("state_mismatch", 1, 6)), (60, None)],
    ids=["none", "clock"],
)
def test_who_may_have_been_timed_out_is_not_convicted_for_the_end_after_that(
    clock_s: int, trouble: Trouble | None
) -> None:
    rig = Rig(2)
    rig.start(replace(settings(2), clock_s=clock_s))
    rig.lost = lambda _from, _to, message: isinstance(message, End)
    for turn in range(6):
        rig.act(turn % 2, "take 1")
    end = rig.sent_of(1, End)[0].message
    assert isinstance(end, End)
    rig.receive(0, 1, forge(rig, 1, replace(end, head=b"?" * 32)))

    assert rig.play(0).trouble == trouble
    assert rig.stages()[0] == "playing"


def test_who_was_told_a_false_end_first_comes_to_the_true_one() -> None:
    """Seat 1 tells seat 2 another end than seat 0, for whom the game is over."""
    rig = Rig(3)
    rig.start()
    rig.lost = lambda _from, to, message: to == 2 and isinstance(message, End)
    for turn in range(6):
        rig.act(turn % 3, "take 1")
    assert rig.stages() == ["over", "over", "playing"]
    end = rig.sent_of(1, End)[0]
    assert isinstance(end.message, End)
    rig.receive(2, 1, forge(rig, 1, replace(end.message, scores=(0, 9, 0))))
    rig.lost = lambda _from, _to, _message: False
    for peer in (0, 1):
        rig.cut(2, peer)
        rig.link(2, peer)
    rig.wait(4_000)

    assert rig.stages() == ["over"] * 3
    assert ("STATE_MISMATCH", 1) in proven(rig, (2,))


def test_who_was_told_a_false_link_first_takes_the_true_one() -> None:
    """For the others the draw is final with it; seat 3 has no part in that, and only follows."""
    rig = Rig(4)
    rig.start()
    rig.isolate(3)
    rig.wait(90_000)
    for seat in range(3):
        rig.do(seat, VoteDrop(3))
    rig.lost = lambda _from, to, message: (
        isinstance(message, Reinstate) or (to == 3 and isinstance(message, Reveal))
    )
    for peer in (0, 2):
        rig.link(3, peer)
    rig.wait(2_000)
    assert rig.play(3).members.active == (0, 1, 2)
    rig.act(0, "gift")
    reveal = rig.sent_of(1, Reveal)[0].message
    assert isinstance(reveal, Reveal)
    rig.receive(3, 0, forge(rig, 1, replace(reveal, link=b"?" * 32)))
    assert rig.play(3).members.proven == (Trouble("bad_reveal", 1, 1),)
    assert len(rig.play(3).entries) == 1
    rig.lost = lambda _from, _to, message: isinstance(message, Reinstate)
    rig.wait(8_000)

    assert [one.kind for one in rig.play(3).entries][:2] == ["action", "draw"]
    assert rig.play(3).entries == rig.play(2).entries


def test_a_second_commitment_convicts_its_author_during_the_game() -> None:
    rig = Rig(3)
    rig.start()
    (commit,) = rig.sent_of(1, Commit)
    assert isinstance(commit.message, Commit)
    other = replace(commit.message, tip=b"?" * 32)
    rig.receive(2, 1, forge(rig, 1, other, commit.ctx))

    assert troubles(rig) == [Trouble("duplicate_commit", 1, 0)] * 3
    assert proven(rig) == {("DUPLICATE_COMMIT", 1)}


def test_evidence_convicts_and_is_passed_on() -> None:
    rig = Rig(3)
    rig.start()
    gid = rig.play(0).gid
    first = forge(rig, 0, action(rig, 0, "take 1"))
    second = forge(rig, 0, action(rig, 0, "take 2"))
    rig.receive(1, 2, wrap(gid, Evidence("EQUIVOCATION", first, second)))

    assert troubles(rig) == [Trouble("equivocation", 0, 0)] * 3
    kinds = [record.kind for record in read(rig.logs[2]).records]
    assert kinds.index(Kind.EVIDENCE) == kinds.index(Kind.VOTE) - 1
    assert proven(rig) == {("EQUIVOCATION", 0)}


def same_twice(rig: Rig) -> Evidence:
    frame = forge(rig, 0, action(rig, 0, "take 1"))
    return Evidence("EQUIVOCATION", frame, frame)


def of_two_authors(rig: Rig) -> Evidence:
    first = forge(rig, 0, action(rig, 0, "take 1"))
    return Evidence("EQUIVOCATION", first, forge(rig, 1, action(rig, 1, "take 1")))


def of_another_game(rig: Rig) -> Evidence:
    frames = [
        forge(rig, 0, action(rig, 0, text, eid=b"?" * 32), b"?" * 32)
        for text in ("take 1", "take 2")
    ]
    return Evidence("EQUIVOCATION", *frames)


def torn(rig: Rig) -> Evidence:
    evidence = same_twice(rig)
    return replace(evidence, second=evidence.second[:-1] + b"?")


@pytest.mark.parametrize("make", [same_twice, of_two_authors, of_another_game, torn])
def test_evidence_that_convicts_nobody_counts_against_who_sends_it(
    make: Callable[[Rig], Evidence],
) -> None:
    rig = Rig(2)
    rig.start()
    frame = wrap(rig.play(0).gid, make(rig))
    for _ in range(3):
        rig.receive(0, 1, frame)

    assert rig.play(0).trouble is None
    assert rig.hung_up(0) == [(1, "protocol")]


def test_after_a_conviction_by_one_alone_nothing_more_is_signed() -> None:
    rig = Rig(2)
    rig.start()
    rig.receive(0, 1, forge(rig, 1, action(rig, 1, "take 1")))
    signed = len(rig.sent_of(0, Ack)) + len(rig.sent_of(0, Action))
    rig.act(0, "take 1")

    assert rig.refused(0) == [Refused("game_stopped", (("reason", "wrong_actor"),))]
    assert len(rig.sent_of(0, Ack)) + len(rig.sent_of(0, Action)) == signed
    assert rig.stages() == ["playing"] * 2


def test_a_signature_under_another_entry_is_a_dispute() -> None:
    rig = Rig(3)
    rig.start()
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Ack)
    rig.act(0, "take 1")
    ack = rig.sent_of(1, Ack)[0].message
    assert isinstance(ack, Ack)
    rig.receive(2, 1, forge(rig, 1, replace(ack, entry=b"?" * 32)))

    assert troubles(rig, but=1) == [Trouble("entry_mismatch", 1, 0)] * 2
    assert rig.play(0).entries == ()


def test_another_position_is_a_dispute_and_the_logs_convict_who_signed_it() -> None:
    rig = Rig(3)
    rig.start()
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Ack)
    rig.act(0, "take 1")
    ack = rig.sent_of(1, Ack)[0].message
    assert isinstance(ack, Ack)
    rig.receive(2, 1, forge(rig, 1, replace(ack, post_state=b"?" * 32)))

    assert troubles(rig, but=1) == [Trouble("desync", 1, 0)] * 2
    assert rig.play(0).entries == ()
    assert proven(rig) == {("STATE_MISMATCH", 1)}


class Flaky(type(TOY)):
    """A toy whose computer miscounts `times` times, when seat 0 takes 2."""

    def __init__(self, times: int) -> None:
        self.times = times

    def apply(self, position: Position, action: str) -> Position:
        after = super().apply(position, action)
        if action == "take 2" and self.times:
            self.times -= 1
            return replace(after, left=after.left + 1)
        return after


def test_who_miscounted_once_corrects_himself_and_the_game_goes_on() -> None:
    rig = Rig(3, games={1: {"toy": Flaky(1)}})
    rig.start()
    rig.act(0, "take 2")

    assert [ack.message.revision for ack in rig.sent_of(1, Ack)] == [0, 1]
    assert [len(rig.play(seat).entries) for seat in range(3)] == [1, 1, 1]
    assert rig.play(1).position == Position((2, 0, 0), 1, 5)

    rig.act(1, "dare")
    assert [len(rig.play(seat).entries) for seat in range(3)] == [3, 3, 3]
    report = verify(rig.logs, GAMES, BUILD)
    assert report.exit is Exit.INCONCLUSIVE
    assert report.digest != b""


def test_who_miscounts_always_stops_the_game() -> None:
    rig = Rig(2, games={1: {"toy": Flaky(100)}})
    rig.start()
    rig.act(0, "take 2")

    assert troubles(rig) == [Trouble("desync", 1, 0), Trouble("desync", 0, 0)]
    assert rig.play(0).entries == ()
    rig.act(1, "take 1")
    assert rig.refused(1) == [Refused("game_stopped", (("reason", "desync"),))]
