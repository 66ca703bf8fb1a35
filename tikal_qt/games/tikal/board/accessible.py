"""The hexagons of a board as parts with names, for screen readers.

A board is painted, so Qt sees one thing in it. Qt asks the factory installed here for more as soon
as a screen reader is there, and never before.
"""

import weakref
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from engine.tikal import hexes
from tikal_qt.games.tikal.board.hexagon_words import hexagon_words
from tikal_qt.games.tikal.board.view import BoardView

Text = QAccessible.Text


class HexagonPart(QAccessibleInterface):
    """One hexagon of the board it serves."""

    def __init__(self, hexagon: int) -> None:
        super().__init__()
        self._hexagon = hexagon
        self._view: weakref.ref[BoardView] | None = None

    def serve(self, view: BoardView | None) -> None:
        """Be a part of `view` from now on."""
        self._view = None if view is None else weakref.ref(view)

    def _board(self) -> BoardView | None:
        view = self._view() if self._view is not None else None
        return view if view is not None and shiboken6.isValid(view) else None

    def isValid(self) -> bool:
        """Return whether there is a board."""
        return self._board() is not None

    def object(self) -> QObject:
        """Return None: no QObject stands behind a painted hexagon."""
        return None  # type: ignore[return-value]  # the stub does not admit what Qt documents

    def window(self) -> QWindow:
        """Return the window the board is in."""
        board = self._board()
        return board.window().windowHandle() if board is not None else None  # type: ignore[return-value]  # as for object

    def parent(self) -> QAccessibleInterface:
        """Return the board."""
        return QAccessible.queryAccessibleInterface(self._board())  # type: ignore[arg-type]  # as for object

    def childCount(self) -> int:
        """Return 0."""
        return 0

    def child(self, _index: int) -> QAccessibleInterface:
        """Return None."""
        return None  # type: ignore[return-value]  # as for object

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        """Return None."""
        return None  # type: ignore[return-value]  # as for object

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        """Return -1."""
        return -1

    def focusChild(self) -> QAccessibleInterface:
        """Return None."""
        return None  # type: ignore[return-value]  # as for object

    def role(self) -> QAccessible.Role:
        """Return that it is one of many like it."""
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        board = self._board()
        if board is None:
            return QRect()
        shown = board.rect_of(self._hexagon)
        return QRect(board.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def state(self) -> QAccessible.State:
        """Return whether the keyboard is there, and whether it can be chosen."""
        state = QAccessible.State()
        board = self._board()
        if board is not None:
            here = board.keyboard.hexagon == self._hexagon
            state.focusable = True
            state.focused = board.hasFocus() and here
            state.selectable = self._hexagon in board.marks
            state.selected = board.selection == self._hexagon
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return what there is to tell, as its name."""
        board = self._board()
        if board is None or kind is not Text.Name:
            return ""
        return hexagon_words(
            self._hexagon,
            board.story_of(self._hexagon),
            board.marks.get(self._hexagon),
            chosen=board.selection == self._hexagon,
        )

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Do nothing: a hexagon is not written to."""

    def foregroundColor(self) -> QColor:
        """Return none: it has no one colour."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Return none: it has no one colour."""
        return QColor()


class BoardAccess(QAccessibleWidget):
    """A board whose parts are its hexagons, in the order of their numbers."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = weakref.ref(view)
        self._parts = _take_parts()
        for part in self._parts:
            part.serve(view)
        parts = self._parts
        view.destroyed.connect(lambda *_: _give_back(parts))

    def childCount(self) -> int:
        """Return the number of hexagons."""
        return len(self._parts)

    def child(self, index: int) -> QAccessibleInterface:
        """Return the part of hexagon `index`, None beyond the board."""
        if 0 <= index < len(self._parts):
            return self._parts[index]
        return None  # type: ignore[return-value]  # as for HexagonPart.object

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return which hexagon `child` is, -1 if it is none of this board's."""
        return next((n for n, part in enumerate(self._parts) if part is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Return the part at (x, y) on the screen."""
        view = self._view()
        if view is None:
            return None  # type: ignore[return-value]  # as for HexagonPart.object
        return self.child(view.hexagon_under(view.viewport().mapFromGlobal(QPoint(x, y))))

    def focusChild(self) -> QAccessibleInterface:
        """Return the part where the keyboard is."""
        view = self._view()
        at = view.keyboard.hexagon if view is not None and view.hasFocus() else hexes.NOWHERE
        return self.child(at)


# Qt keeps what it was once given by its address, and deletes it when the program ends. So parts
# are never let go, but serve one board after the other.
_KEPT: Final[list[list[HexagonPart]]] = []
_FREE: Final[list[list[HexagonPart]]] = []


def _take_parts() -> list[HexagonPart]:
    if _FREE:
        return _FREE.pop()
    parts = [HexagonPart(hexagon) for hexagon in range(hexes.HEXAGONS)]
    _KEPT.append(parts)
    return parts


def _give_back(parts: list[HexagonPart]) -> None:
    for part in parts:
        part.serve(None)
    _FREE.append(parts)


def _interface(_class_name: str, shown: QObject) -> QAccessibleInterface | None:
    return BoardAccess(shown) if isinstance(shown, BoardView) else None


def publish_boards() -> None:
    """Let screen readers find the hexagons of every board from now on."""
    QAccessible.installFactory(_interface)
