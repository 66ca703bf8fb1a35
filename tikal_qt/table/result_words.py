"""How a game has ended, in words."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from net.core.view import PlayView
from tikal_qt.words.names import listed

translate = QCoreApplication.translate


def winner_words(winners: Sequence[int], names: Sequence[str]) -> str:
    """Return who has won."""
    if len(winners) == 1:
        return translate("Result", "{name} wins.").format(name=names[winners[0]])
    shared = ", ".join(names[seat] for seat in winners)
    return translate("Result", "The win is shared by {names}.").format(names=shared)


def early_end_words(play: PlayView[Any], names: Sequence[str]) -> str:
    """Return why a game has ended before its end by the rules."""
    claimed = play.members.claimed_by
    if claimed:
        text = translate("Result", "{names} ended the game as the only one who stayed.")
        return text.format(names=listed([names[seat] for seat in claimed]))
    return translate("Result", "The game was ended because a player is gone.")
