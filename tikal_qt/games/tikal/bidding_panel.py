"""Bidding for the next turn in the auction version."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from tikal_qt.games.tikal.turn import TurnModel


class BiddingPanel(QWidget):
    """The offered tiles, the standing bid and, for the seat to bid, the means to do so.

    Hidden unless the position is about bidding or choosing a tile. names: of the players by seat.
    """

    def __init__(
        self, model: TurnModel, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._names = tuple(names)
