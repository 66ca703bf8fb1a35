"""The window while a game runs: its title, what it announces and counts, what goes wrong."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from net.core.view import Stage, Trouble, Waiting
from net.shell.events import IntentRefused
from tests.gui.acts import desk_of, notices, settle, table_of
from tests.gui.house import GAME, House
from tests.gui.table_for_two import ANA, SETTINGS
from tikal_qt.games.tikal.board import Ghost
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest


def test_a_refusal_while_playing_is_said_and_the_game_goes_on(
    playing: MainWindow, house: House, qapp: QApplication
) -> None:
    house.listener(IntentRefused(0, "too_fast"))
    settle(qapp)

    assert playing.pages.currentWidget() is playing.pages.table
    assert len(notices(playing)) == 1


def test_the_title_names_the_person_to_move(
    playing: MainWindow, house: House, qapp: QApplication
) -> None:
    assert playing.windowTitle() == "● Ana to move"

    lay = GAME.format_action(GAME.legal(house.position)[0])
    house.act(0, (lay, "end"))
    house.tell()
    settle(qapp)

    assert playing.windowTitle() == "● Bea to move"


def test_the_title_names_the_players_while_somebody_elsewhere_is_to_move(
    window: MainWindow, house: House, qapp: QApplication
) -> None:
    window.open(HostRequest(replace(SETTINGS, first_player=1), (ANA,)))
    house.arrive("Bea")
    house.begin()
    house.tell()
    settle(qapp)

    assert window.windowTitle() == "Ana, Bea"


def test_a_turn_is_announced_once_whatever_happens_in_it(
    playing: MainWindow, house: House, qapp: QApplication
) -> None:
    told: list[str] = []
    table_of(playing).turn_came.connect(told.append)
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


def test_new_scoring_turns_are_counted_on_the_tab_until_looked_at(
    playing: MainWindow, house: House, qapp: QApplication
) -> None:
    table = table_of(playing)
    while not house.position.scoring:
        house.act(house.position.seat, (GAME.format_action(GAME.legal(house.position)[-1]),))
    house.act(house.position.seat, ("end",))
    house.tell()
    settle(qapp)
    assert table.tabs.tabText(1) == "Scoring (1)"

    table.tabs.setCurrentWidget(table.game.scoring)
    assert table.tabs.tabText(1) == "Scoring"


def test_nobody_is_to_move_once_the_game_is_over(
    playing: MainWindow, house: House, qapp: QApplication
) -> None:
    assert playing.windowTitle() == "● Ana to move"

    while house.stage is Stage.PLAYING:
        action = GAME.absent_policy(house.position)
        house.act(house.position.seat, (GAME.format_action(action),))
    house.tell()
    settle(qapp)

    assert playing.pages.result is not None
    assert playing.windowTitle() == "Ana, Bea"
    table = table_of(playing)
    table.game.replay.look.click()
    assert table.game.replay.told.text() == "You are looking back. The game is over."


def test_a_lost_player_pauses_the_game_for_everybody_to_see(
    playing: MainWindow, house: House, qapp: QApplication
) -> None:
    house.lost, house.waiting = (1,), Waiting("link", (1,), 0)
    house.tell()
    settle(qapp)

    assert table_of(playing).strip.sentence.text() == (
        "The game is paused: waiting for Bea to return."
    )
    assert desk_of(table_of(playing)).players.cards[1].link.text() == "Waiting for Bea to return"
    assert desk_of(table_of(playing)).players.cards[1].link.isVisible()

    house.lost, house.waiting = (), None
    house.tell()
    settle(qapp)

    assert not desk_of(table_of(playing)).players.cards[1].link.isVisible()


def test_a_game_that_has_stopped_says_why(
    playing: MainWindow, house: House, qapp: QApplication
) -> None:
    house.trouble = Trouble("equivocation", 1, 7)
    house.tell()
    settle(qapp)

    assert table_of(playing).strip.sentence.text().startswith("The game has stopped: ")


def test_unread_chat_is_counted_until_it_is_looked_at(
    playing: MainWindow, house: House, qapp: QApplication
) -> None:
    table = table_of(playing)
    table.chat.said.emit("hello")
    settle(qapp)
    assert table.tabs.tabText(2) == "Chat (1)"

    table.tabs.setCurrentWidget(table.chat)
    assert table.tabs.tabText(2) == "Chat"


def test_the_plan_of_somebody_elsewhere_shows_on_the_board(
    window: MainWindow, house: House, qapp: QApplication
) -> None:
    window.open(HostRequest(replace(SETTINGS, first_player=1), (ANA,)))
    house.arrive("Bea")
    house.begin()
    house.tell()
    settle(qapp)
    table = table_of(window)
    table.game.replay.watching.finish()
    laid = GAME.legal(house.position)[0]
    first = GAME.format_action(laid)

    house.previews[1] = (first,)
    house.tell()
    settle(qapp)
    assert desk_of(table).board.ghost == Ghost(
        laid.hexagon, house.position.tile, laid.rotation, own=False
    )
    assert table.strip.sentence.text().startswith("Bea places a tile")

    house.previews[1] = (first, "place worker a5")
    house.tell()
    settle(qapp)
    assert desk_of(table).model.texts == (first, "place worker a5")
    assert not desk_of(table).model.active
    assert table.strip.sentence.text().startswith("Bea")
    assert desk_of(table).players.cards[1].role.text() == "on the network"


def test_a_segment_that_is_refused_leaves_the_plan_to_go_on_with(
    playing: MainWindow, house: House, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "intent", lambda seat, intent: None)
    model = desk_of(table_of(playing)).model
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
