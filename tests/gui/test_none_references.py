"""The installed PySide6 keeps its references to None (docs/adr/0002-pyside-below-6.12.md)."""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

CALLS = 500


@pytest.fixture
def calls(qtbot: QtBot) -> list[Callable[[], object]]:
    """Calls that return nothing, of the kinds the window makes most."""
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    label = QLabel()
    qtbot.addWidget(label)
    # The closures keep image and painter alive for the whole test.
    return [
        lambda: (image, painter.translate(QPointF(0, 0))),
        lambda: painter.setBrush(QColor("red")),
        lambda: label.setToolTip("x"),
        label.update,
    ]


def test_calls_that_return_nothing_lose_no_reference(calls: list[Callable[[], object]]) -> None:
    """A version that loses one reference a call aborts the interpreter after some 5,000."""
    for call in calls:
        before = sys.getrefcount(None)
        for _ in range(CALLS):
            call()

        assert before - sys.getrefcount(None) < CALLS // 10
