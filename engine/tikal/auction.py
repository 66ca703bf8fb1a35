"""The auction version: the display, bidding, choosing a tile and who comes next."""

from typing import Final

from engine.game import Reason
from engine.tikal.actions import Action, Bid, ChooseTile, Pass
from engine.tikal.components import TERRAIN_TILES, TILES
from engine.tikal.position import NO_WORK, NOBODY, Auction, Phase, Position, put_in
from engine.tikal.reasons import reason
from engine.tikal.turns import clockwise, final_round, receive

MOST_BID: Final = 999
PASS: Final = Pass()
_BID: Final = tuple(Bid(amount) for amount in range(MOST_BID + 1))
_CHOOSE: Final = tuple(ChooseTile(tile) for tile in range(TERRAIN_TILES))


def state(position: Position) -> Auction:
    """Return the auction state of a position of the auction version."""
    assert position.auction is not None, "only the auction version gets here"
    return position.auction


def new_round(position: Position, opener: int) -> Position:
    """Return the position that awaits the first tile of a display; `opener` will bid first."""
    auction = Auction((), tuple(range(position.players)), (), 0, NOBODY)
    return position._replace(
        phase=Phase.DRAW_TILE, seat=opener, ap=0, worked=NO_WORK, auction=auction
    )


def displayed(position: Position, tile: int) -> Position:
    """Return the position with `tile` on display; the full display opens the bidding."""
    auction = state(position)
    display = (*auction.display, tile)
    phase = Phase.BID if len(display) == position.players else Phase.DRAW_TILE
    return position._replace(phase=phase, auction=auction._replace(display=display))


def legal_bids(position: Position) -> list[Action]:
    """Return every bid open to the seat to move, then Pass."""
    most = position.scores[position.seat]
    return [*_BID[state(position).bid + 1 : most + 1], PASS]


def bid_refusal(position: Position, action: Bid) -> Reason | None:
    """Return why the seat to move may not bid so, or None."""
    least, most = state(position).bid + 1, position.scores[position.seat]
    if action.amount < least:
        return reason("bid_too_low", least)
    if action.amount > most:
        return reason("bid_too_high", most)
    return None


def bid(position: Position, action: Bid) -> Position:
    """Return the position after the bid."""
    auction = state(position)._replace(bid=action.amount, bidder=position.seat)
    return _next_bidder(position._replace(auction=auction))


def pass_(position: Position, _action: Pass) -> Position:
    """Return the position after the seat to move left the bidding."""
    auction = state(position)
    auction = auction._replace(passed=(*auction.passed, position.seat))
    return _next_bidder(position._replace(auction=auction))


def _next_bidder(position: Position) -> Position:
    """Return the position that asks the next seat, or gives the turn to the winner.

    Without a bid the last seat left is asked too; if all have passed, the first of them takes
    the turn for nothing (rules, "Auction version").
    """
    auction = state(position)
    left = [
        seat
        for seat in clockwise(position, position.seat)
        if seat in auction.waiting and seat not in auction.passed
    ]
    if not left:
        return _won(position, auction.passed[0])
    if left == [auction.bidder]:
        scores = put_in(
            position.scores, auction.bidder, position.scores[auction.bidder] - auction.bid
        )
        return _won(position._replace(scores=scores), auction.bidder)
    asked = left[1] if left[0] == position.seat else left[0]
    return position._replace(seat=asked)


def _won(position: Position, seat: int) -> Position:
    auction = state(position)
    waiting = tuple(other for other in auction.waiting if other != seat)
    auction = Auction(auction.display, waiting, (), 0, NOBODY)
    return position._replace(phase=Phase.CHOOSE_TILE, seat=seat, auction=auction)


def legal_choices(position: Position) -> list[Action]:
    """Return every tile on display."""
    return [_CHOOSE[tile] for tile in state(position).display]


def choice_refusal(position: Position, action: ChooseTile) -> Reason | None:
    """Return why the tile may not be chosen, or None."""
    if action.tile not in state(position).display:
        return reason("not_on_display", TILES[action.tile].name)
    return None


def choose(position: Position, action: ChooseTile) -> Position:
    """Return the position in which the seat to move begins the turn with the chosen tile."""
    auction = state(position)
    display = tuple(tile for tile in auction.display if tile != action.tile)
    left = position._replace(auction=auction._replace(display=display))
    return receive(left, position.seat, action.tile)


def end_turn(position: Position) -> Position:
    """Return the position after a normal turn of the auction version.

    The last seat of a round gets the last tile free, without an auction.
    """
    auction = state(position)
    following = clockwise(position, position.seat)[1:]
    if not auction.waiting:
        return new_round(position, following[0]) if position.stack else final_round(position)
    opener = next(seat for seat in following if seat in auction.waiting)
    if len(auction.waiting) == 1:
        taken = position._replace(auction=auction._replace(display=(), waiting=()))
        return receive(taken, opener, auction.display[0])
    return position._replace(phase=Phase.BID, seat=opener, ap=0, worked=NO_WORK)
