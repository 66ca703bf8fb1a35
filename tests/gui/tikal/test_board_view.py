"""The board on screen: what it shows and which hexagon the person means."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.tikal import hexes
from engine.tikal.actions import Figure, Move
from engine.tikal.components import TILE_OF
from engine.tikal.hexes import NOWHERE
from tests.gui.board.wheel import turn_wheel
from tests.gui.pointing import move_over
from tests.gui.tikal_positions import AT, acting, with_leader, with_tile
from tikal_qt.games.tikal.board import BoardView, Ghost, Mark, MarkKind

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NO_KEY = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(900, 700)
    view.show()
    qtbot.waitExposed(view)
    view.show_position(acting())
    return view


def pixel(view: BoardView, hexagon: str, across: float = 0, down: float = 0) -> QColor:
    """The colour at a point of a hexagon, in scene units from its middle."""
    view.viewport().repaint()
    while not view.sharp:
        QApplication.processEvents()
    scale = view.transform().m11()
    at = view.point_of(AT[hexagon]) + QPoint(round(across * scale), round(down * scale))
    image = view.viewport().grab().toImage()
    ratio = image.devicePixelRatio()
    return image.pixelColor(round(at.x() * ratio), round(at.y() * ratio))


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_a_click_names_its_hexagon(view: BoardView, qtbot: QtBot, button: Qt.MouseButton) -> None:
    with qtbot.waitSignal(view.hexagon_clicked) as clicked:
        QTest.mouseClick(view.viewport(), button, pos=view.point_of(AT["b4"]))

    assert clicked.args == [AT["b4"], button, NO_KEY]


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_a_double_click_is_one_click(view: BoardView, qtbot: QtBot, button: Qt.MouseButton) -> None:
    told: list[int] = []
    view.hexagon_clicked.connect(lambda hexagon, *_: told.append(hexagon))

    # So a double click arrives: press, release, double click, release.
    here = view.point_of(AT["b4"])
    QTest.mouseClick(view.viewport(), button, pos=here)
    QTest.mouseDClick(view.viewport(), button, pos=here)
    QTest.mouseRelease(view.viewport(), button, pos=here)
    assert told == [AT["b4"]]

    QTest.mouseClick(view.viewport(), button, pos=here)
    assert told == [AT["b4"], AT["b4"]]


def test_a_click_beside_the_board_names_nothing(view: BoardView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.hexagon_clicked):
        QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(2, 2))


def test_dragging_a_zoomed_board_clicks_nothing(view: BoardView, qtbot: QtBot) -> None:
    view.zoom_by(3)
    with qtbot.assertNotEmitted(view.hexagon_clicked):
        QTest.mousePress(view.viewport(), LEFT, pos=QPoint(400, 300))
        QTest.mouseMove(view.viewport(), QPoint(330, 300))
        QTest.mouseRelease(view.viewport(), LEFT, pos=QPoint(330, 300))


def test_the_pointer_tells_what_it_is_over(view: BoardView) -> None:
    told: list[int] = []
    view.hexagon_hovered.connect(told.append)

    move_over(view.viewport(), view.point_of(AT["c4"]))
    move_over(view.viewport(), view.point_of(AT["c4"]) + QPoint(3, 3))
    move_over(view.viewport(), view.point_of(AT["c5"]))
    move_over(view.viewport(), QPoint(2, 2))

    assert told == [AT["c4"], AT["c5"], NOWHERE]


def test_a_drag_with_space_clicks_nothing(view: BoardView, qtbot: QtBot) -> None:
    view.keyboard.put(AT["b4"])
    at = view.point_of(AT["c4"])

    with qtbot.assertNotEmitted(view.hexagon_clicked):
        QTest.keyPress(view, Qt.Key.Key_Space)
        QTest.mouseClick(view.viewport(), LEFT, pos=at)
        QTest.keyRelease(view, Qt.Key.Key_Space)


def test_the_board_is_walked_and_clicked_by_keyboard(view: BoardView, qtbot: QtBot) -> None:
    told: list[int] = []
    view.hexagon_hovered.connect(told.append)
    view.setFocus()

    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left):
        QTest.keyClick(view, key)
    assert told == [AT["a4"], AT["b4"], AT["b5"], AT["a5"]]  # at the edge it stays

    with qtbot.waitSignal(view.hexagon_clicked) as clicked:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert clicked.args == [AT["a5"], LEFT, NO_KEY]
    with qtbot.waitSignal(view.cancel_asked):
        QTest.keyClick(view, Qt.Key.Key_Escape)


def test_the_wheel_turns_a_tile_and_else_zooms(view: BoardView) -> None:
    view.set_ghost(Ghost(AT["c4"], TILE_OF["A1"], 0))
    turned: list[int] = []
    view.rotation_asked.connect(turned.append)
    turn_wheel(view, -1, view.point_of(AT["c4"]))
    turn_wheel(view, 1, view.point_of(AT["c4"]))
    assert turned == [1, -1]
    assert view.zoom == 1.0

    turn_wheel(view, 1, view.point_of(AT["c4"]), Qt.KeyboardModifier.ControlModifier)
    assert view.zoom == pytest.approx(1.2)
    view.set_ghost(None)
    turn_wheel(view, 1, view.point_of(AT["c4"]))
    assert view.zoom == pytest.approx(1.44)


def test_a_placed_tile_shows_on_the_board(view: BoardView) -> None:
    before = pixel(view, "c5", 0, 50)

    view.show_position(with_tile(acting(), "A4", "c5", 0))

    after = pixel(view, "c5", 0, 50)
    assert after != before
    assert after.green() > after.red() > after.blue()  # the clearing of a jungle


def test_a_board_that_takes_over_another_draws_nothing_that_it_shows(
    view: BoardView, qtbot: QtBot
) -> None:
    view.show_position(with_leader(acting(), 0, "a4"))
    leader = pixel(view, "a4", -19, 38)
    successor = BoardView()
    qtbot.addWidget(successor)
    successor.resize(900, 700)
    successor.show_position(with_leader(acting(), 0, "a4"))
    successor.take_over(view)
    kept = successor.drawn.sharpness.pixels_of

    assert [kept(item) for item in successor.drawn.hexagons] == [
        view.drawn.sharpness.pixels_of(item) for item in view.drawn.hexagons
    ]
    successor.show()
    qtbot.waitExposed(successor)
    assert pixel(successor, "a4", -19, 38) == leader


def test_a_board_takes_over_nothing_that_looks_otherwise(view: BoardView, qtbot: QtBot) -> None:
    view.show_position(with_leader(acting(), 0, "a4"))
    assert pixel(view, "a4", -19, 38).name() == "#1b62b5"
    successor = BoardView()
    qtbot.addWidget(successor)
    successor.show_position(acting())
    successor.take_over(view)
    tokens = successor.drawn.hexagons[hexes.HEXAGONS + AT["a4"]]

    assert successor.drawn.sharpness.pixels_of(tokens) is None


def test_a_leader_shows_in_its_seats_colour(view: BoardView) -> None:
    view.show_position(with_leader(acting(), 0, "a4"))

    colour = pixel(view, "a4", -19, 38)

    assert colour.name() == "#1b62b5"


def test_marks_and_selection_show_and_go_away(view: BoardView) -> None:
    plain = pixel(view, "b4", 82, 0)

    view.set_targets({AT["b4"]: Mark(MarkKind.TARGET, "1")})
    marked = pixel(view, "b4", 82, 0)
    assert marked.name() == "#e9a825"  # the ground of the badge, as of an action point
    assert dict(view.marks) == {AT["b4"]: Mark(MarkKind.TARGET, "1")}

    view.set_targets({})
    assert pixel(view, "b4", 82, 0) == plain
    view.set_selection(AT["b4"])
    assert pixel(view, "b4", 0, 82).name() == "#ffdf3d"
    view.set_selection(NOWHERE)
    assert pixel(view, "b4", 0, 82).name() != "#ffdf3d"


def test_planned_moves_show_as_arrows(view: BoardView) -> None:
    here = pixel(view, "a4", 0, 75)

    view.show_position(acting(), [Move(Figure.LEADER, AT["a5"], AT["a4"])])

    assert pixel(view, "a4", 0, 75).name() == "#ffdf3d" != here.name()


def test_the_tooltip_is_the_hexagons_story(view: BoardView) -> None:
    view.set_story(lambda position, hexagon: f"{hexagon} with {position.ap}")

    assert view.tip_of(AT["a5"]) == f"{AT['a5']} with 10"
    assert view.tip_of(NOWHERE) == ""
    view.set_story(None)
    assert view.tip_of(AT["a5"]) == ""


def test_the_tooltip_says_first_what_a_click_does(view: BoardView) -> None:
    view.set_story(lambda _position, hexagon: f"story of {hexagon}")
    view.set_offer(lambda hexagon: "Click: digs" if hexagon == AT["a5"] else "")

    assert view.tip_of(AT["a5"]) == f"Click: digs\nstory of {AT['a5']}"
    assert view.tip_of(AT["a4"]) == f"story of {AT['a4']}"


def test_the_board_follows_the_window_into_the_dark(view: BoardView) -> None:
    assert view.viewport().grab().toImage().pixelColor(1, 1).name() == "#efe5cb"

    palette = QPalette(view.palette())
    palette.setColor(QPalette.ColorRole.Window, QColor("#1b1f1a"))
    view.setPalette(palette)

    assert view.viewport().grab().toImage().pixelColor(1, 1).name() == "#241f19"
    assert pixel(view, "h3", 0, 24).name() == "#333829"
