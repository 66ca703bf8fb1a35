"""What each seat has offered in an auction; a position holds only the standing bid."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from engine.tikal.actions import Bid
from engine.tikal.position import NOBODY, Auction, Phase, Position
from tikal_qt.games.tikal.history import History

translate = QCoreApplication.translate


def bids_at(history: History, place: int) -> dict[int, int]:
    """Return the last bid of each seat that has bid for the turn that is on at `place`."""
    bids = {}
    for step in history.steps[history.turn_start(place + 1) : place]:
        if isinstance(step.action, Bid):
            bids[step.seat] = step.action.amount
    return bids


def auction_of(position: Position) -> Auction | None:
    """Return the auction that `position` is about, None if nobody bids or chooses a tile."""
    return position.auction if position.phase in {Phase.BID, Phase.CHOOSE_TILE} else None


def offer_words(position: Position, seat: int, offered: int) -> str:
    """Return how `seat` stands in the auction; offered: its last bid there, 0 for none."""
    auction = position.auction
    assert auction is not None, "there are offers in the auction version alone"
    if position.phase is Phase.BID and seat in auction.waiting:
        return _bid_words(auction, seat, offered)
    if seat == position.seat:
        return translate("Auction", "takes the turn")
    if seat in auction.waiting:
        return translate("Auction", "has a turn to come")
    return translate("Auction", "has had a turn")


def with_standing(bids: Mapping[int, int], auction: Auction) -> Mapping[int, int]:
    """Return `bids` with the one that stands in `auction`, which may be planned alone."""
    return bids if auction.bidder == NOBODY else {**bids, auction.bidder: auction.bid}


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
