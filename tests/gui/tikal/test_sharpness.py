"""The pixels of the board: kept, shown larger at once, and drawn anew bit by bit."""

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from tikal_qt.games.tikal.board import sharpness
from tikal_qt.games.tikal.board.items import HexagonItem
from tikal_qt.games.tikal.board.sharpness import Sharpness


class Part(HexagonItem):
    """A square of one colour. drawn: at which scale, each time that it was drawn."""

    def __init__(self, hexagon: int, colour: str = "#123456") -> None:
        super().__init__(hexagon, 0)
        self.colour = colour
        self.drawn: list[float] = []

    def boundingRect(self) -> QRectF:  # noqa: N802 # Qt names it
        return QRectF(-50, -50, 100, 100)

    def draw(self, painter: QPainter) -> None:
        self.drawn.append(painter.worldTransform().m11())
        painter.fillRect(self.boundingRect(), QColor(self.colour))


class Board:
    """A view of `parts` at twice their size."""

    def __init__(self, qtbot: QtBot, *parts: Part) -> None:
        self.scene = QGraphicsScene(-100, -100, 2000, 2000)
        self.sharpness = Sharpness(self.scene)
        for part in parts:
            part.sharpness = self.sharpness
            self.scene.addItem(part)
        self.view = QGraphicsView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(800, 700)
        self.view.scale(2, 2)
        self.view.centerOn(parts[0])
        with qtbot.waitExposed(self.view):
            self.view.show()
        qtbot.waitUntil(lambda: parts[0].drawn != [], timeout=30_000)

    def show(self) -> None:
        """Paint, without any time between the frames."""
        self.view.viewport().repaint()

    def colour_at(self, part: Part) -> str:
        """Return the colour that is shown in the middle of `part`."""
        shown = self.view.viewport().grab().toImage()
        at = self.view.mapFromScene(part.pos()) * shown.devicePixelRatio()
        return shown.pixelColor(at).name()


@pytest.fixture
def part() -> Part:
    return Part(0)


def test_what_is_kept_is_drawn_once(qtbot: QtBot, part: Part) -> None:
    board = Board(qtbot, part)

    for _ in range(3):
        board.show()

    assert part.drawn == [2.0]
    assert board.sharpness.complete


def test_another_scale_shows_the_same_pixels_first_and_sharp_ones_soon(
    qtbot: QtBot, part: Part
) -> None:
    board = Board(qtbot, part)

    board.view.scale(1.5, 1.5)
    board.show()
    assert part.drawn == [2.0]
    assert not board.sharpness.complete

    qtbot.waitUntil(lambda: board.sharpness.complete, timeout=30_000)
    board.show()
    assert part.drawn == [2.0, 3.0]


def test_a_change_shows_at_once(qtbot: QtBot, part: Part) -> None:
    board = Board(qtbot, part)

    part.colour = "#ff0000"
    part.redraw()
    board.show()

    assert part.drawn == [2.0, 2.0]
    assert board.colour_at(part) == "#ff0000"


def left_out(board: Board, monkeypatch: pytest.MonkeyPatch) -> Part:
    """Return a part for which the frame that was to show it first has had no time."""
    late = Part(1, "#00ff00")
    late.sharpness = board.sharpness
    monkeypatch.setattr(sharpness, "_TIME_MS", 0)
    board.sharpness.begin_frame()
    board.scene.addItem(late)
    board.show()
    return late


def test_what_a_frame_has_no_time_for_is_drawn_after_it(
    qtbot: QtBot, part: Part, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = Board(qtbot, part)
    late = left_out(board, monkeypatch)
    assert late.drawn == []
    assert not board.sharpness.complete

    monkeypatch.undo()
    qtbot.waitUntil(lambda: board.sharpness.complete, timeout=30_000)
    board.show()
    assert late.drawn == [2.0]


def test_what_was_left_out_is_shown_as_a_whole_though_a_frame_has_time_for_a_piece(
    qtbot: QtBot, part: Part, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = Board(qtbot, part)
    late = left_out(board, monkeypatch)
    monkeypatch.setattr(sharpness, "_TIME_MS", 10_000)
    updates: list[None] = []
    corner = board.view.mapFromScene(late.sceneBoundingRect().topLeft())

    board.view.viewport().repaint(QRect(corner, QSize(5, 5)))
    assert late.drawn == []

    monkeypatch.setattr(late, "update", lambda: updates.append(None))
    qtbot.waitUntil(lambda: board.sharpness.complete, timeout=30_000)
    assert late.drawn == [2.0]
    assert len(updates) == 1


def test_what_has_changed_shows_as_it_was_until_there_is_time(
    qtbot: QtBot, part: Part, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = Board(qtbot, part)
    monkeypatch.setattr(sharpness, "_TIME_MS", 0)
    board.sharpness.begin_frame()
    part.colour = "#ff0000"
    part.redraw()
    assert board.colour_at(part) == "#123456"

    monkeypatch.undo()
    qtbot.waitUntil(lambda: board.sharpness.complete, timeout=30_000)
    assert board.colour_at(part) == "#ff0000"


def test_pixels_of_another_board_are_shown_without_drawing(qtbot: QtBot) -> None:
    drawn = Part(0)
    board = Board(qtbot, drawn)
    pixels = board.sharpness.pixels_of(drawn)
    assert pixels is not None
    assert pixels[0] == 2.0
    successor = Part(0)
    board.scene.removeItem(drawn)
    successor.sharpness = board.sharpness
    board.sharpness.adopt(successor, pixels)
    board.scene.addItem(successor)
    board.show()

    assert successor.drawn == []
    assert board.colour_at(successor) == "#123456"
    successor.redraw()
    assert board.sharpness.pixels_of(successor) is None


@pytest.mark.parametrize(("spare", "kept"), [(0, [0]), (201 * 201 * 4, [0, 1])])
def test_what_is_out_of_view_is_kept_while_there_is_room_for_it(
    qtbot: QtBot, spare: int, kept: list[int]
) -> None:
    parts = [Part(number) for number in range(2)]
    board = Board(qtbot, *parts)
    board.show()
    board.sharpness._room = 801 * 801 * 4 + spare

    board.view.scale(4, 4)
    board.show()
    qtbot.waitUntil(lambda: board.sharpness.complete, timeout=30_000)

    assert [one.in_view() for one in parts] == [True, False]
    assert board.sharpness._kept.keys() == {parts[number] for number in kept}


def test_what_is_in_view_is_kept_without_room_and_drawn_once(qtbot: QtBot) -> None:
    parts = [Part(number) for number in range(2)]
    board = Board(qtbot, *parts)
    board.sharpness._room = 201 * 201 * 4

    for one in parts:
        one.redraw()
    for _ in range(3):
        board.show()

    assert [one.drawn for one in parts] == [[2.0, 2.0], [2.0, 2.0]]
    assert board.sharpness._bytes == 2 * 201 * 201 * 4


def test_a_picture_is_drawn_for_its_own_scale(qtbot: QtBot, part: Part) -> None:
    board = Board(qtbot, part)
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)

    painter = QPainter(image)
    board.scene.render(painter, QRectF(image.rect()), QRectF(-50, -50, 100, 100))
    painter.end()

    assert part.drawn == [2.0, 4.0]
    assert image.pixelColor(200, 200).name() == "#123456"
