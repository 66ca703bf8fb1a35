"""The board as a view: shows a position and says which hexagon the pointer means."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QMouseEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from engine.tikal import hexes
from engine.tikal.actions import Action
from engine.tikal.position import Position
from tikal_qt.board.zoom_view import ZoomView
from tikal_qt.games.tikal.board import facts, geometry
from tikal_qt.games.tikal.board.look import look_for
from tikal_qt.games.tikal.board.marks import Ghost, Mark
from tikal_qt.games.tikal.board.motion import RingItem, TravellerItem
from tikal_qt.games.tikal.board.pieces import Token, token_at
from tikal_qt.games.tikal.board.scene import BoardScene

translate = QCoreApplication.translate

_CLICK: Final = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)

Story = Callable[[Position, int], str]
Offer = Callable[[int], str]


class BoardCanvas(ZoomView):
    """The board of Tikal on screen, for the mouse.

    hexagon_clicked(hexagon, button, modifiers): by mouse, or by Return on the keyboard's cursor. A
    double click is told once.
    clicked_token: while that is told, the figures the mouse points at, None if it does at none.
    hexagon_hovered(hexagon): the pointer or cursor is over it now; hexes.NOWHERE beside the board.
    rotation_asked(sixths): the person turns the wheel while a ghost of his own is shown.
    cancel_asked(): the person presses Escape.
    """

    hexagon_clicked = Signal(int, Qt.MouseButton, Qt.KeyboardModifier)
    hexagon_hovered = Signal(int)
    rotation_asked = Signal(int)
    cancel_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self._board = BoardScene()
        super().__init__(self._board, parent)
        self._story: Story | None = None
        self._offer: Offer | None = None
        self._position: Position | None = None
        self._marks: Mapping[int, Mark] = {}
        self._selection = hexes.NOWHERE
        self._hovered = hexes.NOWHERE
        self.clicked_token: Token | None = None
        self._doubled = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(420, 320)
        self.setAccessibleName(translate("Board", "Board"))
        self._follow_palette()

    # -------------------------------------------------------------------- what is shown

    def show_position(self, position: Position, plan: Sequence[Action] = ()) -> None:
        """Show `position`; `plan` are the actions that led to it and are not committed yet."""
        self._position = position
        self._board.show_position(position, plan)

    def take_over(self, other: "BoardCanvas") -> None:
        """Show at once what `other` has drawn already, wherever it shows the same."""
        self._board.take_over(other.drawn)

    @property
    def drawn(self) -> BoardScene:
        """The scene it shows."""
        return self._board

    def set_targets(self, marks: Mapping[int, Mark]) -> None:
        """Mark these hexagons, and no others, as clickable."""
        self._marks = dict(marks)
        self._board.show_marks(self._marks, self._selection)

    def set_selection(self, hexagon: int) -> None:
        """Outline `hexagon` as chosen; hexes.NOWHERE for none."""
        self._selection = hexagon
        self._board.show_marks(self._marks, self._selection)

    def set_ghost(self, ghost: Ghost | None) -> None:
        """Show a tile that is not placed yet."""
        self._board.ghost.show_ghost(ghost)

    def set_way(self, actions: Sequence[Action]) -> None:
        """Show the steps among `actions` as what a click would do."""
        self._board.way.show_steps(actions)

    def set_story(self, story: Story | None) -> None:
        """Let `story` say what the tooltip of a hexagon is at a position."""
        self._story = story

    def set_offer(self, offer: Offer | None) -> None:
        """Let `offer` say what a click on a hexagon does now, "" if nothing."""
        self._offer = offer

    @property
    def shown(self) -> Position | None:
        """The position shown."""
        return self._position

    @property
    def route(self) -> tuple[tuple[int, int], ...]:
        """The steps, each (origin, target), shown as leading to the position."""
        return self._board.route.steps

    @property
    def marks(self) -> Mapping[int, Mark]:
        """The hexagons marked as clickable."""
        return self._marks

    @property
    def selection(self) -> int:
        """The hexagon outlined as chosen, hexes.NOWHERE if none."""
        return self._selection

    @property
    def ghost(self) -> Ghost | None:
        """The tile shown that is not placed yet."""
        return self._board.ghost.ghost

    @property
    def way(self) -> tuple[tuple[int, int], ...]:
        """The steps, each (origin, target), shown as what a click would do."""
        return self._board.way.steps

    @property
    def hovered(self) -> int:
        """The hexagon under the pointer or the keyboard's cursor, hexes.NOWHERE if none."""
        return self._hovered

    def point_of(self, hexagon: int) -> QPoint:
        """Return the middle of `hexagon` in viewport pixels."""
        return self.mapFromScene(geometry.centre(hexagon))

    def rect_of(self, hexagon: int) -> QRect:
        """Return the rectangle around `hexagon` in viewport pixels."""
        shape = geometry.outline().translated(geometry.centre(hexagon))
        return self.mapFromScene(shape).boundingRect()

    @property
    def sharp(self) -> bool:
        """Whether everything on it is as sharp as it gets; it soon is after a change of scale."""
        return self._board.sharpness.complete

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep as many pixels as the size needs."""
        super().resizeEvent(event)
        self._board.sharpness.suit(self.viewport())

    def _follow_palette(self) -> None:
        self._board.show_look(look_for(self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the window from light to dark and back."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._follow_palette()

    # ----------------------------------------------------------------------- what moves

    @property
    def traveller(self) -> TravellerItem:
        """The figure on its way, hidden while none is."""
        return self._board.traveller

    @property
    def ring(self) -> RingItem:
        """The ring around a place where something happens, hidden while nothing does."""
        return self._board.ring

    # ------------------------------------------------------------------ what is pointed at

    def hexagon_under(self, point: QPoint) -> int:
        """Return the hexagon at viewport pixel `point`, hexes.NOWHERE beside the board."""
        return geometry.hexagon_at(self.mapToScene(point))

    def _token_under(self, point: QPoint, hexagon: int) -> Token | None:
        if self._position is None:
            return None
        offset = self.mapToScene(point) - geometry.centre(hexagon)
        return token_at(facts.tokens(self._position, hexagon), offset)

    def hover(self, hexagon: int) -> None:
        """Take note that the person points at `hexagon`."""
        if hexagon != self._hovered:
            self._hovered = hexagon
            self.hexagon_hovered.emit(hexagon)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which hexagon the pointer is over."""
        super().mouseMoveEvent(event)
        self.hover(self.hexagon_under(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer is over no hexagon."""
        super().leaveEvent(event)
        self.hover(hexes.NOWHERE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click of its own."""
        self._doubled = False
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click for no new one."""
        self._doubled = True
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell which hexagon was clicked; a drag clicks nothing."""
        dragged, doubled = self.dragging, self._doubled
        super().mouseReleaseEvent(event)
        hexagon = self.hexagon_under(event.position().toPoint())
        if event.button() in _CLICK and not (dragged or doubled) and hexagon != hexes.NOWHERE:
            self.clicked_token = self._token_under(event.position().toPoint(), hexagon)
            self.hexagon_clicked.emit(hexagon, event.button(), event.modifiers())
            self.clicked_token = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the tile that is being placed, else (or with Ctrl) zoom."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if self.ghost is not None and self.ghost.own and not control:
            self.rotation_asked.emit(1 if event.angleDelta().y() < 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Begin a frame; tell what a click does and the hexagon's story as its tooltip."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_of(self.hexagon_under(event.pos())), self)
            return True
        if event.type() is QEvent.Type.Paint:
            self._board.sharpness.begin_frame()
        return super().viewportEvent(event)

    def tip_of(self, hexagon: int) -> str:
        """Return the tooltip of `hexagon`: what a click does, if it does something; its story."""
        offered = self._offer(hexagon) if self._offer is not None else ""
        return "\n".join(filter(None, (offered, self.story_of(hexagon))))

    def story_of(self, hexagon: int) -> str:
        """Return what there is to know about `hexagon`, the empty text if there is nothing."""
        if self._story is None or self._position is None or hexagon == hexes.NOWHERE:
            return ""
        return self._story(self._position, hexagon)
