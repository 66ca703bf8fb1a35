"""Entries of seats whose player does not choose: everybody derives the same from the rules."""

from collections.abc import Callable
from typing import Any, TypeVar

from engine.game import Game
from net.core.entries import seat_to_move
from net.core.messages import MAX_ACTIONS, MAX_BODY_BYTES

P = TypeVar("P")
A = TypeVar("A")

# Chooses an action for the seat to move; equal positions give equal actions, on every client.
StandIn = Callable[[Any], Any]

PASSIVE = "passive"
CLOCK = "clock"


def absent_segment(
    game: Game[P, A], position: P, choose: Callable[[P], A]
) -> tuple[tuple[str, ...], P]:
    """Return the segment that `choose` plays for the seat to move, and the position after it.

    It ends where the move passes on or chance is awaited, or, to be gone on with in the next entry,
    where a segment is full.
    """
    seat = seat_to_move(game, position)
    texts: list[str] = []
    size = 0
    while seat_to_move(game, position) == seat and len(texts) < MAX_ACTIONS:
        action = choose(position)
        text = game.format_action(action)
        size += len(text.encode())
        if size > MAX_BODY_BYTES:
            break
        texts.append(text)
        position = game.apply(position, action)
    return tuple(texts), position
