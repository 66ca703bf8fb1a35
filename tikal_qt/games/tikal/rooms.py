"""The rooms of Tikal; see `tikal_qt.games.rooms.Rooms`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tikal_qt.later import later

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from engine.game import Reason
    from engine.tikal import scoring
    from engine.tikal.position import Position
    from tikal_qt.games.tikal import desk, keys, picture, reasons, replay
    from tikal_qt.games.tikal import words as tikal_words
    from tikal_qt.games.tikal.board import accessible
    from tikal_qt.games.tikal.first_game import lesson
    from tikal_qt.games.tikal.rulebook import chapters
    from tikal_qt.help.key_rows import GameKeys
    from tikal_qt.help.rules.blocks import Book
else:
    accessible = later("tikal_qt.games.tikal.board.accessible")
    chapters = later("tikal_qt.games.tikal.rulebook.chapters")
    desk = later("tikal_qt.games.tikal.desk")
    keys = later("tikal_qt.games.tikal.keys")
    lesson = later("tikal_qt.games.tikal.first_game.lesson")
    picture = later("tikal_qt.games.tikal.picture")
    reasons = later("tikal_qt.games.tikal.reasons")
    replay = later("tikal_qt.games.tikal.replay")
    scoring = later("engine.tikal.scoring")
    tikal_words = later("tikal_qt.games.tikal.words")


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

    def reason_words(self, reason: "Reason", names: Sequence[str] = ()) -> str:
        """Return why something is not allowed as a sentence, "" if there is none for it."""
        known = reason.code in reasons.SENTENCES
        return tikal_words.reason_words(reason, names) if known else ""

    def score_sheet(self, position: "Position") -> Sequence[Mapping[str, Any]]:
        """Return by seat, as plain data, what each would score at `position`."""
        return [sheet.as_data() for sheet in scoring.score_sheet(position)]

    def draw_board(self, position: "Position", size: "QSize", path: Path) -> None:
        """Draw the board at `position`, `size` pixels large, to the PNG file `path`."""
        picture.render_board(position, size, path)

    def publish_boards(self) -> None:
        """Let screen readers find the hexagons of every board from now on."""
        accessible.publish_boards()
