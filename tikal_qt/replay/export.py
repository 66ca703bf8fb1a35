"""What can be taken out of a game that is shown: a picture, its notation, its digest."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton, QWidget

from tikal_qt.file_dialog import file_dialog
from tikal_qt.panels.banner import ERROR, NOTICE
from tikal_qt.replay.files import save_picture, save_text
from tikal_qt.replay.game import Stage
from tikal_qt.replay.game_text import game_text
from tikal_qt.replay.model import ReplayModel
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate


class ExportButton(QPushButton):
    """A menu to export the game of `replay` and the position it shows, which `stage` draws.

    names: of the players by seat. digest: of the verified game as hexadecimal, "" if unknown.
    told(text, mood): what came of it, for a notice.
    """

    told = Signal(str, str)

    def __init__(
        self,
        replay: ReplayModel,
        stage: Stage,
        names: Sequence[str],
        digest: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._replay, self._stage = replay, stage
        self._names = tuple(names)
        self.dialog: QFileDialog | None = None
        self.setText(translate("Export", "Export"))
        self.setAutoDefault(False)
        menu = QMenu(self)
        self.picture = menu.addAction(translate("Export", "Save the board as a picture …"))
        self.picture.triggered.connect(self._ask_for_picture)
        self.notation = menu.addAction(translate("Export", "Save the game as notation …"))
        self.notation.triggered.connect(self._ask_for_text)
        self.copy_notation = menu.addAction(translate("Export", "Copy the notation"))
        self.copy_notation.triggered.connect(
            lambda: self._copy(self._text(), translate("Export", "The notation was copied."))
        )
        self.copy_digest = menu.addAction(translate("Export", "Copy the digest"))
        self.copy_digest.triggered.connect(
            lambda: self._copy(digest, translate("Export", "The digest was copied."))
        )
        self.copy_digest.setVisible(bool(digest))
        self.setMenu(menu)

    def _game_name(self) -> str:
        return self._replay.history.game.name

    def _text(self) -> str:
        return game_text(self._replay.history, self._names)

    def _copy(self, text: str, told: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.told.emit(told, NOTICE)

    # ---------------------------------------------------------------- files

    def _ask_for_picture(self) -> None:
        position, palette = self._replay.position, self.palette()
        name = f"{self._game_name()}-{self._replay.place}.png"
        place = QStandardPaths.StandardLocation.PicturesLocation
        kinds = translate("Export", "Pictures (*.png)")

        def save(path: Path) -> None:
            save_picture(path, self._stage.picture(position, palette))

        self._ask(place, name, kinds, save)

    def _ask_for_text(self) -> None:
        text = self._text()
        place = QStandardPaths.StandardLocation.DocumentsLocation
        kinds = translate("Export", "Texts (*.txt)")
        self._ask(place, f"{self._game_name()}.txt", kinds, lambda path: save_text(path, text))

    def _ask(
        self,
        place: QStandardPaths.StandardLocation,
        name: str,
        kinds: str,
        save: Callable[[Path], None],
    ) -> None:
        """Ask for a file, and write what was shown when it was asked for."""
        dialog = file_dialog(self, self.text(), QStandardPaths.writableLocation(place), kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(Path(name).suffix[1:])
        dialog.selectFile(name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda file: self._save(Path(file), save))
        dialog.finished.connect(self._forget_dialog)
        self.dialog = dialog
        dialog.open()

    def _forget_dialog(self) -> None:
        self.dialog = None

    def _save(self, path: Path, save: Callable[[Path], None]) -> None:
        shown = printable(str(path))
        try:
            save(path)
        except OSError as error:
            text = translate("Export", "{path} could not be written: {reason}")
            self.told.emit(text.format(path=shown, reason=error), ERROR)
        else:
            text = translate("Export", "Saved as {path}")
            self.told.emit(text.format(path=shown), NOTICE)
