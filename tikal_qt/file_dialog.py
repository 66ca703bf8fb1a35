"""Asking for a file."""

from typing import Final

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

_ARROWS: Final = ("backButton", "forwardButton", "toParentButton")


def file_dialog(
    parent: QtWidgets.QWidget, title: str, folder: str, kinds: str
) -> "QtWidgets.QFileDialog":
    """Return a dialog over `parent`; kinds: its filter."""
    # PySide6 readies the dialog when it is first named, which no start needs.
    dialog = QtWidgets.QFileDialog(parent, title, folder, kinds)
    # Qt leaves some of these in English.
    part = QtWidgets.QFileDialog.DialogLabel
    dialog.setLabelText(part.LookIn, translate("Files", "Look in:"))
    dialog.setLabelText(part.FileName, translate("Files", "File &name:"))
    dialog.setLabelText(part.FileType, translate("Files", "Files of type:"))
    _fit_columns(dialog)
    _fit_places(dialog)
    _colour_arrows(dialog)
    return dialog


def _fit_columns(dialog: "QtWidgets.QFileDialog") -> None:
    """Give each column what its title takes, and the rest to the names."""
    listed = dialog.findChild(QtWidgets.QTreeView)
    if listed is None:  # the system's own dialog
        return
    header = listed.header()
    header.setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QtWidgets.QHeaderView.ResizeMode.Stretch)


def _fit_places(dialog: "QtWidgets.QFileDialog") -> None:
    """Let the names of the places beside the files be read, as far as they are short."""
    beside = dialog.findChild(QtWidgets.QSplitter)
    places = dialog.findChild(QtWidgets.QListView, "sidebar")
    if beside is None or places is None:
        return
    wanted = places.sizeHintForColumn(0) + 2 * places.frameWidth()
    side = min(wanted, dialog.width() // 3)
    beside.setSizes([side, dialog.width() - side])


def _colour_arrows(dialog: "QtWidgets.QFileDialog") -> None:
    """Let the arrows be of the colour of text: Qt's are black by night too."""
    for name in _ARROWS:
        button = dialog.findChild(QtWidgets.QToolButton, name)
        if button is None:  # the system's own dialog
            return
        arrow = button.icon().pixmap(button.iconSize(), button.devicePixelRatioF())
        painter = QtGui.QPainter(arrow)
        painter.setCompositionMode(QtGui.QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(arrow.rect(), button.palette().buttonText())
        painter.end()
        button.setIcon(QtGui.QIcon(arrow))
