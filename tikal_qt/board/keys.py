"""Keys that do something, each with the words for the sheet of all keys."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget


class KeyDeed(QShortcut):
    """Lets any of `keys` do `deed` while `parent` is shown in the active window.

    words: says what it does, in the language of now. repeats: does it again and again while the
    key is held down, also when the turn has gone on to the next person.
    """

    def __init__(
        self,
        keys: Sequence[QKeySequence],
        words: Callable[[], str],
        deed: Callable[[], None],
        parent: QWidget,
        *,
        repeats: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setKeys(keys)
        self.setAutoRepeat(repeats)
        self.words = words
        self.activated.connect(deed)


def press_by(
    button: QAbstractButton, keys: QKeySequence, parent: QWidget, *, repeats: bool = False
) -> None:
    """Let `keys` press `button` while `parent` is shown in the active window.

    repeats: again and again while they are held down. A button's own shortcut would wait for its
    animation and merge quick presses.
    """
    KeyDeed([keys], lambda: button_words(button), button.click, parent, repeats=repeats)


def button_words(button: QAbstractButton) -> str:
    """Return what people call `button`."""
    return button.accessibleName() or button.text().replace("&", "")


def native(keys: Sequence[QKeySequence]) -> str:
    """Return `keys` as people read them on their keyboard."""
    form = QKeySequence.SequenceFormat.NativeText
    return ", ".join(key.toString(form) for key in keys)
