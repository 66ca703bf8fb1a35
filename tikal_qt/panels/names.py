"""How a seat is written in a list: its sign in its colour, then its name."""

from html import escape

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from tikal_qt.board.seats import Shape, style_of

_SIGNS = {
    Shape.CIRCLE: "●",
    Shape.SQUARE: "■",
    Shape.TRIANGLE: "▲",
    Shape.DIAMOND: "◆",
}

_LEAST_DIFFERENCE = 110


def seat_html(seat: int, name: str) -> str:
    """Return `name` in bold after the sign of `seat`, as HTML."""
    style = style_of(seat)
    sign = f'<span style="color:{_legible(style.fill).name()}">{_SIGNS[style.shape]}</span>'
    return f"{sign}&nbsp;<b>{escape(name)}</b>"


def _legible(fill: QColor) -> QColor:
    """Return a seat's colour as it can be read as text on the ground of lists."""
    ground = QApplication.palette().color(QPalette.ColorRole.Base)
    if abs(fill.lightness() - ground.lightness()) >= _LEAST_DIFFERENCE:
        return fill
    return fill.darker(170) if ground.lightness() > _LEAST_DIFFERENCE else fill.lighter(150)
