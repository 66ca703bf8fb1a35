"""Going on with a game, and looking on at one, through the window."""

from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from net.core.io import GoOnAnew, GoOver, KeepWaiting, Say, VoteDrop
from net.core.messages import Settings
from net.core.view import Absence, Membership
from net.shell.events import FoundTable, LocalSeat, TableChanged
from net.shell.unfinished import Share, UnfinishedGame
from tests.gui.acts import desk_of, notices, press, table_of
from tests.gui.house import House
from tests.net.core.honest_table import Table
from tests.present import present
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest, ResumeRequest
from tikal_qt.session import TableSession

SETTINGS = Settings("tikal", "basic", 3, 0, 0, 0, "skip")
PLAYING = FoundTable("Carla", b"c" * 32, ("10.0.0.3:5",), "tikal", 3, 3, "playing", "0.1.0", True)


def sit(house: House, nicks: tuple[str, ...]) -> None:
    """Let the game of `nicks` run, the first of them at this window."""
    house.open(SETTINGS, (LocalSeat(nicks[0]),))
    for nick in nicks[1:]:
        house.arrive(nick)
    house.begin()


def test_a_game_is_gone_on_with_from_the_start_page(
    window: MainWindow, house: House, qtbot: QtBot, tmp_path: Path
) -> None:
    roster = replace(Table(3).roster, settings=SETTINGS)
    share = Share(0, "main", LocalSeat("Anna"), 0, tmp_path / "anna.glog", 1_700_000_000.0)
    game = UnfinishedGame(roster, b"l" * 16, "1.0", (share,), {})
    start = window.pages.start
    start.resume.show_games((game,))
    press(qtbot, start.resume.resume)
    busy = start.busy_label.text()
    sit(house, ("Anna", "Bert", "Cleo"))
    house.tell()
    qtbot.waitUntil(lambda: window.pages.table is not None)

    assert ("resume", game, ()) in house.calls
    assert busy == "Opening the unfinished game …"
    assert table_of(window).names == ("Anna", "Bert", "Cleo")
    assert window._session.logs == {0: tmp_path / "anna.glog"}


def test_a_computer_of_this_window_is_known_though_no_seat_says_what_it_is(
    window: MainWindow, house: House, qtbot: QtBot
) -> None:
    computer = LocalSeat("Robot", "computer", "greedy")
    window.open(HostRequest(SETTINGS, (LocalSeat("Ana"), computer)))
    house.arrive("Carla")
    house.chairs[1] = replace(present(house.chairs[1]), kind="person")
    house.begin()
    house.tell()
    qtbot.waitUntil(lambda: window.pages.table is not None and len(window._session.views) == 2)
    cards = desk_of(table_of(window)).players.cards

    qtbot.waitUntil(lambda: cards[1].role.text() == "computer")
    assert [cards[seat].role.text() for seat in (0, 2)] == ["you", "on the network"]


def test_votes_go_out_for_every_seat_of_the_window(
    window: MainWindow, house: House, qtbot: QtBot
) -> None:
    computer = LocalSeat("Robot", "computer", "greedy")
    window.open(HostRequest(SETTINGS, (LocalSeat("Ana"), computer)))
    house.arrive("Carla")
    house.begin()
    house.members = Membership(0, (0, 1, 2), (Absence(2, 0, 0, ()),))
    house.tell()
    qtbot.waitUntil(
        lambda: window.pages.table is not None and bool(window.pages.table.members.drops)
    )
    bar = table_of(window).members
    press(qtbot, bar.drops[2])
    press(qtbot, bar.wait)

    votes = [call for call in house.calls if call[0] == "intent"]
    assert votes == [
        ("intent", 0, VoteDrop(2)),
        ("intent", 1, VoteDrop(2)),
        ("intent", 0, KeepWaiting()),
        ("intent", 1, KeepWaiting()),
    ]


def test_a_new_game_is_asked_for_and_takes_the_place_of_the_old_one(
    window: MainWindow, house: House, qtbot: QtBot
) -> None:
    window.open(HostRequest(SETTINGS, (LocalSeat("Ana"),)))
    house.arrive("Bea")
    house.arrive("Carla")
    house.begin()
    house.members = Membership(0, (0, 1, 2), (Absence(2, 0, 0, ()),), may_go_anew=True)
    house.tell()
    qtbot.waitUntil(lambda: window.pages.table is not None)
    old = table_of(window)
    press(qtbot, old.members.anew)
    house.members = Membership(0, (0, 1))
    house.go_on_anew(b"n" * 32)
    qtbot.waitUntil(lambda: window.pages.table is not old)

    assert [call for call in house.calls if call[0] == "intent"] == [("intent", 0, GoOnAnew())]
    assert window.pages.currentWidget() is window.pages.table
    assert desk_of(table_of(window)).chronicle.history.steps == []
    assert table_of(window).shown.play.gid == b"n" * 32
    told = notices(window)
    assert [text for text in told if text.startswith("You have gone on as a new game.")]


def test_who_comes_back_is_led_to_the_new_game_of_the_others(
    window: MainWindow, house: House, qtbot: QtBot
) -> None:
    window.open(HostRequest(SETTINGS, (LocalSeat("Ana"),)))
    house.arrive("Bea")
    house.arrive("Carla")
    house.begin()
    house.members = Membership(0, (0, 1, 2), elsewhere=(1, 2), may_go_over=True)
    house.tell()
    qtbot.waitUntil(lambda: window.pages.table is not None)
    old = table_of(window)
    press(qtbot, old.members.over)
    house.members = Membership(0, (1, 2))
    house.go_on_anew(b"n" * 32)
    qtbot.waitUntil(lambda: window.pages.table is not old)

    assert [call for call in house.calls if call[0] == "intent"] == [("intent", 0, GoOver())]
    assert table_of(window).shown.play.gid == b"n" * 32
    told = notices(window)
    assert told[-1].startswith("The others have gone on as a new game, which you see from its")
    assert "You are taken back between two turns" in table_of(window).members.text.text()


def test_a_game_is_watched_from_the_list_without_anything_to_press(
    window: MainWindow, house: House, qtbot: QtBot
) -> None:
    start = window.pages.start
    start.tables.show_tables((PLAYING,))
    press(qtbot, start.tables.watch_button)
    sit(house, ("Carla", "Dora", "Eve"))
    view = replace(house.view(0), own_key=b"o" * 32, own_seat=-1)
    house.listener(TableChanged(0, view))
    qtbot.waitUntil(lambda: window.pages.table is not None)
    table = table_of(window)
    leave = window._playing()

    assert ("watch", PLAYING, "Ana") in house.calls
    assert not table.game.below.isVisible()
    assert not table.shown.controlled
    qtbot.keyClicks(table.chat.field, "hello\r")
    assert ("intent", 0, Say("hello")) in house.calls
    # Nobody waits for who looks on, so nothing is asked when he goes.
    assert leave is False


def test_only_what_is_played_can_be_watched(window: MainWindow) -> None:
    tables = window.pages.start.tables
    tables.show_tables((replace(PLAYING, stage="lobby", taken=1),))
    lobby = (tables.join_button.isEnabled(), tables.watch_button.isEnabled())
    tables.show_tables((PLAYING,))
    playing = (tables.join_button.isEnabled(), tables.watch_button.isEnabled())
    tables.show_tables((replace(PLAYING, compatible=False),))
    foreign = (tables.join_button.isEnabled(), tables.watch_button.isEnabled())

    assert (lobby, playing, foreign) == ((True, False), (False, True), (False, False))


def test_an_address_can_be_watched(window: MainWindow, house: House, qtbot: QtBot) -> None:
    tables = window.pages.start.tables
    tables.address.setText("10.0.0.3:47001")
    press(qtbot, tables.address_watch)

    assert ("watch", "10.0.0.3:47001", "Ana") in house.calls


def test_a_request_to_resume_knows_its_seats(
    session: TableSession, house: House, tmp_path: Path
) -> None:
    roster = replace(Table(2).roster, settings=replace(SETTINGS, players=2))
    shares = (
        Share(0, "main", LocalSeat("Anna"), 0, tmp_path / "a", 0.0),
        Share(1, "computer-1", LocalSeat("Robot", "computer", "greedy"), 0, tmp_path / "b", 0.0),
    )
    game = UnfinishedGame(roster, b"l" * 16, "1.0", shares, {})
    session.open(ResumeRequest(game, ("10.0.0.2:5",)))

    assert house.calls == [("resume", game, ("10.0.0.2:5",))]
    assert [seat.kind for seat in session.seats] == ["person", "computer"]
