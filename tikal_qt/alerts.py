"""Telling people of their turn, or of an arrival: in the title, the task bar, by a sound."""

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication, QWidget

translate = QCoreApplication.translate


class TurnAlert(QObject):
    """Alerts through `window`, once a turn, however often it is told of that turn.

    sound: whether a sound may be made.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._told: Hashable = None
        self.sound = False

    def turn(self, name: str, turn: Hashable) -> None:
        """Say that a person here, called `name`, is to move.

        turn: a value that is the same exactly as long as it is the same turn.
        """
        self._window.setWindowTitle(translate("Window", "● {name} to move").format(name=name))
        self._call(turn)

    def quiet(self, title: str) -> None:
        """Show `title` while nobody here is to move."""
        self._window.setWindowTitle(title or "Tikal")

    def arrived(self, people: Hashable) -> None:
        """Say that somebody has come to the table. people: stands for all who have."""
        self._call(("arrived", people))

    def ended(self, game: Hashable) -> None:
        """Say that the game is over. game: a value that stands for it."""
        self._call(("ended", game))

    def _call(self, about: Hashable) -> None:
        if about == self._told:
            return
        self._told = about
        QApplication.alert(self._window)
        if self.sound and not self._window.isActiveWindow():
            QApplication.beep()
