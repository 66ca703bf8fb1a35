"""Talk at the table."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from net.core.messages import MAX_CHAT
from net.core.view import ChatLine
from tikal_qt.access.telling import announce
from tikal_qt.board.seats import colour_of
from tikal_qt.panels.chat_lines import ChatLines, gone_from, said
from tikal_qt.panels.speakers import Speakers
from tikal_qt.theme.parts import button, roomy, row

translate = QCoreApplication.translate

_MOST_READ = 8
"""Of more lines that come at once the last are read out."""


class ChatPanel(QWidget):
    """The lines so far and a field for one more.

    said(text): the person wants to say it. choice_changed(): whether to show what onlookers say.
    """

    said = Signal(str)
    choice_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = ChatLines()
        self.onlookers = QCheckBox(translate("Chat", "Show what onlookers say"))
        self.onlookers.setChecked(True)
        self.onlookers.toggled.connect(self.choice_changed)
        self.onlookers.hide()
        self.field = roomy(QLineEdit())
        self.field.setMaxLength(MAX_CHAT)
        self.field.setAccessibleName(translate("Chat", "Say something to the table"))
        self.field.setPlaceholderText(translate("Chat", "Say something"))
        self.field.returnPressed.connect(self._say)
        self.send = button(translate("Chat", "Say"))
        self.send.clicked.connect(self._say)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.lines, 1)
        layout.addWidget(self.onlookers)
        layout.addLayout(row(self.field, self.send))
        self._heard: tuple[ChatLine, ...] | None = None
        self._colours: tuple[int, ...] = ()
        self._all_wanted = True

    def show_lines(self, chat: tuple[ChatLine, ...], names: Sequence[str]) -> None:
        """Show `chat`, and read out what is new; names: of the players by seat."""
        colours = tuple(colour_of(seat) for seat in range(len(names)))
        all_wanted = self.onlookers.isChecked()
        if (chat, colours, all_wanted) == (self._heard, self._colours, self._all_wanted):
            return
        self._all_wanted = all_wanted
        if colours != self._colours:
            self.lines.forget()
            self._colours = colours
        wanted = self.wanted(chat)
        speakers = Speakers(chat, names)
        self.lines.show_lines(wanted, speakers)
        if self._heard is not None and chat != self._heard:
            known = len(self._heard) - len(gone_from(self._heard, chat))
            self._read_out(self.wanted(chat[known:]), speakers)
        self._heard = chat
        self.onlookers.setVisible(any(line.key for line in chat))

    def wanted(self, chat: Sequence[ChatLine]) -> tuple[ChatLine, ...]:
        """Return the lines of `chat` that are to be shown."""
        all_wanted = self.onlookers.isChecked()
        return tuple(line for line in chat if all_wanted or not line.key)

    def _read_out(self, lines: Sequence[ChatLine], speakers: Speakers) -> None:
        news = lines[-_MOST_READ:]
        announce(self.lines, ". ".join(f"{speakers.words(line)}: {said(line)}" for line in news))

    def _say(self) -> None:
        if text := self.field.text().strip():
            self.field.clear()
            self.said.emit(text)
