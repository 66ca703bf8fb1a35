"""A window of text to read beside the game."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from tikal_qt.theme.scale import px, room_for

translate = QCoreApplication.translate

_SIZE = (940, 690)
_MARGIN = 14


class Reader(QDialog):
    """Shows a page of text; it does not hold up the window it belongs to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.text = QTextBrowser()
        self.text.document().setDocumentMargin(px(_MARGIN))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.text, 1)
        self._layout.addWidget(self.buttons)
        self.resize(room_for(self, QSize(*(px(side) for side in _SIZE))))
        self.text.setFocus()

    def write(self) -> None:
        """Write the page, in the language and the colours of now."""

    def changeEvent(self, event: QEvent) -> None:
        """Write the page anew when the language or the colours change."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.LanguageChange, QEvent.Type.PaletteChange}:
            self.write()
