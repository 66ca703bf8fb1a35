"""The client's icon, drawn as vectors at every size a window manager asks for."""

from PySide6 import QtGui
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from resources import read_bytes

_SIZES = (16, 24, 32, 48, 64, 128, 256)


def app_pixmap(size: int) -> QPixmap:
    """Return the icon as `size` x `size` pixels on a transparent ground."""
    pixmap = QPixmap(size, size)
    pixmap.fill(QColor(0, 0, 0, 0))
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(read_bytes("icons/tikal.svg"))).render(
        painter, QRectF(0, 0, size, size)
    )
    painter.end()
    return pixmap


def app_icon() -> "QtGui.QIcon":
    """Return the icon of the client's windows."""
    # PySide6 readies QIcon when it is first named, which the start page need not wait for.
    icon = QtGui.QIcon()
    for size in _SIZES:
        icon.addPixmap(app_pixmap(size))
    return icon
