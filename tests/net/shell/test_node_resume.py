"""Games that go on after every program has ended, between whole nodes."""

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.game import Choice
from net.core.io import Act, SetReady, VoteDrop
from net.core.view import Membership
from net.shell.events import LocalSeat
from net.shell.link import Link
from net.shell.links import Links
from net.shell.saved import Saved, open_saved
from net.shell.seat import TICK_S
from net.shell.storage import Profile
from net.shell.unfinished import Share, UnfinishedGame
from tests.net.shell.interrupted import SLOWLY_S, begin, resume
from tests.net.shell.laptop import Laptop, all_logs, check_logs, computer, laptops, settings


def test_everybody_goes_home_and_plays_on_another_day(tmp_path: Path) -> None:
    """All programs end; from their files alone the game goes on to an end all logs agree on."""
    with laptops(tmp_path, ["ana", "bo", "cleo"], bot_delay_s=SLOWLY_S) as tables:
        begin(tables)
    with laptops(tmp_path, ["ana", "bo", "cleo"]) as tables:
        games = [resume(one) for one in tables]
        for one in tables:
            one.stage("over")
        logs = [game.shares[0].log for game in games]
        check_logs([log.read_bytes() for log in logs], 3)

    assert len({game.gid for game in games}) == 1
    assert [{game.roster.nicks[seat] for seat in game.others} for game in games] == [
        {"B0", "C0"},
        {"A0", "C0"},
        {"A0", "B0"},
    ]
    # What is over can neither be gone on with, nor does it leave secrets behind.
    assert list(tmp_path.rglob("secrets/*.key")) == []
    assert list(tmp_path.rglob("tables/*.json")) == []


def test_all_seats_of_a_machine_come_back(tmp_path: Path) -> None:
    """Each seat goes on with its own key, files and computer."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as tables:
        begin(tables, seats_each=2)
    with laptops(tmp_path, ["ana", "bo"]) as tables:
        games = [resume(one) for one in tables]
        for one in tables:
            for seat in (0, 1):
                one.stage("over", seat)
        logs = [share.log.read_bytes() for game in games for share in game.shares]
        check_logs(logs, 4)

    assert [[share.slot for share in game.shares] for game in games] == [["main", "computer-1"]] * 2


def test_seats_of_a_machine_find_each_other_however_slow_its_disk_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks for the other before that one sits would look at no address, and not again."""
    with laptops(tmp_path, ["ana"], bot_delay_s=SLOWLY_S) as tables:
        begin(tables, seats_each=2)

    def slowly(profile: Profile, game: UnfinishedGame, share: Share) -> Saved:
        time.sleep(3 * TICK_S if share is game.shares[1] else 0)
        return open_saved(profile, game, share)

    monkeypatch.setattr("net.shell.client.open_saved", slowly)
    with laptops(tmp_path, ["ana"]) as (ana,):
        resume(ana)
        for seat in (0, 1):
            ana.stage("over", seat)


def test_a_game_on_one_machine_alone_goes_on(tmp_path: Path) -> None:
    """Its seats find each other though no other machine tells them where they are."""
    with laptops(tmp_path, ["ana"], bot_delay_s=SLOWLY_S) as tables:
        begin(tables, seats_each=3)
    with laptops(tmp_path, ["ana"]) as (ana,):
        game = resume(ana)
        for seat in (0, 1, 2):
            ana.stage("over", seat)
        check_logs([share.log.read_bytes() for share in game.shares], 3)

    assert game.others == ()


def test_the_table_is_back_where_it_was(tmp_path: Path) -> None:
    """Whoever left and comes back finds those who stayed, and they go on at once."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as (ana, bo):
        begin([ana, bo])
        bo.node.leave()
        ana.view(lambda view: view.play and view.play.waiting and view.play.waiting.what == "link")
        bo.stage("closed")
        resume(bo)
        ana.stage("over")
        over = bo.stage("over")

        assert over.own_seat == 1
        assert [row.nick for row in over.seats] == ["A0", "B0"]


def test_resuming_while_at_a_table(tmp_path: Path) -> None:
    """One client sits at one table."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as (ana, bo):
        begin([ana, bo])
        resume(bo)

        assert bo.failure() == ("busy", {})
        bo.stage("over")


def test_two_who_cannot_reach_each_other_play_through_a_third(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All messages are signed and passed on, so a firewall between two players hinders nobody."""
    apart: set[bytes] = set()
    add = Links.add

    def add_unless_apart(self: Links, link: Link, *rest: Any, **named: Any) -> bool:
        if {self.own, link.peer} == apart:
            link.close("firewall")
            return False
        return add(self, link, *rest, **named)

    monkeypatch.setattr(Links, "add", add_unless_apart)
    with laptops(tmp_path, ["ana", "bo", "cleo"]) as (ana, bo, cleo):
        apart |= {one.profile.identity().key for one in (bo, cleo)}
        ana.node.host(settings(3), [computer("Ana", "vary")])
        bo.node.join(ana.address(), [computer("Bo", "vary")])
        cleo.node.join(ana.address(), [computer("Cleo", "vary")])
        for one in (ana, bo, cleo):
            one.stage("over")

        check_logs(all_logs([ana, bo, cleo]), 3)
        links = {seat.nick: seat.link for seat in bo.last_view().seats}
        assert links["Cleo"] in ("none", "down")


def test_those_left_go_on_and_take_back_who_returns(tmp_path: Path) -> None:
    """Two of three vote; the third comes back between two turns and plays to the end with them."""
    with laptops(tmp_path, ["ana", "bo", "cleo"]) as tables:
        ana, bo, cleo = tables
        ana.node.host(replace(settings(3), grace_s=1), [LocalSeat("Ana")])
        for one, nick in ((bo, "Bo"), (cleo, "Cleo")):
            one.node.join(ana.address(), [LocalSeat(nick)])
            one.view(lambda view: view.own_seat > 0)
        for one in tables:
            one.node.intent(0, SetReady())
        for one in tables:
            one.stage("playing")
        act(tables, 0)
        left = cleo.last_view().own_seat
        cleo.node.leave()
        cleo.stage("closed")
        for one in (ana, bo):
            one.view(lambda view: view.play and view.play.members.missing)
            one.node.intent(0, VoteDrop(left))
        for one in (ana, bo):
            view = one.view(lambda view: view.play and view.play.members.number == 1)
            assert view.play is not None
            assert left not in view.play.members.active
        resume(cleo)
        for one in tables:
            view = one.view(lambda view: view.play and is_settled(view.play.members, 2))
            assert view.play is not None
            assert view.play.members.active == (0, 1, 2)
        for height in range(1, 6):
            act(tables, height)
        for one in tables:
            one.stage("over")


def is_settled(members: Membership, number: int) -> bool:
    """Say whether all go by epoch `number`."""
    return members.number == number and not members.changing


def act(tables: Sequence[Laptop], height: int) -> None:
    """Let whoever is to move take one point, once the entries before `height` are final."""
    for one in tables:
        view = one.view(lambda view: view.play and len(view.play.entries) == height)
        assert view.play is not None
        if view.play.awaiting == Choice(view.own_seat):
            one.node.intent(0, Act(("take 1",)))
