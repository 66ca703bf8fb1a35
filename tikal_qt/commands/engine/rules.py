"""The games a session can play."""

from collections.abc import Mapping
from typing import Final

from engine.games import GAMES
from tikal_qt.commands.engine.session import Rules
from tikal_qt.games.registry import ROOMS

RULES: Final[Mapping[str, Rules]] = {
    name: Rules(GAMES[name], rooms.score_sheet, rooms.reason_words) for name, rooms in ROOMS.items()
}
"""Every game by name."""
