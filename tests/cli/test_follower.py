"""What is told of a table, and when it is given up."""

import json
from dataclasses import replace
from typing import Any

import pytest

from engine.game import Awaiting, Choice, Over, Setup
from net.core.io import ClaimForfeit, GoOnAnew, GoOver, Intent
from net.core.messages import Settings
from net.core.view import (
    Absence,
    EntryView,
    Membership,
    PlayView,
    SeatView,
    Stage,
    TableView,
    Trouble,
    Waiting,
)
from net.shell.events import DiscoveryFailed, Failed, IntentRefused, Listening, TableChanged
from tikal_qt.commands.headless import Follower
from tikal_qt.commands.outcome import CommandError
from tikal_qt.commands.report import Report
from tikal_qt.commands.running import GAME

Capture = pytest.CaptureFixture[str]

START = GAME.new(Setup(2, "basic", 0))
ADA = SeatView(0, b"\xaa" * 32, "Ada", "computer", True, "self")
BERT = SeatView(1, b"\xbe" * 32, "B\x1bert", "computer", True, "up")
OPEN = SeatView(1, b"", "", "", False, "none")
DRAW = EntryView(0, "draw", -1, ("T1",), ("tile",), 2, START)
ACTION = EntryView(1, "action", 0, ("tile b5 0", "end"), (), 0, START)
ADA_MOVES = Choice(0)
BERT_IS_LOST = Waiting("link", (1,), 0)
EVERYBODY = Membership(0, (0, 1))
BERT_IS_GONE = Membership(0, (0, 1), (Absence(1, 0, 30_000, ()),), may_claim=True)


@pytest.fixture(autouse=True)
def nothing_wanted() -> None:
    WANTED.clear()


def lobby(second: SeatView, stage: Stage = Stage.LOBBY) -> TableView[Any]:
    settings = Settings("tikal", "basic", 2, 0, 0, 30, "skip")
    seats, missing = (ADA, second), () if second.key else (1,)
    return TableView(stage, ADA.key, 0, b"\x01" * 16, ADA.key, settings, seats, missing, None)


def playing(
    *entries: EntryView[Any],
    awaiting: Awaiting = ADA_MOVES,
    waiting: Waiting | None = None,
    trouble: Trouble | None = None,
    stage: Stage = Stage.PLAYING,
    members: Membership = EVERYBODY,
) -> TableView[Any]:
    ended = stage is Stage.OVER
    play = PlayView(
        b"\x02" * 32,
        2,
        START,
        entries,
        START,
        awaiting,
        waiting,
        trouble,
        (),
        ((), ()),
        ended,
        members,
    )
    return replace(lobby(BERT), stage=stage, play=play)


def follower_of(seats: int, *, as_json: bool = False, decides: bool = True) -> Follower:
    return Follower(seats, Report(as_json), WANTED.append_want, decides=decides)


class Wanted(list[tuple[int, Intent]]):
    def append_want(self, seat: int, intent: Intent) -> None:
        self.append((seat, intent))


WANTED = Wanted()


def told(capsys: Capture) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_the_table_is_told_when_its_seats_change_and_only_then(capsys: Capture) -> None:
    follower = follower_of(1)

    for view in (lobby(OPEN), lobby(OPEN), lobby(BERT)):
        follower.hear(TableChanged(0, view))

    assert told(capsys) == [
        "Table: waiting for players. 1 Ada, ready; 2 open",
        "Table: waiting for players. 1 Ada, ready; 2 B\ufffdert, ready",
    ]


def test_each_entry_is_told_once(capsys: Capture) -> None:
    follower = follower_of(1)

    follower.hear(TableChanged(0, playing(DRAW)))
    follower.hear(TableChanged(0, playing(DRAW, ACTION)))

    assert told(capsys) == [
        "Table: playing. 1 Ada, ready; 2 B\ufffdert, ready",
        "0  drawn by 2 seeds: tile=T1",
        "1  Ada: tile b5 0 end",
    ]


def test_scripts_get_the_same_as_json(capsys: Capture) -> None:
    follower = follower_of(1, as_json=True)

    follower.hear(Listening(0, ("127.0.0.1:47001",)))
    follower.hear(TableChanged(0, playing(ACTION)))

    listening, table, entry = map(json.loads, told(capsys))
    assert listening == {"event": "listening", "seat": 0, "addresses": ["127.0.0.1:47001"]}
    assert (table["event"], table["stage"], table["host"]) == ("table", "playing", "aa" * 32)
    assert entry == {
        "event": "entry",
        "height": 1,
        "kind": "action",
        "seat": 0,
        "texts": ["tile b5 0", "end"],
        "purposes": [],
        "seeds": 0,
    }


def test_the_end_is_awaited_for_every_local_seat(capsys: Capture) -> None:
    follower = follower_of(2)
    over = playing(DRAW, awaiting=Over((7, 12), (1,)), stage=Stage.OVER)

    follower.hear(TableChanged(0, over))
    early = follower.over
    follower.hear(TableChanged(1, over))

    assert (early, follower.over) == (False, True)
    assert told(capsys)[-1] == "Result: Ada: 7, B\ufffdert: 12. Won by B\ufffdert."


def test_namesakes_are_told_apart_for_people_and_count_by_seat_for_scripts(
    capsys: Capture,
) -> None:
    over = playing(awaiting=Over((7, 12), (1,)), stage=Stage.OVER)
    over = replace(over, seats=(ADA, replace(BERT, nick="Ada")))

    follower_of(1).hear(TableChanged(0, over))
    assert told(capsys)[-1] == "Result: Ada (1): 7, Ada (2): 12. Won by Ada (2)."

    follower_of(1, as_json=True).hear(TableChanged(0, over))
    assert json.loads(told(capsys)[-1])["names"] == ["Ada", "Ada"]


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


TOO_FEW = Membership(0, (0, 1), (Absence(1, 0, 30_000, ()),), may_go_anew=True)


def test_a_new_game_is_wanted_where_one_is_offered() -> None:
    follower = Follower(1, Report(False), WANTED.append_want, anew=True)
    follower.hear(TableChanged(0, playing(members=TOO_FEW)))
    follower.hear(TableChanged(0, playing(members=replace(TOO_FEW, wishing=(0,)))))

    assert list(WANTED) == [(0, GoOnAnew())]
    for now in (100.0, 1_000.0):
        follower.mind_the_clock(now)


def test_the_new_game_of_others_is_gone_over_to() -> None:
    others = Membership(0, (0, 1), elsewhere=(1,), may_go_over=True)
    Follower(1, Report(False), WANTED.append_want, anew=True).hear(
        TableChanged(0, playing(members=others))
    )

    assert list(WANTED) == [(0, GoOver())]


def test_no_new_game_is_wanted_unless_told_so() -> None:
    follower_of(1).hear(TableChanged(0, playing(members=TOO_FEW)))

    assert WANTED == []


def test_a_new_game_is_told_from_its_first_entry(capsys: Capture) -> None:
    follower = follower_of(1)
    follower.hear(TableChanged(0, playing(DRAW, ACTION)))
    told(capsys)
    new = playing(DRAW, members=Membership(0, (0,)))
    assert new.play is not None
    follower.hear(TableChanged(0, replace(new, play=replace(new.play, gid=b"\x03" * 32))))

    assert told(capsys) == [
        "Going on as a new game with Ada",
        "0  drawn by 2 seeds: tile=T1",
    ]


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


def test_who_takes_part_is_told_when_it_changes(capsys: Capture) -> None:
    follower = follower_of(1, as_json=True)
    for members in (Membership(0, (0, 1)), Membership(1, (0,)), Membership(1, (0,))):
        follower.hear(TableChanged(0, playing(members=members)))

    events = [json.loads(line) for line in told(capsys)]
    assert [event for event in events if event["event"] == "members"] == [
        {"event": "members", "epoch": 1, "active": [0], "claimed_by": []}
    ]


def test_a_game_ended_early_has_no_points(capsys: Capture) -> None:
    follower = follower_of(1, as_json=True)
    follower.hear(TableChanged(0, playing(stage=Stage.OVER)))

    result = json.loads(told(capsys)[-1])
    assert (result["event"], result["reason"]) == ("result", "abandoned")
    assert "scores" not in result


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


def test_waiting_for_an_action_is_no_halt(capsys: Capture) -> None:
    follower = follower_of(1)
    follower.hear(TableChanged(0, playing(waiting=Waiting("action", (1,), 0))))
    told(capsys)

    follower.mind_the_clock(100.0)
    follower.mind_the_clock(9999.0)

    assert told(capsys) == []


def test_a_stopped_game_is_explained_once_it_cannot_mend_itself() -> None:
    follower = follower_of(1)
    follower.hear(TableChanged(0, playing(trouble=Trouble("desync", 1, 12))))

    follower.mind_the_clock(100.0)
    follower.mind_the_clock(105.0)
    with pytest.raises(CommandError) as stopped:
        follower.mind_the_clock(105.1)

    assert str(stopped.value) == (
        "The game has stopped: B\ufffdert computes another position than this client at entry 12."
        " One of the two installations is damaged or changed. The log is kept."
    )


def test_a_closed_table_is_explained() -> None:
    follower = follower_of(1)

    with pytest.raises(CommandError, match=r"^The host has freed your seat\.$"):
        follower.hear(TableChanged(0, replace(lobby(BERT, Stage.CLOSED), closed_code="kicked")))


@pytest.mark.parametrize(
    "event",
    [
        Failed("port_forbidden", (("port", 80),)),
        IntentRefused(0, "port_forbidden", (("port", 80),)),
    ],
)
def test_what_cannot_be_done_is_explained(event: Failed | IntentRefused) -> None:
    with pytest.raises(CommandError, match=r"^This system does not allow port 80"):
        follower_of(1).hear(event)


def test_a_table_that_cannot_be_announced_goes_on(capsys: Capture) -> None:
    follower = follower_of(1)

    follower.hear(DiscoveryFailed("multicast", (("reason", "no network"),)))

    (line,) = told(capsys)
    assert line == (
        "Tables cannot be found or announced on this network (no network). Joining by address"
        " still works: ask the host for it."
    )
