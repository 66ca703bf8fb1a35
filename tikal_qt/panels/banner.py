"""Notices that do not stop anybody: a sentence over the page, until it is read and closed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tikal_qt.later import later
from tikal_qt.theme.parts import button, label, row, set_mood
from tikal_qt.theme.scale import px

if TYPE_CHECKING:
    from tikal_qt.access import telling
else:
    telling = later("tikal_qt.access.telling")

translate = QCoreApplication.translate

NOTICE = "notice"
WARNING = "warning"
ERROR = "error"

_MOST = 3
_WIDTH, _TOP, _EDGE = 820, 76, 20
_READ_MS, _READ_LETTER_MS = 4_000, 70
_WORD_JOINER = "\u2060"


class Notice(QFrame):
    """One sentence with a button that closes it. key: what the sentence is about."""

    def __init__(self, key: str, text: str, mood: str) -> None:
        super().__init__()
        self.key = key
        self.setProperty("part", "floating")
        self.label = label(_options_whole(text), wrap=True)
        self.close_button = button(translate("Notices", "Close"))
        line = row(self.label, self.close_button)
        line.setStretch(0, 1)
        line.setContentsMargins(12, 6, 8, 6)
        self.setLayout(line)
        self.setAccessibleName(text)
        set_mood(self, mood)


class Banner(QWidget):
    """The notices to be read, newest last, at most three: the oldest makes room.

    They lie over `window` below the head of its page, so that nothing moves under the mouse.
    A notice with the key of one that is shown replaces it, so that a link that flaps does not
    fill the window. One that nobody has to act on goes when there was time to read it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(4)
        self.notices: list[Notice] = []
        window.installEventFilter(self)
        self.hide()

    def show_notice(self, key: str, text: str, mood: str = NOTICE) -> None:
        """Show `text`; mood: NOTICE, WARNING or ERROR."""
        self.take_back(key)
        if len(self.notices) == _MOST:
            self.take_back(self.notices[0].key)
        notice = Notice(key, text, mood)
        notice.close_button.clicked.connect(lambda: self.take_back(key))
        self.notices.append(notice)
        self._lines.addWidget(notice)
        notice.show()
        self.show()
        self._place()
        telling.announce(self, text)
        if mood == NOTICE:
            time_ms = _READ_MS + _READ_LETTER_MS * len(text)
            QTimer.singleShot(time_ms, notice, lambda: self.take_back(key))

    def take_back(self, key: str) -> None:
        """Remove the notice with `key`, if it is shown."""
        for notice in [notice for notice in self.notices if notice.key == key]:
            self.notices.remove(notice)
            self._lines.removeWidget(notice)
            notice.hide()
            notice.deleteLater()
        self.setVisible(bool(self.notices))
        self._place()

    def clear(self) -> None:
        """Remove every notice."""
        for notice in list(self.notices):
            self.take_back(notice.key)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle when the window changes its size."""
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        width = min(px(_WIDTH), self._window.width() - 2 * _EDGE)
        height = self._lines.heightForWidth(width)
        self.setGeometry((self._window.width() - width) // 2, px(_TOP), width, height)
        self.raise_()


def _options_whole(text: str) -> str:
    """Return `text` so that no line ends within the hyphens of an option, as in --profile."""
    return text.replace("--", f"-{_WORD_JOINER}-{_WORD_JOINER}")
