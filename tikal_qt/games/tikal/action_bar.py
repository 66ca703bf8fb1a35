"""The buttons of a turn."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tikal_qt.games.tikal.turn import TurnModel


class ActionBar(QWidget):
    """Every action of a turn as a button, with its cost, its key and why it is not possible.

    end_turn_asked(): the person wants to end the turn; `control.TurnControl` answers it.
    """

    end_turn_asked = Signal()
    exchange_asked = Signal()

    def __init__(self, model: TurnModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
