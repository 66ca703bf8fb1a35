"""The pale edge of small pictures."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from tikal_qt.board.halo import with_halo


def test_a_dark_shape_gets_a_pale_edge_and_stays_as_it_is(qapp: QApplication) -> None:
    picture = QPixmap(60, 60)
    picture.setDevicePixelRatio(2.0)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.fillRect(10, 10, 10, 10, QColor("black"))
    painter.end()
    image = with_halo(picture, 2.0).toImage()

    assert image.pixelColor(30, 30) == QColor("black")
    assert image.pixelColor(42, 30) == QColor("#f6efdf")
    assert image.pixelColor(50, 30).alpha() == 0
    assert image.devicePixelRatio() == 2.0


def test_a_shadow_gets_no_edge(qapp: QApplication) -> None:
    picture = QPixmap(30, 30)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.fillRect(10, 10, 10, 10, QColor(20, 12, 5, 90))
    painter.end()
    image = with_halo(picture, 2.0).toImage()

    assert image.pixelColor(21, 15).alpha() < 60
    assert image.pixelColor(15, 15).lightness() < 100
