"""The rules beside the game, with pictures of our own and the rulings marked."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QPixmap, QTextDocument
from PySide6.QtWidgets import QApplication

import tikal_qt
from tests.present import present
from tikal_qt.games.tikal.rulebook import pictures
from tikal_qt.games.tikal.rulebook.chapters import book
from tikal_qt.help.rules.blocks import Picture, Ruling, Table
from tikal_qt.help.rules_reader import RulesReader
from tikal_qt.main_window import MainWindow

DOCUMENT = Path(tikal_qt.__file__).parents[1] / "docs" / "rulings.md"


@pytest.fixture
def rules(window: MainWindow) -> RulesReader:
    window.menu.rules.trigger()
    return present(window.help.rules)


def test_the_chapters(qapp: QApplication) -> None:
    assert book().title == "Rules of Tikal"
    assert [chapter.title for chapter in book().chapters] == [
        "What it is about",
        "A turn",
        "Ways and camps",
        "What action points do",
        "Temples and treasures",
        "Scoring rounds and the end",
        "The auction version",
        "⚖ Rulings",
    ]


def test_every_chapter_can_be_read_with_its_pictures(rules: RulesReader) -> None:
    for row, chapter in enumerate(book().chapters):
        rules.contents.setCurrentRow(row)
        assert rules.text.toPlainText().startswith(chapter.title)
        shown = re.findall(r'<img src="([^"]+)"', rules.text.toHtml())
        drawn = sum(isinstance(block, Picture) for block in chapter.blocks)
        drawn += sum(len(block.rows) for block in chapter.blocks if isinstance(block, Table))
        assert len(shown) == drawn
        for name in shown:
            image = rules.text.document().resource(
                QTextDocument.ResourceType.ImageResource, QUrl(name)
            )
            assert not image.isNull()


@pytest.mark.parametrize(
    "draw",
    [
        pictures.kinds,
        pictures.placing,
        pictures.moving,
        pictures.majority,
        pictures.guarded,
        pictures.camp,
        pictures.treasures,
    ],
)
def test_a_picture_is_drawn(qapp: QApplication, draw: Callable[[], QPixmap]) -> None:
    image = draw().toImage()
    colours = {
        image.pixelColor(x, y).rgba()
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    }

    assert len(colours) > 30


def test_every_ruling_of_the_document_is_told_and_marked(rules: RulesReader) -> None:
    documented = re.findall(r"^\| (\d+) \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    told = [block for block in book().chapters[-1].blocks if isinstance(block, Ruling)]
    rules.contents.setCurrentRow(len(book().chapters) - 1)

    assert len(told) == len(documented) == 14
    assert rules.text.toPlainText().count("⚖") == 15


def test_the_costs_are_those_of_the_engine(qapp: QApplication) -> None:
    table = next(b for chapter in book().chapters for b in chapter.blocks if isinstance(b, Table))

    assert [(row.name, row.cost) for row in table.rows] == [
        ("Leader", "1"),
        ("Worker", "1"),
        ("Move", "stones"),
        ("Transfer", "1"),
        ("Uncover", "2"),
        ("Dig", "3"),
        ("Exchange", "3"),
        ("Camp", "5"),
        ("Guard", "5"),
    ]
