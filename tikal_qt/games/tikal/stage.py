"""Shows places of a game on the board; see `tikal_qt.replay.game.Stage`."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtGui import QImage, QPalette

from engine.tikal import hexes
from engine.tikal.position import Position
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.board.geometry import RADIUS, centre
from tikal_qt.games.tikal.history import Step
from tikal_qt.games.tikal.picture import board_picture
from tikal_qt.games.tikal.showing import Showing, showing

MOVING: Final = 0.65
"""The share of a step's time in which something moves; then it can be looked at."""


class TikalStage(QObject):
    """Draws on `board` what is shown of a game."""

    def __init__(self, board: BoardView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board = board
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
        self.board.set_targets({})
        self.board.set_selection(hexes.NOWHERE)
        self.board.set_ghost(None)
        self.board.set_way(())

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

    def picture(self, position: Position, palette: QPalette) -> QImage:
        """Return the board at `position` as it looks in a window of `palette`."""
        return board_picture(position, palette)

    def _set_out(self, shown: Showing) -> None:
        end = centre(shown.target)
        if shown.token is None:
            self.board.ring.surround(shown.target)
            return
        above = end - QPointF(0, RADIUS * 1.2)
        start = above if shown.origin == hexes.NOWHERE else centre(shown.origin)
        self.board.traveller.set_out(shown.token, start, end)

    def _advance(self, share: float) -> None:
        self.board.traveller.advance_to(share)
        self.board.ring.advance_to(share)

    def _arrive(self) -> None:
        self._clear_motion()
        if self._after is not None:
            self._draw(*self._after)

    def _stop(self) -> None:
        self._after = None
        self._animation.stop()
        self._clear_motion()

    def _clear_motion(self) -> None:
        self.board.traveller.hide()
        self.board.ring.hide()

    def _draw(self, position: Position, step: Step | None) -> None:
        """Draw `position`; an arrow or an outline tells where `step` was made."""
        way = () if step is None or step.action is None else (step.action,)
        self.board.show_position(position, way)
        self.board.set_selection(hexes.NOWHERE if step is None else showing(step).target)
