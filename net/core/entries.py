"""What an entry does to the position: a segment of one seat, or the draws of one round."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.game import Choice, Draw, Game, IllegalActionError, NotationError
from net.core.beacon import pick
from net.core.errors import LocalError, NetError, Params

MAX_DRAWS = 256

P = TypeVar("P")
A = TypeVar("A")


class SegmentError(NetError):
    """A segment is against the rules.

    code: "not_your_turn"; "illegal" (params: index in the segment, action, reason and what the
    engine says of it); "bad_action" (the text is no action; same params); or "barrier_inside"
    (index of the first action after the one that passed the move on or awaits chance).
    """


@dataclass(frozen=True, slots=True)
class Drawn(Generic[P]):
    """The draws of one round: what each was of and gave, in order, and the position after."""

    purposes: tuple[str, ...]
    outcomes: tuple[str, ...]
    position: P


def seat_to_move(game: Game[P, A], position: P) -> int:
    """Return the seat whose choice is awaited, or -1."""
    awaited = game.awaiting(position)
    return awaited.seat if isinstance(awaited, Choice) else -1


def play_segment(game: Game[P, A], position: P, seat: int, body: Sequence[str]) -> P:
    """Return the position after the action texts of `body` by `seat`. Raises SegmentError.

    Every action but the last leaves the choice with `seat`.
    """
    if seat_to_move(game, position) != seat:
        raise SegmentError("not_your_turn", (("seat", seat),))
    for index, text in enumerate(body):
        if index and seat_to_move(game, position) != seat:
            raise SegmentError("barrier_inside", (("index", index),))
        position = _play_action(game, position, index, text)
    return position


def _play_action(game: Game[P, A], position: P, index: int, text: str) -> P:
    where: Params = (("index", index), ("action", text))
    try:
        action = game.parse_action(text)
    except NotationError as error:
        told: Params = (("reason", error.reason.code), *error.reason.params)
        raise SegmentError("bad_action", where + told) from error
    try:
        return game.apply(position, action)
    except IllegalActionError as error:
        told = (("reason", error.reason.code), *error.reason.params)
        raise SegmentError("illegal", where + told) from error


def draw_round(game: Game[P, A], position: P, value: bytes) -> Drawn[P]:
    """Resolve all draws awaited from `position` on with the round's `value` (32 bytes).

    Raises LocalError `too_many_draws` for a game that asks for more than MAX_DRAWS in a row.
    """
    purposes: list[str] = []
    outcomes: list[str] = []
    while isinstance(awaited := game.awaiting(position), Draw):
        if len(outcomes) == MAX_DRAWS:
            raise LocalError("too_many_draws", (("limit", MAX_DRAWS),))
        index = pick(value, len(outcomes), awaited.purpose, len(awaited.choices))
        purposes.append(awaited.purpose)
        outcomes.append(awaited.choices[index])
        position = game.draw(position, awaited.choices[index])
    return Drawn(tuple(purposes), tuple(outcomes), position)


def first_revealer(awaited: Draw, seats: Sequence[int]) -> int:
    """Return which of the active `seats` reveals first: who gains, else the lowest."""
    gains = awaited.beneficiary
    return gains if gains is not None and gains in seats else min(seats)
