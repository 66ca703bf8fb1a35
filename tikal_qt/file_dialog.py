"""Asking for a file."""

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


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
    return dialog


def _fit_columns(dialog: "QtWidgets.QFileDialog") -> None:
    """Give each column what its title takes, and the rest to the names."""
    listed = dialog.findChild(QtWidgets.QTreeView)
    if listed is None:  # the system's own dialog
        return
    header = listed.header()
    header.setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QtWidgets.QHeaderView.ResizeMode.Stretch)
