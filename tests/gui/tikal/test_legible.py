"""No text on the board is too small to be read on the smallest common screen, 1366x768."""

from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from engine.tikal.position import Position
from net.core.messages import Settings
from net.shell.events import LocalSeat
from tests.gui.acts import desk_of, settle, table_of
from tests.gui.house import House
from tests.gui.tikal_positions import AT, start, with_leader, with_tile, with_workers
from tikal_qt.board import ink
from tikal_qt.games.tikal.board import Mark, MarkKind, mark_items, pieces, ruins, scene, terrain
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest

LEAST_PX = 9.0
"""How high a digit is: about that of a font of 12 pixels."""
DRAWING: tuple[ModuleType, ...] = (mark_items, pieces, ruins, scene, terrain)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """Every text that is drawn on a board, with how high its digits are in pixels."""
    seen: dict[str, float] = {}

    def draw_text(
        painter: QPainter, text: str, centre: QPointF, height: float, fill: QColor, **more: Any
    ) -> None:
        shown = height * painter.worldTransform().m22()
        seen[text] = min(shown, seen.get(text, shown))
        ink.draw_text(painter, text, centre, height, fill, **more)

    for module in DRAWING:
        monkeypatch.setattr(module, "draw_text", draw_text)
    return seen


def crowded() -> Position:
    """Four leaders with workers of all four in b5, ten of one in b4: no hexagon is fuller."""
    position = with_workers(with_tile(start(4), "A5", "c5", 0), 0, "b5", *["b4"] * 10)
    for seat in range(4):
        position = with_leader(position, seat, "b5")
    for seat in range(1, 4):
        position = with_workers(position, seat, "b5")
    return position


def test_every_text_on_the_board_can_be_read(
    window: MainWindow, house: House, qapp: QApplication, written: dict[str, float]
) -> None:
    settings = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
    window.resize(1366, 768)
    window.open(HostRequest(settings, (LocalSeat("Ana"), LocalSeat("Bea")), at_once=True))
    settle(qapp)
    board = desk_of(table_of(window)).board
    board.show_position(crowded())
    board.set_targets({AT["a5"]: Mark(MarkKind.TARGET, "3")})
    settle(qapp)
    written.clear()
    image = QImage(board.viewport().size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    board.render(painter)
    painter.end()

    assert {"a", "5", "a4", "h5", "1", "3", "10"} <= set(written)
    assert {text: round(px, 1) for text, px in written.items() if px < LEAST_PX} == {}
