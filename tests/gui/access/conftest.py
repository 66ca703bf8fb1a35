"""What is told to screen readers, as a list."""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from pytestqt.qtbot import QtBot

from tests.gui.tikal_positions import NAMES
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.story import story


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str | int]:
    """What was announced, as texts; "!" leads what interrupts; a focused part is a number."""
    heard: list[str | int] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            urgent = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
            heard.append(("!" if urgent else "") + event.message())
        elif event.type() is QAccessible.Event.Focus and event.child() >= 0:
            heard.append(event.child())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard


@pytest.fixture
def board(qtbot: QtBot) -> BoardView:
    """A board on its own, shown, with stories."""
    view = BoardView()
    qtbot.addWidget(view)
    view.set_story(lambda position, hexagon: story(position, hexagon, NAMES))
    view.resize(800, 620)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    view.setFocus()
    return view
