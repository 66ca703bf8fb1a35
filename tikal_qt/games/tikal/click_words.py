"""What a click on a hexagon does, as the first line of its tooltip."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.tikal.actions import Action, Move
from tikal_qt.games.tikal.modes import Mode, Target
from tikal_qt.games.tikal.words import action_words

translate = QCoreApplication.translate


def target_words(target: Target, names: Sequence[str]) -> str:
    """Return what a click on `target` does and costs; names: of the players by seat."""
    deeds = " · ".join(action_words(action, names) for action in _joined(target.actions))
    if not target.cost:
        return translate("Board", "Click: {deeds}").format(deeds=deeds)
    text = translate("Board", "Click: {deeds} ({cost} AP)")
    return text.format(deeds=deeds, cost=target.cost)


def figures_words(mode: Mode) -> str:
    """Return what a click on figures does that can be chosen in `mode`."""
    if mode is Mode.TRANSFER:
        return translate("Board", "Click: choose a figure to transfer from here")
    return translate("Board", "Click: choose a figure to move from here")


def _joined(actions: Sequence[Action]) -> list[Action]:
    """Return `actions` with the steps of a figure's way as one."""
    joined: list[Action] = []
    for action in actions:
        before = joined[-1] if joined else None
        if isinstance(action, Move) and isinstance(before, Move):
            joined[-1] = Move(action.figure, before.origin, action.target)
        else:
            joined.append(action)
    return joined
