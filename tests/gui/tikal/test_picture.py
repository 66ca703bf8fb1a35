"""The board as a picture without a window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.gui.tikal_positions import acting, with_leader
from tikal_qt.games.tikal.board.look import DARK
from tikal_qt.games.tikal.picture import render_board


def test_the_picture_is_written_as_png(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "board.png"

    image = render_board(with_leader(acting(), 0, "a4"), QSize(640, 500), path)

    assert path.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert QImage(str(path)).size() == QSize(640, 500)
    assert image.pixelColor(2, 2).name() == "#efe5cb"
    blue = sum(
        image.pixelColor(x, y).name() == "#1b62b5" for x in range(200) for y in range(250, 500)
    )
    assert blue > 50  # the leader's token


def test_the_picture_can_be_dark(qtbot: QtBot) -> None:
    assert render_board(acting(), QSize(320, 250), look=DARK).pixelColor(1, 1).name() == "#241f19"


def test_a_picture_that_cannot_be_written_says_where(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "board.png"

    with pytest.raises(OSError, match=r"nowhere/board\.png"):
        render_board(acting(), QSize(64, 50), path)
