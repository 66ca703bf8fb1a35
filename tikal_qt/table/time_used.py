"""How long each player has taken for his turns, as far as this window has seen it."""

from collections.abc import Callable
from typing import Any

from engine.game import Choice
from net.core.view import PlayView
from tikal_qt.table.member_words import duration
from tikal_qt.table.members_bar import session_ms

_NOBODY = -1


class TimeUsed:
    """Adds up by seat; stands still while the game waits for a link. now_ms: the time now."""

    def __init__(self, players: int, now_ms: Callable[[], int] = session_ms) -> None:
        self._used_ms = [0] * players
        self._now_ms = now_ms
        self._seat = _NOBODY
        self._since_ms = now_ms()

    def watch(self, play: PlayView[Any]) -> None:
        """Take note of who is to move in `play` from now on."""
        self._count()
        held_up = play.waiting is not None and play.waiting.what != "action"
        runs = isinstance(play.awaiting, Choice) and not held_up and not play.ended
        self._seat = play.awaiting.seat if runs and isinstance(play.awaiting, Choice) else _NOBODY

    def words(self) -> list[str]:
        """Return the time of each seat as minutes and seconds."""
        self._count()
        return [duration(used_ms) for used_ms in self._used_ms]

    def _count(self) -> None:
        now_ms = self._now_ms()
        if self._seat != _NOBODY:
            self._used_ms[self._seat] += now_ms - self._since_ms
        self._since_ms = now_ms
