"""Keys that press buttons."""

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget


def press_by(button: QAbstractButton, keys: QKeySequence, parent: QWidget) -> None:
    """Let `keys` press `button` while `parent` is shown in the active window.

    A button's own shortcut would wait for its animation and merge quick presses.
    """
    shortcut = QShortcut(keys, parent)
    shortcut.activated.connect(button.click)
