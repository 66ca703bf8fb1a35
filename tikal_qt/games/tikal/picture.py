"""The board as a picture, without a window."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPalette

from engine.tikal.position import Position
from tikal_qt.games.tikal.board import geometry
from tikal_qt.games.tikal.board.look import LIGHT, Look, look_for
from tikal_qt.games.tikal.board.scene import BoardScene

_WIDTH: Final = 2000


def board_picture(position: Position, palette: QPalette) -> QImage:
    """Return the board at `position`, large, in the look of a window of `palette`."""
    board = geometry.board_rect()
    size = QSize(_WIDTH, round(_WIDTH * board.height() / board.width()))
    return render_board(position, size, look=look_for(palette))


def render_board(
    position: Position, size: QSize, path: Path | None = None, look: Look = LIGHT
) -> QImage:
    """Return the board at `position`, `size` pixels large, and write it to `path` as PNG if given.

    Needs a QApplication, on any platform. Raises OSError if `path` cannot be written.
    """
    scene = BoardScene()
    scene.show_look(look)
    scene.show_position(position, ())
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(look.table)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    painter.end()
    if path is not None and not image.save(str(path), "PNG"):  # type: ignore[call-overload]
        raise OSError(f"the picture cannot be written to {path}")
    return image
