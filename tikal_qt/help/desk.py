"""Opens what explains the client, beside the window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from tikal_qt.games.registry import ROOMS
from tikal_qt.later import later
from tikal_qt.menu import WindowMenu

if TYPE_CHECKING:
    from tikal_qt.help import keys_sheet, rules_reader
    from tikal_qt.help.reader import Reader
else:
    keys_sheet = later("tikal_qt.help.keys_sheet")
    rules_reader = later("tikal_qt.help.rules_reader")


class HelpDesk(QObject):
    """Answers the help entries of `menu`; game: the name of what is explained.

    rules, keys: what is open, None if it is not.
    """

    def __init__(self, window: QWidget, menu: WindowMenu, game: str) -> None:
        super().__init__(window)
        self._window = window
        self._menu = menu
        self._rooms = ROOMS[game]
        self.rules: rules_reader.RulesReader | None = None
        self.keys: keys_sheet.KeysSheet | None = None
        menu.rules.triggered.connect(self._open_rules)
        menu.keys.triggered.connect(self._open_keys)

    def _open_rules(self) -> None:
        if self.rules is None:
            self.rules = rules_reader.RulesReader(self._rooms.book, self._window)
            self.rules.finished.connect(self._forget_rules)
        _show(self.rules)

    def _open_keys(self) -> None:
        if self.keys is None:
            self.keys = keys_sheet.KeysSheet(self._menu, self._rooms, self._window)
            self.keys.finished.connect(self._forget_keys)
        _show(self.keys)

    def _forget_rules(self) -> None:
        self.rules = None

    def _forget_keys(self) -> None:
        self.keys = None


def _show(reader: "Reader") -> None:
    """Bring `reader` to the front."""
    reader.show()
    reader.raise_()
    reader.activateWindow()
