"""Menus at a hexagon: which figure is meant, and all that can be done there."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from engine.tikal import rules
from engine.tikal.actions import Action, Camp, Dig, Figure, Guard, PlaceFigure, Uncover
from engine.tikal.position import Phase, Position
from tikal_qt.games.tikal.action_icons import action_icon
from tikal_qt.games.tikal.mode_words import mode_name
from tikal_qt.games.tikal.modes import ACTION_OF, COSTS, Mode
from tikal_qt.games.tikal.status import dig_warning
from tikal_qt.games.tikal.turn import TurnModel

translate = QCoreApplication.translate

_HERE = (PlaceFigure, Uncover, Dig, Camp, Guard)
_MODE_OF = {kind: mode for mode, kind in ACTION_OF.items()}


def figure_menu(
    model: TurnModel, hexagon: int, figures: Sequence[Figure], parent: QWidget
) -> QMenu:
    """Return the question which of several kinds of figures in `hexagon` is meant."""
    menu = _menu(model, parent)
    _add_figures(menu, model, hexagon, figures)
    return menu


def hexagon_menu(model: TurnModel, hexagon: int, parent: QWidget) -> QMenu:
    """Return all that can be done in `hexagon` now, each with its cost; empty if nothing can."""
    menu = _menu(model, parent)
    planned = model.planned
    if planned is None or planned.phase is not Phase.ACT:
        return menu
    _add_figures(menu, model, hexagon, model.choosable().get(hexagon, ()))
    for action in rules.legal(planned):
        if isinstance(action, _HERE) and action.hexagon == hexagon:
            _add_action(menu, model, planned, action)
    return menu


def _menu(model: TurnModel, parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    model.plan_changed.connect(menu.close)  # what it offers may not be legal any more
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def _add_figures(menu: QMenu, model: TurnModel, hexagon: int, figures: Sequence[Figure]) -> None:
    planned = model.planned
    if planned is None:
        return
    for figure in figures:
        count = planned.workers[planned.seat].count(hexagon)
        text = (
            translate("Actions", "Move the leader")
            if figure is Figure.LEADER
            else translate("Actions", "Move a worker ({count} here)").format(count=count)
        )
        icon = action_icon(Mode.PLACE_FIGURE, planned.seat, figure)
        entry = menu.addAction(icon, text)
        entry.triggered.connect(lambda _=False, figure=figure: model.select(hexagon, figure))


def _add_action(menu: QMenu, model: TurnModel, planned: Position, action: Action) -> None:
    mode = _MODE_OF[type(action)]
    figure = action.figure if isinstance(action, PlaceFigure) else Figure.WORKER
    text = translate("Actions", "{action}: {cost} AP").format(
        action=mode_name(mode, figure), cost=COSTS[mode]
    )
    entry = menu.addAction(action_icon(mode, planned.seat, figure), text)
    if isinstance(action, Dig):
        entry.setText(f"{text}. {dig_warning()}")
    entry.triggered.connect(lambda: model.do(action))
