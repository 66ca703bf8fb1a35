"""A recorded game of Tikal; see `tikal_qt.replay.game.GameReplay`."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from engine.game import Choice, Over
from engine.tikal import rules
from engine.tikal.position import AUCTION, Position
from engine.tikal.scoring import score_sheet
from tikal_qt.games.tikal.auction_view import AuctionView
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.chronicle import TikalChronicle
from tikal_qt.games.tikal.offers import bids_at
from tikal_qt.games.tikal.players_panel import PlayersPanel
from tikal_qt.games.tikal.scoring_panel import ScoringPanel
from tikal_qt.games.tikal.stage import TikalStage
from tikal_qt.games.tikal.story import story
from tikal_qt.replay.game import GameReplay
from tikal_qt.theme.parts import keep_room


class TikalReplay(QObject):
    """The game of `names` from `start` on.

    auction: what is bid, which stands below the board in games of the auction version.
    """

    def __init__(self, start: Position, names: Sequence[str]) -> None:
        super().__init__()
        self.chronicle = TikalChronicle(start, names)
        self.board = BoardView()
        self.board.set_story(lambda position, hexagon: story(position, hexagon, names))
        self.stage = TikalStage(self.board, self)
        self.players = PlayersPanel(names)
        self.scoring = ScoringPanel()
        self.auction = AuctionView(names)
        keep_room(self.auction)
        self.below = self.auction if start.variant == AUCTION else None

    def show(self, place: int) -> None:
        """Show around the board how the game stands at `place`."""
        chronicle = self.chronicle
        position = chronicle.history.position_at(place)
        if self.below is not None:
            self.below.show_auction(position, bids_at(chronicle.history, place))
        awaited = rules.awaiting(position)
        seat = awaited.seat if isinstance(awaited, Choice) else -1
        self.players.show_players(position, seat, [""] * len(chronicle.names), ())
        now = () if isinstance(awaited, Over) else score_sheet(position)
        self.scoring.show_scores(now, chronicle.scored_at(place), chronicle.names)

    def draw_as(self, other: GameReplay) -> None:
        """Show at once what `other` has drawn already."""
        if isinstance(other, TikalReplay):
            self.board.take_over(other.board)
