"""Players who are lost: what is told of them, and when the table is given up."""

from dataclasses import replace

import pytest

from net.core.io import ClaimForfeit
from net.core.view import Membership, Stage, Waiting
from net.shell.events import TableChanged
from tests.cli.follower.following import (
    BERT_IS_GONE,
    BERT_IS_LOST,
    DRAW,
    WANTED,
    Capture,
    follower_of,
    playing,
    told,
)
from tikal_qt.commands.outcome import CommandError


def test_a_short_loss_is_no_news(capsys: Capture) -> None:
    follower = follower_of(1)
    follower.hear(TableChanged(0, playing(waiting=BERT_IS_LOST)))
    told(capsys)

    follower.mind_the_clock(100.0)
    follower.mind_the_clock(101.9)
    follower.hear(TableChanged(0, playing()))
    follower.mind_the_clock(102.5)

    assert told(capsys) == []


def test_a_lasting_loss_is_told_and_so_is_the_return(capsys: Capture) -> None:
    follower = follower_of(1)
    follower.hear(TableChanged(0, playing(waiting=BERT_IS_LOST)))
    told(capsys)

    for now in (100.0, 102.1, 110.0):
        follower.mind_the_clock(now)
    follower.hear(TableChanged(0, playing()))
    follower.mind_the_clock(111.0)

    assert told(capsys) == [
        "Paused: waiting for B\ufffdert to return",
        "Everybody is here again",
    ]


def test_who_is_too_few_to_go_on_is_told_whom_it_waits_for(capsys: Capture) -> None:
    follower = follower_of(1)
    voting = replace(BERT_IS_GONE, may_claim=False, changing=True, attempt=1)
    stuck = playing(waiting=Waiting("epoch", (1,), 0), members=voting)
    follower.hear(TableChanged(0, stuck))
    told(capsys)

    for now in (100.0, 102.1, 220.0):
        follower.mind_the_clock(now)
    with pytest.raises(CommandError) as gave_up:
        follower.mind_the_clock(220.1)

    assert told(capsys) == ["Paused: waiting for B\ufffdert to return"]
    assert str(gave_up.value) == LOST_FOR_GOOD


LOST_FOR_GOOD = (
    "B\ufffdert did not return within 120 s, and without them too few are left to go on. The log is"
    " kept. To go on with the game: tikal resume. To go on without them, as a new game: tikal"
    " resume --new-game"
)


def test_a_loss_that_no_vote_settles_ends_the_wait() -> None:
    """Twice the 30 s the table has agreed on, and a minute to vote."""
    follower = follower_of(1)
    follower.hear(TableChanged(0, playing(waiting=BERT_IS_LOST)))

    follower.mind_the_clock(100.0)
    follower.mind_the_clock(220.0)
    with pytest.raises(CommandError) as gave_up:
        follower.mind_the_clock(220.1)

    assert str(gave_up.value) == LOST_FOR_GOOD


def test_who_keeps_waiting_waits_for_ever() -> None:
    follower = follower_of(1, decides=False)
    follower.hear(TableChanged(0, playing(waiting=BERT_IS_LOST, members=BERT_IS_GONE)))

    follower.mind_the_clock(100.0)
    follower.mind_the_clock(9999.0)

    assert WANTED == []


def test_the_last_of_two_ends_the_game_once(capsys: Capture) -> None:
    follower = follower_of(1)
    follower.hear(TableChanged(0, playing(members=BERT_IS_GONE)))
    follower.hear(TableChanged(0, playing(DRAW, members=BERT_IS_GONE)))
    claimed = replace(BERT_IS_GONE, may_claim=False, claimed_by=(0,))
    follower.hear(TableChanged(0, playing(DRAW, members=claimed, stage=Stage.OVER)))

    assert tuple(WANTED) == ((0, ClaimForfeit()),)
    assert follower.over
    assert told(capsys)[-1] == "Result: Ada ended the game as the only one who stayed."


def test_the_last_of_three_leaves_the_end_to_those_who_may_come_back() -> None:
    """Two of three who are gone may be playing on elsewhere."""
    follower = follower_of(1)
    members = Membership(0, (0, 1, 2), may_claim=True)
    follower.hear(TableChanged(0, playing(members=members)))

    assert WANTED == []


def test_every_seat_is_told_of_and_given_up_for_its_own_absence(capsys: Capture) -> None:
    follower = follower_of(1)
    follower.hear(TableChanged(0, playing(waiting=BERT_IS_LOST)))
    told(capsys)

    for now in (100.0, 102.1):
        follower.mind_the_clock(now)
    follower.hear(TableChanged(0, playing(waiting=Waiting("link", (0, 1), 0))))
    for now in (218.0, 219.9):
        follower.mind_the_clock(now)
    before = told(capsys)
    with pytest.raises(CommandError) as gave_up:
        follower.mind_the_clock(220.1)

    assert before == ["Paused: waiting for B\ufffdert to return"]
    assert told(capsys) == ["Paused: waiting for Ada, B\ufffdert to return"]
    assert str(gave_up.value) == LOST_FOR_GOOD
