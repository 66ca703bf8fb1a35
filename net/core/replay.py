"""One entry replayed by the rules of the game: the same for a player and for a verifier."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.game import Choice, Draw, Game, IllegalActionError, NotationError
from net.core.beacon import pick
from net.core.errors import Params, RemoteError

P = TypeVar("P")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Drawn(Generic[P]):
    """What one round drew. outcomes, purposes: of each draw in order. position: after them."""

    outcomes: tuple[str, ...]
    purposes: tuple[str, ...]
    position: P


def play_segment(game: Game[P, A], position: P, seat: int, body: Sequence[str]) -> P:
    """Return the position after `seat` played the action texts `body`, in order.

    Raises RemoteError: `wrong_actor` (param awaited: the seat to move, or -1 if no choice is
    awaited), `barrier_inside` (param index: an action after the one that ended the segment by a
    draw, the end of the turn or of the game), `notation` or `illegal_action` (params index and
    reason, the engine's code).
    """
    awaited = _seat_to_move(game, position)
    if awaited != seat:
        raise RemoteError("wrong_actor", (("awaited", awaited),))
    for index, text in enumerate(body):
        if _seat_to_move(game, position) != seat:
            raise RemoteError("barrier_inside", (("index", index),))
        try:
            position = game.apply(position, game.parse_action(text))
        except NotationError as error:
            raise RemoteError("notation", _why(index, error.reason.code)) from error
        except IllegalActionError as error:
            raise RemoteError("illegal_action", _why(index, error.reason.code)) from error
    return position


def draw_round(game: Game[P, A], position: P, value: bytes) -> Drawn[P]:
    """Resolve every draw until the position awaits none; `value` is that of the round."""
    outcomes: list[str] = []
    purposes: list[str] = []
    while isinstance(awaited := game.awaiting(position), Draw):
        choices = awaited.choices
        outcome = choices[pick(value, len(outcomes), awaited.purpose, len(choices))]
        position = game.draw(position, outcome)
        outcomes.append(outcome)
        purposes.append(awaited.purpose)
    return Drawn(tuple(outcomes), tuple(purposes), position)


def _seat_to_move(game: Game[P, A], position: P) -> int:
    awaited = game.awaiting(position)
    return awaited.seat if isinstance(awaited, Choice) else -1


def _why(index: int, reason: str) -> Params:
    return (("index", index), ("reason", reason))
