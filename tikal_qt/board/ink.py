"""Text and outlines inside vector art, placed by their middle."""

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform


@lru_cache(maxsize=512)
def _text_path(text: str, height: float, bold: bool) -> QPainterPath:
    font = QFont()
    font.setBold(bold)
    font.setPixelSize(100)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    reference = QPainterPath()
    reference.addText(0, 0, font, "0")
    box, digit = path.boundingRect(), reference.boundingRect()
    scale = height / digit.height() if digit.height() else 1.0
    to_middle = QTransform.fromScale(scale, scale)
    to_middle.translate(-box.center().x(), -digit.center().y())
    return to_middle.map(path)


def draw_text(
    painter: QPainter,
    text: str,
    centre: QPointF,
    height: float,
    fill: QColor,
    halo: QColor | None = None,
    bold: bool = True,
) -> None:
    """Draw `text` with digits `height` high around `centre`, edged with `halo` if given."""
    path = _text_path(text, height, bold).translated(centre)
    if halo is not None:
        painter.strokePath(path, outline_pen(halo, height * 0.28))
    painter.fillPath(path, fill)


def outline_pen(colour: QColor, width: float) -> QPen:
    """Return a pen with round ends and corners."""
    return QPen(
        colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )
