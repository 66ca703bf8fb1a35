"""Switching the language at once: every page speaks it, and nothing the person did is lost."""

import re

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabWidget,
    QTreeWidget,
    QWidget,
)

from net.core.keys import fingerprint
from net.core.messages import Settings
from net.core.view import Stage
from net.shell.events import TablesFound
from tests.gui.acts import settle
from tests.gui.house import GAME
from tests.gui.language.sources import has_words
from tests.gui.table_for_two import ANA, BEA, FOUND
from tikal_qt.language.catalogues import speak
from tikal_qt.replay.watching import Mode
from tikal_qt.requests import HostRequest

BASIC = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
AUCTION = Settings("tikal", "auction", 2, 0, 0, 90, "skip")


@pytest.fixture
def speaking(qapp):
    """Lets the window speak another language for this test."""

    def now(code):
        speak(qapp, code)
        settle(qapp)

    yield now
    speak(qapp, "en")


def test_the_start_page_speaks_at_once_and_keeps_what_was_typed(window, speaking, house, qapp):
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
    assert start.tables.list.topLevelItem(0).text(3) == "abierta"


def test_the_lobby_speaks_at_once(window, speaking, house, qapp):
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
def playing(window, house, qapp):
    """The window while Ana and Bea, both at it, play; Ana places her tile."""
    window.open(HostRequest(BASIC, (ANA, BEA), at_once=True))
    settle(qapp)
    return window


def test_the_game_speaks_at_once_and_keeps_the_plan(playing, speaking):
    table = playing.pages.table
    table.game.model.choose(min(table.game.model.targets()))
    planned = table.game.model.texts
    assert len(planned) == 1
    table.chat.field.setText("wait")
    table.chat.field.setModified(True)
    table.tabs.setCurrentIndex(1)
    speaking("es")

    again = playing.pages.table
    assert again is not table
    assert again.game.model.texts == planned
    assert again.strip.sentence.text().startswith("Ana: quedan 10 puntos de acción.")
    assert again.game.bar.undo.text() == "Deshacer"
    assert again.game.bar.undo.isEnabled()
    assert again.chat.field.text() == "wait"
    assert again.tabs.currentIndex() == 1
    assert again.tabs.tabText(1) == "Puntos"
    assert playing.windowTitle() == "● Le toca a Ana"
    assert "saca la loseta" in again.game.log.toPlainText()


def test_the_game_goes_on_after_the_switch(playing, speaking, house, qapp):
    speaking("da")
    table = playing.pages.table
    table.game.model.choose(min(table.game.model.targets()))
    table.game.model.end_turn()
    settle(qapp)

    assert house.entries[-2].seat == 0
    assert playing.windowTitle() == "● Bea har turen"


def test_what_is_not_shown_speaks_once_it_is(playing, speaking, qapp):
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


def test_the_board_behind_the_result_speaks_once_it_is_watched(playing, speaking, house, qapp):
    while house.stage is not Stage.OVER:
        action = GAME.absent_policy(house.position)
        house.act(GAME.awaiting(house.position).seat, (GAME.format_action(action),))
    house.tell()
    settle(qapp)
    table = playing.pages.table
    speaking("es")
    assert playing.pages.table is table
    assert playing.pages.result.watch_button.text() == "Ver la partida de nuevo"

    playing.pages.result.watch_button.click()
    settle(qapp)
    again = playing.pages.table
    assert again is not table
    assert playing.pages.currentWidget() is again
    assert again.game.replay.watching.mode is Mode.PAST
    assert again.game.replay.watching.replay.playing
    assert again.game.bar.undo.text() == "Deshacer"


def test_the_menu_speaks_at_once(window, speaking):
    speaking("es")

    assert window.menu.settings.text() == "A&justes…"


class Marked(QTranslator):
    """Puts every text that can be translated into brackets."""

    def translate(self, _context, text, _disambiguation=None, _n=-1):
        return f"⟦{text}⟧"


@pytest.fixture
def marked(qapp):
    """Every text that can be translated is in brackets."""
    speak(qapp, "en")
    catalogue = Marked()
    qapp.installTranslator(catalogue)
    settle(qapp)
    yield
    qapp.removeTranslator(catalogue)
    speak(qapp, "en")
    settle(qapp)


def shown_texts(page):
    """Return every text that a page shows, with what people typed or chose left out."""
    for kind in (QLabel, QAbstractButton):
        for part in page.findChildren(kind):
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


def untranslated(page, *names):
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


def test_every_text_of_every_page_can_be_translated(window, marked, house, qapp):
    house.listener(TablesFound((FOUND,)))
    settle(qapp)
    assert untranslated(window.pages.start) == []

    window.open(HostRequest(AUCTION, (ANA,)))
    settle(qapp)
    words = (word for seat in house.view(0).seats if seat.key for word in fingerprint(seat.key))
    assert untranslated(window.pages.lobby, *words) == []


@pytest.mark.parametrize("settings", [BASIC, AUCTION], ids=["basic", "auction"])
def test_every_text_of_the_table_can_be_translated(window, marked, qapp, settings):
    window.open(HostRequest(settings, (ANA, BEA), at_once=True))
    settle(qapp)
    table = window.pages.table
    shortcuts = ("Esc", "Shift", "Ctrl", "Home", "End", "Left", "Right", "Up", "Down")

    assert untranslated(table, *shortcuts) == []
    assert table.strip.sentence.text().startswith("⟦")


def test_the_search_finds_what_cannot_be_translated(qtbot):
    label = QLabel("Plain")
    qtbot.addWidget(label)
    holder = QWidget()
    qtbot.addWidget(holder)
    label.setParent(holder)

    assert untranslated(holder) == ["Plain"]
    label.setText("⟦Plain⟧")
    assert untranslated(holder) == []
