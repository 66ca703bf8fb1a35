"""What a tile on display is worth and how much to bid for the choice."""

from typing import Final

from engine.players.tikal.laying import best_laying
from engine.players.tikal.outlook import Outlook
from engine.tikal import placement
from engine.tikal.actions import Action, Bid, Pass, PlaceTile
from engine.tikal.components import TILES, Terrain
from engine.tikal.position import Phase, Position
from engine.tikal.scoring import score_sheet

_OWN_LAYING: Final = 300
"""In thousandths, how much of a tile's worth depends on who lays it."""
_OWN_SCORING: Final = 500
"""In thousandths, how much of a lead in points a scoring round now would keep."""
_MOST_BID: Final = 6


def tile_value(tile: int, position: Position, outlook: Outlook) -> int:
    """Return what choosing `tile` rather than a useless one is worth, in thousandths of a point."""
    if TILES[tile].terrain is Terrain.VOLCANO:
        return _volcano_value(position, outlook)
    in_hand = position._replace(tile=tile, phase=Phase.PLACE_TILE, seat=outlook.seat)
    ways_to_lay = [a for a in placement.legal(in_hand) if isinstance(a, PlaceTile)]
    if not ways_to_lay:
        return 0
    return best_laying(ways_to_lay, in_hand, outlook)[0] * _OWN_LAYING // 1000


def _volcano_value(position: Position, outlook: Outlook) -> int:
    totals = [sheet.total for sheet in score_sheet(position)]
    own = totals.pop(outlook.seat)
    return (own - max(totals)) * _OWN_SCORING


def bid_or_pass(position: Position, outlook: Outlook) -> Action:
    """Return the next higher bid while the choice is worth it, else Pass."""
    auction = position.auction
    assert auction is not None, "bids are made in the auction version alone"
    values = sorted(tile_value(tile, position, outlook) for tile in auction.display)
    limit = min((values[-1] - values[0]) // 1000, _MOST_BID, position.scores[outlook.seat])
    amount = auction.bid + 1
    return Bid(amount) if amount <= limit else Pass()
