"""How each player stands in an auction, by token and words."""

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QGridLayout, QLabel

from engine.tikal.position import Auction, Position
from tikal_qt.board.seats import seat_pixmap
from tikal_qt.games.tikal.offers import offer_words, with_standing
from tikal_qt.games.tikal.words import seat_name
from tikal_qt.theme.parts import ElidedLabel
from tikal_qt.theme.scale import px

_TOKEN = 22


class OfferList(QGridLayout):
    """Empty until an auction is shown. names: of the players by seat. across: seats in a row."""

    def __init__(self, names: Sequence[str], across: int = 1, token: int = _TOKEN) -> None:
        super().__init__()
        self._names = tuple(names)
        self._across, self._token = across, px(token)
        self._labels: list[QLabel] = []
        self.setVerticalSpacing(2)
        for column in range(across):
            self.setColumnStretch(2 * column + 1, 1)

    def show_offers(self, position: Position, auction: Auction, bids: Mapping[int, int]) -> None:
        """Show the `auction` of `position`; bids: the last one of each seat that has bid in it."""
        offered = with_standing(bids, auction)
        for seat in range(len(self._labels), position.players):
            self._add(seat)
        for seat, shown in enumerate(self._labels):
            text = offer_words(position, seat, offered.get(seat, 0))
            shown.setText(f"{seat_name(seat, self._names)}: {text}")
            font = shown.font()
            font.setBold(seat == position.seat)
            shown.setFont(font)

    def text(self, seat: int) -> str:
        """Return what is shown about `seat`."""
        return self._labels[seat].text()

    def _add(self, seat: int) -> None:
        token, shown = QLabel(), ElidedLabel()
        token.setPixmap(seat_pixmap(seat, self._token, token.devicePixelRatioF()))
        self._labels.append(shown)
        row, column = divmod(seat, self._across)
        self.addWidget(token, row, 2 * column)
        self.addWidget(shown, row, 2 * column + 1)
