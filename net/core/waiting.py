"""What the game waits for, and whom."""

from typing import Any

from engine.game import Draw, Over
from net.core.endpoint import Endpoint
from net.core.play import Play
from net.core.view import Waiting


class WaitingRoom:
    """Says what `play` waits for, and remembers since when."""

    def __init__(self, endpoint: Endpoint, play: Play[Any, Any]) -> None:
        self._endpoint = endpoint
        self._play = play
        self._key: tuple[str, int] | None = None
        self._since_ms = 0

    def now(self) -> Waiting | None:
        """Return what is waited for; None once the game has ended or is in trouble."""
        what, seats = self._what()
        if not what:
            self._key = None
            return None
        key = (what, self._play.open.height)
        if key != self._key:
            self._key = key
            self._since_ms = self._endpoint.now_ms
        return Waiting(what, seats, self._since_ms)

    def _what(self) -> tuple[str, tuple[int, ...]]:
        play = self._play
        now = play.open
        lost = tuple(
            seat for seat, key in enumerate(play.roster.keys) if self._endpoint.is_lost(key)
        )
        if play.ended or play.trouble is not None:
            return "", ()
        if lost:
            return "link", lost
        count = now.count(play.epoch.seats)
        if count is not None:
            return "ack", count.missing
        if isinstance(now.awaited, Over):
            return "end", self._without(now.ends) or (play.seat,)
        if isinstance(now.awaited, Draw):
            first = play.first_to_reveal()
            return "reveal", self._without(now.links) if first in now.links else (first,)
        return "action", (now.seat_to_move,)

    def _without(self, known: dict[int, bytes]) -> tuple[int, ...]:
        return tuple(seat for seat in self._play.epoch.seats if seat not in known)
