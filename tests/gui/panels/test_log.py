"""The log in words: what each line says, and that the newest stays in sight."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tikal_qt.panels.lines import Line, LineKind
from tikal_qt.panels.log import LogPanel

NAMES = ("Ana", "Bea")


@pytest.fixture
def log(qtbot: QtBot) -> LogPanel:
    made = LogPanel()
    qtbot.addWidget(made)
    made.resize(300, 120)
    made.begin(2)
    made.show()
    return made


def lines(log: LogPanel) -> list[str]:
    return log.toPlainText().splitlines()


def test_a_player_is_named_once_for_what_he_does_in_a_row(log: LogPanel) -> None:
    log.add(
        [
            Line(0, LineKind.DRAW, 0, "draws the tile A1: temple 1", seeds=2),
            Line(1, LineKind.ACTION, 0, "places the tile in c4"),
            Line(1, LineKind.ACTION, 0, "moves a worker from a5 to b4", cost=2),
            Line(1, LineKind.ACTION, 0, "ends the turn"),
            Line(2, LineKind.DRAW, 1, "draws the tile A2: jungle", seeds=2),
        ],
        NAMES,
    )

    assert lines(log) == [
        "● Ana draws the tile A1: temple 1 · 2 of 2 seeds",
        "places the tile in c4",
        "moves a worker from a5 to b4 · 2 AP",
        "ends the turn",
        "■ Bea draws the tile A2: jungle · 2 of 2 seeds",
    ]


def test_every_line_hangs_from_its_first_word(log: LogPanel) -> None:
    log.add(
        [
            Line(0, LineKind.DRAW, 0, "draws the tile A1: temple 1", seeds=2),
            Line(1, LineKind.ACTION, 0, "places the tile in c4"),
            Line(2, LineKind.DRAW, 1, "draws the tile A2: jungle", seeds=2),
        ],
        NAMES,
    )
    blocks = [log.document().findBlockByNumber(n).blockFormat() for n in range(3)]

    assert [(block.leftMargin(), block.textIndent()) for block in blocks] == [
        (32, -32),
        (32, -16),
        (32, -32),
    ]
    assert [block.topMargin() for block in blocks] == [0, 0, 5]


def rows(log: LogPanel) -> list[str]:
    """The first line as it is broken into rows."""
    block = log.document().firstBlock()
    broken = [block.layout().lineAt(n) for n in range(block.layout().lineCount())]
    words = block.text().replace("\N{NO-BREAK SPACE}", " ")
    return [words[row.textStart() :][: row.textLength()].rstrip() for row in broken]


def test_no_line_ends_with_the_dot_before_what_it_adds(log: LogPanel) -> None:
    log.resize(270, 120)

    log.add([Line(0, LineKind.DRAW, 0, "draws the tile A1: temple 1", seeds=2)], NAMES)

    assert rows(log) == ["● Ana draws the tile A1: temple 1", "· 2 of 2 seeds"]


def test_no_line_ends_within_an_addend(log: LogPanel) -> None:
    log.resize(270, 120)

    log.add([Line(0, LineKind.SCORE, 0, "scores 7 = 4 (temple b3) + 3 (sun disc): now 9")], NAMES)

    assert rows(log) == ["● Ana scores 7 = 4 (temple b3) +", "3 (sun disc): now 9"]


def test_who_scores_is_named_and_then_named_anew(log: LogPanel) -> None:
    log.add(
        [
            Line(3, LineKind.ACTION, 1, "ends the turn"),
            Line(3, LineKind.SCORE, 1, "scores 4 = 4 (temple b3): now 9"),
            Line(4, LineKind.ACTION, 1, "places the tile in d4"),
            Line(4, LineKind.NEWS, -1, "The last scoring round begins"),
        ],
        NAMES,
    )

    assert lines(log) == [
        "■ Bea ends the turn",
        "■ Bea scores 4 = 4 (temple b3): now 9",
        "■ Bea places the tile in d4",
        "The last scoring round begins",
    ]


def test_markup_in_names_is_text(log: LogPanel) -> None:
    log.add([Line(0, LineKind.ACTION, 0, "passes")], ("<b>Ana", "Bea"))

    assert lines(log) == ["● <b>Ana passes"]


def many(first: int) -> list[Line]:
    return [Line(n, LineKind.ACTION, n % 2, f"does thing {n}") for n in range(first, first + 30)]


def test_the_newest_line_stays_in_sight(log: LogPanel, qapp: QApplication) -> None:
    bar = log.verticalScrollBar()
    for first in (0, 30, 60):
        log.add(many(first), NAMES)
        qapp.processEvents()

        assert bar.maximum() > 0
        assert bar.value() == bar.maximum()


def test_a_reader_who_scrolled_up_is_left_there(log: LogPanel, qapp: QApplication) -> None:
    log.add(many(0), NAMES)
    qapp.processEvents()
    bar = log.verticalScrollBar()
    bar.setValue(10)

    log.add(many(30), NAMES)
    qapp.processEvents()
    assert bar.value() == 10

    bar.setValue(bar.maximum())
    log.add(many(60), NAMES)
    qapp.processEvents()
    assert bar.value() == bar.maximum()


def test_a_new_game_begins_an_empty_log(log: LogPanel) -> None:
    log.add(many(0), NAMES)
    log.begin(3)

    assert log.toPlainText() == ""
