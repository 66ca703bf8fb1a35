"""The rules beside the game."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.present import present
from tikal_qt.help.rules.blocks import Book, Chapter, Points, Text
from tikal_qt.help.rules_reader import RulesReader
from tikal_qt.language.catalogues import speak
from tikal_qt.main_window import MainWindow


@pytest.fixture
def rules(window: MainWindow) -> RulesReader:
    window.menu.rules.trigger()
    return present(window.help.rules)


def test_the_rules_of_any_game_can_be_read(window: MainWindow) -> None:
    coins = Chapter("Coins", (Text("Take up to three."),))
    end = Chapter("The end", (Points(("After six turns.",)),))
    reader = RulesReader(lambda: Book("Rules of the toy", (coins, end)), window)
    assert reader.windowTitle() == "Rules of the toy"
    assert reader.text.toPlainText() == "Coins\nTake up to three."

    reader.contents.setCurrentRow(1)
    assert reader.text.toPlainText() == "The end\nAfter six turns."


def test_the_rules_follow_the_language_and_stay_on_their_page(
    rules: RulesReader, qapp: QApplication
) -> None:
    rules.contents.setCurrentRow(4)
    try:
        speak(qapp, "da")
        for _ in range(5):
            qapp.processEvents()
        assert rules.contents.currentRow() == 4
        assert rules.text.toPlainText().startswith("Templer og skatte")
    finally:
        speak(qapp, "en")


def test_the_rules_open_once_beside_the_game(window: MainWindow, rules: RulesReader) -> None:
    assert not rules.isModal()
    window.menu.rules.trigger()
    assert window.help.rules is rules

    rules.reject()
    assert window.help.rules is None
