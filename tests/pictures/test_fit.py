"""What is cut, hidden or covered on a window is found."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QTabBar,
    QTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.pictures.fit import misfits
from tikal_qt.theme.parts import ElidedLabel

LONG = "A text that is certainly wider than thirty pixels"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(600, 400)
    return made


def narrow(widget: QWidget, window: QWidget) -> QWidget:
    widget.setParent(window)
    widget.setGeometry(10, 10, 30, 24)
    return widget


def elided() -> QWidget:
    made = ElidedLabel()
    made.setText(LONG)
    return made


def wrapped() -> QWidget:
    made = QLabel(LONG)
    made.setWordWrap(True)
    return made


def chosen() -> QWidget:
    made = QComboBox()
    made.addItem(LONG)
    return made


def tabbed() -> QWidget:
    made = QTabBar()
    made.setUsesScrollButtons(False)
    made.setElideMode(Qt.TextElideMode.ElideRight)
    made.addTab(LONG)
    return made


def written() -> QWidget:
    made = QTextEdit()
    made.setLineWrapMode(QTextEdit.LineWrapMode.NoWrap)
    made.setPlainText(LONG)
    return made


@pytest.mark.parametrize(
    "made",
    [
        lambda: QLabel(LONG),
        lambda: QPushButton(LONG),
        lambda: QLineEdit(LONG),
        elided,
        wrapped,
        chosen,
        tabbed,
        written,
    ],
    ids=["label", "button", "field", "elided", "wrapped", "box", "tabs", "page"],
)
def test_a_cut_text_is_found(window: QWidget, made: Callable[[], QWidget]) -> None:
    narrow(made(), window)
    window.show()

    assert len(misfits(window)) == 1


def test_a_cut_cell_is_found(window: QWidget) -> None:
    tree = QTreeWidget(window)
    tree.setHeaderLabels(["A", "B"])
    tree.addTopLevelItem(QTreeWidgetItem([LONG, "b"]))
    tree.setGeometry(0, 0, 500, 200)
    tree.setColumnWidth(0, 60)
    window.show()

    (found,) = misfits(window)

    assert LONG in found


def test_a_cut_cell_whose_tool_tip_is_its_text_is_meant(window: QWidget) -> None:
    tree = QTreeWidget(window)
    tree.setHeaderLabels(["A", "B"])
    item = QTreeWidgetItem([LONG, "b"])
    item.setToolTip(0, LONG)
    tree.addTopLevelItem(item)
    tree.setGeometry(0, 0, 500, 200)
    tree.setColumnWidth(0, 60)
    window.show()

    assert misfits(window) == []


def test_what_goes_beyond_an_edge_is_found(window: QWidget) -> None:
    QPushButton("Over the edge", window).setGeometry(550, 10, 120, 30)
    window.show()

    assert misfits(window) == ["QWidget: QPushButton “Over the edge” goes beyond its edge"]


def test_what_lies_over_something_else_is_found(window: QWidget) -> None:
    QPushButton("Under", window).setGeometry(10, 10, 120, 30)
    QPushButton("Over", window).setGeometry(100, 20, 120, 30)
    window.show()

    assert misfits(window) == [
        "QWidget: QPushButton “Under” and QPushButton “Over” share 30x20 px at (100, 20)"
    ]


def test_what_is_hidden_does_not_count(window: QWidget) -> None:
    narrow(QLabel(LONG), window).hide()
    window.show()

    assert misfits(window) == []


def test_what_a_layout_places_fits(window: QWidget) -> None:
    column = QVBoxLayout(window)
    for widget in (QLabel(LONG), QPushButton(LONG), wrapped(), chosen(), QTabBar(), QTextEdit()):
        column.addWidget(widget)
    window.show()

    assert misfits(window) == []
