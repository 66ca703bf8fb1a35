"""What the step shown on the board is, in words over its upper edge."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget

from tikal_qt.panels.lines import Line
from tikal_qt.panels.names import seat_html

_TOP = 6
_MARGINS = (12, 4, 12, 5)


class Caption(QLabel):
    """A line over `area`, hidden while there is nothing to say; the mouse goes through it."""

    def __init__(self, area: QWidget) -> None:
        super().__init__(area)
        self._area = area
        self.setProperty("part", "caption")
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(*_MARGINS)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        area.installEventFilter(self)
        self.hide()

    def show_lines(self, lines: Sequence[Line], names: Sequence[str]) -> None:
        """Say `lines`; names: of the players by seat."""
        self.setText("<br>".join(_html(line, names) for line in lines))
        self.setVisible(bool(lines))
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle when the area changes its size."""
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        area = self._area
        most = area.width() - 2 * _TOP
        self.setWordWrap(False)
        size = self.sizeHint()
        if size.width() > most:
            self.setWordWrap(True)
            size = QSize(most, self.heightForWidth(most))
        self.resize(size)
        self.move((area.width() - size.width()) // 2, _TOP)


def _html(line: Line, names: Sequence[str]) -> str:
    who = f"{seat_html(line.seat, names[line.seat])} " if line.seat >= 0 else ""
    return who + escape(line.text)
