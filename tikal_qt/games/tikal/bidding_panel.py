"""Bidding for the next turn in the auction version."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QIcon, QKeySequence, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.tikal import rules
from engine.tikal.actions import Bid, ChooseTile, Pass
from engine.tikal.components import TILES
from engine.tikal.position import Auction, Phase, Position
from tikal_qt.access.telling import announce
from tikal_qt.board.keys import KeyDeed, press_by
from tikal_qt.board.seats import seat_pixmap
from tikal_qt.games.tikal.board.hexagon import tile_pixmap
from tikal_qt.games.tikal.offers import Offers, offer_words
from tikal_qt.games.tikal.stones import tile_words
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.games.tikal.words import reason_words, seat_name, tile_name
from tikal_qt.theme.parts import ElidedLabel, button, label, row
from tikal_qt.theme.scale import px

translate = QCoreApplication.translate

_TILE = 80
_TOKEN = 22


class BiddingPanel(QFrame):
    """The offered tiles, the standing bid and, for the seat to bid, the means to do so.

    Hidden unless the position is about bidding or choosing a tile. names: of the players by seat.
    """

    def __init__(
        self, model: TurnModel, names: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("part", "card")
        self._model = model
        self._names = tuple(names)
        self._offers = Offers()
        self.heading = label("", "heading", wrap=True)
        self.tiles: list[QToolButton] = []
        self.captions: list[QLabel] = []
        self._tile_grid = QGridLayout()
        self._offer_grid = QGridLayout()
        self._offer_labels: list[QLabel] = []
        self.amount = QSpinBox()
        self.amount.setAccessibleName(translate("Auction", "Points to bid"))
        self.bid = button(translate("Auction", "Bid"), "chief")
        self.bid.clicked.connect(self._bid)
        press_by(self.bid, QKeySequence("B"), self)
        KeyDeed(
            [QKeySequence("PgUp")],
            lambda: translate("Auction", "Raise the bid"),
            lambda: self._step(1),
            self,
        )
        KeyDeed(
            [QKeySequence("PgDown")],
            lambda: translate("Auction", "Lower the bid"),
            lambda: self._step(-1),
            self,
        )
        self.pass_ = button(translate("Auction", "Pass"))
        self.pass_.setToolTip(translate("Auction", "A pass is final for this auction."))
        self.pass_.clicked.connect(lambda: self._model.do(Pass()))
        press_by(self.pass_, QKeySequence("P"), self)
        self._means = QWidget()
        self._means.setLayout(row(self.amount, self.bid, self.pass_, None))
        asked = QVBoxLayout()
        asked.addWidget(self.heading)
        asked.addStretch(1)
        asked.addWidget(self._means)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 6, 14, 6)
        layout.setSpacing(20)
        layout.addLayout(asked, 2)
        layout.addLayout(self._tile_grid)
        layout.addLayout(self._offer_grid, 3)
        model.plan_changed.connect(self._refresh)
        self._refresh()

    def set_names(self, names: Sequence[str]) -> None:
        """Name the players by seat."""
        self._names = tuple(names)
        self._refresh()

    def _refresh(self) -> None:
        planned = self._model.planned
        shown = planned is not None and planned.phase in {Phase.BID, Phase.CHOOSE_TILE}
        self.setVisible(shown)
        if planned is None or planned.auction is None:
            return
        self._offers.follow(planned)
        if shown:
            self.heading.setText(_heading(planned, self._names))
            self._refresh_tiles(planned, planned.auction)
            self._refresh_offers(planned)
            self._refresh_means(planned)

    def _refresh_tiles(self, planned: Position, auction: Auction) -> None:
        self.make_tiles(len(auction.display))
        choosing = planned.phase is Phase.CHOOSE_TILE and self._model.active
        for number, (made, caption) in enumerate(zip(self.tiles, self.captions, strict=True)):
            offered = number < len(auction.display)
            made.setVisible(offered)
            caption.setVisible(offered)
            made.setEnabled(choosing)
            if offered and made.property("tile") != auction.display[number]:
                tile = auction.display[number]
                made.setProperty("tile", tile)
                made.setIcon(_always_clear(tile_pixmap(tile, px(_TILE), 2.0)))
                made.setAccessibleName(tile_name(tile))
                made.setToolTip(f"{TILES[tile].name}: {tile_name(tile)}")
                made.setAccessibleDescription(tile_words(tile, 0))
                caption.setText(tile_name(tile))

    def make_tiles(self, count: int) -> None:
        """Have places for at least `count` offered tiles."""
        while len(self.tiles) < count:
            self._add_tile(len(self.tiles) + 1)

    def _add_tile(self, number: int) -> None:
        made = QToolButton()
        made.setAccessibleName(translate("Auction", "Tile {number}").format(number=number))
        made.setIconSize(QSize(px(_TILE), round(px(_TILE) * 0.88)))
        made.setAutoRaise(True)
        made.clicked.connect(lambda: self._model.do(ChooseTile(made.property("tile"))))
        press_by(made, QKeySequence(str(number)), self)
        caption = label("")
        caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._tile_grid.addWidget(made, 0, len(self.tiles))
        self._tile_grid.addWidget(caption, 1, len(self.tiles))
        self.tiles.append(made)
        self.captions.append(caption)

    def _refresh_offers(self, planned: Position) -> None:
        if len(self._offer_labels) != planned.players:
            self._add_offer_rows(planned.players)
        for seat, shown in enumerate(self._offer_labels):
            text = offer_words(planned, seat, self._offers.of(seat))
            shown.setText(f"{seat_name(seat, self._names)}: {text}")
            font = shown.font()
            font.setBold(seat == planned.seat)
            shown.setFont(font)

    def _add_offer_rows(self, players: int) -> None:
        for seat in range(len(self._offer_labels), players):
            token = QLabel()
            token.setPixmap(seat_pixmap(seat, px(_TOKEN), self.devicePixelRatioF()))
            shown = ElidedLabel()
            self._offer_labels.append(shown)
            line, column = divmod(seat, 2)
            self._offer_grid.addWidget(token, line, 2 * column)
            self._offer_grid.addWidget(shown, line, 2 * column + 1)
            self._offer_grid.setColumnStretch(2 * column + 1, 1)

    def offer_text(self, seat: int) -> str:
        """Return what the panel says about `seat`."""
        return self._offer_labels[seat].text()

    def _refresh_means(self, planned: Position) -> None:
        bidding = planned.phase is Phase.BID and self._model.active
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
        self.bid.setToolTip("" if refused is None else reason_words(refused, self._names))

    def _step(self, steps: int) -> None:
        if self.amount.isEnabled():
            self.amount.stepBy(steps)
            announce(self.amount, self.amount.text())

    def _bid(self) -> None:
        self._model.do(Bid(self.amount.value()))


def _always_clear(pixmap: QPixmap) -> QIcon:
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Disabled)  # it is shown to all, not only who may choose
    return icon


def _heading(planned: Position, names: Sequence[str]) -> str:
    auction = planned.auction
    assert auction is not None, "there is bidding in the auction version alone"
    name = seat_name(planned.seat, names)
    if planned.phase is Phase.CHOOSE_TILE:
        return translate("Auction", "{name} takes one of these tiles").format(name=name)
    if not auction.bid:
        return translate("Auction", "Auction of the next turn: no bid yet. {name} bids").format(
            name=name
        )
    return translate("Auction", "Auction of the next turn: {bid} by {bidder}. {name} bids").format(
        bid=auction.bid, bidder=seat_name(auction.bidder, names), name=name
    )
