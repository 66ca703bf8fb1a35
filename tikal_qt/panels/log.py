"""The log of the game in words."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from tikal_qt.games.tikal.chronicle import Line, LineKind
from tikal_qt.panels.follow import FollowEnd
from tikal_qt.panels.names import seat_html

translate = QCoreApplication.translate

_INDENT = 16
_GAP = 5


class LogPanel(QTextBrowser):
    """Shows lines as they come; stays at the end unless the reader has scrolled up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        FollowEnd(self)
        self.setAccessibleName(translate("Log", "What has happened"))
        self._players = 0
        self._acting = -1

    def begin(self, players: int) -> None:
        """Start the log of another game."""
        self.clear()
        self._players, self._acting = players, -1

    def add(self, lines: Sequence[Line], names: Sequence[str]) -> None:
        """Add `lines`; names: of the players by seat."""
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for line in lines:
            goes_on = line.seat >= 0 and line.seat == self._acting
            if self.document().isEmpty():
                cursor.setBlockFormat(_block(goes_on=False, first=True))
            else:
                cursor.insertBlock(_block(goes_on=goes_on, first=False))
            cursor.insertHtml(self._html(line, names, goes_on))
            self._acting = -1 if line.kind is LineKind.SCORE else line.seat
        cursor.endEditBlock()

    def _html(self, line: Line, names: Sequence[str], goes_on: bool) -> str:
        text = escape(line.text)
        who = f"{seat_html(line.seat, names[line.seat])} " if line.seat >= 0 else ""
        if goes_on and line.kind is not LineKind.SCORE:
            who = ""
        if line.kind is LineKind.ACTION:
            cost = f" <i>· {line.cost}&nbsp;{_ap()}</i>" if line.cost else ""
            return f"{who}{text}{cost}"
        if line.kind is LineKind.DRAW:
            return f"{who}{text} <i>· {self._seeds(line)}</i>"
        return f"<b>{who}{text}</b>"

    def _seeds(self, line: Line) -> str:
        text = translate("Log", "{seeds} of {players} seeds").format(
            seeds=line.seeds, players=self._players
        )
        return escape(text).replace(" ", "&nbsp;")


def _block(*, goes_on: bool, first: bool) -> QTextBlockFormat:
    """Return how a line stands: what a player does next is indented under his name."""
    block = QTextBlockFormat()
    block.setLeftMargin(2 * _INDENT)
    block.setTextIndent(-_INDENT if goes_on else -2 * _INDENT)
    block.setTopMargin(0 if goes_on or first else _GAP)
    return block


def _ap() -> str:
    return translate("Log", "AP")
