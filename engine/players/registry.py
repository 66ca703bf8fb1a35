"""The computer players of each game, by name."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from engine.game import Game
from engine.games import GAMES
from engine.players.chooser import Chooser, seeded
from engine.players.tikal.greedy import greedy
from engine.players.uniform import uniform

P = TypeVar("P")
A = TypeVar("A")

Strategy = Callable[[Game[Any, Any], Any, Chooser], Any]
"""Takes a game, a position of it that awaits a Choice and a chooser; returns a legal action.

The result depends on these three alone.
"""

STRATEGIES: Final[Mapping[str, Mapping[str, Strategy]]] = {
    "tikal": {"greedy": greedy, "random": uniform},
}
"""By game and name, the strongest first."""

_STAND_IN_SEED = b"stand-in"


def stand_ins() -> Mapping[str, Callable[[Any], Any]]:
    """Return by game how a seat plays on whose player is gone.

    Takes a position that awaits a Choice and returns a legal action: equal positions give equal
    actions on every machine.
    """
    return {name: _stand_in(GAMES[name], strategies) for name, strategies in STRATEGIES.items()}


def _stand_in(game: Game[P, A], strategies: Mapping[str, Strategy]) -> Callable[[P], A]:
    strategy = next(iter(strategies.values()))

    def choose(position: P) -> A:
        action: A = strategy(game, position, seeded(_STAND_IN_SEED + game.position_hash(position)))
        return action

    return choose


def computer_players(game: Game[P, A], seed: bytes) -> Mapping[str, Callable[[P], str]]:
    """Return every computer player of `game` by name, the strongest first.

    Each takes a position that awaits a Choice and returns the text of one legal action, the same
    for the same `seed` and position.
    """
    return {name: _player(game, strategy, seed) for name, strategy in STRATEGIES[game.name].items()}


def _player(game: Game[P, A], strategy: Strategy, seed: bytes) -> Callable[[P], str]:
    def action_text(position: P) -> str:
        chooser = seeded(seed + game.position_hash(position))
        action: A = strategy(game, position, chooser)
        return game.format_action(action)

    return action_text
