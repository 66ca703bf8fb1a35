"""Players who come back into a new game that the others have begun, between whole nodes."""

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

from net.core.io import GoOnAnew, SetReady
from net.core.verify import Exit, verify
from net.core.view import Stage, TableView
from net.shell.events import LocalSeat
from net.shell.unfinished import unfinished_games
from tests.net.shell.interrupted import forget_places, resume
from tests.net.shell.laptop import Laptop, laptops, settings
from tests.net.shell.rig import BUILD
from tests.toy_game import TOY

NAMES = ("ana", "bo", "cleo", "dora")


def begin(tables: list[Laptop]) -> bytes:
    """Let four people begin a game of two turns so far; return its id."""
    tables[0].node.host(replace(settings(4), grace_s=1), [LocalSeat("ana")])
    for one, name in zip(tables[1:], NAMES[1:], strict=True):
        one.node.join(tables[0].address(), [LocalSeat(name)])
        one.stage("lobby")
    for one in tables:
        one.view(lambda view: view.seats and all(row.link in ("self", "up") for row in view.seats))
        one.node.intent(0, SetReady())
    tables[0].act("take 2")
    tables[1].act("take 3")
    for one in tables:
        play = one.view(lambda view: view.play and len(view.play.entries) == 2).play
    assert play is not None
    return play.gid


def plays_on(view: TableView[Any], gid: bytes, *seats: int) -> bool:
    """Say whether `view` is of another game than `gid` in which just `seats` take part."""
    play = view.play
    if play is None or play.gid == gid:
        return False
    return play.members.active == seats and not play.members.changing


def gone_on(folder: Path, cleo: Laptop, dora: Laptop) -> bytes:
    """Let `cleo` and `dora` go on without the two others; return the id of the old game."""
    with laptops(folder, NAMES[:2]) as (ana, bo):
        old = begin([ana, bo, cleo, dora])
    for one in (cleo, dora):
        one.view(lambda view: view.play and view.play.members.may_go_anew)
        one.node.intent(0, GoOnAnew())
    cleo.latest(lambda view: plays_on(view, old, 2, 3))
    return old


def play_to_the_end(cleo: Laptop, dora: Laptop, ana: Laptop) -> None:
    for one in (cleo, dora, ana):
        one.act("take 1")
    for one in (cleo, dora, ana):
        one.latest(lambda view: view.stage is Stage.OVER)


def test_who_is_back_is_brought_into_the_new_game_wherever_it_is(tmp_path: Path) -> None:
    """He finds the others by multicast DNS, though they announce another game than his."""
    with laptops(tmp_path, NAMES[2:], discovery=True) as (cleo, dora):
        old = gone_on(tmp_path, cleo, dora)
        forget_places(tmp_path / "ana")
        with laptops(tmp_path, ["ana"], discovery=True) as (ana,):
            game = resume(ana)
            for one in (ana, cleo, dora):
                one.latest(lambda view: plays_on(view, old, 0, 2, 3))
            offered = [one.gid for one in unfinished_games(ana.profile)]
            play_to_the_end(cleo, dora, ana)

    logs = [*ana.logs(), *cleo.logs(), game.shares[0].log.read_bytes()]
    report = verify(logs, {"toy": TOY}, BUILD)
    assert game.gid == old
    assert offered == [report.logs[0].gid]
    assert [log.complete for log in report.logs] == [True, True, False]
    assert [log.continued for log in report.logs] == [False, False, True]
    assert report.exit is Exit.CLEAN, report.findings


def test_who_has_only_his_key_left_joins_the_new_game(tmp_path: Path) -> None:
    with laptops(tmp_path, NAMES[2:], discovery=True) as (cleo, dora):
        old = gone_on(tmp_path, cleo, dora)
        for name in ("logs", "secrets", "tables"):
            shutil.rmtree(tmp_path / "ana" / name)
        with laptops(tmp_path, ["ana"], discovery=True) as (ana,):
            ana.node.join(cleo.address(), [LocalSeat("ana")])
            for one in (ana, cleo, dora):
                one.latest(lambda view: plays_on(view, old, 0, 2, 3))
            play_to_the_end(cleo, dora, ana)

    report = verify([*ana.logs(), *cleo.logs()], {"toy": TOY}, BUILD)
    assert [log.complete for log in report.logs] == [True, True]
    assert report.exit is Exit.CLEAN, report.findings
