"""Switching the language at once: every page speaks it, and nothing the person did is lost."""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabWidget,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from net.core.keys import fingerprint
from net.core.messages import Settings
from net.core.view import Stage
from net.shell.events import TablesFound
from tests.gui.acts import desk_of, settle, table_of
from tests.gui.house import GAME, House
from tests.gui.language.sources import has_words
from tests.gui.table_for_two import ANA, BEA, FOUND
from tests.present import present
from tikal_qt.language.catalogues import speak
from tikal_qt.main_window import MainWindow
from tikal_qt.replay.watching import Mode
from tikal_qt.requests import HostRequest

BASIC = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
AUCTION = Settings("tikal", "auction", 2, 0, 0, 90, "skip")


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Lets the window speak another language for this test."""

    def now(code: str) -> None:
        speak(qapp, code)
        settle(qapp)

    yield now
    speak(qapp, "en")


def test_the_start_page_speaks_at_once_and_keeps_what_was_typed(
    window: MainWindow, speaking: Callable[[str], None], house: House, qapp: QApplication
) -> None:
    house.listener(TablesFound((FOUND,)))
    start = window.pages.start
    start.host.players.setValue(4)
    start.host.variant.setCurrentIndex(1)
    start.tables.address.setFocus()
    start.tables.address.setText("10.0.0.9:1")
    start.tables.address.setModified(True)
    speaking("es")

    start = window.pages.start
    assert window.pages.currentWidget() is start
    assert start.host.button.text() == "Abrir la mesa"
    assert start.host.players.value() == 4
    assert start.host.variant.currentText() == "Versión con subasta"
    assert start.tables.address.text() == "10.0.0.9:1"
    assert present(start.tables.list.topLevelItem(0)).text(3) == "abierta"


def test_the_lobby_speaks_at_once(
    window: MainWindow, speaking: Callable[[str], None], house: House, qapp: QApplication
) -> None:
    window.open(HostRequest(BASIC, (ANA,)))
    settle(qapp)
    window.pages.lobby.chat.field.setText("half a sen")
    window.pages.lobby.chat.field.setModified(True)
    speaking("da")

    lobby = window.pages.lobby
    assert window.pages.currentWidget() is lobby
    assert lobby.ready.text() == "Klar"
    assert lobby.chat.field.text() == "half a sen"
    house.arrive("Bea")
    settle(qapp)
    assert [row.name.text() for row in lobby.rows] == ["Ana", "Bea"]


@pytest.fixture
def playing(window: MainWindow, house: House, qapp: QApplication) -> MainWindow:
    """The window while Ana and Bea, both at it, play; Ana places her tile."""
    window.open(HostRequest(BASIC, (ANA, BEA), at_once=True))
    settle(qapp)
    return window


def test_the_game_speaks_at_once_and_keeps_the_plan(
    playing: MainWindow, speaking: Callable[[str], None]
) -> None:
    table = table_of(playing)
    desk_of(table).model.choose(min(desk_of(table).model.targets()))
    planned = desk_of(table).model.texts
    assert len(planned) == 1
    table.chat.field.setText("wait")
    table.chat.field.setModified(True)
    table.tabs.setCurrentIndex(1)
    speaking("es")

    again = table_of(playing)
    assert again is not table
    assert desk_of(again).model.texts == planned
    assert again.strip.sentence.text().startswith("Ana: quedan 10 puntos de acción.")
    assert desk_of(again).bar.undo.text() == "Deshacer"
    assert desk_of(again).bar.undo.isEnabled()
    assert again.chat.field.text() == "wait"
    assert again.tabs.currentIndex() == 1
    assert again.tabs.tabText(1) == "Puntos"
    assert playing.windowTitle() == "● Le toca a Ana"
    assert "saca la loseta" in again.game.log.toPlainText()


def test_the_game_goes_on_after_the_switch(
    playing: MainWindow, speaking: Callable[[str], None], house: House, qapp: QApplication
) -> None:
    speaking("da")
    table = table_of(playing)
    desk_of(table).model.choose(min(desk_of(table).model.targets()))
    desk_of(table).model.end_turn()
    settle(qapp)

    assert house.entries[-2].seat == 0
    assert playing.windowTitle() == "● Bea har turen"


def test_what_is_not_shown_speaks_once_it_is(
    playing: MainWindow, speaking: Callable[[str], None], qapp: QApplication
) -> None:
    pages = playing.pages
    start, table = pages.start, pages.table
    speaking("da")
    assert pages.start is start
    assert pages.table is not table

    playing.go_home()
    settle(qapp)
    assert pages.currentWidget() is pages.start
    assert pages.start is not start
    assert pages.start.host.button.text() == "Åbn bordet"
    assert pages.indexOf(start) == -1


def test_the_board_behind_the_result_speaks_once_it_is_watched(
    playing: MainWindow, speaking: Callable[[str], None], house: House, qapp: QApplication
) -> None:
    while house.stage is not Stage.OVER:
        action = GAME.absent_policy(house.position)
        house.act(house.position.seat, (GAME.format_action(action),))
    house.tell()
    settle(qapp)
    table = playing.pages.table
    speaking("es")
    assert playing.pages.table is table
    assert present(playing.pages.result).watch_button.text() == "Ver la partida de nuevo"

    present(playing.pages.result).watch_button.click()
    settle(qapp)
    again = table_of(playing)
    assert again is not table
    assert playing.pages.currentWidget() is again
    assert again.game.replay.watching.mode is Mode.PAST
    assert again.game.replay.watching.replay.playing
    assert desk_of(again).bar.undo.text() == "Deshacer"


def test_the_menu_speaks_at_once(window: MainWindow, speaking: Callable[[str], None]) -> None:
    speaking("es")

    assert window.menu.settings.text() == "A&justes…"


class Marked(QTranslator):
    """Puts every text that can be translated into brackets."""

    def translate(
        self, _context: str, text: str, _disambiguation: str | None = None, _n: int = -1
    ) -> str:
        return f"⟦{text}⟧"


@pytest.fixture
def marked(qapp: QApplication) -> Iterator[None]:
    """Every text that can be translated is in brackets."""
    speak(qapp, "en")
    catalogue = Marked()
    qapp.installTranslator(catalogue)
    settle(qapp)
    yield
    qapp.removeTranslator(catalogue)
    speak(qapp, "en")
    settle(qapp)


def shown_texts(page: QWidget) -> Iterator[str]:
    """Return every text that a page shows, with what people typed or chose left out."""
    parts: list[QLabel | QAbstractButton] = [
        *page.findChildren(QLabel),
        *page.findChildren(QAbstractButton),
    ]
    for part in parts:
        yield from (part.text(), part.toolTip(), part.accessibleName())
    for field in page.findChildren(QLineEdit):
        yield from (field.placeholderText(), field.accessibleName())
    for box in page.findChildren(QComboBox):
        yield from (box.itemText(n) for n in range(box.count()))
        yield box.accessibleName()
    for tabs in page.findChildren(QTabWidget):
        yield from (tabs.tabText(n) for n in range(tabs.count()))
    for tree in page.findChildren(QTreeWidget):
        yield from (tree.headerItem().text(n) for n in range(tree.columnCount()))


def untranslated(page: QWidget, *names: str) -> list[str]:
    """Return what a page shows that no catalogue could change; names: of players and the like."""
    found = []
    for text in shown_texts(page):
        bare, count = text, 1
        while count:
            bare, count = re.subn("⟦[^⟦⟧]*⟧", "", bare)
        for name in ("Ana", "Bea", *names):
            bare = bare.replace(name, "")
        if has_words(bare):
            found.append(text)
    return found


def test_every_text_of_every_page_can_be_translated(
    window: MainWindow, marked: None, house: House, qapp: QApplication
) -> None:
    house.listener(TablesFound((FOUND,)))
    settle(qapp)
    assert untranslated(window.pages.start) == []

    window.open(HostRequest(AUCTION, (ANA,)))
    settle(qapp)
    words = (word for seat in house.view(0).seats if seat.key for word in fingerprint(seat.key))
    assert untranslated(window.pages.lobby, *words) == []


@pytest.mark.parametrize("settings", [BASIC, AUCTION], ids=["basic", "auction"])
def test_every_text_of_the_table_can_be_translated(
    window: MainWindow, marked: None, qapp: QApplication, settings: Settings
) -> None:
    window.open(HostRequest(settings, (ANA, BEA), at_once=True))
    settle(qapp)
    table = table_of(window)
    shortcuts = ("Esc", "Shift", "Ctrl", "Home", "End", "Left", "Right", "Up", "Down")

    assert untranslated(table, *shortcuts) == []
    assert table.strip.sentence.text().startswith("⟦")


def test_the_search_finds_what_cannot_be_translated(qtbot: QtBot) -> None:
    label = QLabel("Plain")
    qtbot.addWidget(label)
    holder = QWidget()
    qtbot.addWidget(holder)
    label.setParent(holder)

    assert untranslated(holder) == ["Plain"]
    label.setText("⟦Plain⟧")
    assert untranslated(holder) == []
