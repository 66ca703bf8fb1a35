"""The board of Tikal, drawn as vector art."""

from tikal_qt.games.tikal.board.marks import Ghost, Mark, MarkKind
from tikal_qt.games.tikal.board.view import BoardView

__all__ = ["BoardView", "Ghost", "Mark", "MarkKind"]
