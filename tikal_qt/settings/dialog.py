"""The settings as a dialog over the window."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from tikal_qt.preferences import Stored
from tikal_qt.settings.form import SettingsForm

translate = QCoreApplication.translate


class SettingsDialog(QDialog):
    """Shows what is `stored` in a `form`, which is made anew when the language changes.

    wire: called with each form that is made, to listen to it.
    """

    def __init__(
        self, stored: Stored, wire: Callable[[SettingsForm], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._stored, self._wire = stored, wire
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(18, 16, 18, 14)
        self._layout.setSpacing(16)
        self._fill()

    def _fill(self) -> None:
        self.setWindowTitle(translate("Settings", "Settings"))
        self.form = SettingsForm(self._stored)
        self._wire(self.form)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        self._layout.addWidget(self.form)
        self._layout.addWidget(self.buttons)

    def changeEvent(self, event: QEvent) -> None:
        """Show the form in the language that is spoken now."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            for part in (self.form, self.buttons):
                self._layout.removeWidget(part)
                part.hide()
                part.deleteLater()
            self._fill()
            self.form.language.setFocus()
