"""Asks for the name of one more person at this window."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QInputDialog, QWidget

from tikal_qt.preferences import fit_name

translate = QCoreApplication.translate


def ask_for_name(parent: QWidget, usual: str, sit_down: Callable[[str], None]) -> None:
    """Ask over `parent`, without holding up the window, and call `sit_down` with the name.

    usual: the name of who gives none.
    """
    dialog = QInputDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(translate("Lobby", "One more person"))
    dialog.setLabelText(translate("Lobby", "Name of the person at this window"))
    dialog.setTextValue(usual)
    dialog.textValueSelected.connect(lambda text: sit_down(fit_name(text) or usual))
    dialog.open()
