"""The auction of a turn as everybody sees it: the tiles on offer and what each has offered."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.tikal.components import TILES
from engine.tikal.position import Auction, Phase, Position
from tikal_qt.games.tikal.board.hexagon import tile_pixmap
from tikal_qt.games.tikal.offer_list import OfferList
from tikal_qt.games.tikal.offers import auction_of
from tikal_qt.games.tikal.stones import tile_words
from tikal_qt.games.tikal.words import seat_name, tile_name
from tikal_qt.theme.parts import TwoLines, label
from tikal_qt.theme.scale import px

translate = QCoreApplication.translate

_TILE = 80


class AuctionView(QFrame):
    """Hidden unless a position is about bidding or choosing a tile.

    names: of the players by seat. asked: what stands below the heading. offers: how the players
    stand. tile_chosen(tile): its button was pressed.
    """

    tile_chosen = Signal(int)

    def __init__(self, names: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "card")
        self._names = tuple(names)
        self.heading = TwoLines()
        self.tiles: list[QToolButton] = []
        self.captions: list[QLabel] = []
        self._tile_grid = QGridLayout()
        self._tile_grid.setVerticalSpacing(2)
        self.offers = OfferList(self._names)
        self.asked = QVBoxLayout()
        self.asked.addWidget(self.heading)
        self.asked.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 6, 14, 6)
        layout.setSpacing(20)
        layout.addLayout(self.asked, 1)
        layout.addLayout(self._tile_grid)
        layout.setAlignment(self._tile_grid, Qt.AlignmentFlag.AlignVCenter)
        layout.addLayout(self.offers, 1)
        self.hide()

    def show_auction(
        self, position: Position, bids: Mapping[int, int], *, choosing: bool = False
    ) -> None:
        """Show the auction of `position`, or nothing if there is none.

        bids: the last one of each seat that has bid for this turn. choosing: a tile may be chosen
        by its button.
        """
        auction = auction_of(position)
        self.setVisible(auction is not None)
        if auction is not None:
            self.heading.setText(_heading(position, auction, self._names))
            self._show_tiles(auction, choosing)
            self.offers.show_offers(position, auction, bids)

    # ---------------------------------------------------------------- tiles

    def _show_tiles(self, auction: Auction, choosing: bool) -> None:
        self.make_tiles(len(auction.display))
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
            self._add_tile()

    def _add_tile(self) -> None:
        made = QToolButton()
        number = len(self.tiles) + 1
        made.setAccessibleName(translate("Auction", "Tile {number}").format(number=number))
        made.setIconSize(QSize(px(_TILE), round(px(_TILE) * 0.88)))
        made.setAutoRaise(True)
        made.clicked.connect(lambda: self.tile_chosen.emit(made.property("tile")))
        caption = label("")
        caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._tile_grid.addWidget(made, 0, len(self.tiles))
        self._tile_grid.addWidget(caption, 1, len(self.tiles))
        self.tiles.append(made)
        self.captions.append(caption)


def _always_clear(pixmap: QPixmap) -> QIcon:
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Disabled)  # it is shown to all, not only who may choose
    return icon


def _heading(position: Position, auction: Auction, names: Sequence[str]) -> str:
    name = seat_name(position.seat, names)
    if position.phase is Phase.CHOOSE_TILE:
        return translate("Auction", "{name} takes one of these tiles").format(name=name)
    if not auction.bid:
        return translate("Auction", "Auction of the next turn: no bid yet. {name} bids").format(
            name=name
        )
    return translate("Auction", "Auction of the next turn: {bid} by {bidder}. {name} bids").format(
        bid=auction.bid, bidder=seat_name(auction.bidder, names), name=name
    )
