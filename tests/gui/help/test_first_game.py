"""A first game against one computer, explained above the board."""

import pytest

from net.shell.events import LocalSeat
from tests.gui.acts import settle
from tests.gui.house import GAME
from tikal_qt.language.catalogues import speak
from tikal_qt.requests import HostRequest


@pytest.fixture
def first(window, qapp):
    """A first game, begun from the start page."""
    window.pages.start.computer.lesson.click()
    settle(qapp)
    return window


def said(window):
    guide = window.pages.guide
    return guide.count.text(), guide.text.text()


def test_it_is_a_game_against_one_easy_computer_that_the_person_begins(first, house):
    _, settings, seats, _ = next(call for call in house.calls if call[0] == "host")

    assert (settings.players, settings.variant, settings.first_player) == (2, "basic", 0)
    assert seats == (LocalSeat("Ana"), LocalSeat("Computer 1", "computer", "random"))
    assert first.pages.currentWidget() is first.pages.table


def test_the_guide_follows_what_is_done(first):
    model = first.pages.table.game.model
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


def test_a_step_can_be_skipped_and_the_guide_closed(first, qapp):
    model = first.pages.table.game.model
    model.choose(min(model.targets()))
    first.pages.guide.skip.click()
    assert "Bring two more" in said(first)[1]

    first.pages.guide.close_button.click()
    settle(qapp)
    assert first.pages.guide is None


def test_what_comes_again_every_turn_can_be_skipped_only_once(first):
    """Where the next step is to place the tile, as in the first turn, nothing is left to skip."""
    model = first.pages.table.game.model
    guide = first.pages.guide
    assert guide.skip.isVisible()

    model.choose(min(model.targets()))
    model.undo()

    assert said(first)[1].startswith("You have drawn a tile: ")
    assert said(first)[0] == "2 of 10 learnt"
    assert not guide.skip.isVisible()


def test_another_language_keeps_what_is_learnt(first, qapp):
    model = first.pages.table.game.model
    model.choose(min(model.targets()))
    try:
        speak(qapp, "da")
        settle(qapp)
        assert said(first)[0] == "1 af 10 lært"
        assert first.pages.guide.isVisible()
    finally:
        speak(qapp, "en")


def test_the_next_game_is_not_explained(first, qapp, house):
    first.go_home()
    settle(qapp)
    house.__init__()
    first.pages.start.computer.button.click()
    settle(qapp)

    assert first.pages.guide is None


def test_while_a_game_runs_it_asks_first(first, qapp):
    first.menu.first_game.trigger()

    assert first.question is not None
    assert first.pages.guide is not None
    first.question.reject()


def test_from_the_menu(window, house, qapp):
    window.menu.first_game.trigger()
    settle(qapp)

    assert isinstance(window._asked, HostRequest)
    assert window.pages.guide is not None


def test_at_a_table_without_a_game_it_asks_first(window, qapp):
    window.pages.start.host.button.click()
    settle(qapp)
    assert window.pages.currentWidget() is window.pages.lobby

    window.menu.first_game.trigger()
    assert window.question.text() == "You sit at a table. Leave it?"
    window.question.reject()
    settle(qapp)
    assert window.pages.currentWidget() is window.pages.lobby

    window.menu.first_game.trigger()
    window.question.buttons()[-1].click()
    settle(qapp)
    assert window.pages.guide is not None
