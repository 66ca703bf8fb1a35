"""What stands below the board: the means of a turn, of an auction or of looking back."""

from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from engine.tikal.position import AUCTION, Phase, Position
from tikal_qt.games.tikal.action_bar import ActionBar
from tikal_qt.games.tikal.bidding_panel import BiddingPanel
from tikal_qt.theme.parts import keep_room


class TurnPlace(QStackedWidget):
    """As high in all phases of a game of `variant`, so that the board keeps its size.

    auction: where `bidding` stands. past: shown while somebody looks back.
    """

    def __init__(self, variant: str, bar: ActionBar, bidding: BiddingPanel, past: QWidget) -> None:
        super().__init__()
        self._bar, self._past = bar, past
        self.auction = QWidget()
        place = QVBoxLayout(self.auction)
        place.setContentsMargins(0, 0, 0, 0)
        place.addWidget(bidding)
        if variant == AUCTION:
            keep_room(bidding)
        for part in (bar, self.auction, past):
            self.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_for(self, position: Position, *, past: bool, acting: bool) -> None:
        """Show what goes with `position`; acting: people here play a game that is not over."""
        if past:
            self.setCurrentWidget(self._past)
        elif position.phase in {Phase.BID, Phase.CHOOSE_TILE}:
            self.setCurrentWidget(self.auction)
        else:
            self.setCurrentWidget(self._bar)
        self.setVisible(past or acting)
