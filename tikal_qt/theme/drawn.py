"""What Qt remembers of the controls it has drawn."""

from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication


def forget_drawn() -> None:
    """Let Qt forget its pictures of drawn controls: those that are shown are drawn once more.

    Under a style sheet each widget has a palette of its own, and the pictures are kept by palette,
    so that those of a page that is gone serve nothing again. The cache of pictures is bounded, but
    Qt 6.11 keeps their names beside it too, until a palette is polished.
    """
    QApplication.style().polish(QApplication.palette())
    QPixmapCache.clear()
