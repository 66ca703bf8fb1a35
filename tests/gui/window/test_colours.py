"""The colours players have chosen: every page shows the seats in those of its game."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from net.core.verify import Recording
from tests.gui.acts import desk_of, settle, table_of
from tests.gui.house import House
from tests.gui.table_for_two import ANA, BEA, SETTINGS
from tests.gui.tale import two_turns
from tests.present import present
from tikal_qt.board.seats import STYLES, colour_of, wearing
from tikal_qt.games.tikal.replay import TikalReplay
from tikal_qt.main_window import MainWindow
from tikal_qt.replay.page import ReplayPage
from tikal_qt.requests import HostRequest

WHITE, YELLOW = 3, 2


def middle(label: QLabel) -> str:
    """Return the colour in the middle of the picture on `label`."""
    image = label.pixmap().toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2).name()


@pytest.fixture
def playing(window: MainWindow, house: House, qapp: QApplication) -> MainWindow:
    """The window while Ana plays white and Bea, who is to move next, yellow."""
    house.colours = (WHITE, YELLOW, 0, 1)
    window.open(HostRequest(SETTINGS, (ANA, BEA), at_once=True))
    settle(qapp)
    return window


def test_the_table_shows_them(playing: MainWindow) -> None:
    table = table_of(playing)
    signs = [line[0] for line in desk_of(table).scoring.toPlainText().splitlines() if " +0" in line]

    assert middle(table.strip.token) == STYLES[WHITE].fill.name()
    assert signs[:2] == ["◆", "▲"]
    assert [colour_of(seat) for seat in (0, 1)] == [WHITE, YELLOW]


def test_the_start_page_and_the_table_each_wear_their_own(playing: MainWindow) -> None:
    pages = playing.pages
    pages.setCurrentWidget(pages.start)
    elsewhere = colour_of(0)
    pages.setCurrentWidget(present(pages.table))

    assert (elsewhere, colour_of(0)) == (0, WHITE)


def test_a_table_that_goes_on_behind_another_page_keeps_its_own(
    playing: MainWindow, house: House, qapp: QApplication
) -> None:
    pages = playing.pages
    pages.setCurrentWidget(pages.start)
    present(pages.table).refresh()
    settle(qapp)

    assert colour_of(0) == 0
    assert middle(present(pages.table).strip.token) == STYLES[WHITE].fill.name()


def test_a_recorded_game_is_shown_in_its_own(playing: MainWindow) -> None:
    tale = two_turns()
    nicks, colours = ("Ana", "Bea"), (YELLOW, 0)
    recording = Recording(b"g" * 32, SETTINGS, nicks, colours, tale.start, tuple(tale.entries))
    with wearing(colours):
        game = TikalReplay(tale.start, nicks)
        replay = ReplayPage(recording, game)
    pages = playing.pages
    pages.addWidget(replay)
    pages.setCurrentWidget(replay)
    replay.replay.go(12)

    assert [colour_of(seat) for seat in (0, 1)] == [YELLOW, 0]
    signs = [line[0] for line in game.scoring.toPlainText().splitlines() if " +" in line]
    assert signs[:2] == ["▲", "●"]
