"""Lets the others see a plan as it is made."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.tikal import notation
from tikal_qt.games.tikal.control import TurnControl
from tikal_qt.games.tikal.turn import TurnModel

PAUSE_MS: Final = 250
"""What comes faster than five times a second is dropped by those it is sent to."""


class PlanPreview(QObject):
    """Tells the plan of the person here, and the tile as it is held over the board.

    due(texts): canonical action texts to be shown to the others; () takes back what was shown.
    """

    due = Signal(tuple)

    def __init__(self, model: TurnModel, control: TurnControl) -> None:
        super().__init__(control)
        self._model = model
        self._control = control
        self._shown: tuple[str, ...] = ()
        self._rest = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._rest.timeout.connect(self._tell)
        model.plan_changed.connect(self._note)
        control.tile_held.connect(self._note)

    def _note(self) -> None:
        """Tell at once what has changed, or after the pause since the last time."""
        if not self._model.active:
            self._shown = ()  # it lapsed with the segment or the turn
            self._rest.stop()
        elif not self._rest.isActive():
            self._tell()

    def _tell(self) -> None:
        laid = self._control.laid
        held = () if laid is None else (notation.format_action(laid),)
        texts = (*self._model.texts, *held)
        if texts != self._shown:
            self._shown = texts
            self._rest.start()
            self.due.emit(texts)
