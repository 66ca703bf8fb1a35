"""The dialog that asks for a file, where the system has none of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QFileDialog, QListView, QToolButton, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from tests.present import present
from tikal_qt.file_dialog import file_dialog
from tikal_qt.language.catalogues import speak


@pytest.fixture(params=["en", "es", "da"])
def dialog(
    request: pytest.FixtureRequest, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> Iterator[QFileDialog]:
    # Qt keeps the columns of the last dialog.
    QSettings.setPath(
        QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(tmp_path / "settings")
    )
    speak(qapp, request.param)
    parent = QWidget()
    qtbot.addWidget(parent)
    yield file_dialog(parent, "Open", str(tmp_path), "All files (*)")
    speak(qapp, "en")


def test_the_titles_of_its_columns_are_whole(dialog: QFileDialog) -> None:
    dialog.show()

    columns = present(dialog.findChild(QTreeView)).header()
    cut = [n for n in range(4) if columns.sectionSize(n) < columns.sectionSizeHint(n)]
    assert cut == []
    assert columns.length() <= columns.viewport().width()


def test_the_places_beside_the_files_are_named_in_full(dialog: QFileDialog) -> None:
    dialog.show()

    places = present(dialog.findChild(QListView, "sidebar"))
    assert places.viewport().width() >= places.sizeHintForColumn(0)


@pytest.mark.parametrize("name", ["backButton", "forwardButton", "toParentButton"])
def test_its_arrows_are_of_the_colour_of_text(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    usual, night = qapp.palette(), QPalette(qapp.palette())
    night.setColor(QPalette.ColorRole.ButtonText, QColor("#ece6d4"))
    qapp.setPalette(night)
    parent = QWidget()
    qtbot.addWidget(parent)
    button = present(file_dialog(parent, "Open", str(tmp_path), "").findChild(QToolButton, name))
    qapp.setPalette(usual)

    arrow = button.icon().pixmap(button.iconSize()).toImage()
    assert arrow.pixelColor(arrow.rect().center()).name() == "#ece6d4"
