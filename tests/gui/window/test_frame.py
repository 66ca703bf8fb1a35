"""The window on the desktop: its outline first, then what it is filled with."""

import os
import signal

import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QWidget
from pytestqt.qtbot import QtBot

from net.shell.storage import Profile
from tests.gui.house import BUILD, GAME
from tests.present import present
from tikal_qt.frame import Frame
from tikal_qt.loading import load_behind
from tikal_qt.main_window import MainWindow
from tikal_qt.offer import Offer
from tikal_qt.preferences import Preferences
from tikal_qt.session import TableSession
from tikal_qt.start.outline import Outline

NEAR = 16
"""So many pixels a card may move when what is in it comes."""


class Stubborn(QWidget):
    """Cannot be closed before it may be."""

    may_close = False

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802  # Qt names it
        event.setAccepted(self.may_close)


@pytest.fixture
def frame(qtbot: QtBot) -> Frame:
    made = Frame(Outline(), QByteArray())
    qtbot.addWidget(made)
    return made


def outline_of(frame: Frame) -> Outline:
    outline = frame.centralWidget()
    assert isinstance(outline, Outline)
    return outline


def cards(window: QWidget) -> dict[str, QRect]:
    """Return by its heading where each card that shows is."""
    return {
        present(card.findChild(QLabel)).text(): card.rect().translated(
            card.mapTo(window, QPoint(0, 0))
        )
        for card in window.findChildren(QFrame)
        if card.property("part") == "card" and card.isVisible()
    }


def test_the_first_window_leaves_room_on_the_screen_for_its_edges(frame: Frame) -> None:
    assert frame.screen().availableGeometry().height() == 800
    assert frame.height() == 740
    assert frame.minimumHeight() == 620


def test_it_closes_as_long_as_nothing_but_the_outline_shows(frame: Frame) -> None:
    frame.show()

    assert frame.close()
    assert not frame.isVisible()


def test_what_fills_it_is_asked_whether_it_closes(frame: Frame, qtbot: QtBot) -> None:
    content = Stubborn()
    frame.show()
    frame.fill(content)
    qtbot.waitUntil(content.isVisible)

    assert not frame.close()
    assert frame.isVisible()
    content.may_close = True
    assert frame.close()
    assert not frame.isVisible()


def test_the_title_of_the_window_is_that_of_what_fills_it(
    frame: Frame, session: TableSession, profile: Profile, qtbot: QtBot
) -> None:
    offer = Offer(GAME, lambda: {"tikal": GAME}, lambda: BUILD, ("greedy",), lambda: ())
    content = MainWindow(session, Preferences(profile), offer, frame=frame)
    frame.fill(content)
    content.alert.quiet("Ana, Bea")

    assert frame.windowTitle() == "Ana, Bea"


def test_closing_keeps_where_the_frame_was(
    frame: Frame, session: TableSession, profile: Profile
) -> None:
    offer = Offer(GAME, lambda: {"tikal": GAME}, lambda: BUILD, ("greedy",), lambda: ())
    frame.fill(MainWindow(session, Preferences(profile), offer, frame=frame))
    frame.show()
    frame.resize(1000, 677)  # the offscreen screen is 800 high
    assert frame.close()

    assert Frame(QWidget(), Preferences(profile).geometry).height() == 677


def test_the_outline_is_that_of_the_start_page(
    frame: Frame, session: TableSession, profile: Profile, qapp: QApplication, qtbot: QtBot
) -> None:
    offer = Offer(GAME, lambda: {"tikal": GAME}, lambda: BUILD, ("greedy",), lambda: ())
    frame.show()
    outline = cards(frame)
    frame.fill(MainWindow(session, Preferences(profile), offer, frame=frame))
    qtbot.waitUntil(lambda: set(cards(frame)) == set(outline))
    page = cards(frame)

    assert list(outline) == [
        "Tables on this network",
        "Games played",
        "This computer",
        "Play against the computer",
        "Host a table",
    ]
    for heading, place in outline.items():
        assert (place.topLeft() - page[heading].topLeft()).manhattanLength() <= NEAR, heading
        assert abs(place.height() - page[heading].height()) <= NEAR, heading


def test_loading_begins_once_the_outline_is_painted_and_is_waited_for(frame: Frame) -> None:
    outline = outline_of(frame)
    done = []
    outline.painted.connect(lambda: done.append("painted"))
    frame.show()

    load_behind(outline, lambda: done.append("loaded"))

    assert done == ["painted", "loaded"]


def test_an_outline_that_nobody_can_see_holds_nothing_up(frame: Frame) -> None:
    done = []

    load_behind(outline_of(frame), lambda: done.append("loaded"))

    assert done == ["loaded"]


def test_loading_that_fails_is_not_waited_for_any_longer(
    frame: Frame, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []
    monkeypatch.setattr("threading.excepthook", lambda told: said.append(str(told.exc_value)))
    frame.show()

    def load() -> None:
        raise ImportError("no such library")

    load_behind(outline_of(frame), load)

    assert said == ["no such library"]


def test_ctrl_c_while_the_outline_shows_ends_the_program_once_all_is_loaded(frame: Frame) -> None:
    outline = outline_of(frame)
    before = signal.getsignal(signal.SIGINT)
    outline.painted.connect(lambda: os.kill(os.getpid(), signal.SIGINT))
    done = []
    frame.show()

    with pytest.raises(KeyboardInterrupt):
        load_behind(outline, lambda: done.append("loaded"))

    assert done == ["loaded"]
    assert signal.getsignal(signal.SIGINT) == before
