"""The board as a picture, without a window."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from engine.tikal.position import Position


def render_board(position: Position, size: QSize, path: Path | None = None) -> QImage:
    """Return the board at `position`, `size` pixels large, and write it to `path` as PNG if given.

    Needs a QApplication or QGuiApplication. Raises OSError if `path` cannot be written.
    """
    raise NotImplementedError
