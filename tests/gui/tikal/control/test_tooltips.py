"""What the tooltip of a hexagon tells."""

from engine.tikal.actions import Move
from tests.gui.tikal.control.page import Page
from tests.gui.tikal_positions import (
    AT,
    LEADER,
    NAMES,
    acting,
    placing,
    start,
    with_leader,
    with_tile,
)
from tikal_qt.games.tikal.click_words import target_words
from tikal_qt.games.tikal.modes import Target


def test_the_tooltip_of_a_hexagon_tells_its_story(page: Page) -> None:
    page.model.set_position(with_leader(acting(), 0, "a4"), True)

    assert "Would score 1 for Ana now" in page.view.tip_of(AT["a4"])


def first_line(page: Page, hexagon: str) -> str:
    return page.view.tip_of(AT[hexagon]).splitlines()[0]


def test_the_tooltip_of_a_space_says_first_that_a_click_lays_the_tile_there(page: Page) -> None:
    page.model.set_position(placing("A1", with_tile(start(), "C3", "c4", 4)), True)

    assert page.view.tip_of(AT["d3"]).splitlines() == [
        "Click: places the tile in d3",
        "d3: not explored",
    ]
    assert page.view.tip_of(AT["h1"]) == "h1: not explored"
    page.control.hold(True)
    assert page.view.tip_of(AT["d3"]) == "d3: not explored"


def test_the_tooltip_of_a_figure_and_of_where_it_goes_says_first_what_a_click_does(
    page: Page,
) -> None:
    page.model.set_position(with_leader(acting(), 0, "a5"), True)
    assert first_line(page, "a5") == "Click: choose a figure to move from here"
    assert first_line(page, "a4") == "a4: temple of value 1"

    page.click("a5")
    assert first_line(page, "a5") == "a5: base camp"
    assert first_line(page, "a4") == "Click: moves the leader from a5 to a4 (2 AP)"


def test_the_tooltip_in_anothers_turn_offers_nothing(page: Page) -> None:
    page.model.set_position(with_leader(acting(), 0, "a5"), False)

    assert first_line(page, "a5") == "a5: base camp"


def test_a_way_of_several_steps_is_told_as_one() -> None:
    way = (Move(LEADER, AT["a5"], AT["b4"]), Move(LEADER, AT["b4"], AT["a4"]))

    assert target_words(Target(AT["a4"], 3, way), NAMES) == (
        "Click: moves the leader from a5 to a4 (3 AP)"
    )
