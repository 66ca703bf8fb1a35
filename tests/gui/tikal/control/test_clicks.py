"""Clicks on the board: figures, the way to a target, and clicks that do nothing."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from engine.tikal.actions import Figure, Move
from engine.tikal.hexes import NOWHERE
from tests.gui.tikal.control.page import LEFT, Page
from tests.gui.tikal_positions import (
    AT,
    LEADER,
    WORKER,
    acting,
    with_leader,
    with_tile,
    with_workers,
)
from tikal_qt.games.tikal.board import Mark, MarkKind
from tikal_qt.games.tikal.board.geometry import centre
from tikal_qt.games.tikal.modes import Mode


def test_own_figures_are_marked_then_where_they_go_with_the_cost(page: Page) -> None:
    page.model.set_position(with_leader(acting(), 0, "a5"), True)
    assert page.view.marks == {AT["a5"]: Mark(MarkKind.SOURCE)}

    page.click("a5")

    assert page.view.selection == AT["a5"]
    assert page.view.marks == {
        AT["a4"]: Mark(MarkKind.TARGET, "2"),
        AT["b4"]: Mark(MarkKind.TARGET, "1"),
        AT["b5"]: Mark(MarkKind.TARGET, "2"),
    }
    page.click("b5")
    assert page.model.plan == (Move(LEADER, AT["a5"], AT["b5"]),)
    assert page.view.selection == NOWHERE
    assert page.view.marks == {AT["b5"]: Mark(MarkKind.SOURCE)}


def test_the_way_to_a_target_shows_while_the_pointer_is_over_it(page: Page) -> None:
    # From a5 the cheapest way to c5 leads through b4; see test_turn_targets.
    page.model.set_position(with_leader(with_tile(acting(), "A1", "c5", 0), 0, "a5"), True)
    page.click("a5")

    page.point_at("c5")
    assert list(page.view.way) == [(AT["a5"], AT["b4"]), (AT["b4"], AT["c5"])]
    page.point_at("h1")
    assert list(page.view.way) == []
    page.point_at("c5")
    page.click("c5")
    assert list(page.view.way) == []


def test_a_second_click_on_the_chosen_figure_lets_it_go(page: Page) -> None:
    page.model.set_position(with_leader(acting(), 0, "a5"), True)

    page.click("a5")
    page.click("a5")

    assert page.model.aim.chosen is None
    assert page.view.selection == NOWHERE


def test_leader_or_worker_is_asked_where_both_stand(page: Page) -> None:
    page.model.set_position(with_leader(with_workers(acting(), 0, "a5", "a5"), 0, "a5"), True)

    page.click("a5")
    menu = page.menu()

    assert [entry.text() for entry in menu.actions()] == [
        "Move the leader",
        "Move a worker (2 here)",
    ]
    assert page.model.aim.chosen is None
    menu.actions()[1].trigger()
    assert page.model.aim.chosen == (AT["a5"], WORKER)


@pytest.mark.parametrize(("right", "figure"), [(-24, LEADER), (24, WORKER)])
def test_a_click_on_a_figure_asks_nothing(page: Page, right: int, figure: Figure) -> None:
    """Of two tokens the leader stands 24 left of the middle and 38 below, the workers right."""
    page.model.set_position(with_leader(with_workers(acting(), 0, "a5", "a5"), 0, "a5"), True)
    place = page.view.mapFromScene(centre(AT["a5"]) + QPointF(right, 38))

    QTest.mouseClick(page.view.viewport(), LEFT, pos=place)

    assert page.view.findChildren(QMenu) == []
    assert page.model.aim.chosen == (AT["a5"], figure)


def test_a_click_on_anothers_figure_means_all_that_stand_there(page: Page) -> None:
    """Of three tokens the third, Bea's worker, stands 38 right of the middle and 33 below."""
    position = with_workers(with_leader(with_workers(acting(), 0, "a5"), 0, "a5"), 1, "a5")
    page.model.set_position(position, True)
    place = page.view.mapFromScene(centre(AT["a5"]) + QPointF(38, 33))

    QTest.mouseClick(page.view.viewport(), LEFT, pos=place)

    assert len(page.menu().actions()) == 2
    assert page.model.aim.chosen is None


def test_a_click_that_does_nothing_says_why(page: Page, qtbot: QtBot) -> None:
    page.model.set_position(with_leader(acting(), 0, "a5"), True)
    page.click("a5")

    with qtbot.waitSignal(page.control.explained) as said:
        page.click("h1")

    assert said.args == ["The hexagon h1 cannot be reached with the 10 AP left."]
    assert page.model.aim.chosen == (AT["a5"], LEADER)


def test_clicks_do_nothing_in_anothers_turn(page: Page) -> None:
    page.model.set_position(with_leader(acting(), 0, "a5"), False)

    page.click("a5")
    page.click("b5")

    assert page.view.marks == {}
    assert page.model.plan == ()


def test_a_click_is_refused_in_words_to_the_reader(page: Page, qtbot: QtBot) -> None:
    page.model.set_position(with_workers(acting(), 0, "a5"), True)
    page.model.choose_mode(Mode.PLACE_FIGURE, WORKER)

    with qtbot.waitSignal(page.control.explained) as said:
        page.click("a4")

    assert said.args == ["The hexagon a4 is neither the base camp nor a camp of yours."]
