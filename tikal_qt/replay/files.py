"""Writing what is shown to files: the board as a picture, the game as text. Whole or not at all."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QIODevice, QSaveFile, QSize

from engine.tikal.position import Position
from tikal_qt.games.tikal.board import geometry
from tikal_qt.games.tikal.board.look import Look
from tikal_qt.games.tikal.picture import render_board

_WIDTH: Final = 2000


def save_picture(path: Path, position: Position, look: Look) -> None:
    """Write the board at `position` to `path` as PNG. Raises OSError with a reason to be read."""
    board = geometry.board_rect()
    size = QSize(_WIDTH, round(_WIDTH * board.height() / board.width()))
    image = render_board(position, size, look=look)
    file = _open(path)
    if not image.save(file, "PNG"):  # type: ignore[call-overload]  # the stub wants bytes, Qt text
        file.cancelWriting()
    _commit(file)


def save_text(path: Path, text: str) -> None:
    """Write `text` to `path` as UTF-8. Raises OSError with a reason to be read."""
    file = _open(path)
    file.write(text.encode())
    _commit(file)


def _open(path: Path) -> QSaveFile:
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise OSError(file.errorString())
    return file


def _commit(file: QSaveFile) -> None:
    if not file.commit():
        raise OSError(file.errorString())
