"""The rooms of every game; nothing else knows which games there are."""

from collections.abc import Mapping
from typing import Final

from tikal_qt.games.rooms import Rooms
from tikal_qt.games.tikal.rooms import TikalRooms

ROOMS: Final[Mapping[str, Rooms]] = {"tikal": TikalRooms()}
"""By name, as `engine.games.GAMES`."""
