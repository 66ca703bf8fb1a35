"""What the start page has to know of the game, without loading the game itself."""

from dataclasses import dataclass
from typing import Final

BY_LOT: Final = -1
"""Who begins is drawn; as `engine.game.RANDOM_FIRST_PLAYER`."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A game as a table of it is opened; see `engine.game.Game` and `engine.players.registry`."""

    name: str
    variants: tuple[str, ...]
    min_players: int
    max_players: int
    strategies: tuple[str, ...]


TIKAL: Final = Offered("tikal", ("basic", "auction"), 2, 4, ("greedy", "random"))
