"""What a player proves against himself by one message stops the game, and is in everybody's log."""

from dataclasses import replace
from typing import Any

import pytest

from net.core.messages import Commit, End, Reveal
from net.core.verify import Exit, verify
from net.core.view import Trouble
from tests.net.core.forging import action, forge, proven, troubles
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig, settings
from tests.present import present


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
    chain = present(rig.sessions[2]._table.agreement).chain
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


def test_a_second_commitment_convicts_its_author_during_the_game() -> None:
    rig = Rig(3)
    rig.start()
    (commit,) = rig.sent_of(1, Commit)
    assert isinstance(commit.message, Commit)
    other = replace(commit.message, tip=b"?" * 32)
    rig.receive(2, 1, forge(rig, 1, other, commit.ctx))

    assert troubles(rig) == [Trouble("duplicate_commit", 1, 0)] * 3
    assert proven(rig) == {("DUPLICATE_COMMIT", 1)}
