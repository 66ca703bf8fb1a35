"""A first game against one computer, explained above the board."""

import pytest
from PySide6.QtWidgets import QApplication

from net.shell.events import LocalSeat
from tests.gui.acts import desk_of, settle, table_of
from tests.gui.house import GAME, House
from tests.present import present
from tikal_qt.language.catalogues import speak
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest


@pytest.fixture
def first(window: MainWindow, qapp: QApplication) -> MainWindow:
    """A first game, begun from the start page."""
    window.pages.start.computer.lesson.click()
    settle(qapp)
    return window


def said(window: MainWindow) -> tuple[str, str]:
    guide = present(window.pages.guide)
    return guide.count.text(), guide.text.text()


def test_it_is_a_game_against_one_easy_computer_that_the_person_begins(
    first: MainWindow, house: House
) -> None:
    _, settings, seats, _ = next(call for call in house.calls if call[0] == "host")

    assert (settings.players, settings.variant, settings.first_player) == (2, "basic", 0)
    assert seats == (LocalSeat("Ana"), LocalSeat("Computer 1", "computer", "random"))
    assert first.pages.currentWidget() is first.pages.table


def test_the_guide_follows_what_is_done(first: MainWindow) -> None:
    model = desk_of(table_of(first)).model
    assert said(first)[0] == "0 of 10 learnt"
    assert said(first)[1].startswith("You have drawn a tile: ")

    model.choose(min(model.targets()))
    assert said(first)[0] == "1 of 10 learnt"
    assert "Bring a worker in" in said(first)[1]

    model.do(GAME.parse_action("place worker a5"))
    assert said(first)[0] == "2 of 10 learnt"

    model.undo()
    assert said(first)[0] == "3 of 10 learnt"
    assert "Bring two more" in said(first)[1]


def test_a_step_can_be_skipped_and_the_guide_closed(first: MainWindow, qapp: QApplication) -> None:
    model = desk_of(table_of(first)).model
    model.choose(min(model.targets()))
    present(first.pages.guide).skip.click()
    assert "Bring two more" in said(first)[1]

    present(first.pages.guide).close_button.click()
    settle(qapp)
    assert first.pages.guide is None


def test_what_comes_again_every_turn_can_be_skipped_only_once(first: MainWindow) -> None:
    """Where the next step is to place the tile, as in the first turn, nothing is left to skip."""
    model = desk_of(table_of(first)).model
    guide = present(first.pages.guide)
    assert guide.skip.isVisible()

    model.choose(min(model.targets()))
    model.undo()

    assert said(first)[1].startswith("You have drawn a tile: ")
    assert said(first)[0] == "2 of 10 learnt"
    assert not guide.skip.isVisible()


def test_another_language_keeps_what_is_learnt(first: MainWindow, qapp: QApplication) -> None:
    model = desk_of(table_of(first)).model
    model.choose(min(model.targets()))
    try:
        speak(qapp, "da")
        settle(qapp)
        assert said(first)[0] == "1 af 10 lært"
        assert present(first.pages.guide).isVisible()
    finally:
        speak(qapp, "en")


def test_the_next_game_is_not_explained(
    first: MainWindow, qapp: QApplication, house: House
) -> None:
    first.go_home()
    settle(qapp)
    first.pages.start.computer.button.click()
    settle(qapp)

    assert table_of(first).shown.play.players == 2
    assert first.pages.guide is None


def test_while_a_game_runs_it_asks_first(first: MainWindow, qapp: QApplication) -> None:
    first.menu.first_game.trigger()

    assert first.question is not None
    assert first.pages.guide is not None
    first.question.reject()


def test_from_the_menu(window: MainWindow, house: House, qapp: QApplication) -> None:
    window.menu.first_game.trigger()
    settle(qapp)

    assert isinstance(window._asked, HostRequest)
    assert window.pages.guide is not None


def test_at_a_table_without_a_game_it_asks_first(window: MainWindow, qapp: QApplication) -> None:
    window.pages.start.host.button.click()
    settle(qapp)
    assert window.pages.currentWidget() is window.pages.lobby

    window.menu.first_game.trigger()
    assert present(window.question).text() == "You sit at a table. Leave it?"
    present(window.question).reject()
    settle(qapp)
    assert window.pages.currentWidget() is window.pages.lobby

    window.menu.first_game.trigger()
    present(window.question).buttons()[-1].click()
    settle(qapp)
    assert window.pages.guide is not None
