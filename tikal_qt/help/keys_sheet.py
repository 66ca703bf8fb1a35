"""The sheet of every key."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from tikal_qt.games.rooms import Rooms
from tikal_qt.help.key_rows import Section
from tikal_qt.help.keys import all_keys
from tikal_qt.help.reader import Reader
from tikal_qt.menu import WindowMenu

translate = QCoreApplication.translate


class KeysSheet(Reader):
    """Shows all keys. menu: of the window. rooms: of the game."""

    def __init__(self, menu: WindowMenu, rooms: Rooms, parent: QWidget) -> None:
        super().__init__(parent)
        self._menu, self._rooms = menu, rooms
        self.write()

    def write(self) -> None:
        """Write the sheet, in the language of now."""
        self.setWindowTitle(translate("Keys", "Keys"))
        self.text.setAccessibleName(translate("Keys", "Keys"))
        sections = all_keys(self._menu, self._rooms)
        half = _middle(sections)
        columns = (sections[:half], sections[half:])
        cells = "".join(
            f'<td width="50%" style="padding-right:24px">{_column(column)}</td>'
            for column in columns
        )
        going = translate(
            "Keys",
            "Tab goes from field to field, Space presses, arrow keys choose. Keys of one letter"
            " work while no text is typed.",
        )
        table = f'<table width="100%" style="margin-top:10px"><tr>{cells}</tr></table>'
        self.text.setHtml(f"<p>{escape(going)}</p>{table}")


def _column(sections: Sequence[Section]) -> str:
    return "".join(_section(section) for section in sections)


def _section(section: Section) -> str:
    rows = "".join(
        f'<tr><td align="right"><b>{escape(keys).replace(" ", "&nbsp;")}</b>&nbsp;&nbsp;</td>'
        f"<td>{escape(words)}</td></tr>"
        for keys, words in section.rows
    )
    return f"<h3>{escape(section.title)}</h3><table>{rows}</table>"


def _middle(sections: Sequence[Section]) -> int:
    """Return where to part the sections into columns of about one length."""
    total = sum(len(section.rows) + 2 for section in sections)
    first = 0
    for number, section in enumerate(sections):
        first += len(section.rows) + 2
        if 2 * first >= total:
            return number + 1
    return len(sections)
