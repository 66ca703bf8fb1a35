"""Every key there is, in sections."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from tikal_qt.games.rooms import Rooms
from tikal_qt.help.key_rows import Section, rows_of, rows_of_actions
from tikal_qt.menu import MenuButton, WindowMenu
from tikal_qt.start.log_card import LogCard
from tikal_qt.table.keys import TableKeys
from tikal_qt.table.tabs import side_tabs
from tikal_qt.verify.back import back_button

translate = QCoreApplication.translate


def all_keys(menu: WindowMenu, rooms: Rooms) -> tuple[Section, ...]:
    """Return every key. menu: of the window. rooms: of the game.

    The keys are those of parts made here for nothing else, so the sheet is whole on every page.
    """
    game = rooms.keys()
    past = game.replay
    page = QWidget()
    tabs = side_tabs(QWidget(), QWidget(), QWidget(), QWidget())
    TableKeys(page, (), tabs, lambda: None)
    anywhere = (*rows_of_actions(menu.actions()), *rows_of(MenuButton(menu)))
    logs = QWidget()
    made = back_button(logs)
    sections = (
        Section(translate("Keys", "Everywhere"), (*anywhere, *rows_of(LogCard()))),
        *game.sections,
        Section(
            translate("Keys", "At the table"),
            (*rows_of(page), *rows_of(past.follow), *rows_of(past.look)),
        ),
        Section(
            translate("Keys", "Looking back, and logs"), (*rows_of(past.past_bar), *rows_of(logs))
        ),
    )
    for part in (made, logs, page, tabs, past.past_bar, past.follow, past.look):
        part.deleteLater()
    return sections
