"""Noticing that somebody else is to move."""

from engine.game import Choice
from tikal_qt.table.shown import Shown

NOBODY_HERE = -1


class TurnCall:
    """Watches whose turn it is, as far as people at this window are concerned."""

    def __init__(self) -> None:
        self._told: int | None = None

    def changed(self, shown: Shown) -> int | None:
        """Return the seat of this window that is to move now, NOBODY_HERE, or None if none differs.

        While what a person here has done is being confirmed, that person still counts as to move.
        """
        awaiting = shown.play.awaiting
        if not isinstance(awaiting, Choice):
            return None
        kept = shown.controlled or awaiting.seat == self._told
        turn = awaiting.seat if kept else NOBODY_HERE
        if turn == self._told:
            return None
        self._told = turn
        return turn
