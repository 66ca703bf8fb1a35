"""Notices: they stay until read, make room for newer ones and do not flood the window."""

import pytest
from PySide6.QtCore import Qt

from tikal_qt.panels.banner import ERROR, WARNING, Banner


@pytest.fixture
def banner(qtbot):
    made = Banner()
    qtbot.addWidget(made)
    return made


def texts(banner):
    return [notice.label.text() for notice in banner.notices]


def test_a_notice_shows_until_it_is_closed(banner, qtbot):
    banner.show_notice("busy", "You are at a table already.", ERROR)
    assert banner.isVisible()
    assert banner.notices[0].property("mood") == "error"

    qtbot.mouseClick(banner.notices[0].close_button, Qt.MouseButton.LeftButton)

    assert texts(banner) == []
    assert not banner.isVisible()


def test_a_notice_about_the_same_replaces_the_earlier_one(banner):
    banner.show_notice("lost", "Bea is away.", WARNING)
    banner.show_notice("busy", "Busy.", ERROR)
    banner.show_notice("lost", "Bea and Carla are away.", WARNING)

    assert texts(banner) == ["Busy.", "Bea and Carla are away."]


def test_the_oldest_of_four_makes_room(banner):
    for number in range(4):
        banner.show_notice(f"key{number}", f"Notice {number}")

    assert texts(banner) == ["Notice 1", "Notice 2", "Notice 3"]


def test_markup_in_a_notice_is_plain_text(banner):
    banner.show_notice("x", "<b>Bea</b>")

    assert banner.notices[0].label.textFormat() is Qt.TextFormat.PlainText


def test_taking_back_and_clearing(banner):
    banner.show_notice("a", "A")
    banner.show_notice("b", "B")
    banner.take_back("a")
    banner.take_back("unknown")
    assert texts(banner) == ["B"]

    banner.clear()
    assert texts(banner) == []
