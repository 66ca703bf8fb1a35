"""The games a session can play."""

from collections.abc import Mapping
from typing import Any, Final

from engine.games import GAMES
from engine.tikal.position import Position
from engine.tikal.scoring import score_sheet
from tikal_qt.commands.engine.session import Rules
from tikal_qt.games.tikal.words import reason_words


def _tikal_sheet(position: Position) -> list[dict[str, Any]]:
    return [sheet.as_data() for sheet in score_sheet(position)]


RULES: Final[Mapping[str, Rules]] = {
    "tikal": Rules(GAMES["tikal"], _tikal_sheet, reason_words),
}
"""Every game by name."""
