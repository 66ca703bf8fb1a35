"""What counts as doing something with a turn, which ends what is shown of the past."""

import pytest

from tests.gui.tikal.control.page import Page
from tests.gui.tikal_positions import acting, placing
from tikal_qt.games.tikal.modes import Mode


@pytest.fixture
def told(page: Page) -> list[str]:
    """One word for each time that the person is said to have done something since the turn began.

    It begins with a position from the table, which is nobody's doing here.
    """
    touches: list[str] = []
    page.control.touched.connect(lambda: touches.append("touched"))
    page.model.set_position(acting(), True)
    assert touches == []
    return touches


def test_choosing_what_to_do(page: Page, told: list[str]) -> None:
    page.model.choose_mode(Mode.CAMP)

    assert told


def test_planning_and_taking_all_of_it_back(page: Page, told: list[str]) -> None:
    page.model.choose_mode(Mode.PLACE_FIGURE)
    page.click("a5")
    told.clear()
    page.model.restart()

    assert page.model.idle
    assert told


def test_ending_the_turn(page: Page, told: list[str]) -> None:
    page.model.end_turn()

    assert page.model.waiting
    assert told


def test_a_click_on_a_held_board(page: Page, told: list[str]) -> None:
    page.control.hold(True)
    page.click("a5")

    assert told == ["touched"]


def test_not_what_the_table_or_another_seat_does(page: Page, told: list[str]) -> None:
    page.model.set_position(placing("A2"), False)
    page.model.watch(("tile a3 0",))

    assert told == []
