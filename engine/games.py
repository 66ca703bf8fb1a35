"""Every game this program plays, by name."""

from collections.abc import Mapping
from typing import Any, Final

from engine.game import Game, Reason, SetupError
from engine.tikal.game import Tikal

_TIKAL: Final = Tikal()

GAMES: Final[Mapping[str, Game[Any, Any]]] = {_TIKAL.name: _TIKAL}
"""The games by `Game.name`."""


def game(name: str) -> Game[Any, Any]:
    """Return the game called `name`. Raises SetupError if there is none."""
    if name not in GAMES:
        raise SetupError(Reason("unknown_game", (("name", name),)))
    return GAMES[name]
