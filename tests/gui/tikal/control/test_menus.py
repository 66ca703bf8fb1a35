"""The menu of a hexagon."""

from PySide6.QtWidgets import QMenu

from engine.tikal.actions import Camp
from tests.gui.tikal.control.page import RIGHT, Page
from tests.gui.tikal_positions import AT, acting, with_tile, with_workers


def test_a_right_click_offers_all_that_can_be_done_there(page: Page) -> None:
    page.model.set_position(with_workers(acting(), 0, "b4"), True)

    page.click("b4", RIGHT)
    menu = page.menu()

    assert [entry.text() for entry in menu.actions()] == ["Move a worker (1 here)", "Camp: 5 AP"]
    menu.actions()[1].trigger()
    assert page.model.plan == (Camp(AT["b4"]),)


def test_a_menu_warns_of_digging(page: Page) -> None:
    page.model.set_position(with_workers(with_tile(acting(), "A5", "c4", 0), 0, "c4"), True)

    page.click("c4", RIGHT)

    assert page.menu().actions()[-1].text() == (
        "Dig: 3 AP. Digging is final, and so are the steps before it."
    )


def test_a_menu_goes_away_with_the_position_it_is_about(page: Page) -> None:
    page.model.set_position(with_workers(acting(), 0, "b4"), True)
    page.click("b4", RIGHT)
    menu = page.menu()
    assert menu.isVisible()

    page.model.set_position(acting(seat=1), True)

    assert not menu.isVisible()


def test_no_menu_opens_where_nothing_can_be_done(page: Page) -> None:
    page.model.set_position(acting(), True)

    page.click("h1", RIGHT)

    assert not any(menu.isVisible() for menu in page.view.findChildren(QMenu))
