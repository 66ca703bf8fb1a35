"""A table of two as a node tells of it, and who follows it."""

from dataclasses import replace
from typing import Any

import pytest

from engine.game import Awaiting, Choice, Setup
from net.core.io import Intent
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
from tikal_qt.commands.headless import Follower
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
