"""Notices: they stay until read, make room for newer ones and do not flood the window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from tests.present import present
from tikal_qt.panels import banner as banner_module
from tikal_qt.panels.banner import ERROR, NOTICE, WARNING, Banner


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.setCentralWidget(QPushButton("The page"))
    made.show()
    return made


@pytest.fixture
def banner(window: QMainWindow) -> Banner:
    return Banner(window)


def texts(banner: Banner) -> list[str]:
    return [notice.label.text() for notice in banner.notices]


def test_a_notice_shows_until_it_is_closed(banner: Banner, qtbot: QtBot) -> None:
    banner.show_notice("busy", "You are at a table already.", ERROR)
    assert banner.isVisible()
    assert banner.notices[0].property("mood") == "error"

    qtbot.mouseClick(banner.notices[0].close_button, Qt.MouseButton.LeftButton)

    assert texts(banner) == []
    assert not banner.isVisible()


def test_a_notice_about_the_same_replaces_the_earlier_one(banner: Banner) -> None:
    banner.show_notice("lost", "Bea is away.", WARNING)
    banner.show_notice("busy", "Busy.", ERROR)
    banner.show_notice("lost", "Bea and Carla are away.", WARNING)

    assert texts(banner) == ["Busy.", "Bea and Carla are away."]


def test_an_option_is_not_broken_after_its_hyphens(banner: Banner) -> None:
    banner.show_notice("profile", "Give a folder with --profile.", ERROR)

    joiner = "\N{WORD JOINER}"
    assert texts(banner) == [f"Give a folder with -{joiner}-{joiner}profile."]
    assert banner.notices[0].accessibleName() == "Give a folder with --profile."


def test_the_oldest_of_four_makes_room(banner: Banner) -> None:
    for number in range(4):
        banner.show_notice(f"key{number}", f"Notice {number}")

    assert texts(banner) == ["Notice 1", "Notice 2", "Notice 3"]


def test_markup_in_a_notice_is_plain_text(banner: Banner) -> None:
    banner.show_notice("x", "<b>Bea</b>")

    assert banner.notices[0].label.textFormat() is Qt.TextFormat.PlainText


def test_taking_back_and_clearing(banner: Banner) -> None:
    banner.show_notice("a", "A")
    banner.show_notice("b", "B")
    banner.take_back("a")
    banner.take_back("unknown")
    assert texts(banner) == ["B"]

    banner.clear()
    assert texts(banner) == []


def test_notices_lie_over_the_page_and_move_nothing(banner: Banner, window: QMainWindow) -> None:
    page = present(window.centralWidget())
    before = page.geometry()
    banner.show_notice("busy", "Busy.", ERROR)

    assert page.geometry() == before == QRect(0, 0, 1000, 600)
    assert banner.geometry().topLeft().toTuple() == (90, 76)
    assert banner.width() == 820
    over = window.childAt(banner.geometry().center())
    assert banner.isAncestorOf(present(over))


def test_each_notice_has_its_room(banner: Banner, window: QMainWindow) -> None:
    banner.show_notice("busy", "Busy.", ERROR)
    one = banner.height()
    banner.show_notice("lost", "Bea is away.", WARNING)

    assert banner.height() == 2 * one + 4


def test_notices_stay_in_the_middle_of_a_window_that_gets_narrower(
    banner: Banner, window: QMainWindow
) -> None:
    banner.show_notice("busy", "Busy. " * 30, ERROR)
    one_line = banner.height()
    window.resize(400, 600)

    assert (banner.x(), banner.width()) == (20, 360)
    assert banner.height() > one_line


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Callable[[], object]]]:
    """What was to be done later: how long later, and the deed."""
    later = []
    keep = lambda time_ms, _context, deed: later.append((time_ms, deed))  # noqa: E731
    monkeypatch.setattr(banner_module, "QTimer", type("Timer", (QTimer,), {"singleShot": keep}))
    return later


def test_good_news_go_when_there_was_time_to_read_them(
    banner: Banner, waits: list[tuple[int, Callable[[], object]]]
) -> None:
    banner.show_notice("told", "Saved.", NOTICE)
    ((time_ms, go),) = waits
    assert time_ms == 4_000 + 6 * 70

    go()

    assert texts(banner) == []


def test_what_somebody_should_act_on_stays(
    banner: Banner, waits: list[tuple[int, Callable[[], object]]]
) -> None:
    banner.show_notice("busy", "Busy.", ERROR)
    banner.show_notice("lost", "Bea is away.", WARNING)

    assert waits == []
