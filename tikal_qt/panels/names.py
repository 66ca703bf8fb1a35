"""How a seat is written in running text: its shape in its colour, then its name."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from net.core.view import SeatView, TableView
from tikal_qt.board.seats import SEATS, Shape
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate

_SIGNS = {
    Shape.CIRCLE: "●",
    Shape.SQUARE: "■",
    Shape.TRIANGLE: "▲",
    Shape.DIAMOND: "◆",
}

_LEAST_DIFFERENCE = 110


def seat_name(seat: SeatView) -> str:
    """Return the name of the player in `seat`, fit to be shown."""
    if not seat.key:
        return translate("Seats", "Seat {number}").format(number=seat.seat + 1)
    return printable(seat.nick)


def seat_names(view: TableView[object]) -> tuple[str, ...]:
    """Return the names at a table by seat, told apart."""
    return told_apart([seat_name(seat) for seat in view.seats])


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Return `names` by seat; namesakes are told apart by their seat's number."""
    return tuple(
        f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names)
    )


def seat_html(seat: int, name: str) -> str:
    """Return `name` in bold after the sign of `seat`, as HTML."""
    style = SEATS[seat]
    sign = f'<span style="color:{_legible(style.fill).name()}">{_SIGNS[style.shape]}</span>'
    return f"{sign}&nbsp;<b>{escape(name)}</b>"


def _legible(fill: QColor) -> QColor:
    """Return a seat's colour as it can be read as text on the ground of lists."""
    ground = QApplication.palette().color(QPalette.ColorRole.Base)
    if abs(fill.lightness() - ground.lightness()) >= _LEAST_DIFFERENCE:
        return fill
    return fill.darker(170) if ground.lightness() > _LEAST_DIFFERENCE else fill.lighter(150)


def listed(names: list[str]) -> str:
    """Return names as people list them: "Ana", "Ana and Bea", "Ana, Bea and Carlos"."""
    if len(names) < 2:
        return "".join(names)
    return translate("Seats", "{names} and {last}").format(
        names=", ".join(names[:-1]), last=names[-1]
    )
