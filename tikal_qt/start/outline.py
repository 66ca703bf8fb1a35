"""The outline of the start page, to be seen while the page itself is being loaded.

Nothing here names `Qt`, or calls what takes some of it: to ready the enumerations there takes
PySide6 longer than all of this. Plain labels, layouts and a style sheet do without.
"""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tikal_qt import __version__
from tikal_qt.theme.icon import app_pixmap
from tikal_qt.theme.scale import px

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

translate = QCoreApplication.translate

_ICON: Final = 56
_GAP: Final = 12
_FIELD_ROOM: Final = 12
# How high cards are, in fields: a line of text with room above and below.
_COMPUTER, _HOST, _BELOW = 7.7, 11.7, 3.6


class Outline(QWidget):
    """The head of the page and its cards, without what is in them.

    painted(): it was painted and is on its way to the screen.
    """

    painted = Signal()

    def __init__(self) -> None:
        super().__init__()
        page = QVBoxLayout(self)
        page.setContentsMargins(20, 14, 20, 16)
        page.setSpacing(_GAP)
        page.addLayout(self._head())
        columns = QHBoxLayout()
        columns.setSpacing(_GAP)
        columns.addLayout(self._tables(), 8)
        columns.addLayout(self._forms(), 5)
        page.addLayout(columns, 1)

    def paintEvent(self, event: "QPaintEvent") -> None:
        """Tell of it."""
        super().paintEvent(event)
        QTimer.singleShot(0, self, self.painted.emit)

    def _head(self) -> QHBoxLayout:
        icon = QLabel()
        icon.setPixmap(app_pixmap(px(_ICON)))
        told = translate("Start", "For friends on one network · version {version}")
        titles = QVBoxLayout()
        titles.setSpacing(0)
        titles.addWidget(_label("Tikal", "title"))
        titles.addWidget(_label(told.format(version=__version__), "muted"))
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(icon)
        head.addLayout(titles)
        head.addStretch(1)
        return head

    def _tables(self) -> QVBoxLayout:
        below = QHBoxLayout()
        below.setSpacing(_GAP)
        for heading in (translate("Start", "Games played"), translate("Start", "This computer")):
            below.addWidget(self._card(heading, _BELOW), 1)
        column = QVBoxLayout()
        column.setSpacing(_GAP)
        column.addWidget(_card(translate("Start", "Tables on this network")), 1)
        column.addLayout(below)
        return column

    def _forms(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(_GAP)
        column.addWidget(self._card(translate("Start", "Play against the computer"), _COMPUTER))
        column.addWidget(self._card(translate("Start", "Host a table"), _HOST))
        column.addStretch(1)
        return column

    def _card(self, heading: str, fields: float) -> QFrame:
        card = _card(heading)
        card.setFixedHeight(round(fields * (self.fontMetrics().height() + _FIELD_ROOM)))
        return card


def _card(heading: str) -> QFrame:
    card = QFrame()
    card.setProperty("part", "card")
    body = QVBoxLayout(card)
    body.setContentsMargins(14, 10, 14, 12)
    body.addWidget(_label(heading, "heading"))
    body.addStretch(1)
    return card


def _label(text: str, part: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("part", part)
    return label
