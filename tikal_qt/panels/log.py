"""The log of the game in words."""

import re
from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from tikal_qt.panels.follow import FollowEnd
from tikal_qt.panels.lines import Line, LineKind
from tikal_qt.panels.names import seat_html

translate = QCoreApplication.translate

_INDENT = 16
_GAP = 5
_ADDEND = re.compile(r" \([^)]*\)( \+)?")


class LogPanel(QTextBrowser):
    """Shows lines as they come; stays at the end unless the reader has scrolled up.

    follows: False for one that is complete and read from its beginning.

    line_chosen(number): the person wants to see the position at that line, counted from 0: by a
    click on it, or by the arrow keys from the marked one on. told(lines): these have been added.
    """

    line_chosen = Signal(int)
    told = Signal(tuple)

    def __init__(self, parent: QWidget | None = None, *, follows: bool = True) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self._follows = follows
        if follows:
            FollowEnd(self)
        self.setAccessibleName(translate("Log", "What has happened"))
        self.setToolTip(translate("Log", "Click a line to look back at its position."))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._players = 0
        self._acting = -1
        self._marked = -1

    def begin(self, players: int) -> None:
        """Start the log of another game."""
        self.clear()
        self._players, self._acting = players, -1
        self.mark(-1)

    def add(self, lines: Sequence[Line], names: Sequence[str]) -> None:
        """Add `lines`; names: of the players by seat."""
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for line in lines:
            goes_on = line.seat >= 0 and line.seat == self._acting
            first = self.document().isEmpty()
            if not first:
                cursor.insertBlock()
            cursor.insertHtml(self._html(line, names, goes_on))
            # Only now: HTML brings a format of its own into an empty document.
            cursor.setBlockFormat(_block(goes_on=goes_on and not first, first=first))
            self._acting = -1 if line.kind is LineKind.SCORE else line.seat
        cursor.endEditBlock()
        if not self._follows:
            self.moveCursor(QTextCursor.MoveOperation.Start)  # lines push it to their end
        if lines:
            self.told.emit(tuple(lines))

    # ------------------------------------------------------------------- one line marked

    @property
    def marked(self) -> int:
        """The number of the marked line, -1 if none."""
        return self._marked

    def mark(self, number: int) -> None:
        """Mark the line `number`, and no other, and bring it into sight; -1 marks none."""
        self._marked = number
        block = self.document().findBlockByNumber(number)
        if number < 0 or not block.isValid():
            self.setExtraSelections([])
            return
        self._paint_mark(block)
        self._bring_into_sight(block)

    def unmark(self) -> None:
        """Mark no line, and go back to the newest one if any was."""
        if self._marked >= 0:
            self.mark(-1)
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _paint_mark(self, block: QTextBlock) -> None:
        selection = QTextEdit.ExtraSelection()
        palette = self.palette()
        form = selection.format
        form.setBackground(palette.color(QPalette.ColorRole.Highlight))
        form.setForeground(palette.color(QPalette.ColorRole.HighlightedText))
        form.setProperty(QTextFormat.Property.FullWidthSelection, True)
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor = cursor
        self.setExtraSelections([selection])

    def _bring_into_sight(self, block: QTextBlock) -> None:
        box = self.document().documentLayout().blockBoundingRect(block)
        bar, height = self.verticalScrollBar(), self.viewport().height()
        if box.top() < bar.value() + _GAP or box.bottom() > bar.value() + height - _GAP:
            bar.setValue(round(box.center().y() - height / 2))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the window from light to dark and back."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.mark(self._marked)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the line under the pointer, unless text was selected."""
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            self._choose(self.cursorForPosition(event.position().toPoint()).blockNumber())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the line before or after the marked one by the arrow keys."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() not in steps:
            super().keyPressEvent(event)
        elif self._marked >= 0:
            self._choose(self._marked + steps[Qt.Key(event.key())])
        else:
            self._choose(self.document().blockCount() - 1)

    def _choose(self, number: int) -> None:
        if not self.document().isEmpty() and 0 <= number < self.document().blockCount():
            self.line_chosen.emit(number)

    # ------------------------------------------------------------------------- the words

    def _html(self, line: Line, names: Sequence[str], goes_on: bool) -> str:
        text = escape(line.text)
        who = f"{seat_html(line.seat, names[line.seat])} " if line.seat >= 0 else ""
        if goes_on and line.kind is not LineKind.SCORE:
            who = ""
        if line.kind is LineKind.ACTION:
            cost = f" <i>·&nbsp;{line.cost}&nbsp;{_ap()}</i>" if line.cost else ""
            return f"{who}{text}{cost}"
        if line.kind is LineKind.DRAW:
            return f"{who}{text} <i>·&nbsp;{self._seeds(line)}</i>"
        if line.kind is LineKind.SCORE:
            text = _with_whole_addends(text)
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


def _with_whole_addends(sum_: str) -> str:
    """Return `sum_` so that no line ends within an addend, such as 4 (temple b3)."""
    addends, _, last = sum_.rpartition(" ")
    return _ADDEND.sub(lambda found: found[0].replace(" ", "&nbsp;"), f"{addends}&nbsp;{last}")


def _ap() -> str:
    return translate("Log", "AP")
