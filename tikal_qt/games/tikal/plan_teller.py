"""Tells screen readers how a plan grows while nobody looks."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from engine.tikal.actions import PlaceTile
from tikal_qt.access.telling import announce
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.control import TurnControl
from tikal_qt.games.tikal.stones import tile_words
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.games.tikal.words import action_words
from tikal_qt.language.plural import counted

translate = QCoreApplication.translate


class PlanTeller(QObject):
    """Reads out plans and refusals on behalf of `view`; refusals interrupt, the rest waits.

    names: of the players by seat.
    """

    def __init__(
        self, view: BoardView, model: TurnModel, control: TurnControl, names: Sequence[str]
    ) -> None:
        super().__init__(control)
        self._view = view
        self._model = model
        self._names = tuple(names)
        self._plan = model.texts
        self._held = self._tile_held()
        view.hexagon_hovered.connect(self._tell_laid)
        model.plan_changed.connect(self._tell_plan)
        control.explained.connect(lambda text: announce(view, text, urgent=True))

    def _tell_laid(self, hexagon: int) -> None:
        """Read out how the tile in hand would lie in `hexagon`."""
        target = self._model.targets().get(hexagon)
        laid = target.actions[0] if target is not None else None
        if isinstance(laid, PlaceTile) and self._model.planned is not None:
            announce(self._view, tile_words(self._model.planned.tile, laid.rotation))

    def _tell_plan(self) -> None:
        before, self._plan = self._plan, self._model.texts
        held, self._held = self._held, self._tile_held()
        planned = self._model.planned
        if not self._model.active or planned is None:
            return
        left = counted("%n action point(s) left", "", planned.ap)
        if len(self._plan) > len(before):
            step = action_words(self._model.plan[-1], self._names)
            announce(self._view, translate("Access", "Planned: {step}").format(step=step))
            announce(self._view, left)
        elif len(self._plan) < len(before) and before[: len(self._plan)] == self._plan:
            announce(self._view, translate("Access", "Taken back"))
            announce(self._view, left)
        elif held != self._held:
            announce(self._view, self._held)

    def _tile_held(self) -> str:
        """Return how the tile in hand is held, "" while none is."""
        planned, aim = self._model.planned, self._model.aim
        if planned is None or planned.tile < 0 or not self._model.active:
            return ""
        return tile_words(planned.tile, aim.rotation)
