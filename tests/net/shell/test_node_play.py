"""Whole games between nodes over TLS on loopback, with logs that verify."""

import itertools
import random
import socket
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.game import Choice, Over
from net.core.io import Act, ChangeSettings, Kick, Preview, Say, SetReady
from net.core.view import ChatLine, Stage, TableView
from net.shell.events import IntentRefused, LocalSeat, LogOpened, TableChanged
from tests.net.shell.laptop import all_logs, check_logs, computer, laptops, reached, settings
from tests.present import present


def test_two_computers_on_two_machines_play_to_the_end(tmp_path: Path) -> None:
    """Host and guest shake hands, agree, play and keep logs with one digest."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(2), [computer("Ana")])
        bo.node.join(ana.address(), [computer("Bo", "vary")])
        here, there = ana.stage("over"), bo.stage("over")

        assert here.play is not None
        assert there.play is not None
        assert isinstance(here.play.awaiting, Over)
        assert here.play.entries == there.play.entries
        assert [seat.nick for seat in there.seats] == ["Ana", "Bo"]
        assert (here.own_seat, there.own_seat) == (0, 1)
        check_logs(all_logs([ana, bo]), 2)


def test_four_machines_with_drawn_set_up(tmp_path: Path) -> None:
    """Four nodes make a full mesh; the game begins with draws."""
    with laptops(tmp_path, ["ana", "bo", "cleo", "dan"]) as tables:
        ana, *others = tables
        ana.node.host(settings(4, "rush", -1), [computer("Ana", "vary")])
        for nick, one in zip(("Bo", "Cleo", "Dan"), others, strict=True):
            one.node.join(ana.address(), [computer(nick, "vary")])
        for one in tables:
            view = one.stage("over")
            assert view.play is not None
            assert view.play.entries[0].kind == "draw"
            assert view.play.entries[0].seeds == 4
        check_logs(all_logs(tables), 4)


def test_seats_of_one_machine_play_with_those_of_another(tmp_path: Path) -> None:
    """Each of two nodes hosts two seats, each seat with a key and a log of its own."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(4), [computer("Ana"), computer("Al", "vary")])
        bo.node.join(ana.address(), [computer("Bo"), computer("Bea", "vary")])
        views = [one.stage("over", seat) for one in (ana, bo) for seat in (0, 1)]

        assert len({view.own_key for view in views}) == 4
        assert sorted(view.own_seat for view in views) == [0, 1, 2, 3]
        check_logs(all_logs([ana, bo]), 4)


def test_one_machine_alone(tmp_path: Path) -> None:
    """A person may play against computers without any network."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        ana.node.host(settings(3), [LocalSeat("Ana"), computer("Eins"), computer("Zwei")])
        ana.view(lambda view: view.missing == (0,))
        ana.node.intent(0, SetReady())
        for _ in range(2):
            ana.act("take 3")
        view, *_ = [ana.stage("over", seat) for seat in (0, 1, 2)]

        assert view.play is not None
        assert isinstance(view.play.awaiting, Over)
        assert view.play.awaiting.scores[0] == 6
        check_logs(ana.logs(), 3)


def test_cut_link_heals_and_the_game_goes_on(tmp_path: Path) -> None:
    """Connections that break in the middle of a game come back by themselves."""
    with laptops(tmp_path, ["ana", "bo", "cleo"], bot_delay_s=0.05) as tables:
        ana, bo, cleo = tables
        ana.node.host(settings(3), [computer("Ana", "vary")])
        bo.node.join(ana.address(), [computer("Bo", "vary")])
        cleo.node.join(ana.address(), [computer("Cleo", "vary")])
        for height in (2, 5):
            ana.view(reached(height))
            bo.cut_links()
        for one in tables:
            one.stage("over")

        assert any(
            isinstance(event, TableChanged)
            and any(seat.link == "down" for seat in event.view.seats)
            for event in bo.events
        )
        check_logs(all_logs(tables), 3)


def test_lost_player_pauses_the_game_and_is_named(tmp_path: Path) -> None:
    """While a player is away everybody sees who; nothing moves on."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=0.1) as (ana, bo):
        ana.node.host(settings(2), [computer("Ana")])
        bo.node.join(ana.address(), [computer("Bo")])
        ana.view(lambda view: view.play and len(view.play.entries) >= 2)
        bo.node.stop()
        view = ana.view(
            lambda view: view.play and view.play.waiting and view.play.waiting.what == "link"
        )

        assert present(present(view.play).waiting).seats == (1,)
        assert view.stage.value == "playing"


def test_noise_on_the_port_does_not_disturb_a_game(tmp_path: Path) -> None:
    """Strangers that send noise are hung up on while the game is played to its end."""
    noise = random.Random(7).randbytes(4096)
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=0.02) as (ana, bo):
        ana.node.host(settings(2), [computer("Ana")])
        bo.node.join(ana.address(), [computer("Bo")])
        host, _, port = ana.address().rpartition(":")
        for _ in range(3):
            with socket.create_connection((host, int(port)), timeout=5) as stranger:
                stranger.sendall(noise)
        ana.stage("over")
        bo.stage("over")
        check_logs(all_logs([ana, bo]), 2)


def test_people_talk_plan_and_act(tmp_path: Path) -> None:
    """Chat and plans reach the others; what is not allowed is refused with a reason."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(2), [LocalSeat("Ana")])
        bo.node.join(ana.address(), [LocalSeat("Bo")])
        ana.view(lambda view: len([seat for seat in view.seats if seat.key]) == 2)
        bo.view(lambda view: view.own_seat == 1)
        bo.node.intent(0, Say("hello"))
        ana.view(lambda view: view.chat == (ChatLine(1, "hello"),))
        ana.node.intent(0, SetReady())
        bo.node.intent(0, SetReady())
        ana.stage("playing")
        bo.stage("playing")
        ana.node.intent(0, Preview(("wait",)))
        bo.view(lambda view: view.play and view.play.previews == (("wait",), ()))
        bo.node.intent(0, Act(("dare",)))
        assert bo.refusal()[0] == "not_your_turn"
        ana.node.intent(0, Act(("take 9",)))
        assert ana.refusal()[0] in {"bad_action", "illegal"}
        ana.node.intent(0, Act(("wait", "take 2")))
        view = bo.view(lambda view: view.play and view.play.entries)

        assert present(view.play).entries[0].texts == ("wait", "take 2")
        assert present(view.play).awaiting == Choice(1)


def test_lobby_settings_kick_and_return(tmp_path: Path) -> None:
    """The host may change settings and free seats; who was sent away may ask again."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(2), [LocalSeat("Ana")])
        bo.node.join(ana.address(), [LocalSeat("Bo")])
        key = bo.stage("lobby").own_key
        ana.node.intent(0, ChangeSettings(settings(3, "rush")))
        view = bo.view(lambda view: view.settings and view.settings.variant == "rush")
        assert len(view.seats) == 3
        ana.node.intent(0, Kick(key))
        assert bo.stage("closed").closed_code == "kicked"
        bo.events.clear()
        bo.node.join(ana.address(), [LocalSeat("Bo")])
        assert bo.stage("lobby").own_key == key


def test_computer_follows_every_change_of_the_table(tmp_path: Path) -> None:
    """Computers accept each new revision, so a person alone decides when it starts."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        ana.node.host(settings(2), [LocalSeat("Ana"), computer("Eins")])
        ana.view(lambda view: view.missing == (0,))
        for variant in ("rush", "plain", "rush"):
            ana.events.clear()
            ana.node.intent(0, ChangeSettings(settings(2, variant)))
            ana.view(partial(_waits_for_the_host, variant))
        ana.node.intent(0, SetReady())
        ana.stage("playing")


def test_seats_can_be_added_and_removed_before_the_start(tmp_path: Path) -> None:
    """A further seat sits down at the same table, near or far, and can get up again."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(4), [LocalSeat("Ana")])
        ana.node.add_seat(computer("Eins"))
        bo.node.join(ana.address(), [LocalSeat("Bo")])
        bo.stage("lobby")
        bo.node.add_seat(computer("Zwei"))
        view = ana.view(lambda view: all(seat.key for seat in view.seats))
        assert sorted(seat.nick for seat in view.seats) == ["Ana", "Bo", "Eins", "Zwei"]
        ana.events.clear()
        bo.node.remove_seat(1)
        ana.node.remove_seat(1)
        view = ana.view(lambda view: sum(1 for seat in view.seats if seat.key) == 2)
        assert sorted(seat.nick for seat in view.seats if seat.key) == ["Ana", "Bo"]
        bo.events.clear()
        ana.node.remove_seat(0)
        assert bo.stage("closed").closed_code == "host_left"


def test_failing_strategy_plays_for_absence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A computer player that breaks is logged and the table goes on."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        ana.node.host(settings(2), [computer("Ana", "fail"), computer("Al", "fail")])
        view = ana.stage("over")
        assert view.play is not None
        assert view.play.awaiting == Over((3, 3), (0, 1))
    assert any("out of ideas" in str(record.exc_info) for record in caplog.records)


def test_computers_give_people_time(tmp_path: Path) -> None:
    """With a delay a computer takes at least that long for each segment."""
    with laptops(tmp_path, ["ana"], bot_delay_s=0.1) as (ana,):
        begun = time.monotonic()
        ana.node.host(settings(2), [computer("Ana", "fail"), computer("Al", "fail")])
        ana.stage("over")
        assert time.monotonic() - begun > 0.6  # six segments


def test_table_after_table(tmp_path: Path) -> None:
    """After a game, and after leaving, the same node plays again."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        for round_ in range(2):
            ana.events.clear()
            bo.events.clear()
            ana.node.host(settings(2), [computer("Ana")])
            bo.node.join(ana.address(), [computer("Bo")])
            for one in (ana, bo):
                # The table before may still have something to tell.
                gid = one.wait(LogOpened).gid
                one.view(partial(_is_over, gid))
            check_logs(all_logs([ana, bo]), 2)
            if round_ == 0:
                ana.node.leave()
        assert len(list((tmp_path / "ana" / "logs").iterdir())) == 2


def test_views_are_told_at_most_once_a_turn_of_the_loop(tmp_path: Path) -> None:
    """Never two equal views in a row for one seat."""
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        ana.node.host(settings(2), [computer("Ana")])
        bo.node.join(ana.address(), [computer("Bo")])
        ana.stage("over")
        views = [event.view for event in ana.events if isinstance(event, TableChanged)]
        assert all(old != new for old, new in itertools.pairwise(views))


@pytest.mark.parametrize("when", ["before", "after"])
def test_requests_out_of_time_do_no_harm(tmp_path: Path, when: str) -> None:
    """Stopping ends the thread, may be repeated, and what is asked afterwards is ignored."""
    with laptops(tmp_path, ["ana"]) as (ana,):
        if when == "after":
            ana.node.host(settings(2), [LocalSeat("Ana")])
            ana.stage("lobby")
        ana.node.stop()
        ana.node.stop()
        # Not only given up in STOP_S.
        assert not ana.node._thread.is_alive()
        ana.node.leave()
        ana.node.intent(0, SetReady())
        assert not any(isinstance(event, IntentRefused) for event in ana.events)


def _waits_for_the_host(variant: str, view: TableView[Any]) -> bool:
    return present(view.settings).variant == variant and view.missing == (0,)


def _is_over(gid: bytes, view: TableView[Any]) -> bool:
    return view.stage is Stage.OVER and present(view.play).gid == gid
