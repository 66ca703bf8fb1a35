"""The actions of a turn in words: names and rules for buttons, menus and tooltips."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.game import Reason
from engine.tikal.actions import Figure
from tikal_qt.games.tikal.hindrances import is_telling
from tikal_qt.games.tikal.modes import COSTS, Mode
from tikal_qt.games.tikal.status import dig_warning
from tikal_qt.games.tikal.words import reason_words

translate = QCoreApplication.translate


def mode_name(mode: Mode, figure: Figure = Figure.WORKER) -> str:
    """Return the short name of an action; figure: what PLACE_FIGURE brings in."""
    if mode is Mode.PLACE_FIGURE:
        if figure is Figure.LEADER:
            return translate("Actions", "Leader")
        return translate("Actions", "Worker")
    return {
        Mode.MOVE: translate("Actions", "Move"),
        Mode.PLACE_TILE: translate("Actions", "Place the tile"),
        Mode.TRANSFER: translate("Actions", "Transfer"),
        Mode.UNCOVER: translate("Actions", "Uncover"),
        Mode.DIG: translate("Actions", "Dig"),
        Mode.EXCHANGE: translate("Actions", "Exchange"),
        Mode.CAMP: translate("Actions", "Camp"),
        Mode.GUARD: translate("Actions", "Guard"),
    }[mode]


def mode_rule(mode: Mode, figure: Figure = Figure.WORKER) -> str:
    """Return what an action does and what it needs, in a sentence."""
    if mode is Mode.PLACE_FIGURE:
        if figure is Figure.LEADER:
            return translate("Actions", "Bring your leader to the base camp or to a camp of yours.")
        return translate("Actions", "Bring a worker to the base camp or to a camp of yours.")
    return {
        Mode.MOVE: translate(
            "Actions", "Move a figure along stones; each step costs the stones on both sides."
        ),
        Mode.PLACE_TILE: translate("Actions", "Place the tile beside an explored hexagon."),
        Mode.TRANSFER: translate(
            "Actions", "Send a figure between the base camp and your camps, or between your camps."
        ),
        Mode.UNCOVER: translate(
            "Actions",
            "Uncover a level of a temple without a guard where your figures stand: one for the"
            " first level of a turn, two for the second.",
        ),
        Mode.DIG: translate(
            "Actions",
            "Dig up a treasure where your figures stand: one for the first of a turn, two for the"
            " second.",
        ),
        Mode.EXCHANGE: translate(
            "Actions",
            "Exchange a treasure you have once for one that another player has once; nobody can"
            " refuse.",
        ),
        Mode.CAMP: translate(
            "Actions",
            "Pitch a camp in a jungle, or where all treasures are dug up. Each player has two.",
        ),
        Mode.GUARD: translate(
            "Actions",
            "Set a guard where you are stronger than each other player; your other figures there"
            " leave the game. Each player has two.",
        ),
    }[mode]


def mode_tip(
    mode: Mode, figure: Figure, reason: Reason | None, key: str, names: Sequence[str] = ()
) -> str:
    """Return the tooltip of an action: its rule, cost and key, and why it is not possible.

    reason: None if it is possible. key: as it is written for people.
    """
    cost = COSTS.get(mode)
    lines = [mode_rule(mode, figure)]
    if cost is not None:
        lines.append(translate("Actions", "Cost: {cost} AP").format(cost=cost))
    if mode is Mode.DIG:
        lines.append(dig_warning())
    if reason is not None:
        lines.append(_not_now(mode, reason, names))
    lines.append(translate("Actions", "Key: {key}").format(key=key))
    return "\n".join(lines)


def _not_now(mode: Mode, reason: Reason, names: Sequence[str]) -> str:
    if is_telling(mode, reason):
        told = reason_words(reason, names, own=True)
        return translate("Actions", "Not now: {reason}").format(reason=told)
    return translate("Actions", "Not possible anywhere now.")
