"""The game in words of the person's language: actions, reasons, terrain, treasures."""

from engine.game import Reason
from engine.tikal.actions import Action
from engine.tikal.components import Terrain


def action_words(action: Action) -> str:
    """Return what `action` does as a short clause without its actor: "moves a worker to b4"."""
    raise NotImplementedError


def draw_words(purpose: str, outcome: str) -> str:
    """Return what was drawn as a short clause: "tile B2, a temple of value 3"."""
    raise NotImplementedError


def reason_words(reason: Reason) -> str:
    """Return why something is not allowed as one sentence."""
    raise NotImplementedError


def terrain_name(terrain: Terrain) -> str:
    """Return the name of a terrain, in lower case."""
    raise NotImplementedError


def tile_name(tile: int) -> str:
    """Return what a terrain tile shows, such as "temple 3"."""
    raise NotImplementedError


def treasure_name(kind: int) -> str:
    """Return the name of a treasure kind 0-7."""
    raise NotImplementedError
