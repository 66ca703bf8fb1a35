"""What the window asks of each game it knows."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from tikal_qt.games.desk import GameDesk
    from tikal_qt.help.key_rows import GameKeys
    from tikal_qt.help.rules.blocks import Book
    from tikal_qt.replay.game import GameReplay


class Rooms(Protocol):
    """Where one game is played, looked back at and explained; loaded as far as it is asked for."""

    def desk(self, start: Any, names: Sequence[str]) -> "GameDesk":
        """Return the parts of a table where `names` play from `start` on."""

    def replay(self, start: Any, names: Sequence[str]) -> "GameReplay":
        """Return the parts of a recorded game of `names` from `start` on."""

    def book(self) -> "Book":
        """Return the rules to be read, in the language of now."""

    def lesson(self) -> Any:
        """Return what a first game teaches, for `GameDesk.guide`; nothing of it is learnt yet."""

    def keys(self) -> "GameKeys":
        """Return the keys of the game's own parts."""
