"""How a game begins."""

from typing import Final

from engine.game import RANDOM_FIRST_PLAYER, Setup, SetupError
from engine.tikal import auction
from engine.tikal.board import start_board
from engine.tikal.components import (
    START,
    TEMPLE_TILES,
    TERRAIN_TILES,
    TILES,
    TREASURE_KINDS,
    WORKERS,
    Terrain,
)
from engine.tikal.hexes import HEXAGONS
from engine.tikal.position import (
    AUCTION,
    AUCTION_START_SCORE,
    BASIC,
    NO_TILE,
    NO_WORK,
    NOBODY,
    SUPPLY,
    Phase,
    Position,
    put,
)
from engine.tikal.reasons import reason

VARIANTS: Final = (BASIC, AUCTION)
MIN_PLAYERS = 2
MAX_PLAYERS = 4


def new(setup: Setup) -> Position:
    """Return the first position. Raises SetupError."""
    _check(setup)
    players = setup.players
    temples = bytes(HEXAGONS)
    for hexagon, number in START:
        if TILES[number].terrain is Terrain.TEMPLE:
            temples = put(temples, hexagon, TILES[number].value)
    position = Position(
        variant=setup.variant,
        players=players,
        board=start_board(),
        temples=temples,
        treasures=bytes(HEXAGONS),
        workers=((),) * players,
        leaders=(SUPPLY,) * players,
        supply=(WORKERS,) * players,
        camps=((),) * players,
        guards=bytes(HEXAGONS),
        found=(bytes(TREASURE_KINDS),) * players,
        scores=(AUCTION_START_SCORE if setup.variant == AUCTION else 0,) * players,
        temple_tiles=TEMPLE_TILES,
        stack=tuple(range(TERRAIN_TILES)),
        set_aside=(),
        phase=Phase.FIRST_PLAYER,
        seat=NOBODY,
        ap=0,
        tile=NO_TILE,
        worked=NO_WORK,
        scoring=(),
        auction=None,
    )
    if setup.first_player == RANDOM_FIRST_PLAYER:
        return position
    return begin(position, setup.first_player)


def begin(position: Position, first: int) -> Position:
    """Return the position after it is known that seat `first` begins."""
    if position.variant == AUCTION:
        return auction.new_round(position, first)
    return position._replace(phase=Phase.DRAW_TILE, seat=first)


def _check(setup: Setup) -> None:
    if not MIN_PLAYERS <= setup.players <= MAX_PLAYERS:
        raise SetupError(reason("players_out_of_range", MIN_PLAYERS, MAX_PLAYERS))
    if setup.variant not in VARIANTS:
        raise SetupError(reason("unknown_variant", setup.variant))
    if setup.first_player not in (RANDOM_FIRST_PLAYER, *range(setup.players)):
        raise SetupError(reason("unknown_first_player", setup.first_player))
