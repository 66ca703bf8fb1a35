"""What is left of a game in the files of a node, and what of that can be gone on with."""

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from net.shell.events import FoundTable, LocalSeat, TablesFound
from net.shell.unfinished import unfinished_games
from tests.net.shell.interrupted import SLOWLY_S, begin, resume
from tests.net.shell.laptop import Laptop, laptops, settings
from tests.net.shell.rig import BUILD


def test_an_interrupted_game_is_shown_once(tmp_path: Path) -> None:
    """Who looks for tables sees a game once, though all who play it announce it."""
    with (
        laptops(tmp_path, ["ana", "bo"], discovery=True, bot_delay_s=SLOWLY_S) as (ana, bo),
        laptops(tmp_path, ["eve"], discovery=True) as (eve,),
    ):
        begin([ana, bo])
        eve.node.browse()

        def ours(tables: Sequence[FoundTable]) -> list[FoundTable]:
            keys = (ana.last_view().own_key, bo.last_view().own_key)
            return [one for one in tables if one.key in keys and one.stage == "playing"]

        found = eve.wait(TablesFound, lambda told: ours(told.tables)).tables
        time.sleep(1.0)
        last = [event for event in eve.events if isinstance(event, TablesFound)][-1].tables

        assert len(ours(found)) == len(ours(last)) == 1
        assert (ours(last)[0].taken, ours(last)[0].seats) == (2, 2)


@pytest.mark.parametrize("what", ["damage", "garbage"])
def test_files_that_do_not_do_are_refused(tmp_path: Path, what: str) -> None:
    """What cannot be gone on with is named, stays as it is, and the node is free again."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as tables:
        begin(tables)
    with laptops(tmp_path, ["ana"]) as (ana,):
        (game,) = unfinished_games(ana.profile)
        log = game.shares[0].log
        if what == "damage":
            content = log.read_bytes()
            log.write_bytes(content[:100] + b"\xff" + content[101:])
            expected = ("log_damaged", {"path": str(log), "reason": "checksum"})
        else:
            ana.profile.write_secret(game.roster.sid, "main", b"garbage")
            expected = ("cannot_resume", {"reason": "bad_secret"})
        content = log.read_bytes()
        ana.node.resume(game)
        assert ana.failure() == expected

        assert log.read_bytes() == content
        ana.node.host(settings(2), [LocalSeat("Ana")])
        ana.stage("lobby")


def test_a_seat_that_has_lost_its_side_file_goes_on(tmp_path: Path) -> None:
    """It makes fresh chains; what it had signed stands in its log."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as tables:
        begin(tables)
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        (game,) = unfinished_games(ana.profile)
        ana.profile.forget_secret(game.roster.sid, "main")
        resume(ana)
        resume(bo)
        ana.view(lambda view: view.play and view.play.members.number >= 1)


def test_another_version_cannot_go_on(tmp_path: Path) -> None:
    """A game is played to its end by the rules it was begun with."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as tables:
        begin(tables)
    newer = Laptop(tmp_path / "ana", replace(BUILD, app_version="2.0", engine_id=bytes(32)))
    try:
        resume(newer)
        assert newer.failure() == ("other_version", {"theirs": "1.0", "ours": "2.0"})
    finally:
        newer.close()
