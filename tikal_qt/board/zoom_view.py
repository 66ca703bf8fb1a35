"""A graphics view to look closer and further: wheel, drag, keys."""

from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QWidget

LARGEST: Final = 6.0
"""How much larger than the fitting size the scene may be shown."""
STEP: Final = 1.2
"""What one notch of the wheel enlarges by."""


class ZoomView(QGraphicsView):
    """Shows the whole scene until the person looks closer.

    The wheel zooms around the pointer; the middle button drags, and the left one when zoomed or
    with Space. `fit` shows everything again and keeps doing so when the view changes its size.

    space_tapped(): Space was pressed and let go without a drag.
    """

    space_tapped = Signal()

    def __init__(self, scene: QGraphicsScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene  # the view does not keep its scene alive
        self._zoom = 1.0
        self._held_at: QPoint | None = None
        self._dragging = False
        self._space = False
        self._space_used = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def zoom(self) -> float:
        """How much larger than fitting the scene is shown, 1.0 when it fits."""
        return self._zoom

    def fit(self) -> None:
        """Show the whole scene as large as it fits."""
        self._zoom = 1.0
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)

    def zoom_by(self, factor: float) -> None:
        """Enlarge by `factor`, at most to LARGEST and never below the fitting size."""
        zoom = min(LARGEST, max(1.0, self._zoom * factor))
        if zoom <= 1.0:
            self.fit()
            return
        self.scale(zoom / self._zoom, zoom / self._zoom)
        self._zoom = zoom

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the fitting size fitting."""
        super().resizeEvent(event)
        if self._zoom <= 1.0:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the pointer."""
        notches = event.angleDelta().y() / 120
        if notches:
            self.zoom_by(STEP**notches)
        event.accept()

    @property
    def dragging(self) -> bool:
        """Whether the person is dragging the scene."""
        return self._dragging

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the scene: the middle button always, the left one as the class says."""
        middle = event.button() is Qt.MouseButton.MiddleButton
        left = event.button() is Qt.MouseButton.LeftButton
        if middle or (left and (self._zoom > 1.0 or self._space)):
            self._held_at = event.position().toPoint()
            self._dragging = self._space_used = self._space
        super().mousePressEvent(event)
        event.accept()  # the ground answers too, not the items alone

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the scene once the pointer has gone further than a click's tremble."""
        super().mouseMoveEvent(event)
        if self._held_at is None:
            return
        here = event.position().toPoint()
        moved = here - self._held_at
        if self._dragging or moved.manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self._held_at = here
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            across, down = self.horizontalScrollBar(), self.verticalScrollBar()
            across.setValue(across.value() - moved.x())
            down.setValue(down.value() - moved.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the scene."""
        super().mouseReleaseEvent(event)
        event.accept()
        if self._held_at is not None:
            self._held_at = None
            self._dragging = False
            self.viewport().unsetCursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Space make the left button drag."""
        if event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self._space, self._space_used = True, False

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Tell that Space was tapped, if it was."""
        if event.key() != Qt.Key.Key_Space:
            super().keyReleaseEvent(event)
        elif self._space and not event.isAutoRepeat():
            self._space = False
            if not self._space_used:
                self.space_tapped.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget Space, which is let go elsewhere."""
        super().focusOutEvent(event)
        self._space = False
