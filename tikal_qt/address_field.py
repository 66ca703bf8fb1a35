"""A field for the address of another player's computer."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from net.shell.errors import AddressError
from tikal_qt.later import later
from tikal_qt.theme.parts import label, roomy
from tikal_qt.words.failures import failure_text

if TYPE_CHECKING:
    from net.shell import addresses
else:
    addresses = later("net.shell.addresses")

translate = QCoreApplication.translate


class AddressField(QLineEdit):
    """Takes "host:port". name: for screen readers. error: says what is wrong, hidden at first."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        roomy(self)
        self.setPlaceholderText(translate("Start", "for example 192.168.1.20:47001"))
        self.setAccessibleName(name)
        self.error = label("", wrap=True)
        self.error.hide()
        self.textEdited.connect(lambda _text: self.error.hide())

    def take(self) -> str:
        """Return the address that was typed, "" after saying what is wrong with it."""
        try:
            address = addresses.Address.parse(self.text())
        except AddressError as error:
            self.error.setText(failure_text(error.code, error.params))
            self.error.show()
            self.setFocus()
            return ""
        self.error.hide()
        return str(address)
