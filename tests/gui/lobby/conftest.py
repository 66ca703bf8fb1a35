"""A lobby over the house."""

import pytest
from pytestqt.qtbot import QtBot

from tikal_qt.lobby.page import LobbyPage
from tikal_qt.session import TableSession


@pytest.fixture
def page(session: TableSession, qtbot: QtBot) -> LobbyPage:
    made = LobbyPage(session, ("basic", "auction"), range(2, 5), ("greedy", "random"))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made
