"""A page that has the focus."""

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.tikal.control.page import Page


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    page = Page()
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page
