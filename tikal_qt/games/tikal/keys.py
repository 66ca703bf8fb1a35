"""The keys of the board, of a turn and of an auction."""

from PySide6.QtCore import QCoreApplication

from engine.game import Setup
from engine.tikal.opening import MAX_PLAYERS, MIN_PLAYERS, new
from engine.tikal.position import BASIC
from tikal_qt.games.tikal.action_bar import ActionBar
from tikal_qt.games.tikal.auction_strip import AuctionStrip
from tikal_qt.games.tikal.bidding_panel import BiddingPanel
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.chronicle import TikalChronicle
from tikal_qt.games.tikal.control import TurnControl
from tikal_qt.games.tikal.stage import TikalStage
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.help.key_rows import GameKeys, Section, rows_of
from tikal_qt.panels.log import LogPanel
from tikal_qt.replay.live import LiveReplay

translate = QCoreApplication.translate


def game_keys() -> GameKeys:
    """Return the keys of parts made here for nothing else."""
    start, names = new(Setup(MIN_PLAYERS, BASIC, 0)), [""] * MAX_PLAYERS
    model, board = TurnModel(), BoardView()
    bar = ActionBar(model)
    control = TurnControl(board, model, bar)
    chronicle = TikalChronicle(start, names)
    replay = LiveReplay(TikalStage(board), control, chronicle, LogPanel(), AuctionStrip(names))
    bidding = BiddingPanel(model)
    bidding.make_tiles(MAX_PLAYERS)
    sections = (
        Section(translate("Keys", "The board"), tuple(board.keyboard.words())),
        Section(translate("Keys", "Your turn"), rows_of(bar)),
        Section(translate("Keys", "The auction"), rows_of(bidding)),
    )
    bidding.deleteLater()
    return GameKeys(sections, replay)
