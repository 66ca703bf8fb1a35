"""Writing what is shown to files: the board as a picture, the game as text. Whole or not at all."""

from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile
from PySide6.QtGui import QImage


def save_picture(path: Path, image: QImage) -> None:
    """Write `image` to `path` as PNG. Raises OSError with a reason to be read."""
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
