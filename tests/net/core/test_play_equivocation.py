"""Who tells one player this and another that is convicted, and keeps nobody from what is final."""

from dataclasses import replace
from typing import Any

import pytest

from net.core.envelope import open_
from net.core.io import VoteDrop
from net.core.messages import Ack, Action, End, Reinstate, Reveal, Vote
from net.core.transcript import action_hash
from net.core.verify import Weight, verify
from net.core.view import Trouble
from tests.net.core.forging import action, forge, proven, troubles
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig
from tests.present import present


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
    eid = present(rig.sessions[3]._table.game).play.epoch.eid
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
