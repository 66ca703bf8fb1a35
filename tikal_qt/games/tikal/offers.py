"""What each seat has offered in the running auction; a position holds only the standing bid."""

from PySide6.QtCore import QCoreApplication

from engine.tikal.position import NOBODY, Auction, Phase, Position

translate = QCoreApplication.translate


class Offers:
    """Grows with the positions of one auction, from bid to bid."""

    def __init__(self) -> None:
        self._bids: dict[int, int] = {}

    def follow(self, position: Position) -> None:
        """Take the next position; outside the bidding everything is forgotten."""
        auction = position.auction
        if auction is None or position.phase is not Phase.BID or auction.bidder == NOBODY:
            self._bids = {}
            return
        if auction.bid < max(self._bids.values(), default=0):
            self._bids = {}  # a planned bid was taken back, or another auction has begun
        self._bids[auction.bidder] = auction.bid

    def of(self, seat: int) -> int:
        """Return the last bid of `seat` in this auction, 0 if none was seen."""
        return self._bids.get(seat, 0)


def offer_words(position: Position, seat: int, offered: int) -> str:
    """Return how `seat` stands in the auction; offered: its last bid there, 0 for none."""
    auction = position.auction
    assert auction is not None, "there are offers in the auction version alone"
    if position.phase is Phase.BID and seat in auction.waiting:
        return _bid_words(auction, seat, offered)
    if seat == position.seat:
        return translate("Auction", "takes the turn")
    if seat in auction.waiting:
        return translate("Auction", "has the turn to come in this round")
    return translate("Auction", "has had the turn of this round")


def _bid_words(auction: Auction, seat: int, offered: int) -> str:
    if seat in auction.passed:
        text = (
            translate("Auction", "bid {amount}, passed")
            if offered
            else translate("Auction", "passed")
        )
    elif seat == auction.bidder:
        text = translate("Auction", "leads with {amount}")
    elif offered:
        text = translate("Auction", "bid {amount}")
    else:
        text = translate("Auction", "has not bid")
    return text.format(amount=offered)
