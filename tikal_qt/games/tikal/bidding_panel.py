"""Bidding for the next turn in the auction version."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton, QSpinBox, QWidget

from engine.tikal import rules
from engine.tikal.actions import Bid, ChooseTile, Pass
from engine.tikal.position import Phase, Position
from tikal_qt.access.telling import announce
from tikal_qt.board.keys import KeyDeed, press_by
from tikal_qt.games.tikal.auction_view import AuctionView
from tikal_qt.games.tikal.once_button import OnceButton
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.games.tikal.words import reason_words
from tikal_qt.theme.parts import keep_room, row

translate = QCoreApplication.translate


class BiddingPanel(AuctionView):
    """The auction with, for the seat to bid or to choose, the means to do so.

    names: of the players by seat.
    """

    def __init__(
        self, model: TurnModel, names: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(names, parent)
        self._model = model
        self._bids: Mapping[int, int] = {}
        self._means = QWidget()
        keep_room(self._means)
        self.amount = QSpinBox()
        self.amount.setAccessibleName(translate("Auction", "Points to bid"))
        self.bid = OnceButton(translate("Auction", "Bid"), "chief")
        self.pass_ = OnceButton(translate("Auction", "Pass"))
        self.pass_.setToolTip(translate("Auction", "A pass is final for this auction."))
        means = row(self.amount, self.bid, self.pass_, None)
        means.setContentsMargins(0, 0, 0, 0)
        self._means.setLayout(means)
        self.asked.addWidget(self._means)
        self._answer(self.bid, "B", self._bid)
        self._answer(self.pass_, "P", lambda: model.do(Pass()))
        self._add_step("PgUp", lambda: translate("Auction", "Raise the bid"), 1)
        self._add_step("PgDown", lambda: translate("Auction", "Lower the bid"), -1)
        self.tile_chosen.connect(lambda tile: model.do(ChooseTile(tile)))
        model.plan_changed.connect(self._refresh)
        self._refresh()

    def _answer(self, pressed: QPushButton, key: str, deed: Callable[[], None]) -> None:
        pressed.clicked.connect(deed)
        press_by(pressed, QKeySequence(key), self)

    def _add_step(self, key: str, words: Callable[[], str], steps: int) -> None:
        KeyDeed([QKeySequence(key)], words, lambda: self._step(steps), self, repeats=True)

    def make_tiles(self, count: int) -> None:
        """Have places for at least `count` offered tiles, each with a key."""
        for number in range(len(self.tiles), count):
            super().make_tiles(number + 1)
            press_by(self.tiles[number], QKeySequence(str(number + 1)), self)

    def show_bids(self, bids: Mapping[int, int]) -> None:
        """Tell from now on that `bids`, by seat, were made for the turn before the plan."""
        if bids != self._bids:
            self._bids = dict(bids)
            self._refresh()

    def _refresh(self) -> None:
        planned = self._model.planned
        if planned is None:
            return
        active = self._model.active
        choosing = active and planned.phase is Phase.CHOOSE_TILE
        self.show_auction(planned, self._bids, choosing=choosing)
        self._refresh_means(planned, active and planned.phase is Phase.BID)

    def _refresh_means(self, planned: Position, bidding: bool) -> None:
        self._means.setVisible(bidding)
        if not bidding:
            return
        amounts = [a.amount for a in rules.legal(planned) if isinstance(a, Bid)]
        for part in (self.amount, self.bid):
            part.setEnabled(bool(amounts))
        if amounts:
            self.amount.setRange(min(amounts), max(amounts))
            self.amount.setValue(min(amounts))
            self.bid.setToolTip("")
            return
        assert planned.auction is not None, "there is bidding in the auction version alone"
        refused = rules.why_illegal(planned, Bid(planned.auction.bid + 1))
        self.bid.setToolTip("" if refused is None else reason_words(refused, self._names, own=True))

    def _step(self, steps: int) -> None:
        if self.amount.isEnabled():
            self.amount.stepBy(steps)
            announce(self.amount, self.amount.text())

    def _bid(self) -> None:
        self._model.do(Bid(self.amount.value()))
