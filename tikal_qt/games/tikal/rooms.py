"""The rooms of Tikal; see `tikal_qt.games.rooms.Rooms`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tikal_qt.later import later

if TYPE_CHECKING:
    from engine.tikal.position import Position
    from tikal_qt.games.tikal import desk, keys, replay
    from tikal_qt.games.tikal.first_game import lesson
    from tikal_qt.games.tikal.rulebook import chapters
    from tikal_qt.help.key_rows import GameKeys
    from tikal_qt.help.rules.blocks import Book
else:
    desk = later("tikal_qt.games.tikal.desk")
    keys = later("tikal_qt.games.tikal.keys")
    chapters = later("tikal_qt.games.tikal.rulebook.chapters")
    lesson = later("tikal_qt.games.tikal.first_game.lesson")
    replay = later("tikal_qt.games.tikal.replay")


class TikalRooms:
    """Loads each room when it is first entered."""

    def desk(self, start: "Position", names: Sequence[str]) -> "desk.TikalDesk":
        """Return the parts of a table where `names` play from `start` on."""
        return desk.TikalDesk(start, names)

    def replay(self, start: "Position", names: Sequence[str]) -> "replay.TikalReplay":
        """Return the parts of a recorded game of `names` from `start` on."""
        return replay.TikalReplay(start, names)

    def book(self) -> "Book":
        """Return the rules to be read, in the language of now."""
        return chapters.book()

    def lesson(self) -> "lesson.Lesson":
        """Return what a first game teaches."""
        return lesson.Lesson()

    def keys(self) -> "GameKeys":
        """Return the keys of the game's own parts."""
        return keys.game_keys()
