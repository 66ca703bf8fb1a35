"""The first position of a game: the rules' own, or the one an earlier game had come to."""

from typing import TypeVar

from engine.game import Choice, Draw, Game, NotationError, Over, Setup, SetupError
from net.core.errors import RemoteError
from net.core.genesis import Roster
from net.core.messages import Parent

P = TypeVar("P")
A = TypeVar("A")

_MOST_STEPS = 10_000
"""No game played by its least choices is nearly as long."""


def first_position(game: Game[P, A], roster: Roster) -> P:
    """Return the position the game of `roster` begins with.

    Raises RemoteError `bad_genesis` (reason `position`) if the text GENESIS holds is none of such a
    game, or not the one whose hash stands beside it; for settings that cannot be played with the
    reason of the game.
    """
    settings = roster.settings
    if roster.parent is None:
        try:
            return game.new(Setup(settings.players, settings.variant, settings.first_player))
        except SetupError as error:
            raise RemoteError("bad_genesis", (("reason", error.reason.code),)) from error
    position = _read(game, roster.parent)
    if position is None or _scores(game, position) != settings.players:
        raise RemoteError("bad_genesis", (("reason", "position"),))
    return position


def _read(game: Game[P, A], parent: Parent) -> P | None:
    try:
        position = game.parse_position(parent.position.decode())
    except (UnicodeDecodeError, NotationError):
        return None
    return position if game.position_hash(position) == parent.state else None


def _scores(game: Game[P, A], position: P) -> int:
    """Return how many seats a position is of: so many scores there are once it is played out."""
    for _ in range(_MOST_STEPS):
        match game.awaiting(position):
            case Over(scores=scores):
                return len(scores)
            case Draw(choices=choices):
                position = game.draw(position, choices[0])
            case Choice():
                position = game.apply(position, game.absent_policy(position))
    return 0
