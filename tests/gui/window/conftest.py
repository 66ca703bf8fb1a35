"""A window in which a game runs."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.gui.acts import settle
from tests.gui.house import House
from tests.gui.table_for_two import ANA, BEA, SETTINGS
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest


@pytest.fixture
def playing(window: MainWindow, house: House, qapp: QApplication) -> MainWindow:
    """The window while Ana and Bea, both at it, play; Ana is to move."""
    window.open(HostRequest(SETTINGS, (ANA, BEA), at_once=True))
    settle(qapp)
    assert window.pages.currentWidget() is window.pages.table
    return window
