"""The position: all that the rules know, as one immutable value."""

from enum import IntEnum
from typing import Final, NamedTuple, TypeVar

from engine.tikal.board import Board
from engine.tikal.hexes import HEXAGONS

T = TypeVar("T")

BASIC: Final = "basic"
AUCTION: Final = "auction"
TURN_AP: Final = 10
AUCTION_START_SCORE: Final = 20

NO_TILE: Final = -1
NOBODY: Final = -1
SUPPLY: Final = -1
"""Where a leader is before it is placed."""
GONE: Final = -2
"""Where a leader is that stands guard or left the game because of a guard."""


class Phase(IntEnum):
    """What the position is about; see `Position.seat` for whom it concerns."""

    FIRST_PLAYER = 0
    """Awaits the draw of the first player."""
    DRAW_TILE = 1
    """Awaits the draw of a tile: for `seat`, or for the display; then `seat` will bid first."""
    BID = 2
    """`seat` bids for the next turn or passes."""
    CHOOSE_TILE = 3
    """`seat` chooses a tile from the display."""
    PLACE_TILE = 4
    """`seat` places the tile in hand."""
    ACT = 5
    """`seat` uses AP."""
    DRAW_TREASURE = 6
    """Awaits the draw of the treasure that `seat` dug."""
    OVER = 7
    """The game has ended."""


class Auction(NamedTuple):
    """What only the auction version knows.

    display: the tile numbers on offer, in the order drawn. waiting: the seats still to have
    their turn in this round, ascending. passed: the seats that passed in this auction, in the
    order they did. bid, bidder: the standing bid and who made it; 0 and NOBODY before the first.
    """

    display: tuple[int, ...]
    waiting: tuple[int, ...]
    passed: tuple[int, ...]
    bid: int
    bidder: int


class Position(NamedTuple):
    """A position of Tikal. Tuples "by seat" have one entry for each seat.

    variant: BASIC or AUCTION. players: 2-4. board: the explored hexagons.
    temples, treasures: 40 bytes each, by hexagon: the temple's value; the face-down treasures.
    workers: by seat the hexagons of its workers, ascending, one entry a worker.
    leaders: by seat the leader's hexagon, SUPPLY or GONE. supply: by seat the workers to come.
    camps: by seat the hexagons of its camps, ascending.
    guards: 40 bytes, by hexagon: 0, or 1 + the seat whose guard stands there.
    found: by seat 8 bytes, the treasures of each kind in front of the player.
    scores: by seat. temple_tiles: 11 bytes, the temple tiles left of each level.
    stack: the numbers of the tiles still face down, ascending; the top ones share a letter.
    set_aside: the numbers of the tiles that fitted nowhere, in that order.
    phase, seat: what is awaited and whom it concerns; NOBODY before the first player is drawn and
    when the game is over. ap: AP left in the turn; 0 outside ACT and DRAW_TREASURE.
    tile: the number of the tile in hand, NO_TILE if none; a volcano stays there while the
    scoring round it started is held.
    worked: 40 bytes, by hexagon: levels uncovered or treasures dug there in this turn.
    scoring: in a scoring round the seats still to end their scoring turn, `seat` first; else ().
    auction: None in the basic version.
    """

    variant: str
    players: int
    board: Board
    temples: bytes
    treasures: bytes
    workers: tuple[tuple[int, ...], ...]
    leaders: tuple[int, ...]
    supply: tuple[int, ...]
    camps: tuple[tuple[int, ...], ...]
    guards: bytes
    found: tuple[bytes, ...]
    scores: tuple[int, ...]
    temple_tiles: bytes
    stack: tuple[int, ...]
    set_aside: tuple[int, ...]
    phase: Phase
    seat: int
    ap: int
    tile: int
    worked: bytes
    scoring: tuple[int, ...]
    auction: Auction | None


NO_WORK: Final = bytes(HEXAGONS)
"""`Position.worked` when a turn begins."""


def put(data: bytes, index: int, value: int) -> bytes:
    """Return `data` with `value` at `index`."""
    return data[:index] + _BYTES[value] + data[index + 1 :]


def put_in(entries: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return `entries` with `value` at `index`."""
    return (*entries[:index], value, *entries[index + 1 :])


_BYTES: Final = tuple(bytes((value,)) for value in range(256))
