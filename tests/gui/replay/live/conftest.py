"""A page while another is to move."""

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.replay.live.page import Page, opened
from tests.gui.tale import one_turn


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    """Ana's window while Bea, to whom the tile A4 was drawn, is to move."""
    page = opened(qtbot, one_turn(), 0)
    page.live.watching.finish()
    page.told.clear()
    return page
