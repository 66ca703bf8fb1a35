"""Choosing and marking a line of the log."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tikal_qt.panels.lines import Line, LineKind
from tikal_qt.panels.log import LogPanel

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def log(qtbot: QtBot) -> LogPanel:
    """Thirty lines, of which the panel shows about seven."""
    made = LogPanel()
    qtbot.addWidget(made)
    made.resize(300, 120)
    made.begin(2)
    made.show()
    lines = [Line(n, LineKind.ACTION, n % 2, f"does thing {n}") for n in range(30)]
    made.add(lines, ("Ana", "Bea"))
    return made


def chosen(log: LogPanel) -> list[int]:
    told: list[int] = []
    log.line_chosen.connect(told.append)
    return told


def top(log: LogPanel, number: int) -> int:
    block = log.document().findBlockByNumber(number)
    box = log.document().documentLayout().blockBoundingRect(block)
    return round(box.center().y()) - log.verticalScrollBar().value()


def test_a_click_chooses_the_line_under_the_pointer(log: LogPanel) -> None:
    told = chosen(log)
    log.verticalScrollBar().setValue(0)
    QTest.mouseClick(log.viewport(), LEFT, pos=QPoint(40, top(log, 3)))

    assert told == [3]


def test_selecting_text_chooses_nothing(log: LogPanel) -> None:
    told = chosen(log)
    log.verticalScrollBar().setValue(0)
    y = top(log, 3)
    QTest.mousePress(log.viewport(), LEFT, pos=QPoint(20, y))
    QTest.mouseMove(log.viewport(), QPoint(90, y))
    QTest.mouseRelease(log.viewport(), LEFT, pos=QPoint(90, y))

    assert told == []
    assert log.textCursor().hasSelection()


def test_a_marked_line_is_brought_into_sight(log: LogPanel, qapp: QApplication) -> None:
    log.mark(2)
    qapp.processEvents()

    assert log.marked == 2
    assert 0 < top(log, 2) < log.viewport().height()
    (mark,) = log.extraSelections()
    assert mark.cursor.blockNumber() == 2


def test_unmarking_goes_back_to_the_newest_line(log: LogPanel, qapp: QApplication) -> None:
    log.mark(2)
    log.unmark()
    qapp.processEvents()

    assert (log.marked, log.extraSelections()) == (-1, [])
    assert log.verticalScrollBar().value() == log.verticalScrollBar().maximum()


def test_unmarking_nothing_leaves_the_reader_where_he_is(log: LogPanel) -> None:
    log.verticalScrollBar().setValue(5)
    log.unmark()

    assert log.verticalScrollBar().value() == 5


def test_arrow_keys_choose_beside_the_marked_line(log: LogPanel) -> None:
    told = chosen(log)
    log.mark(7)
    QTest.keyClick(log, Qt.Key.Key_Up)
    QTest.keyClick(log, Qt.Key.Key_Down)

    assert told == [6, 8]


def test_the_first_arrow_key_chooses_the_newest_line(log: LogPanel) -> None:
    told = chosen(log)
    QTest.keyClick(log, Qt.Key.Key_Up)

    assert told == [29]


def test_there_is_no_line_before_the_first_or_after_the_last(log: LogPanel) -> None:
    told = chosen(log)
    log.mark(0)
    QTest.keyClick(log, Qt.Key.Key_Up)
    log.mark(29)
    QTest.keyClick(log, Qt.Key.Key_Down)

    assert told == []


def test_an_empty_log_has_no_line_to_choose(log: LogPanel) -> None:
    log.begin(2)
    told = chosen(log)
    QTest.mouseClick(log.viewport(), LEFT, pos=QPoint(20, 10))
    QTest.keyClick(log, Qt.Key.Key_Up)

    assert told == []
