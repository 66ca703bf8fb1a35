"""The board as a view: shows a position and says which hexagon the person means."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGraphicsScene, QWidget

from engine.tikal.actions import Action
from engine.tikal.position import Position
from tikal_qt.board.zoom_view import ZoomView
from tikal_qt.games.tikal.board import geometry
from tikal_qt.games.tikal.board.marks import Ghost, Mark


class BoardView(ZoomView):
    """The board of Tikal on screen.

    hexagon_clicked(hexagon, button, modifiers): by mouse, or by Return on the keyboard's cursor.
    hexagon_hovered(hexagon): the pointer or cursor is over it now; hexes.NOWHERE beside the board.
    rotation_asked(sixths): the person turns the wheel or presses R while a ghost is shown.
    """

    hexagon_clicked = Signal(int, Qt.MouseButton, Qt.KeyboardModifier)
    hexagon_hovered = Signal(int)
    rotation_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        scene = QGraphicsScene(geometry.board_rect())
        super().__init__(scene, parent)

    def show_position(self, position: Position, plan: Sequence[Action] = ()) -> None:
        """Show `position`; `plan` are the actions that led to it and are not committed yet."""

    def set_targets(self, marks: Mapping[int, Mark]) -> None:
        """Mark these hexagons, and no others, as clickable."""

    def set_selection(self, hexagon: int) -> None:
        """Outline `hexagon` as chosen; hexes.NOWHERE for none."""

    def set_ghost(self, ghost: Ghost | None) -> None:
        """Show a tile that is not placed yet."""
