"""What tests of windows do again and again."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.present import present
from tikal_qt.games.tikal.desk import TikalDesk
from tikal_qt.main_window import MainWindow
from tikal_qt.table.page import TablePage


def settle(qapp: QApplication) -> None:
    """Let what was told arrive."""
    for _ in range(5):
        qapp.processEvents()


def press(qtbot: QtBot, widget: QWidget) -> None:
    """Click `widget`, which must be there to be clicked."""
    assert widget.isVisible(), widget
    assert widget.isEnabled(), widget
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def notices(window: MainWindow) -> list[str]:
    """Return the notices that `window` shows."""
    return [notice.label.text() for notice in window.banner.notices]


def table_of(window: MainWindow) -> TablePage:
    """Return the page of the game that runs in `window`."""
    return present(window.pages.table)


def desk_of(page: TablePage) -> TikalDesk:
    """Return the game on `page`, which is Tikal."""
    assert isinstance(page.game, TikalDesk)
    return page.game
