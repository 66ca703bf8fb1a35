"""Keys as rows of a sheet, read off widgets and actions that answer to them."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tikal_qt.board.keys import KeyDeed, native
from tikal_qt.replay.live import LiveReplay


@dataclass(frozen=True, slots=True)
class Section:
    """Keys that work in one place: rows of a key, as people read it, and what it does."""

    title: str
    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class GameKeys:
    """Keys of one game. sections: of its own parts. replay: one like that of its desk."""

    sections: tuple[Section, ...]
    replay: LiveReplay


def rows_of(widget: QWidget) -> tuple[tuple[str, str], ...]:
    """Return what `widget` and the parts of it answer to."""
    return tuple((native(deed.keys()), deed.words()) for deed in widget.findChildren(KeyDeed))


def rows_of_actions(actions: Sequence[QAction]) -> tuple[tuple[str, str], ...]:
    """Return those of `actions` that have a key."""
    return tuple(
        (native(action.shortcuts()), action.text().replace("&", "").removesuffix(" …"))
        for action in actions
        if action.shortcuts()
    )
