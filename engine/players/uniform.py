"""The player that has no plan: every legal action is equally likely."""

from typing import TypeVar

from engine.game import Game
from engine.players.chooser import Chooser

P = TypeVar("P")
A = TypeVar("A")


def uniform(game: Game[P, A], position: P, choose: Chooser) -> A:
    """Return one of the legal actions of `position`, which awaits a Choice."""
    legal = game.legal(position)
    return legal[choose(len(legal))]
