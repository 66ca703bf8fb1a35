"""Whose turn follows the one that is on."""

from engine.tikal import rules
from engine.tikal.actions import EndTurn
from engine.tikal.position import AUCTION, NOBODY, Phase, Position


def next_seat(position: Position) -> int:
    """Return who is asked first once the turn that is on has ended.

    In the auction version that is who bids first, or takes the last tile of a round. NOBODY when
    the game ends with that turn, or while it is open whose turn it will be.
    """
    if position.phase in {Phase.OVER, Phase.FIRST_PLAYER, Phase.BID}:
        return NOBODY
    if position.phase is Phase.DRAW_TILE and position.variant == AUCTION:
        return NOBODY
    # Whatever is left to do in the turn, its end leads to the same seat.
    return rules.apply(position._replace(phase=Phase.ACT), EndTurn()).seat
