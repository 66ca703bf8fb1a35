"""Positions as text; docs/notation.md describes it.

One line of fields with one space between. What follows from the rest is left out: the stack is
what lies nowhere else, the temple tiles left are those no temple has taken.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypeVar

from engine.game import NotationError
from engine.tikal.board import UNEXPLORED, Board, start_board
from engine.tikal.components import (
    START,
    TEMPLE_TILES,
    TERRAIN_TILES,
    TILE_OF,
    TILES,
    TREASURE_COPIES,
    TREASURE_KINDS,
    Terrain,
)
from engine.tikal.hexes import HEXAGON_OF, HEXAGONS, NAMES
from engine.tikal.opening import MAX_PLAYERS, MIN_PLAYERS, VARIANTS
from engine.tikal.position import (
    GONE,
    NO_TILE,
    NOBODY,
    SUPPLY,
    Auction,
    Phase,
    Position,
)
from engine.tikal.reasons import reason
from engine.tikal.validity import fault

V = TypeVar("V")

MOST_POSITION_TEXT: Final = 2000
"""The most characters of a position's text."""

_NAME: Final = "tikal"
_NONE: Final = "-"
_COMMON_FIELDS: Final = 10
_PREPRINTED: Final = dict(START)
_PHASES: Final[Mapping[str, Phase]] = {phase.name.lower(): phase for phase in Phase}
_VARIANTS: Final[Mapping[str, str]] = {variant: variant for variant in VARIANTS}
_SEATS: Final[Mapping[str, int]] = {str(seat): seat for seat in range(MAX_PLAYERS)}
_SEAT_OR_NONE: Final[Mapping[str, int]] = {_NONE: NOBODY, **_SEATS}
_TILE_OR_NONE: Final[Mapping[str, int]] = {_NONE: NO_TILE, **TILE_OF}
_LEADER: Final[Mapping[str, int]] = {"supply": SUPPLY, "gone": GONE, **HEXAGON_OF}
_LEADER_WORDS: Final = {place: word for word, place in _LEADER.items()}
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}", re.ASCII)
_LAND: Final = re.compile(
    r"([a-h][1-5])(?::([A-G][1-6])/([0-5]))?(?:=([0-9]|10))?(?:!([0-3]))?(?:\*([12]))?", re.ASCII
)
_CROWD: Final = re.compile(r"([a-h][1-5])(?:\*([1-9][0-9]?))?", re.ASCII)
_FOUND: Final = re.compile(rf"[0-{TREASURE_COPIES}]{{{TREASURE_KINDS}}}", re.ASCII)


class _Land(NamedTuple):
    board: Board
    temples: bytes
    treasures: bytes
    guards: bytes
    worked: bytes


class _Expedition(NamedTuple):
    score: int
    leader: int
    supply: int
    workers: tuple[int, ...]
    camps: tuple[int, ...]
    found: bytes


def format_position(position: Position) -> str:
    """Return the one text of `position`."""
    seats = (_format_seat(position, seat) for seat in range(position.players))
    return " ".join(
        (
            _NAME,
            position.variant,
            position.phase.name.lower(),
            _NONE if position.seat == NOBODY else str(position.seat),
            str(position.ap),
            _NONE if position.tile == NO_TILE else TILES[position.tile].name,
            _listed(map(str, position.scoring)),
            _listed(TILES[tile].name for tile in position.set_aside),
            _NONE if position.auction is None else _format_auction(position.auction),
            _format_land(position),
            *seats,
        )
    )


def parse_position(text: str) -> Position:
    """Return the position of `text`. Raises NotationError, also for impossible positions."""
    if len(text) > MOST_POSITION_TEXT:
        raise NotationError(reason("text_too_long", MOST_POSITION_TEXT))
    words = text.split(" ")
    players = len(words) - _COMMON_FIELDS
    if words[0] != _NAME or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise _bad("fields")
    _, variant, phase, seat, ap, tile, scoring, set_aside, auction, board = words[:_COMMON_FIELDS]
    land = _parse_land(board)
    seats = [_parse_seat(word) for word in words[_COMMON_FIELDS:]]
    hand = _known(_TILE_OR_NONE, tile, "tile")
    aside = _several(TILE_OF, set_aside, "set_aside")
    offers = None if auction == _NONE else _parse_auction(auction)
    position = Position(
        variant=_known(_VARIANTS, variant, "variant"),
        players=players,
        board=land.board,
        temples=land.temples,
        treasures=land.treasures,
        workers=tuple(s.workers for s in seats),
        leaders=tuple(s.leader for s in seats),
        supply=tuple(s.supply for s in seats),
        camps=tuple(s.camps for s in seats),
        guards=land.guards,
        found=tuple(s.found for s in seats),
        scores=tuple(s.score for s in seats),
        temple_tiles=_temple_tiles_left(land),
        stack=_stack(land.board, (hand, *aside, *(offers.display if offers else ()))),
        set_aside=aside,
        phase=_known(_PHASES, phase, "phase"),
        seat=_known(_SEAT_OR_NONE, seat, "seat"),
        ap=_number(ap, "ap"),
        tile=hand,
        worked=land.worked,
        scoring=_several(_SEATS, scoring, "scoring"),
        auction=offers,
    )
    found_fault = fault(position)
    if found_fault is not None:
        raise _impossible(found_fault)
    if format_position(position) != text:
        raise NotationError(reason("not_canonical"))
    return position


def _bad(field: str) -> NotationError:
    return NotationError(reason("bad_position_field", field))


def _impossible(what: str) -> NotationError:
    return NotationError(reason("impossible_position", what))


def _listed(words: Iterable[str]) -> str:
    return ",".join(words) or _NONE


def _known(words: Mapping[str, V], word: str, field: str) -> V:
    if word not in words:
        raise _bad(field)
    return words[word]


def _several(words: Mapping[str, V], text: str, field: str) -> tuple[V, ...]:
    if text == _NONE:
        return ()
    return tuple(_known(words, word, field) for word in text.split(","))


def _number(text: str, field: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise _bad(field)
    return int(text)


def _format_auction(auction: Auction) -> str:
    return ";".join(
        (
            _listed(TILES[tile].name for tile in auction.display),
            _listed(map(str, auction.waiting)),
            _listed(map(str, auction.passed)),
            str(auction.bid),
            _NONE if auction.bidder == NOBODY else str(auction.bidder),
        )
    )


def _parse_auction(text: str) -> Auction:
    parts = text.split(";")
    if len(parts) != len(Auction._fields):
        raise _bad("auction")
    display, waiting, passed, bid, bidder = parts
    return Auction(
        display=_several(TILE_OF, display, "auction"),
        waiting=_several(_SEATS, waiting, "auction"),
        passed=_several(_SEATS, passed, "auction"),
        bid=_number(bid, "auction"),
        bidder=_known(_SEAT_OR_NONE, bidder, "auction"),
    )


def _format_land(position: Position) -> str:
    return _listed(
        word for h in range(HEXAGONS) if (word := _format_hexagon(position, h)) != NAMES[h]
    )


def _format_hexagon(position: Position, hexagon: int) -> str:
    """Return the name of a hexagon and all there is to say of it."""
    word = NAMES[hexagon]
    number = position.board.tiles[hexagon]
    if number == UNEXPLORED:
        return word
    if number < TERRAIN_TILES:
        word += f":{TILES[number].name}/{position.board.rotations[hexagon]}"
    if TILES[number].terrain is Terrain.TEMPLE:
        word += f"={position.temples[hexagon]}"
    elif TILES[number].terrain is Terrain.TREASURE:
        word += f"={position.treasures[hexagon]}"
    if position.guards[hexagon]:
        word += f"!{position.guards[hexagon] - 1}"
    if position.worked[hexagon]:
        word += f"*{position.worked[hexagon]}"
    return word


def _parse_land(text: str) -> _Land:
    board = start_board()
    temples, treasures = bytearray(HEXAGONS), bytearray(HEXAGONS)
    guards, worked = bytearray(HEXAGONS), bytearray(HEXAGONS)
    for word in text.split(","):
        match = _LAND.fullmatch(word)
        if match is None:
            raise _bad("board")
        name, tile, rotation, value, guard, done = match.groups()
        hexagon = HEXAGON_OF[name]
        if tile is not None:
            if board.tiles[hexagon] != UNEXPLORED:
                raise _bad("board")
            board = board.with_tile(hexagon, _known(TILE_OF, tile, "board"), int(rotation))
        terrain = board.terrain(hexagon)
        if terrain is Terrain.TEMPLE:
            temples[hexagon] = int(value or 0)
        elif terrain is Terrain.TREASURE:
            treasures[hexagon] = int(value or 0)
        guards[hexagon] = int(guard) + 1 if guard else 0
        worked[hexagon] = int(done or 0)
    return _Land(board, bytes(temples), bytes(treasures), bytes(guards), bytes(worked))


def _format_seat(position: Position, seat: int) -> str:
    crowds = dict.fromkeys(position.workers[seat])
    counts = ((h, position.workers[seat].count(h)) for h in crowds)
    return ";".join(
        (
            str(position.scores[seat]),
            _LEADER_WORDS[position.leaders[seat]],
            str(position.supply[seat]),
            _listed(NAMES[h] + (f"*{n}" if n > 1 else "") for h, n in counts),
            _listed(NAMES[h] for h in position.camps[seat]),
            "".join(map(str, position.found[seat])),
        )
    )


def _parse_seat(text: str) -> _Expedition:
    parts = text.split(";")
    if len(parts) != len(_Expedition._fields):
        raise _bad("seat")
    score, leader, supply, workers, camps, found = parts
    if not _FOUND.fullmatch(found):
        raise _bad("seat")
    return _Expedition(
        score=_number(score, "seat"),
        leader=_known(_LEADER, leader, "seat"),
        supply=_number(supply, "seat"),
        workers=_parse_workers(workers),
        camps=_several(HEXAGON_OF, camps, "seat"),
        found=bytes(map(int, found)),
    )


def _parse_workers(text: str) -> tuple[int, ...]:
    workers: list[int] = []
    for word in text.split(",") if text != _NONE else ():
        match = _CROWD.fullmatch(word)
        if match is None:
            raise _bad("seat")
        workers += [HEXAGON_OF[match[1]]] * int(match[2] or 1)
    return tuple(workers)


def _stack(board: Board, elsewhere: tuple[int, ...]) -> tuple[int, ...]:
    """Return the tiles that lie neither on the board nor `elsewhere`."""
    seen = [tile for tile in (*board.tiles, *elsewhere) if tile in range(TERRAIN_TILES)]
    if len(seen) != len(dict.fromkeys(seen)):
        raise _impossible("tile_twice")
    return tuple(tile for tile in range(TERRAIN_TILES) if tile not in seen)


def _temple_tiles_left(land: _Land) -> bytes:
    """Return the temple tiles that no temple has taken while its value rose."""
    left = list(TEMPLE_TILES)
    for hexagon in land.board.temples:
        for level in range(TILES[land.board.tiles[hexagon]].value + 1, land.temples[hexagon] + 1):
            left[level] -= 1
    if any(count < 0 for count in left):
        raise _impossible("temple_tiles")
    return bytes(left)
