"""The strip over the board: whose turn it is and what is awaited, in one sentence."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from tikal_qt.board.seats import seat_pixmap, style_of
from tikal_qt.theme.parts import button, label
from tikal_qt.theme.scale import px

translate = QCoreApplication.translate

_TOKEN = 30
_BAR = 12


class TurnStrip(QWidget):
    """Shows the seat to move by colour and shape, and a sentence; put further buttons into `tools`.

    leave_asked(): the person wants to leave the table. result_asked(): `result` was pressed; it
    is hidden at first.
    """

    leave_asked = Signal()
    result_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = -1
        self._own = False
        self.token = QLabel()
        self.token.setFixedSize(px(_TOKEN), px(_TOKEN))
        self.sentence = label("", "heading", wrap=True)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.result = button(translate("Table", "Result"), "chief")
        self.result.clicked.connect(self.result_asked)
        self.result.hide()
        self.leave = button(translate("Table", "Leave"))
        self.leave.setToolTip(translate("Table", "Leave the table and go to the start page"))
        self.leave.clicked.connect(self.leave_asked)
        self.tools = QHBoxLayout()
        self.tools.setSpacing(6)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_BAR + 10, 6, 10, 6)
        layout.setSpacing(10)
        layout.addWidget(self.token)
        layout.addWidget(self.sentence, 1)
        layout.addLayout(self.tools)
        layout.addWidget(self.result)
        layout.addWidget(self.leave)

    def showEvent(self, event: QShowEvent) -> None:
        """Keep room for two lines, so that what is below stays where it is."""
        super().showEvent(event)
        self.sentence.setMinimumHeight(2 * self.sentence.fontMetrics().lineSpacing())

    def show_turn(self, seat: int, sentence: str, *, own: bool) -> None:
        """Show that `seat` (-1: nobody) is to move; own: it is a person at this window."""
        if seat != self._seat:
            self.token.setVisible(seat >= 0)
            if seat >= 0:
                self.token.setPixmap(seat_pixmap(seat, px(_TOKEN), self.devicePixelRatioF()))
        self._seat, self._own = seat, own
        self.sentence.setText(sentence)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, brighter when a person here is to move, and the seat's colour."""
        painter = QPainter(self)
        role = QPalette.ColorRole.Base if self._own else QPalette.ColorRole.AlternateBase
        painter.fillRect(self.rect(), self.palette().color(role))
        if self._seat >= 0:
            painter.fillRect(QRectF(0, 0, _BAR, self.height()), style_of(self._seat).fill)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())
