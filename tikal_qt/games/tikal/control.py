"""Joins the board, the buttons and the model of a turn."""

from PySide6.QtCore import QObject

from tikal_qt.games.tikal.action_bar import ActionBar
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.turn import TurnModel


class TurnControl(QObject):
    """Carries clicks to the model and the model's state to the board; asks before a turn ends."""

    def __init__(
        self, view: BoardView, model: TurnModel, bar: ActionBar, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._model = model
        self._bar = bar
