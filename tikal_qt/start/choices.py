"""The form fields several cards share."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QSpinBox

from engine.game import RANDOM_FIRST_PLAYER
from tikal_qt.theme.parts import roomy
from tikal_qt.words.tables import first_player_name, strategy_name, variant_name

translate = QCoreApplication.translate


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


def first_player_box(players: int) -> QComboBox:
    """Return a choice of who begins; its data is the seat, or RANDOM_FIRST_PLAYER."""
    box = QComboBox()
    box.setAccessibleName(translate("Start", "First player"))
    offer_first_players(box, players)
    return roomy(box)


def offer_first_players(box: QComboBox, players: int) -> None:
    """Let `box` offer the seats of `players` players and keep what is chosen if it can."""
    chosen = box.currentData()
    box.clear()
    for seat in (RANDOM_FIRST_PLAYER, *range(players)):
        box.addItem(first_player_name(seat), seat)
    box.setCurrentIndex(max(0, box.findData(chosen)))


def number_box(least: int, most: int, value: int, name: str) -> QSpinBox:
    """Return a field for a number of seats; name: for screen readers."""
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    box.setAccessibleName(name)
    return roomy(box)
