"""The action points of a turn as a row of pips."""

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.tikal.position import TURN_AP
from tikal_qt.board.ink import draw_text, outline_pen
from tikal_qt.games.tikal.board.look import ACTION_POINT
from tikal_qt.theme.scale import px

_PIP = 15
_HEIGHT = 26
_FIRST_PIP = 42


class ApGauge(QWidget):
    """Shows the AP left, those the plan uses and those used for good."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left = 0
        self._before = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the room of ten pips and a number."""
        return QSize(px(_FIRST_PIP + _PIP * TURN_AP), px(_HEIGHT))

    def show_points(self, left: int, before: int) -> None:
        """Show that `left` AP are left of `before`, those left when the plan began."""
        self._left, self._before = left, before
        text = QCoreApplication.translate("Actions", "Action points left: {left}").format(left=left)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a full pip for each AP left, a ring with a dot for planned ones, else a ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().windowText().color()
        zoom = self.height() / _HEIGHT
        painter.scale(zoom, zoom)
        middle = _HEIGHT / 2
        draw_text(painter, str(self._left), QPointF(14, middle), 13, ink)
        for n in range(TURN_AP):
            at = QPointF(_FIRST_PIP + _PIP * n, middle)
            painter.setPen(outline_pen(ink, 1.3))
            painter.setBrush(ACTION_POINT if n < self._left else Qt.BrushStyle.NoBrush)
            painter.setOpacity(1 if n < self._before else 0.3)
            painter.drawEllipse(at, _PIP * 0.36, _PIP * 0.36)
            if self._left <= n < self._before:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ACTION_POINT)
                painter.drawEllipse(at, _PIP * 0.15, _PIP * 0.15)
