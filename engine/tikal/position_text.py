"""Positions as text; docs/notation.md describes it.

One line of fields with one space between. What follows from the rest is left out: the stack is
what lies nowhere else, the temple tiles left are those no temple has taken.
"""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.game import NotationError
from engine.tikal.components import TILE_OF, TILES, TREASURE_COPIES, TREASURE_KINDS
from engine.tikal.hexes import HEXAGON_OF, NAMES
from engine.tikal.land_text import format_land, parse_land, stack_of, temple_tiles_left
from engine.tikal.opening import MAX_PLAYERS, MIN_PLAYERS, VARIANTS
from engine.tikal.position import GONE, NO_TILE, NOBODY, SUPPLY, Auction, Phase, Position
from engine.tikal.reasons import reason
from engine.tikal.text_fields import NONE, bad_field, impossible, known, listed, number, several
from engine.tikal.validity import fault

MOST_POSITION_TEXT: Final = 2000
"""The most characters of a position's text."""

_NAME: Final = "tikal"
_COMMON_FIELDS: Final = 10
_PHASES: Final[Mapping[str, Phase]] = {phase.name.lower(): phase for phase in Phase}
_VARIANTS: Final[Mapping[str, str]] = {variant: variant for variant in VARIANTS}
_SEATS: Final[Mapping[str, int]] = {str(seat): seat for seat in range(MAX_PLAYERS)}
_SEAT_OR_NONE: Final[Mapping[str, int]] = {NONE: NOBODY, **_SEATS}
_TILE_OR_NONE: Final[Mapping[str, int]] = {NONE: NO_TILE, **TILE_OF}
_LEADER: Final[Mapping[str, int]] = {"supply": SUPPLY, "gone": GONE, **HEXAGON_OF}
_LEADER_WORDS: Final = {place: word for word, place in _LEADER.items()}
_CROWD: Final = re.compile(r"([a-h][1-5])(?:\*([1-9][0-9]?))?", re.ASCII)
_FOUND: Final = re.compile(rf"[0-{TREASURE_COPIES}]{{{TREASURE_KINDS}}}", re.ASCII)


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
            NONE if position.seat == NOBODY else str(position.seat),
            str(position.ap),
            NONE if position.tile == NO_TILE else TILES[position.tile].name,
            listed(map(str, position.scoring)),
            listed(TILES[tile].name for tile in position.set_aside),
            NONE if position.auction is None else _format_auction(position.auction),
            format_land(position),
            *seats,
        )
    )


def parse_position(text: str) -> Position:
    """Return the position of `text`. Raises NotationError, also for impossible positions."""
    if len(text) > MOST_POSITION_TEXT:
        raise NotationError(reason("text_too_long", MOST_POSITION_TEXT))
    position = _read(text)
    what = fault(position)
    if what is not None:
        raise impossible(what)
    if format_position(position) != text:
        raise NotationError(reason("not_canonical"))
    return position


def _read(text: str) -> Position:
    """Return the position of `text`, possible or not."""
    words = text.split(" ")
    players = len(words) - _COMMON_FIELDS
    if words[0] != _NAME or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise bad_field("fields")
    _, variant, phase, seat, ap, tile, scoring, set_aside, auction, board = words[:_COMMON_FIELDS]
    land = parse_land(board)
    seats = [_parse_seat(word) for word in words[_COMMON_FIELDS:]]
    hand = known(_TILE_OR_NONE, tile, "tile")
    aside = several(TILE_OF, set_aside, "set_aside")
    offers = None if auction == NONE else _parse_auction(auction)
    return Position(
        variant=known(_VARIANTS, variant, "variant"),
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
        temple_tiles=temple_tiles_left(land),
        stack=stack_of(land.board, (hand, *aside, *(offers.display if offers else ()))),
        set_aside=aside,
        phase=known(_PHASES, phase, "phase"),
        seat=known(_SEAT_OR_NONE, seat, "seat"),
        ap=number(ap, "ap"),
        tile=hand,
        worked=land.worked,
        scoring=several(_SEATS, scoring, "scoring"),
        auction=offers,
    )


def _format_auction(auction: Auction) -> str:
    return ";".join(
        (
            listed(TILES[tile].name for tile in auction.display),
            listed(map(str, auction.waiting)),
            listed(map(str, auction.passed)),
            str(auction.bid),
            NONE if auction.bidder == NOBODY else str(auction.bidder),
        )
    )


def _parse_auction(text: str) -> Auction:
    parts = text.split(";")
    if len(parts) != len(Auction._fields):
        raise bad_field("auction")
    display, waiting, passed, bid, bidder = parts
    return Auction(
        display=several(TILE_OF, display, "auction"),
        waiting=several(_SEATS, waiting, "auction"),
        passed=several(_SEATS, passed, "auction"),
        bid=number(bid, "auction"),
        bidder=known(_SEAT_OR_NONE, bidder, "auction"),
    )


def _format_seat(position: Position, seat: int) -> str:
    crowds = dict.fromkeys(position.workers[seat])
    counts = ((h, position.workers[seat].count(h)) for h in crowds)
    return ";".join(
        (
            str(position.scores[seat]),
            _LEADER_WORDS[position.leaders[seat]],
            str(position.supply[seat]),
            listed(NAMES[h] + (f"*{n}" if n > 1 else "") for h, n in counts),
            listed(NAMES[h] for h in position.camps[seat]),
            "".join(map(str, position.found[seat])),
        )
    )


def _parse_seat(text: str) -> _Expedition:
    parts = text.split(";")
    if len(parts) != len(_Expedition._fields):
        raise bad_field("seat")
    score, leader, supply, workers, camps, found = parts
    if not _FOUND.fullmatch(found):
        raise bad_field("seat")
    return _Expedition(
        score=number(score, "seat"),
        leader=known(_LEADER, leader, "seat"),
        supply=number(supply, "seat"),
        workers=_parse_workers(workers),
        camps=several(HEXAGON_OF, camps, "seat"),
        found=bytes(map(int, found)),
    )


def _parse_workers(text: str) -> tuple[int, ...]:
    workers: list[int] = []
    for word in text.split(",") if text != NONE else ():
        match = _CROWD.fullmatch(word)
        if match is None:
            raise bad_field("seat")
        workers += [HEXAGON_OF[match[1]]] * int(match[2] or 1)
    return tuple(workers)
