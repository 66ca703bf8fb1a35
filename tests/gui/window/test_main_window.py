"""The window: which page shows when, what is told in notices, what is asked before leaving."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from net.core.messages import Settings
from net.core.view import Stage, Trouble, Waiting
from net.shell.events import Failed, FoundTable, IntentRefused, LocalSeat, TableChanged, TablesFound
from net.shell.storage import Profile
from tests.gui.acts import press, settle
from tests.gui.house import GAME, House
from tikal_qt.frame import Frame
from tikal_qt.games.tikal.board import Ghost
from tikal_qt.main_window import MainWindow
from tikal_qt.offer import Offer
from tikal_qt.preferences import Preferences
from tikal_qt.requests import HostRequest, JoinRequest
from tikal_qt.session import TableSession

ANA, BEA = LocalSeat("Ana"), LocalSeat("Bea")
SETTINGS = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
FOUND = FoundTable("Bea", b"b" * 32, ("10.0.0.2:47001",), "tikal", 1, 2, "lobby", "0.1.0", True)


def notices(window):
    return [notice.label.text() for notice in window.banner.notices]


@pytest.fixture
def playing(window, house, qapp):
    """The window while Ana and Bea, both at it, play; Ana is to move."""
    window.open(HostRequest(SETTINGS, (ANA, BEA), at_once=True))
    settle(qapp)
    assert window.pages.currentWidget() is window.pages.table
    return window


def test_it_begins_on_the_start_page_with_the_name_of_the_profile(window):
    assert window.pages.currentWidget() is window.pages.start
    assert window.pages.start.name.text() == "Ana"
    assert window.windowTitle() == "Tikal"


def test_tables_found_on_the_network_show_on_the_start_page(window, house, qapp):
    house.listener(TablesFound((FOUND,)))
    settle(qapp)

    assert window.pages.start.tables.list.topLevelItem(0).text(0) == "Bea"


def test_a_chosen_name_is_kept_in_the_profile(window, profile, qtbot):
    window.pages.start.name.setText("Carla")
    window.pages.start.name.editingFinished.emit()

    assert Preferences(profile).name == "Carla"


def test_joining_says_what_is_waited_for_until_the_table_shows(window, house, qapp):
    window.open(JoinRequest(FOUND, (ANA,)))
    assert window.pages.start.busy_label.text() == "Joining Bea …"

    house.hosting = False
    house.open(SETTINGS, (ANA,))
    settle(qapp)

    assert window.pages.currentWidget() is window.pages.lobby
    assert window.pages.start.busy_label.isHidden()


def test_waiting_for_a_table_can_be_cancelled(window, house, qtbot):
    window.open(JoinRequest(FOUND, (ANA,)))

    press(qtbot, window.pages.start.cancel)

    assert house.calls[-1] == ("leave",)
    assert window.pages.start.busy_label.isHidden()


@pytest.mark.parametrize(
    ("code", "params", "said"),
    [
        ("connect_refused", (("address", "10.0.0.2:1"),), "Nobody listens at 10.0.0.2:1"),
        ("connect_timeout", (("address", "10.0.0.2:1"),), "Nobody answers at 10.0.0.2:1"),
        ("unknown_host", (("host", "nowhere"),), "nowhere"),
        ("not_a_table", (("address", "10.0.0.2:1"),), "Another program answers at 10.0.0.2:1"),
        ("table_gone", (("address", "10.0.0.2:1"),), "its host has left"),
        ("port_taken", (("port", 47001),), "47001"),
        ("version", (("theirs", "9"), ("ours", "1")), "another version"),
        ("engine", (("theirs", "0.9+a"), ("ours", "0.1+b")), "this one 0.1+b"),
    ],
)
def test_what_cannot_be_done_is_said_on_the_start_page(window, house, qapp, code, params, said):
    window.open(JoinRequest("10.0.0.2:1", (ANA,)))
    house.listener(Failed(code, params))
    settle(qapp)

    assert window.pages.currentWidget() is window.pages.start
    assert window.pages.start.computer.button.isEnabled()
    assert len(notices(window)) == 1
    assert said in notices(window)[0]


@pytest.mark.parametrize(
    ("code", "said"), [("full", "full"), ("host_left", "host"), ("started", "has begun")]
)
def test_a_table_that_closes_leads_back_with_the_reason(window, house, qapp, code, said):
    window.open(JoinRequest(FOUND, (ANA,)))
    house.open(SETTINGS, (ANA,))
    settle(qapp)
    closed = replace(house.view(0), stage=Stage.CLOSED, closed_code=code)

    house.listener(TableChanged(0, closed))
    settle(qapp)

    assert window.pages.currentWidget() is window.pages.start
    assert said in notices(window)[0].lower()


def test_a_new_table_clears_old_notices(window, house, qapp):
    house.listener(Failed("busy"))
    settle(qapp)
    assert len(notices(window)) == 1

    window.open(HostRequest(SETTINGS, (ANA,)))

    assert notices(window) == []


def test_the_start_of_a_game_clears_what_was_told_in_the_lobby(window, house, qapp):
    window.open(HostRequest(SETTINGS, (ANA, BEA)))
    settle(qapp)
    house.listener(IntentRefused(0, "bad_settings"))
    settle(qapp)
    assert len(notices(window)) == 1

    house.begin()
    house.tell()
    settle(qapp)

    assert window.pages.currentWidget() is window.pages.table
    assert notices(window) == []


def test_a_refusal_while_playing_is_said_and_the_game_goes_on(playing, house, qapp):
    house.listener(IntentRefused(0, "too_fast"))
    settle(qapp)

    assert playing.pages.currentWidget() is playing.pages.table
    assert len(notices(playing)) == 1


def test_leaving_the_lobby_asks_nothing(window, house, qapp, qtbot):
    window.open(HostRequest(SETTINGS, (ANA,)))
    settle(qapp)

    press(qtbot, window.pages.lobby.leave)

    assert window.pages.currentWidget() is window.pages.start
    assert house.calls[-1] == ("leave",)


def test_the_title_names_the_person_to_move(playing, house, qapp):
    assert playing.windowTitle() == "● Ana to move"

    lay = GAME.format_action(GAME.legal(house.position)[0])
    house.act(0, (lay, "end"))
    house.tell()
    settle(qapp)

    assert playing.windowTitle() == "● Bea to move"


def test_the_title_names_the_players_while_somebody_elsewhere_is_to_move(window, house, qapp):
    window.open(HostRequest(replace(SETTINGS, first_player=1), (ANA,)))
    house.arrive("Bea")
    house.begin()
    house.tell()
    settle(qapp)

    assert window.windowTitle() == "Ana, Bea"


def test_a_turn_is_announced_once_whatever_happens_in_it(playing, house, qapp):
    told = []
    playing.pages.table.turn_came.connect(told.append)
    lay = GAME.format_action(GAME.legal(house.position)[0])
    house.act(0, (lay,))
    house.tell()
    settle(qapp)
    house.tell()
    settle(qapp)
    house.act(0, ("end",))
    house.tell()
    settle(qapp)

    assert [name for name in told if name] == ["Bea"]


def test_new_scoring_turns_are_counted_on_the_tab_until_looked_at(playing, house, qapp):
    table = playing.pages.table
    while not house.position.scoring:
        house.act(house.position.seat, (GAME.format_action(GAME.legal(house.position)[-1]),))
    house.act(house.position.seat, ("end",))
    house.tell()
    settle(qapp)
    assert table.tabs.tabText(1) == "Scoring (1)"

    table.tabs.setCurrentWidget(table.game.scoring)
    assert table.tabs.tabText(1) == "Scoring"


def test_leaving_a_game_asks_and_stays_by_default(playing, house, qtbot):
    press(qtbot, playing.pages.table.strip.leave)
    assert playing.question.isVisible()
    assert playing.question.defaultButton().text() == "Stay"

    qtbot.keyClick(playing.question, Qt.Key.Key_Return)

    assert playing.question is None
    assert playing.pages.currentWidget() is playing.pages.table
    assert ("leave",) not in house.calls


def test_who_leaves_friends_elsewhere_is_told_that_they_wait(window, house, qapp, qtbot):
    window.open(HostRequest(SETTINGS, (ANA,)))
    house.arrive("Carla")
    house.begin()
    house.tell()
    settle(qapp)
    press(qtbot, window.pages.table.strip.leave)

    assert window.question.informativeText().startswith("The others wait for this window")
    window.question.reject()


def test_who_leaves_nobody_elsewhere_is_not(playing, qtbot):
    press(qtbot, playing.pages.table.strip.leave)

    assert playing.question.informativeText().startswith("Nobody waits for you. You can come back")
    playing.question.reject()


def test_nobody_is_to_move_once_the_game_is_over(playing, house, qapp):
    assert playing.windowTitle() == "● Ana to move"

    while house.stage is Stage.PLAYING:
        action = GAME.absent_policy(house.position)
        house.act(house.position.seat, (GAME.format_action(action),))
    house.tell()
    settle(qapp)

    assert playing.pages.result is not None
    assert playing.windowTitle() == "Ana, Bea"
    table = playing.pages.table
    table.game.replay.look.click()
    assert table.game.replay.told.text() == "You are looking back. The game is over."


def test_escape_stays_in_the_game(playing, house, qtbot):
    press(qtbot, playing.pages.table.strip.leave)
    qtbot.keyClick(playing.question, Qt.Key.Key_Escape)

    assert playing.pages.currentWidget() is playing.pages.table
    assert ("leave",) not in house.calls


def test_leaving_a_game_on_purpose(playing, house, qtbot):
    press(qtbot, playing.pages.table.strip.leave)
    leave = next(b for b in playing.question.buttons() if b.text() == "Leave the game")
    press(qtbot, leave)

    assert playing.pages.currentWidget() is playing.pages.start
    assert playing.pages.table is None
    assert house.calls[-1] == ("leave",)
    assert playing.windowTitle() == "Tikal"


def test_closing_the_window_during_a_game_asks_once_and_stays_by_default(playing, house, qtbot):
    playing.close()
    first = playing.question
    playing.close()
    assert playing.question is first
    assert playing.isVisible()

    qtbot.keyClick(playing.question, Qt.Key.Key_Escape)

    assert playing.isVisible()
    assert ("stop",) not in house.calls


def test_closing_the_window_on_purpose_stops_the_node(playing, session, house, qtbot):
    session.start()
    playing.close()
    leave = next(b for b in playing.question.buttons() if b.text() == "Leave the game")
    with qtbot.waitSignal(playing.closed):
        press(qtbot, leave)

    assert not playing.isVisible()
    assert house.calls[-1] == ("stop",)


def test_closing_without_a_game_asks_nothing_and_keeps_the_place(window, profile):
    window.resize(1100, 700)
    window.close()

    assert not window.isVisible()
    assert not Preferences(profile).geometry.isEmpty()


def test_the_window_comes_back_where_it_was(window, profile, qtbot):
    window.resize(1000, 677)  # the offscreen screen is 800 high
    window.close()
    again = Frame(QWidget(), Preferences(profile).geometry)
    qtbot.addWidget(again)

    assert again.height() == 677


def test_damaged_settings_are_said_and_kept_aside(tmp_path, qtbot):
    root = tmp_path / "damaged"
    with Profile(root):
        pass
    (root / "settings.json").write_text("{not json")
    with Profile(root) as profile:
        offer = Offer(GAME, lambda: {"tikal": GAME}, lambda: None, ("greedy",), lambda: ())
        window = MainWindow(TableSession(House().make), Preferences(profile), offer)
        qtbot.addWidget(window)

        assert len(notices(window)) == 1
        assert str(root) in notices(window)[0]
        assert (root / "settings.json.damaged-1").read_text() == "{not json"


# -------------------------------------------------------------------- the table page


def test_a_lost_player_pauses_the_game_for_everybody_to_see(playing, house, qapp):
    house.lost, house.waiting = (1,), Waiting("link", (1,), 0)
    house.tell()
    settle(qapp)

    assert playing.pages.table.strip.sentence.text() == (
        "The game is paused: waiting for Bea to return."
    )
    assert playing.pages.table.game.players.cards[1].link.text() == "Waiting for Bea to return"
    assert playing.pages.table.game.players.cards[1].link.isVisible()

    house.lost, house.waiting = (), None
    house.tell()
    settle(qapp)

    assert not playing.pages.table.game.players.cards[1].link.isVisible()


def test_a_game_that_has_stopped_says_why(playing, house, qapp):
    house.trouble = Trouble("equivocation", 1, 7)
    house.tell()
    settle(qapp)

    assert playing.pages.table.strip.sentence.text().startswith("The game has stopped: ")


def test_unread_chat_is_counted_until_it_is_looked_at(playing, house, qapp):
    table = playing.pages.table
    table.chat.said.emit("hello")
    settle(qapp)
    assert table.tabs.tabText(2) == "Chat (1)"

    table.tabs.setCurrentWidget(table.chat)
    assert table.tabs.tabText(2) == "Chat"


def test_the_plan_of_somebody_elsewhere_shows_on_the_board(window, house, qapp):
    window.open(HostRequest(replace(SETTINGS, first_player=1), (ANA,)))
    house.arrive("Bea")
    house.begin()
    house.tell()
    settle(qapp)
    table = window.pages.table
    table.game.replay.watching.finish()
    laid = GAME.legal(house.position)[0]
    first = GAME.format_action(laid)

    house.previews[1] = (first,)
    house.tell()
    settle(qapp)
    assert table.game.board.ghost == Ghost(
        laid.hexagon, house.position.tile, laid.rotation, own=False
    )
    assert table.strip.sentence.text().startswith("Bea places a tile")

    house.previews[1] = (first, "place worker a5")
    house.tell()
    settle(qapp)
    assert table.game.model.texts == (first, "place worker a5")
    assert not table.game.model.active
    assert table.strip.sentence.text().startswith("Bea")
    assert table.game.players.cards[1].role.text() == "on the network"


def test_a_segment_that_is_refused_leaves_the_plan_to_go_on_with(playing, house, qapp, monkeypatch):
    monkeypatch.setattr(house, "intent", lambda seat, intent: None)
    model = playing.pages.table.game.model
    lay = GAME.legal(house.position)[0]
    model.do(lay)
    model.end_turn()
    assert model.waiting

    house.listener(IntentRefused(0, "already_pending"))
    settle(qapp)

    assert not model.waiting
    assert model.active
    assert model.plan == (lay,)
    assert len(notices(playing)) == 1
