"""A lobby over the house."""

import pytest

from tikal_qt.lobby.page import LobbyPage


@pytest.fixture
def page(session, qtbot):
    made = LobbyPage(session, ("basic", "auction"), range(2, 5), ("greedy", "random"))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made
