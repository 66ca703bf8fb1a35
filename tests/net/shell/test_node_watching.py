"""Onlookers at a game between whole nodes."""

from pathlib import Path

from net.core.io import SetReady
from net.core.verify import verify
from net.shell.events import LocalSeat
from net.shell.unfinished import unfinished_games
from tests.net.shell.interrupted import SLOWLY_S, begin
from tests.net.shell.laptop import all_logs, laptops, settings
from tests.net.shell.rig import BUILD
from tests.toy_game import TOY


def test_an_onlooker_sees_the_whole_game(tmp_path: Path) -> None:
    """Whoever comes late sees every entry, checks it, and keeps a log that holds."""
    with (
        laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as (ana, bo),
        laptops(tmp_path, ["eve"]) as (eve,),
    ):
        begin([ana, bo])
        eve.node.watch(ana.address(), "Eve")
        there, here = eve.stage("over"), ana.stage("over")

        assert there.own_seat == -1
        assert there.play is not None
        assert here.play is not None
        assert there.play.entries == here.play.entries
        report = verify(all_logs([ana, bo, eve]), {"toy": TOY}, BUILD)
        assert [log.complete for log in report.logs] == [True, True, True]
        assert len(report.digest) == 32


def test_who_looks_on_meets_a_player_again_who_is_back_where_he_was(tmp_path: Path) -> None:
    """Multicast DNS tells the same address as before: it is dialled once more."""
    with laptops(tmp_path, ["ana", "eve"], discovery=True) as (ana, eve):
        with laptops(tmp_path, ["bo"], discovery=True) as (bo,):
            ana.node.host(settings(2), [LocalSeat("Ana")])
            bo.node.join(ana.address(), [LocalSeat("Bo")])
            bo.view(lambda view: view.own_seat == 1)
            for one in (ana, bo):
                one.node.intent(0, SetReady())
            for one in (ana, bo):
                one.stage("playing")
            eve.node.watch(ana.address(), "Eve")
            eve.view(lambda view: view.seats and view.seats[1].link == "up")
        eve.latest(lambda view: view.seats[1].link == "down")
        with laptops(tmp_path, ["bo"], discovery=True) as (bo,):
            bo.node.resume(unfinished_games(bo.profile)[0])
            eve.latest(lambda view: view.seats[1].link == "up")


def test_a_game_can_be_watched_again(tmp_path: Path) -> None:
    """The log of the first look is put aside, not lost."""
    with (
        laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as (ana, bo),
        laptops(tmp_path, ["eve"]) as (eve,),
    ):
        begin([ana, bo])
        for _ in range(2):
            eve.events.clear()
            eve.node.watch(ana.address(), "Eve")
            eve.stage("playing")
            eve.node.leave()
            eve.stage("closed")
        logs = sorted(path.name.partition("-")[2] for path in (tmp_path / "eve/logs").iterdir())

        assert logs == ["watch-1.glog", "watch-1.glog.before-1"]
        assert unfinished_games(eve.profile) == ()
        ana.stage("over")


def test_a_table_without_a_game_cannot_be_watched(tmp_path: Path) -> None:
    """Before the start there is nothing to see."""
    with laptops(tmp_path, ["ana", "eve"]) as (ana, eve):
        ana.node.host(settings(2), [LocalSeat("Ana")])
        eve.node.watch(ana.address(), "Eve")

        assert eve.stage("closed").closed_code == "no_answer"
