"""Whether phase, seat, AP, tile in hand, scoring round and auction of a position agree."""

from collections.abc import Callable
from typing import Final

from engine.game import Setup
from engine.tikal import opening
from engine.tikal.components import TERRAIN_TILES, TILES, Terrain
from engine.tikal.fieldwork import DIG_AP, UNCOVER_AP
from engine.tikal.placement import fits
from engine.tikal.position import (
    BASIC,
    NO_TILE,
    NO_WORK,
    NOBODY,
    TURN_AP,
    Auction,
    Phase,
    Position,
)
from engine.tikal.turns import clockwise

_IN_TURN: Final = (Phase.ACT, Phase.DRAW_TREASURE)


def _opening(position: Position) -> bool:
    if position.phase is not Phase.FIRST_PLAYER:
        return True
    return position == opening.new(Setup(position.players, position.variant))


def _variant(position: Position) -> bool:
    if position.variant == BASIC or position.phase is Phase.FIRST_PLAYER:
        return position.auction is None and position.phase not in (Phase.BID, Phase.CHOOSE_TILE)
    return position.auction is not None


def _seat(position: Position) -> bool:
    if position.phase in (Phase.FIRST_PLAYER, Phase.OVER):
        return position.seat == NOBODY
    return position.seat in range(position.players)


def _ap(position: Position) -> bool:
    if position.phase not in _IN_TURN:
        return position.ap == 0
    spent = sum(
        done * (UNCOVER_AP if position.temples[h] else DIG_AP)
        for h, done in enumerate(position.worked)
    )
    return position.ap + spent <= TURN_AP


def _work(position: Position) -> bool:
    if position.phase not in _IN_TURN:
        return position.worked == NO_WORK
    dug = any(done and not position.temples[h] for h, done in enumerate(position.worked))
    return dug or position.phase is Phase.ACT


def _tile(position: Position) -> bool:
    tile = position.tile
    volcano = tile != NO_TILE and TILES[tile].terrain is Terrain.VOLCANO
    if position.phase is Phase.PLACE_TILE:
        return tile != NO_TILE and fits(position, tile)
    if position.phase in _IN_TURN and position.scoring:
        return volcano or tile == NO_TILE
    return tile == NO_TILE


def _stack(position: Position) -> bool:
    """Say whether there are tiles to draw, or none left where the end has begun."""
    if position.phase is Phase.DRAW_TILE:
        return bool(position.stack)
    if position.phase is Phase.OVER or _final_round(position):
        offers = position.auction
        return not position.stack and (offers is None or not (offers.display or offers.waiting))
    return True


def _final_round(position: Position) -> bool:
    return bool(position.scoring) and position.tile == NO_TILE


def _scoring(position: Position) -> bool:
    seats = position.scoring
    if not seats:
        return True
    if position.phase not in _IN_TURN or seats[0] != position.seat:
        return False
    if position.variant == BASIC or not _final_round(position):
        return seats == clockwise(position, position.seat)[: len(seats)]
    return len(seats) == len(dict.fromkeys(seats)) and max(seats) < position.players


def _tiles_out(position: Position) -> bool:
    """Say whether whole displays have been drawn, but for the one being drawn."""
    auction = position.auction
    if auction is None:
        return True
    drawing = len(auction.display) if position.phase is Phase.DRAW_TILE else 0
    return (TERRAIN_TILES - len(position.stack)) % position.players == drawing


def _offers(position: Position) -> bool:
    """Say whether display and waiting seats agree with the phase."""
    auction = position.auction
    if auction is None or position.phase is Phase.OVER:
        return True
    waiting, offered = auction.waiting, len(auction.display)
    if waiting != tuple(seat for seat in range(position.players) if seat in waiting):
        return False
    if position.phase is Phase.DRAW_TILE:
        return len(waiting) == position.players
    if position.phase is Phase.BID:
        return offered == len(waiting) > 1 and position.seat in waiting
    if position.phase is Phase.CHOOSE_TILE:
        return offered == len(waiting) + 1 > 1 and position.seat not in waiting
    return offered == len(waiting) and _turn_owner(position) not in waiting


def _turn_owner(position: Position) -> int:
    """Return whose turn it is, also while others play a scoring round."""
    if position.scoring and not _final_round(position):
        return clockwise(position, position.scoring[-1])[1]
    return position.seat


def _bids(position: Position) -> bool:
    auction = position.auction
    if auction is None:
        return True
    if position.phase is not Phase.BID:
        return auction[2:] == ((), 0, NOBODY)
    left = [seat for seat in auction.waiting if seat not in auction.passed]
    return (
        len(left) + len(auction.passed) == len(auction.waiting)
        and position.seat in left
        and _standing_bid(position, auction, left)
    )


def _standing_bid(position: Position, auction: Auction, left: list[int]) -> bool:
    if not auction.bid:
        return auction.bidder == NOBODY
    return (
        auction.bidder in left
        and auction.bidder != position.seat
        and auction.bid <= position.scores[auction.bidder]
    )


CHECKS: Final[tuple[tuple[str, Callable[[Position], bool]], ...]] = (
    ("opening", _opening),
    ("variant", _variant),
    ("seat", _seat),
    ("work", _work),
    ("ap", _ap),
    ("scoring", _scoring),
    ("tile", _tile),
    ("stack", _stack),
    ("tiles_out", _tiles_out),
    ("display", _offers),
    ("bids", _bids),
)
"""Each fault's code with the check that finds a position free of it."""
