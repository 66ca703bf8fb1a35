"""Lines of talk as a text that grows at its end and is forgotten line by line."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextBrowser

from net.core.view import ChatLine
from tikal_qt.panels.follow import FollowEnd
from tikal_qt.panels.speakers import Speakers
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate


class ChatLines(QTextBrowser):
    """Shows lines, each a block of the text; only what differs is laid out anew."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setAccessibleName(translate("Chat", "What was said"))
        FollowEnd(self)
        self._shown: tuple[ChatLine, ...] = ()

    def forget(self) -> None:
        """Show nothing."""
        self.clear()
        self._shown = ()

    def show_lines(self, lines: tuple[ChatLine, ...], speakers: Speakers) -> None:
        """Show `lines`."""
        gone = gone_from(self._shown, lines)
        for place in reversed(gone):
            self._remove(place)
        self._append(lines[len(self._shown) - len(gone) :], speakers)
        self._shown = lines

    def _remove(self, place: int) -> None:
        cursor = QTextCursor(self.document().findBlockByNumber(place))
        followed = cursor.block().next().isValid()
        end = QTextCursor.MoveOperation.NextBlock if followed else QTextCursor.MoveOperation.End
        cursor.movePosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        if not followed:
            cursor.deletePreviousChar()

    def _append(self, lines: Sequence[ChatLine], speakers: Speakers) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for line in lines:
            if not self.document().isEmpty():
                cursor.insertBlock()
            cursor.insertHtml(f"{speakers.html(line)}: {escape(said(line))}")
        cursor.endEditBlock()


def gone_from(before: Sequence[ChatLine], now: Sequence[ChatLine]) -> list[int]:
    """Return the places of those lines of `before` without which `now` begins with it."""
    gone: list[int] = []
    for place, line in enumerate(before):
        kept = place - len(gone)
        if kept == len(now) or line != now[kept]:
            gone.append(place)
    return gone


def said(line: ChatLine) -> str:
    """Return the text of `line` without marks that would reorder it; it may be 500 long."""
    return "".join(printable(char) for char in line.text)
