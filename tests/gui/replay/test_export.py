"""Taking a picture, the notation and the digest out of a game."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from tests.gui.tale import NAMES, two_turns
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.history import History, history_from
from tikal_qt.games.tikal.stage import TikalStage
from tikal_qt.replay.export import ExportButton
from tikal_qt.replay.game_text import game_text
from tikal_qt.replay.model import ReplayModel


@pytest.fixture
def history() -> History:
    tale = two_turns()
    made = history_from(tale.start)
    made.extend(tale.entries)
    return made


@pytest.fixture
def export(history: History, qtbot: QtBot) -> ExportButton:
    replay = ReplayModel(history)
    replay.go(6)
    made = ExportButton(replay, TikalStage(BoardView()), NAMES, "ab" * 32)
    replay.setParent(made)
    qtbot.addWidget(made)
    made.show()
    return made


def save_as(export: ExportButton, path: Path) -> str:
    """Choose `path` in the dialog that is open and return its suggestion."""
    dialog = export.dialog
    assert dialog is not None
    assert dialog.isVisible()
    suggested = Path(dialog.selectedFiles()[0]).name
    dialog.selectFile(str(path))
    dialog.accept()
    assert export.dialog is None
    return suggested


def test_the_board_as_a_picture(export: ExportButton, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "board.png"
    with qtbot.waitSignal(export.told) as told:
        export.picture.trigger()
        assert save_as(export, path) == "tikal-6.png"

    assert told.args == [f"Saved as {path}", "notice"]
    image = QImage(str(path))
    # The board is 1301 x 1003.6 units large.
    assert (image.width(), image.height()) == (2000, 1543)
    # The corner is the table around the board, the middle is not.
    assert image.pixelColor(2, 2) == QColor("#efe5cb")
    assert image.pixelColor(1000, 800) != QColor("#efe5cb")


def test_the_game_as_notation(
    export: ExportButton, history: History, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "game.txt"
    with qtbot.waitSignal(export.told) as told:
        export.notation.trigger()
        assert save_as(export, path) == "tikal.txt"

    assert told.args == [f"Saved as {path}", "notice"]
    assert path.read_text(encoding="utf-8") == game_text(history, NAMES)


@pytest.mark.parametrize("kind", ["picture", "notation"])
def test_what_cannot_be_written_is_said(
    export: ExportButton, tmp_path: Path, qtbot: QtBot, kind: str
) -> None:
    path = tmp_path / "gone" / "file"
    with qtbot.waitSignal(export.told) as told:
        getattr(export, kind).trigger()
        assert export.dialog is not None
        export.dialog.fileSelected.emit(str(path))

    text, mood = told.args
    assert text.startswith(f"{path} could not be written: ")
    assert mood == "error"
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_replaced_is_replaced_as_a_whole(
    export: ExportButton, history: History, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("x" * 100_000)
    with qtbot.waitSignal(export.told):
        export.notation.trigger()
        assert export.dialog is not None
        export.dialog.fileSelected.emit(str(path))

    assert path.read_text(encoding="utf-8") == game_text(history, NAMES)
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.txt"]


def test_closing_the_dialog_writes_nothing(export: ExportButton, tmp_path: Path) -> None:
    export.picture.trigger()
    assert export.dialog is not None
    export.dialog.reject()

    assert export.dialog is None


def test_copying(export: ExportButton, history: History, qtbot: QtBot) -> None:
    with qtbot.waitSignal(export.told) as told:
        export.copy_notation.trigger()
    assert told.args == ["The notation was copied.", "notice"]
    assert QGuiApplication.clipboard().text() == game_text(history, NAMES)

    with qtbot.waitSignal(export.told) as told:
        export.copy_digest.trigger()
    assert told.args == ["The digest was copied.", "notice"]
    assert QGuiApplication.clipboard().text() == "ab" * 32


def test_without_a_digest_there_is_none_to_copy(history: History, qtbot: QtBot) -> None:
    made = ExportButton(ReplayModel(history), TikalStage(BoardView()), NAMES)
    qtbot.addWidget(made)

    assert not made.copy_digest.isVisible()
