"""Games that go on after every program has ended, and onlookers, between whole nodes."""

import json
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from engine.game import Choice
from net.core.io import Act, SetReady, VoteDrop
from net.core.verify import verify
from net.core.view import Membership
from net.shell.events import FoundTable, LocalSeat, TablesFound
from net.shell.links import Links
from net.shell.saved import Saved, open_saved
from net.shell.seat import TICK_S
from net.shell.storage import Profile
from net.shell.unfinished import Share, UnfinishedGame, unfinished_games
from tests.net.shell.laptop import Laptop, computer, laptops, settings
from tests.net.shell.rig import BUILD
from tests.net.shell.test_node_play import all_logs, check_logs
from tests.toy_game import TOY

SLOWLY_S = 0.15
"""Between two segments of a computer, so that a game can be interrupted in its middle."""


def begin(tables: Sequence[Laptop], seats_each: int = 1) -> None:
    """Let computers at all `tables` play with each other until some entries are final."""
    host, *others = tables
    host.node.host(
        settings(len(tables) * seats_each), [computer(f"A{n}", "vary") for n in range(seats_each)]
    )
    for number, one in enumerate(others):
        seats = [computer(f"{'BCD'[number]}{n}", "vary") for n in range(seats_each)]
        one.node.join(host.address(), seats)
    for one in tables:
        one.view(lambda view: view.play and len(view.play.entries) >= 2)


def resume(one: Laptop, places: Sequence[str] = ()) -> UnfinishedGame:
    """Go on with the only unfinished game of `one`."""
    (game,) = unfinished_games(one.profile)
    one.node.resume(game, places)
    return game


def forget_places(folder: Path) -> None:
    """Remove what is noted of where everybody was, and let nobody listen there again."""
    for note in folder.rglob("tables/*.json"):
        facts = json.loads(note.read_bytes())
        note.write_text(json.dumps({**facts, "ports": {}, "addresses": {}}), encoding="utf-8")


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


def test_others_are_found_by_a_given_address(tmp_path: Path) -> None:
    """On another network, one known address is enough."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as tables:
        begin(tables)
    forget_places(tmp_path)
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        resume(ana)
        resume(bo, [ana.address()])
        ana.stage("over")
        bo.stage("over")


def test_others_are_found_by_an_address_that_is_given_later(tmp_path: Path) -> None:
    """Nobody has noted where the other is; the address is told to who waits already."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as tables:
        begin(tables)
    forget_places(tmp_path)
    with laptops(tmp_path, ["ana", "bo"]) as (ana, bo):
        resume(ana)
        ana.view(lambda view: view.seats and view.seats[1].link == "down")
        resume(bo)
        ana.node.seek(bo.address())
        ana.stage("over")
        bo.stage("over")


def test_a_bad_address_to_look_at_is_refused(tmp_path: Path) -> None:
    with laptops(tmp_path, ["ana"]) as (ana,):
        ana.node.seek("nowhere:0")

        assert ana.failure() == ("port_bad", {"text": "nowhere:0"})


def test_others_are_found_by_name(tmp_path: Path) -> None:
    """On another network the players of a game find each other by multicast DNS."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as tables:
        begin(tables)
    forget_places(tmp_path)
    with laptops(tmp_path, ["ana", "bo"], discovery=True) as (ana, bo):
        resume(ana)
        resume(bo)
        ana.stage("over")
        bo.stage("over")


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


def test_resuming_while_at_a_table(tmp_path: Path) -> None:
    """One client sits at one table."""
    with laptops(tmp_path, ["ana", "bo"], bot_delay_s=SLOWLY_S) as (ana, bo):
        begin([ana, bo])
        resume(bo)

        assert bo.failure() == ("busy", {})
        bo.stage("over")


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


def test_two_who_cannot_reach_each_other_play_through_a_third(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All messages are signed and passed on, so a firewall between two players hinders nobody."""
    apart: set[bytes] = set()
    add = Links.add

    def add_unless_apart(self: Links, link, *rest, **named) -> bool:
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
