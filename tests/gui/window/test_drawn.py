"""What Qt remembers of drawn controls goes with the page that showed them."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter, QPalette, QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication, QStyle, QStyleFactory, QStyleOptionButton

from tests.soak.memory import used
from tikal_qt.main_window import MainWindow
from tikal_qt.theme.drawn import forget_drawn


@pytest.fixture
def fusion(qapp: QApplication) -> Iterator[QStyle]:
    """The style of the window is that of the program."""
    before = qapp.style().name()
    qapp.setStyle(QStyleFactory.create("fusion"))
    yield qapp.style()
    qapp.setStyle(QStyleFactory.create(before))


def draw_buttons(style: QStyle, first: int, count: int) -> None:
    """Draw buttons of which each has a palette of its own."""
    pixmap = QPixmap(100, 30)
    painter = QPainter(pixmap)
    for number in range(first, first + count):
        option = QStyleOptionButton()
        option.rect = QRect(0, 0, 100, 30)
        option.state = QStyle.StateFlag.State_Enabled
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Mid, QColor(number % 256, number // 256, 0))
        option.palette = palette
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelButtonCommand, option, painter)
    painter.end()


@pytest.mark.skipif(sys.platform != "linux", reason="asks glibc")
def test_names_of_drawn_controls_do_not_pile_up(fusion: QStyle) -> None:
    draw_buttons(fusion, 0, 500)
    forget_drawn()
    before = used()

    for first in range(500, 4500, 500):
        draw_buttons(fusion, first, 500)
        forget_drawn()

    assert used() - before < 200  # KiB; 4000 names take 1000


def test_a_page_that_goes_takes_its_pictures_along(window: MainWindow) -> None:
    QPixmapCache.insert("drawn for a page", QPixmap(20, 20))
    assert QPixmapCache.find("drawn for a page", QPixmap())

    window.pages.remake()

    assert not QPixmapCache.find("drawn for a page", QPixmap())
