"""Looking back while a game runs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.tikal.actions import PlaceTile
from engine.tikal.hexes import HEXAGON_OF as AT
from tests.gui.replay.live.page import LEFT, Page, bea_plays
from tikal_qt.replay.watching import Mode


def test_a_line_of_the_log_leads_to_its_position(page: Page) -> None:
    page.click_line(4)  # "moves a worker from b4 to c4"

    assert page.mode is Mode.PAST
    assert (page.place, page.live.past) == (5, 5)
    assert page.board.shown == page.chronicle.history.steps[4].after
    assert page.log.marked == 4
    assert page.live.caption.text().endswith("moves a worker from b4 to c4")
    assert not page.live.look.isEnabled()


def test_the_game_goes_on_while_one_looks_back(page: Page) -> None:
    page.click_line(1)
    bea_plays(page)

    assert (page.mode, page.place) == (Mode.PAST, 2)
    assert page.live.bar.slider.maximum() == 14
    assert page.board.shown == page.chronicle.history.steps[1].after


def test_nothing_can_be_done_on_the_past_board(page: Page) -> None:
    bea_plays(page)
    page.click_line(1)
    page.click_hexagon("d4")

    assert page.mode is Mode.PAST
    assert page.model.plan == ()


@pytest.mark.parametrize("way", ["button", "key"])
def test_back_to_the_game(page: Page, way: str) -> None:
    bea_plays(page)
    page.click_line(1)
    if way == "button":
        QTest.mouseClick(page.live.back, LEFT)
    else:
        QTest.keyClick(page.log, Qt.Key.Key_Escape)

    assert (page.mode, page.live.past, page.log.marked) == (Mode.LIVE, None, -1)
    assert page.board.shown == page.tale.position
    assert AT["d4"] in page.board.marks


def test_a_plan_is_still_there_after_looking_back(page: Page) -> None:
    bea_plays(page)
    page.live.watching.finish()
    page.model.do(PlaceTile(AT["d4"], 0))
    page.click_line(1)
    page.live.watching.back()

    assert page.model.plan == (PlaceTile(AT["d4"], 0),)
    assert page.board.shown == page.model.planned


def test_the_button_looks_back_from_the_newest_step(page: Page) -> None:
    QTest.mouseClick(page.live.look, LEFT)
    assert (page.mode, page.place) == (Mode.PAST, 8)

    QTest.keyClick(page.log, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert page.place == 7


def test_what_the_game_shows_of_the_past_stands_beside_it(page: Page) -> None:
    assert page.live.past_bar.isAncestorOf(page.beside)
