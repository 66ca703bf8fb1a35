"""Exchanging a treasure with another player, who cannot refuse."""

from functools import lru_cache
from typing import Final

from engine.game import Reason
from engine.tikal.actions import Exchange
from engine.tikal.position import Position, put, put_in
from engine.tikal.reasons import reason

EXCHANGE_AP: Final = 3


@lru_cache(maxsize=4096)
def _exchanges(found: tuple[bytes, ...], seat: int) -> tuple[Exchange, ...]:
    """Return what `seat` may exchange, AP aside."""
    singles = [[kind for kind, count in enumerate(treasures) if count == 1] for treasures in found]
    return tuple(
        Exchange(give, other, take)
        for give in singles[seat]
        for other in range(len(found))
        if other != seat
        for take in singles[other]
        if take != give
    )


def legal(position: Position) -> tuple[Exchange, ...]:
    """Return every exchange open to the seat to move."""
    if position.ap < EXCHANGE_AP:
        return ()
    return _exchanges(position.found, position.seat)


def refusal(position: Position, action: Exchange) -> Reason | None:
    """Return why the treasures may not be exchanged, or None."""
    if action.seat >= position.players:
        return reason("no_such_seat", action.seat)
    if action.seat == position.seat:
        return reason("own_seat", action.seat)
    if action.give == action.take:
        return reason("same_kind", action.give + 1)
    not_single = _not_single(position, position.seat, action.give) or _not_single(
        position, action.seat, action.take
    )
    if not_single is None and position.ap < EXCHANGE_AP:
        return reason("too_few_ap", EXCHANGE_AP, position.ap)
    return not_single


def _not_single(position: Position, seat: int, kind: int) -> Reason | None:
    count = position.found[seat][kind]
    if count == 1:
        return None
    return reason("treasure_safe" if count else "treasure_missing", seat, kind + 1)


def exchange(position: Position, action: Exchange) -> Position:
    """Return the position with the two treasures exchanged."""
    seat, found = position.seat, position.found
    for owner, lost, won in (
        (seat, action.give, action.take),
        (action.seat, action.take, action.give),
    ):
        kept = put(found[owner], lost, 0)
        found = put_in(found, owner, put(kept, won, kept[won] + 1))
    return position._replace(found=found, ap=position.ap - EXCHANGE_AP)
