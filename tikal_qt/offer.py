"""What the pages of the window can offer to play."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from tikal_qt.resume.shelf import Shelf

if TYPE_CHECKING:
    from engine.game import Game
    from net.core.messages import Build


class Facts(Protocol):
    """What a table of a game is opened with; see `engine.game.Game`."""

    @property
    def name(self) -> str:
        """What the game is called."""

    @property
    def variants(self) -> Sequence[str]:
        """The versions of its rules."""

    @property
    def min_players(self) -> int:
        """How many can play at least."""

    @property
    def max_players(self) -> int:
        """How many can play at most."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What this client can play.

    games, build: return the rules of every game, and what is compared with other players; called
    when they are needed. strategies: names of the computer players, best first. addresses: returns
    those of this machine, None while they are not known. shelf: the games to go on with.
    """

    game: Facts
    games: "Callable[[], Mapping[str, Game[Any, Any]]]"
    build: "Callable[[], Build]"
    strategies: Sequence[str]
    addresses: "Callable[[], Sequence[str] | None]"
    shelf: Shelf = field(default_factory=Shelf)
