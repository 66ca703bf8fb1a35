"""A turn by mouse: clicks on the board, menus, the tile in hand and the end of the turn."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QMessageBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.tikal.actions import Camp, EndTurn, Exchange, Figure, Move, PlaceFigure, PlaceTile
from engine.tikal.components import TILE_OF
from engine.tikal.hexes import NOWHERE
from tests.gui.board.wheel import turn_wheel
from tests.gui.tikal_positions import (
    AT,
    NAMES,
    acting,
    placing,
    start,
    with_leader,
    with_tile,
    with_workers,
)
from tikal_qt.games.tikal.action_bar import ActionBar
from tikal_qt.games.tikal.board import BoardView, Ghost, Mark, MarkKind
from tikal_qt.games.tikal.board.geometry import centre
from tikal_qt.games.tikal.click_words import target_words
from tikal_qt.games.tikal.control import TurnControl
from tikal_qt.games.tikal.exchange_dialog import ExchangeDialog
from tikal_qt.games.tikal.modes import Mode, Target
from tikal_qt.games.tikal.turn import TurnModel

LEADER, WORKER = Figure.LEADER, Figure.WORKER
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Page(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.model = TurnModel(self)
        self.view = BoardView()
        self.bar = ActionBar(self.model)
        self.control = TurnControl(self.view, self.model, self.bar, self)
        self.control.set_names(NAMES)
        layout = QVBoxLayout(self)
        layout.addWidget(self.view)
        layout.addWidget(self.bar)
        self.resize(1000, 800)

    def click(self, hexagon: str, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.view.viewport(), button, pos=self.view.point_of(AT[hexagon]))

    def point_at(self, hexagon: str) -> None:
        QTest.mouseMove(self.view.viewport(), QPoint(1, 1))
        QTest.mouseMove(self.view.viewport(), self.view.point_of(AT[hexagon]))

    def menu(self) -> QMenu:
        (menu,) = self.view.findChildren(QMenu)
        return menu

    def question(self) -> QMessageBox:
        (box,) = self.view.findChildren(QMessageBox)
        return box


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    page = Page()
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


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
    # From a5 the cheapest way to c5 leads through b4; see test_turn.
    page.model.set_position(with_leader(with_tile(acting(), "A1", "c5", 0), 0, "a5"), True)
    page.click("a5")

    page.point_at("c5")
    assert page.view.way == ((AT["a5"], AT["b4"]), (AT["b4"], AT["c5"]))
    page.point_at("h1")
    assert page.view.way == ()
    page.point_at("c5")
    page.click("c5")
    assert page.view.way == ()


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
        "Dig: 3 AP. Digging reveals a treasure and cannot be undone, nor the steps planned before."
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


def test_clicks_do_nothing_in_anothers_turn(page: Page) -> None:
    page.model.set_position(with_leader(acting(), 0, "a5"), False)

    page.click("a5")
    page.click("b5")

    assert page.view.marks == {}
    assert page.model.plan == ()


def test_the_tile_follows_the_pointer_over_legal_spaces(page: Page) -> None:
    # In d3 the tile A1 fits in rotations 3 and 4 alone; see test_turn.
    page.model.set_position(placing("A1", with_tile(start(), "C3", "c4", 4)), True)
    assert page.view.marks[AT["d3"]] == Mark(MarkKind.SPACE)

    page.point_at("d3")
    assert page.view.ghost == Ghost(AT["d3"], TILE_OF["A1"], 3)
    QTest.keyClick(page.bar, Qt.Key.Key_R)
    assert page.view.ghost == Ghost(AT["d3"], TILE_OF["A1"], 4)
    page.point_at("h1")
    assert page.view.ghost is None
    page.point_at("d3")
    assert page.view.ghost == Ghost(AT["d3"], TILE_OF["A1"], 4)

    page.click("d3")
    assert page.model.plan == (PlaceTile(AT["d3"], 4),)
    assert page.view.ghost is None
    QTest.mouseClick(page.bar.undo, LEFT)
    assert page.model.plan == ()


def test_the_tile_of_another_is_shown_as_he_holds_it(page: Page) -> None:
    page.model.set_position(placing("A1"), False)

    page.model.watch(("tile c4 2",))
    assert page.view.ghost == Ghost(AT["c4"], TILE_OF["A1"], 2, own=False)
    page.point_at("h1")
    page.model.watch(("tile c4 3",))
    assert page.view.ghost == Ghost(AT["c4"], TILE_OF["A1"], 3, own=False)
    assert page.view.shown == page.model.position

    page.model.watch(())
    assert page.view.ghost is None


def test_the_wheel_does_not_turn_the_tile_of_another(page: Page) -> None:
    page.model.set_position(placing("A1"), False)
    page.model.watch(("tile c4 2",))

    turn_wheel(page.view, 1)

    assert page.view.zoom == pytest.approx(1.2)


def test_ending_with_ap_left_asks_and_stays_by_default(page: Page) -> None:
    page.model.set_position(acting(), True)

    QTest.mouseClick(page.bar.end_turn, LEFT)
    box = page.question()
    assert box.text() == "Unused action points: 10. They would be lost."
    assert box.defaultButton().text() == "Keep playing"
    QTest.keyClick(box, Qt.Key.Key_Return)

    assert not box.isVisible()
    assert page.model.active
    assert page.model.plan == ()


def test_ending_with_ap_left_can_be_confirmed(page: Page, qtbot: QtBot) -> None:
    page.model.set_position(acting(), True)
    page.model.do(PlaceFigure(WORKER, AT["a5"]))
    QTest.mouseClick(page.bar.end_turn, LEFT)
    (end,) = (b for b in page.question().buttons() if b.text() == "End turn")

    with qtbot.waitSignal(page.model.committed) as sent:
        QTest.mouseClick(end, LEFT)

    assert sent.args == [("place worker a5", "end")]


@pytest.mark.parametrize("ap", [0, 1])
def test_ending_asks_nothing_if_nothing_else_can_be_done(page: Page, ap: int) -> None:
    # With one AP and everybody in supply used up, no worker and no leader can come in.
    position = acting(ap=ap, supply=(0, 18), leaders=(-2, -1))
    page.model.set_position(position, True)

    QTest.mouseClick(page.bar.end_turn, LEFT)

    assert page.view.findChildren(QMessageBox) == []
    assert page.model.plan == (EndTurn(),)


def test_the_question_goes_away_with_the_position_it_is_about(page: Page) -> None:
    page.model.set_position(acting(), True)
    QTest.mouseClick(page.bar.end_turn, LEFT)
    box = page.question()

    page.model.set_position(acting(seat=1), True)

    assert not box.isVisible()


def exchanging() -> list[bytes]:
    """Ana has one jade mask; Ben one painted bowl and two sun discs; Cleo one jade mask."""
    return [
        bytes((1, 0, 0, 0, 0, 0, 0, 0)),
        bytes((0, 1, 0, 0, 0, 2, 0, 0)),
        bytes((1, 0, 0, 0, 0, 0, 0, 0)),
    ]


def test_an_exchange_is_chosen_from_the_legal_ones(page: Page) -> None:
    page.model.set_position(acting(players=3, found=tuple(exchanging())), True)

    QTest.mouseClick(page.bar.action_button(Mode.EXCHANGE), LEFT)
    (dialog,) = page.view.findChildren(ExchangeDialog)
    texts = [dialog.choices.item(n).text() for n in range(dialog.choices.count())]
    assert texts == ["Give jade mask, take painted bowl from Ben"]
    ok, cancel = dialog.buttons.buttons()
    assert not ok.isEnabled()
    assert cancel.isEnabled()

    dialog.choices.setCurrentRow(0)
    QTest.mouseClick(ok, LEFT)

    assert page.model.plan == (Exchange(0, 1, 1),)


def test_the_exchange_goes_away_with_the_position_it_is_about(page: Page) -> None:
    page.model.set_position(acting(players=3, found=tuple(exchanging())), True)
    QTest.mouseClick(page.bar.action_button(Mode.EXCHANGE), LEFT)
    (dialog,) = page.view.findChildren(ExchangeDialog)

    page.model.set_position(acting(players=3, seat=1), True)

    assert not dialog.isVisible()
    assert page.model.plan == ()


def test_the_tooltip_of_a_hexagon_tells_its_story(page: Page) -> None:
    page.model.set_position(with_leader(acting(), 0, "a4"), True)

    assert "Would score 1 for Ana now" in page.view.tip_of(AT["a4"])


def test_a_click_is_refused_in_words_to_the_reader(page: Page, qtbot: QtBot) -> None:
    page.model.set_position(with_workers(acting(), 0, "a5"), True)
    page.model.choose_mode(Mode.PLACE_FIGURE, WORKER)

    with qtbot.waitSignal(page.control.explained) as said:
        page.click("a4")

    assert said.args == ["The hexagon a4 is neither the base camp nor a camp of yours."]


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
