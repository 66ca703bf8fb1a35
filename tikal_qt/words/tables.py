"""The words of a table's settings and of its seats, for every page that shows them."""

from PySide6.QtCore import QCoreApplication

from tikal_qt.language.plural import counted
from tikal_qt.offered import BY_LOT
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate


def variant_name(variant: str) -> str:
    """Return what people call a variant of a game."""
    names = {
        "basic": translate("Tables", "Basic version"),
        "auction": translate("Tables", "Auction version"),
    }
    return names.get(variant, printable(variant))


def first_player_name(seat: int) -> str:
    """Return who begins: a seat from 0, or BY_LOT."""
    if seat == BY_LOT:
        return translate("Tables", "Drawn by lot")
    return translate("Tables", "Seat {number}").format(number=seat + 1)


def clock_name(seconds: int) -> str:
    """Return how much time a turn has; 0 for as much as is wanted."""
    if not seconds:
        return translate("Tables", "No turn clock")
    if seconds % 60:
        return translate("Tables", "{seconds} s a turn").format(seconds=seconds)
    return counted("%n minute(s) a turn", "", seconds // 60)


def absent_name(policy: str) -> str:
    """Return what becomes of the seat of a player who is gone for good."""
    names = {
        "skip": translate("Tables", "The seat only lays tiles"),
        "bot": translate("Tables", "A computer plays on"),
        "end": translate("Tables", "The game ends"),
    }
    return names.get(policy, printable(policy))


def strategy_name(strategy: str) -> str:
    """Return what people call a computer player's way to play."""
    names = {
        "random": translate("Tables", "Random (very easy)"),
        "greedy": translate("Tables", "Greedy (plays sensibly)"),
    }
    return names.get(strategy, printable(strategy))
