"""The log of the game in words."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from tikal_qt.games.tikal.chronicle import Line, LineKind
from tikal_qt.panels.names import seat_html

translate = QCoreApplication.translate

_SLACK = 4


class LogPanel(QTextBrowser):
    """Shows lines as they come; stays at the end unless the reader has scrolled up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setAccessibleName(translate("Log", "What has happened"))
        self._players = 0
        self._last_seat = -1

    def begin(self, players: int) -> None:
        """Start the log of another game."""
        self.clear()
        self._players, self._last_seat = players, -1

    def add(self, lines: Sequence[Line], names: Sequence[str]) -> None:
        """Add `lines`; names: of the players by seat."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - _SLACK
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for line in lines:
            if not self.document().isEmpty():
                cursor.insertBlock()
            cursor.insertHtml(self._html(line, names))
            self._last_seat = line.seat if line.kind is LineKind.ACTION else -1
        cursor.endEditBlock()
        if at_end:
            bar.setValue(bar.maximum())

    def _html(self, line: Line, names: Sequence[str]) -> str:
        text = escape(line.text)
        who = seat_html(line.seat, names[line.seat]) if line.seat >= 0 else ""
        if line.kind is LineKind.ACTION:
            cost = f" <i>· {line.cost}&nbsp;{_ap()}</i>" if line.cost else ""
            if line.seat == self._last_seat:
                return f"&nbsp;&nbsp;&nbsp;&nbsp;{text}{cost}"
            return f"{who} {text}{cost}"
        if line.kind is LineKind.DRAW:
            return f"<i>{who} {text} ({self._seeds(line)})</i>"
        if line.kind is LineKind.SCORE:
            return f"<b>{who} {text}</b>"
        return f"<b>{who} {text}</b>" if who else f"<b>— {text} —</b>"

    def _seeds(self, line: Line) -> str:
        return escape(
            translate("Log", "{seeds} of {players} seeds").format(
                seeds=line.seeds, players=self._players
            )
        )


def _ap() -> str:
    return translate("Log", "AP")
