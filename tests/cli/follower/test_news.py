"""What is told of a table, and that it is told once."""

import json
from dataclasses import replace

from engine.game import Over
from net.core.view import Membership, Stage
from net.shell.events import DiscoveryFailed, Listening, TableChanged
from tests.cli.follower.following import (
    ACTION,
    ADA,
    BERT,
    DRAW,
    OPEN,
    Capture,
    follower_of,
    lobby,
    playing,
    told,
)


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


def test_a_table_that_cannot_be_announced_goes_on(capsys: Capture) -> None:
    follower = follower_of(1)

    follower.hear(DiscoveryFailed("multicast", (("reason", "no network"),)))

    (line,) = told(capsys)
    assert line == (
        "Tables cannot be found or announced on this network (no network). Joining by address"
        " still works: ask the host for it."
    )
