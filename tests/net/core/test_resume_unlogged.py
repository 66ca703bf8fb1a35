"""What a seat had signed when its program ended reaches the others, logged and sent or not."""

from dataclasses import replace

from net.core import logfile
from net.core.io import ClaimForfeit, VoteDrop
from net.core.logfile import Kind
from net.core.messages import Ack, Action, Message, Reveal
from net.core.verify import Exit, verify
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig, settings


def test_a_reveal_and_an_ack_that_never_left_are_sent_after_the_crash() -> None:
    """Seat 0 reveals first; seat 1 reveals, draws and co-signs at once, and then its power fails.

    Its log ends before seat 0's reveal, so that its own can be taken in only once that has come.
    """
    rig = Rig(2)
    rig.start()

    def never_left(sender: int, _receiver: int, message: Message) -> bool:
        drawn = isinstance(message, Ack) and message.kind == "D"
        return sender == 1 and (drawn or isinstance(message, Reveal))

    rig.lost = never_left
    rig.act(0, "dare")
    assert len(rig.play(0).entries) == 1
    reveals = [one for one in logfile.read(rig.logs[1]).records if one.kind is Kind.REVEAL]
    rig.crash(1, log=rig.logs[1][: reveals[0].offset])
    rig.lost = lambda _sender, _receiver, _message: False
    rig.link(0, 1)
    rig.wait(2_000)

    assert rig.play(0).entries == rig.play(1).entries
    assert [one.kind for one in rig.play(0).entries] == ["action", "draw"]


def test_an_action_that_never_left_is_pending_after_the_crash_and_sent_as_it_was() -> None:
    """So its player is not asked to act again, and the others get the bytes that were signed."""
    rig = Rig(2)
    rig.start()
    before = rig.logs[0]
    rig.lost = lambda sender, _receiver, _message: sender == 0
    rig.act(0, "take 3")
    first = rig.sent_of(0, Action)
    rig.crash(0, log=before)
    rig.lost = lambda _sender, _receiver, _message: False

    assert rig.play(0).pending == ("take 3",)
    rig.link(0, 1)
    rig.wait(2_000)
    assert [one.texts for one in rig.play(1).entries] == [("take 3",)]
    assert rig.sent_of(0, Action) == first


def test_an_end_that_never_left_is_sent_after_the_crash() -> None:
    """Whoever signs the end last, and crashes over it, does not leave the other waiting."""
    rig = Rig(2)
    rig.start()
    for turn in range(5):
        rig.act(turn % 2, "take 1")
    before = rig.logs[1]
    rig.lost = lambda sender, _receiver, message: sender == 1 and message.TYPE == 0x24
    rig.act(1, "take 1")
    assert rig.stages() == ["playing", "over"]
    end = next(one for one in logfile.read(rig.logs[1]).records if one.kind is Kind.END)
    assert end.offset > len(before)
    rig.crash(1, log=rig.logs[1][: end.offset])
    rig.lost = lambda _sender, _receiver, _message: False
    rig.link(0, 1)
    rig.wait(2_000)

    assert rig.stages() == ["over", "over"]
    assert verify(rig.logs, GAMES, BUILD).exit is Exit.CLEAN


def test_a_start_that_others_signed_meanwhile_is_logged_after_the_crash() -> None:
    """Seat 1 ends right after it has signed the start; the other's signature comes later."""
    rig = Rig(2)
    rig.start()
    records = logfile.read(rig.logs[1]).records
    starts = [one for one in records if one.kind is Kind.START_ACK]
    rig.crash(1, log=rig.logs[1][: starts[0].end])
    rig.link(0, 1)
    rig.wait(2_000)
    for turn in range(6):
        rig.act(turn % 2, "take 1")

    assert rig.stages() == ["over", "over"]
    assert verify(rig.logs, GAMES, BUILD).exit is Exit.CLEAN


def test_a_claim_that_never_left_is_sent_after_the_crash_by_one_who_has_voted() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(0, "take 1")
    rig.isolate(0)
    rig.wait(90_000)
    rig.do(0, VoteDrop(1))
    assert rig.play(0).members.attempt == 1
    before = rig.logs[0]
    rig.do(0, ClaimForfeit())
    assert rig.play(0).members.claimed_by == (0,)
    rig.crash(0, log=before)
    rig.wait(2_000)

    assert rig.play(0).members.claimed_by == (0,)
    assert not rig.play(0).members.may_claim
    rig.link(0, 1)
    assert rig.play(1).members.claimed_by == (0,)
    assert rig.refused(0) == []


def test_a_start_that_was_not_logged_is_sent_though_a_turn_has_been_timed_out() -> None:
    """Of two, the other alone says that a turn is over; so an entry is final without who was gone.

    The log of seat 1 ends before the START_ACK of seat 0.
    """
    rig = Rig(2)
    rig.start(replace(settings(2, first_player=1), clock_s=60))
    rig.isolate(1)
    rig.wait(61_000)
    assert len(rig.play(0).entries) == 1
    starts = [one for one in logfile.read(rig.logs[1]).records if one.kind is Kind.START_ACK]
    rig.crash(1, log=rig.logs[1][: starts[1].offset])
    rig.link(0, 1)
    rig.wait(4_000)

    kept = [one for one in logfile.read(rig.logs[1]).records if one.kind is Kind.START_ACK]
    assert {one.payload for one in kept} == {one.payload for one in starts}
    assert rig.play(1).entries == rig.play(0).entries


def test_a_start_is_told_also_to_who_has_been_played_for_since() -> None:
    """Seat 1 ends right after it has signed the start; the first turn, its own, times out."""
    rig = Rig(2)
    rig.start(replace(settings(2, first_player=1), clock_s=60))
    records = logfile.read(rig.logs[1]).records
    starts = [one for one in records if one.kind is Kind.START_ACK]
    rig.crash(1, log=rig.logs[1][: starts[0].end])
    rig.wait(60_000)
    assert [one.cause for one in rig.play(0).entries] == ["clock"]
    rig.link(0, 1)
    rig.wait(2_000)
    for turn in range(5):
        rig.act(turn % 2, "take 1")

    assert rig.stages() == ["over", "over"]
    assert verify(rig.logs, GAMES, BUILD).exit is Exit.CLEAN
