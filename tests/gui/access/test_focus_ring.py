"""A ring around what has the keyboard, for who goes by keyboard."""

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.present import present
from tikal_qt.access.focus_ring import FocusRing, focus_by_keys


@pytest.fixture
def ring(qapp: QApplication) -> Iterator[FocusRing]:
    made = FocusRing(qapp)
    yield made
    made.deleteLater()


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A window with two buttons."""
    made = QWidget()
    qtbot.addWidget(made)
    layout = QVBoxLayout(made)
    for name in ("one", "two"):
        button = QPushButton(name)
        button.setObjectName(name)
        layout.addWidget(button)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_it_follows_the_tab_key_and_goes_with_the_mouse(
    ring: FocusRing, page: QWidget, qtbot: QtBot
) -> None:
    one, two = present(page.findChild(QPushButton, "one")), page.findChild(QPushButton, "two")
    one.setFocus(Qt.FocusReason.MouseFocusReason)
    assert ring.around is None

    qtbot.keyClick(one, Qt.Key.Key_Tab)
    assert ring.around is two

    qtbot.mouseClick(one, Qt.MouseButton.LeftButton)
    assert ring.around is None


def test_it_outlives_the_page_it_was_on(
    ring: FocusRing, page: QWidget, qtbot: QtBot, qapp: QApplication
) -> None:
    """Pages are made anew when the language changes."""
    holder = QWidget()
    holder_layout = QVBoxLayout(holder)
    inner = QPushButton("inner")
    holder_layout.addWidget(inner)
    present(page.layout()).addWidget(holder)
    focus_by_keys(inner)
    assert ring.around is inner

    shiboken6.delete(holder)
    assert ring.around is None
    one = page.findChild(QPushButton, "one")
    focus_by_keys(one)

    assert ring.around is one
