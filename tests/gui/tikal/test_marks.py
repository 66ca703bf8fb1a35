"""The marks over the hexagons: they look the same however far the board is enlarged."""

from itertools import pairwise

from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tikal_qt.games.tikal.board.mark_items import MarkItem
from tikal_qt.games.tikal.board.marks import Mark, MarkKind


def stripes(scale: int) -> int:
    """How many stripes cross the middle of an empty space that is drawn at `scale`."""
    image = QImage(200 * scale, 200 * scale, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    item = MarkItem(0)
    item.show_mark(Mark(MarkKind.SPACE), chosen=False)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(100 * scale, 100 * scale)
    painter.scale(scale, scale)
    item.draw(painter)
    painter.end()
    row = [image.pixelColor(x, 100 * scale).lightness() for x in range(30 * scale, 170 * scale)]
    return sum(before <= 60 < after for before, after in pairwise(row))


def test_an_empty_space_has_as_many_stripes_on_a_board_twice_as_large(qapp: QApplication) -> None:
    assert stripes(1) == stripes(2) > 4
