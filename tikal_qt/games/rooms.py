"""What the window asks of each game it knows."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from engine.game import Reason
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

    def reason_words(self, reason: "Reason", names: Sequence[str] = ()) -> str:
        """Return why something is not allowed as a sentence, "" if the game has none for it.

        names: of the players by seat, where they are known.
        """

    def score_sheet(self, position: Any) -> Sequence[Mapping[str, Any]]:
        """Return by seat, as plain data, what each would score at `position`."""

    def draw_board(self, position: Any, size: "QSize", path: Path) -> None:
        """Draw the board at `position`, `size` pixels large, to the PNG file `path`.

        Needs a QApplication, on any platform. Raises OSError if `path` cannot be written, and
        ImportError where Qt cannot draw.
        """

    def publish_boards(self) -> None:
        """Let screen readers find what is on the game's boards from now on."""
