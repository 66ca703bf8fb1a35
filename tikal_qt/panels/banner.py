"""Notices that do not stop anybody: a sentence in a strip, until it is read and closed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tikal_qt.later import later
from tikal_qt.theme.parts import button, label, row, set_mood

if TYPE_CHECKING:
    from tikal_qt.access import telling
else:
    telling = later("tikal_qt.access.telling")

translate = QCoreApplication.translate

NOTICE = "notice"
WARNING = "warning"
ERROR = "error"

_MOST = 3


class Notice(QFrame):
    """One sentence with a button that closes it. key: what the sentence is about."""

    def __init__(self, key: str, text: str, mood: str) -> None:
        super().__init__()
        self.key = key
        self.setProperty("part", "banner")
        self.label = label(text, wrap=True)
        self.close_button = button(translate("Notices", "Close"))
        line = row(self.label, self.close_button)
        line.setStretch(0, 1)
        line.setContentsMargins(12, 6, 8, 6)
        self.setLayout(line)
        self.setAccessibleName(text)
        set_mood(self, mood)


class Banner(QWidget):
    """The notices to be read, newest last, at most three: the oldest makes room.

    A notice with the key of one that is shown replaces it, so that a link that flaps does not
    fill the window.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(10, 6, 10, 0)
        self._lines.setSpacing(4)
        self.notices: list[Notice] = []
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
        self.show()
        telling.announce(self, text)

    def take_back(self, key: str) -> None:
        """Remove the notice with `key`, if it is shown."""
        for notice in [notice for notice in self.notices if notice.key == key]:
            self.notices.remove(notice)
            self._lines.removeWidget(notice)
            notice.hide()
            notice.deleteLater()
        self.setVisible(bool(self.notices))

    def clear(self) -> None:
        """Remove every notice."""
        for notice in list(self.notices):
            self.take_back(notice.key)
