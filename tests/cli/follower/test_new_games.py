"""Going on as a new game."""

from dataclasses import replace

from net.core.io import GoOnAnew, GoOver
from net.core.view import Absence, Membership
from net.shell.events import TableChanged
from tests.cli.follower.following import ACTION, DRAW, WANTED, Capture, follower_of, playing, told
from tikal_qt.commands.headless import Follower
from tikal_qt.commands.report import Report

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
