"""The form fields several cards share."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QSpinBox

from tikal_qt.offered import BY_LOT
from tikal_qt.theme.parts import roomy
from tikal_qt.words.tables import (
    absent_name,
    clock_name,
    first_player_name,
    strategy_name,
    variant_name,
)

translate = QCoreApplication.translate

CLOCKS_S = (0, 120, 300)
ABSENT_POLICIES = ("skip", "bot", "end")


def variant_box(variants: Iterable[str]) -> QComboBox:
    """Return a choice among `variants`; its data is the variant."""
    box = QComboBox()
    for variant in variants:
        box.addItem(variant_name(variant), variant)
    box.setAccessibleName(translate("Start", "Version of the game"))
    return roomy(box)


def strategy_box(strategies: Iterable[str]) -> QComboBox:
    """Return a choice among computer players; its data is the strategy."""
    box = QComboBox()
    for strategy in strategies:
        box.addItem(strategy_name(strategy), strategy)
    box.setAccessibleName(translate("Start", "How the computer plays"))
    return roomy(box)


def clock_box() -> QComboBox:
    """Return a choice of the time for one turn; its data is in seconds, 0 for no clock."""
    box = QComboBox()
    for seconds in CLOCKS_S:
        box.addItem(clock_name(seconds), seconds)
    box.setAccessibleName(translate("Start", "Time for one turn"))
    box.setToolTip(
        translate("Start", "Whose time is over loses the rest of the turn, if all others agree.")
    )
    return roomy(box)


def offer_clock(box: QComboBox, seconds: int) -> None:
    """Choose `seconds` in a `clock_box`, which then offers them even if they are unusual."""
    if box.findData(seconds) < 0:
        box.addItem(clock_name(seconds), seconds)
    choose(box, seconds)


def absent_box() -> QComboBox:
    """Return a choice of what becomes of a seat whose player is gone; its data is the policy."""
    box = QComboBox()
    for policy in ABSENT_POLICIES:
        box.addItem(absent_name(policy), policy)
    box.setAccessibleName(translate("Start", "If a player is gone"))
    box.setToolTip(
        translate(
            "Start",
            "What becomes of the seat of a player whom the others have voted to go on without.",
        )
    )
    return roomy(box)


def choose(box: QComboBox, value: object) -> None:
    """Choose `value`, or the first choice where that is not offered."""
    box.setCurrentIndex(max(0, box.findData(value)))


def first_player_box(players: int) -> QComboBox:
    """Return a choice of who begins; its data is the seat, or BY_LOT."""
    box = QComboBox()
    box.setAccessibleName(translate("Start", "First player"))
    offer_first_players(box, players)
    return roomy(box)


def offer_first_players(box: QComboBox, players: int) -> None:
    """Let `box` offer the seats of `players` players and keep what is chosen if it can."""
    chosen = box.currentData()
    box.clear()
    for seat in (BY_LOT, *range(players)):
        box.addItem(first_player_name(seat), seat)
    box.setCurrentIndex(max(0, box.findData(chosen)))


def number_box(least: int, most: int, value: int, name: str) -> QSpinBox:
    """Return a field for a number of seats; name: for screen readers."""
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    box.setAccessibleName(name)
    return roomy(box)
