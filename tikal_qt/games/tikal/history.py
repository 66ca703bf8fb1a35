"""A game of Tikal step by step; in the auction version the bidding for a turn belongs to it."""

from typing import Final

from engine.tikal.actions import Action, EndTurn
from engine.tikal.game import Tikal
from engine.tikal.position import Position
from tikal_qt.replay import history

Step = history.Step[Position, Action]
History = history.History[Position, Action]

_GAME: Final = Tikal()


def history_from(start: Position) -> History:
    """Return the history of a game that begins at `start`, without a step so far."""
    return history.History(_GAME, start, _ends_turn, _mover)


def _ends_turn(step: Step) -> bool:
    return isinstance(step.action, EndTurn)


def _mover(position: Position) -> int:
    return position.seat
