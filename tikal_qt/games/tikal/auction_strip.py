"""An auction of the past in so little room that the board keeps its size beside it."""

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from engine.tikal.components import TILES
from engine.tikal.position import Position
from tikal_qt.games.tikal.board.hexagon import tile_pixmap
from tikal_qt.games.tikal.offer_list import OfferList
from tikal_qt.games.tikal.offers import auction_of
from tikal_qt.games.tikal.words import tile_name
from tikal_qt.theme.scale import px

_TILE, _TOKEN, _ACROSS = 44, 17, 2


class AuctionStrip(QWidget):
    """Hidden unless a position is about bidding or choosing a tile. names: of the players by seat.

    tiles: pictures of what is on offer.
    """

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.tiles: list[QLabel] = []
        self.offers = OfferList(names, _ACROSS, _TOKEN)
        self._pictures = QHBoxLayout()
        self._pictures.setSpacing(6)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(14)
        layout.addLayout(self._pictures)
        layout.addLayout(self.offers, 1)
        self.hide()

    def show_auction(self, position: Position, bids: Mapping[int, int]) -> None:
        """Show the auction of `position`, or nothing if there is none.

        bids: the last one of each seat that has bid for this turn.
        """
        auction = auction_of(position)
        self.setVisible(auction is not None)
        if auction is not None:
            self._show_tiles(auction.display)
            self.offers.show_offers(position, auction, bids)

    def _show_tiles(self, display: Sequence[int]) -> None:
        for _ in range(len(self.tiles), len(display)):
            self.tiles.append(QLabel())
            self._pictures.addWidget(self.tiles[-1])
        for place, picture in enumerate(self.tiles):
            picture.setVisible(place < len(display))
        for picture, tile in zip(self.tiles, display, strict=False):
            picture.setPixmap(tile_pixmap(tile, px(_TILE), picture.devicePixelRatioF()))
            picture.setAccessibleName(tile_name(tile))
            picture.setToolTip(f"{TILES[tile].name}: {tile_name(tile)}")
