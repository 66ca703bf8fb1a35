"""Talk at the table."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from net.core.messages import MAX_CHAT
from net.core.view import ChatLine
from tikal_qt.board.seats import colour_of
from tikal_qt.panels.follow import FollowEnd
from tikal_qt.panels.names import seat_html
from tikal_qt.theme.parts import button, roomy, row
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate


class ChatPanel(QWidget):
    """The lines so far and a field for one more.

    said(text): the person wants to say it.
    """

    said = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = QTextBrowser()
        self.lines.setOpenLinks(False)
        FollowEnd(self.lines)
        self.lines.setAccessibleName(translate("Chat", "What was said"))
        self.field = roomy(QLineEdit())
        self.field.setMaxLength(MAX_CHAT)
        self.field.setAccessibleName(translate("Chat", "Say something to the table"))
        self.field.returnPressed.connect(self._say)
        self.send = button(translate("Chat", "Say"))
        self.send.clicked.connect(self._say)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.lines, 1)
        layout.addLayout(row(self.field, self.send))
        self.let_talk(True)
        self._shown: tuple[ChatLine, ...] = ()
        self._colours: tuple[int, ...] = ()

    def let_talk(self, allowed: bool) -> None:
        """Take lines from the person, or say why not: only who has a seat is heard."""
        self.field.setEnabled(allowed)
        self.send.setEnabled(allowed)
        self.field.setPlaceholderText(
            translate("Chat", "Say something to the table")
            if allowed
            else translate("Chat", "Who looks on is not heard at the table")
        )

    def show_lines(self, chat: tuple[ChatLine, ...], names: Sequence[str]) -> None:
        """Show `chat`; names: of the players by seat."""
        colours = tuple(colour_of(seat) for seat in range(len(names)))
        if (chat, colours) == (self._shown, self._colours):
            return
        if chat[: len(self._shown)] != self._shown or colours != self._colours:
            self.lines.clear()
            self._shown = ()
        for line in chat[len(self._shown) :]:
            self.lines.append(
                f"{seat_html(line.seat, names[line.seat])}: {escape(_shown(line.text))}"
            )
        self._shown, self._colours = chat, colours

    def _say(self) -> None:
        if text := self.field.text().strip():
            self.field.clear()
            self.said.emit(text)


def _shown(text: str) -> str:
    """Return what others wrote without marks that would reorder it; it may be 500 long."""
    return "".join(printable(char) for char in text)
