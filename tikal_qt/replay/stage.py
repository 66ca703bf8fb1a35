"""Shows places of a game on the board, a step forward as a movement."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from engine.tikal import hexes
from engine.tikal.position import Position
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.board.geometry import RADIUS, centre
from tikal_qt.games.tikal.history import Step
from tikal_qt.games.tikal.showing import Showing, showing

MOVING: Final = 0.65
"""The share of a step's time in which something moves; then it can be looked at."""


class Stage(QObject):
    """Draws on `view` what is shown of a game; nothing can be clicked there meanwhile."""

    def __init__(self, view: BoardView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._after: tuple[Position, Step | None] | None = None
        self._animation = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._animation.valueChanged.connect(self._advance)
        self._animation.finished.connect(self._arrive)

    @property
    def moving(self) -> bool:
        """Whether a step is being shown as a movement."""
        return self._animation.state() is QVariantAnimation.State.Running

    def clear(self) -> None:
        """Take off the board what belongs to a turn being planned, and stop what moves."""
        self._stop()
        self._view.set_targets({})
        self._view.set_selection(hexes.NOWHERE)
        self._view.set_ghost(None)
        self._view.set_way(())

    def show(self, position: Position, step: Step | None) -> None:
        """Show `position` at once, with the way of `step`, which led there."""
        self._stop()
        self._draw(position, step)

    def animate(self, step: Step, duration_ms: int) -> None:
        """Show `step` as a movement that is over within `duration_ms`."""
        self._stop()
        shown = showing(step)
        if shown.target == hexes.NOWHERE:
            self._draw(step.after, step)
            return
        self._draw(shown.meanwhile, step)
        self._set_out(shown)
        self._after = (step.after, step)
        self._animation.setDuration(max(1, round(duration_ms * MOVING)))
        self._animation.start()

    def _set_out(self, shown: Showing) -> None:
        end = centre(shown.target)
        if shown.token is None:
            self._view.ring.surround(shown.target)
            return
        above = end - QPointF(0, RADIUS * 1.2)
        start = above if shown.origin == hexes.NOWHERE else centre(shown.origin)
        self._view.traveller.set_out(shown.token, start, end)

    def _advance(self, share: float) -> None:
        self._view.traveller.advance_to(share)
        self._view.ring.advance_to(share)

    def _arrive(self) -> None:
        self._clear_motion()
        if self._after is not None:
            self._draw(*self._after)

    def _stop(self) -> None:
        self._after = None
        self._animation.stop()
        self._clear_motion()

    def _clear_motion(self) -> None:
        self._view.traveller.hide()
        self._view.ring.hide()

    def _draw(self, position: Position, step: Step | None) -> None:
        """Draw `position`; an arrow or an outline tells where `step` was made."""
        way = () if step is None or step.action is None else (step.action,)
        self._view.show_position(position, way)
        self._view.set_selection(hexes.NOWHERE if step is None else showing(step).target)
