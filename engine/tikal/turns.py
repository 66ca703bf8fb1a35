"""Whose turn comes next: tiles drawn, scoring rounds, the end of the game."""

from engine.tikal.components import TILES, Terrain
from engine.tikal.placement import fits, set_aside
from engine.tikal.position import AUCTION, NO_TILE, NO_WORK, NOBODY, TURN_AP, Phase, Position
from engine.tikal.scoring import scored


def clockwise(position: Position, seat: int) -> tuple[int, ...]:
    """Return all seats clockwise from `seat`."""
    return tuple((seat + step) % position.players for step in range(position.players))


def receive(position: Position, seat: int, tile: int) -> Position:
    """Return the position in which `seat` has just got `tile` and begins the turn.

    A volcano starts a scoring round at once; a tile that fits nowhere is set aside.
    """
    held = position._replace(seat=seat, tile=tile, ap=0, worked=NO_WORK)
    if TILES[tile].terrain is Terrain.VOLCANO:
        return _scoring_turn(held, clockwise(held, seat))
    if not fits(held, tile):
        return set_aside(held)
    return held._replace(phase=Phase.PLACE_TILE)


def _scoring_turn(position: Position, seats: tuple[int, ...]) -> Position:
    return position._replace(
        phase=Phase.ACT, seat=seats[0], ap=TURN_AP, worked=NO_WORK, scoring=seats
    )


def end_scoring_turn(position: Position) -> Position:
    """Return the position after the seat to move has scored and ended its scoring turn."""
    position = scored(position)
    rest = position.scoring[1:]
    if rest:
        return _scoring_turn(position, rest)
    after = position._replace(ap=0, worked=NO_WORK, scoring=())
    if position.tile == NO_TILE:
        return after._replace(phase=Phase.OVER, seat=NOBODY)
    drawer = clockwise(position, position.seat)[1]
    return after._replace(phase=Phase.PLACE_TILE, seat=drawer)


def final_round(position: Position) -> Position:
    """Return the position after the last tile's turn: the final scoring round begins.

    It goes clockwise from the player after the one who placed the last tile, in the auction
    version from the fewest points to the most, ties in that order (rules, "End").
    """
    after_last = (*clockwise(position, position.seat)[1:], position.seat)
    if position.variant == AUCTION:
        after_last = tuple(sorted(after_last, key=lambda seat: position.scores[seat]))
    return _scoring_turn(position, after_last)


def end_basic_turn(position: Position) -> Position:
    """Return the position after a normal turn of the basic version."""
    if not position.stack:
        return final_round(position)
    seat = clockwise(position, position.seat)[1]
    return position._replace(phase=Phase.DRAW_TILE, seat=seat, ap=0, worked=NO_WORK)
