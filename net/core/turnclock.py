"""The clock of a turn: how long the seat to move has been thinking, and what follows."""

from typing import Any

from engine.game import Choice
from net.core.endpoint import Endpoint
from net.core.play import Play


class TurnClock:
    """Watches the turns in `play`; at tables without a clock it does nothing."""

    def __init__(self, endpoint: Endpoint, play: Play[Any, Any]) -> None:
        self._endpoint = endpoint
        self._play = play
        self._turn: tuple[bytes, int] = (b"", -1)
        self._since_ms = 0

    @property
    def since_ms(self) -> int | None:
        """Return when the turn of the seat to move began; None without a clock or a turn."""
        timed = self._play.roster.settings.clock_s and self._turn[1] >= 0
        return self._since_ms if timed else None

    def watch(self) -> None:
        """Note whose turn it is, and call time if it is over."""
        play = self._play
        now = play.open
        if isinstance(now.awaited, Choice) and (play.epoch.eid, now.seat_to_move) != self._turn:
            self._turn = (play.epoch.eid, now.seat_to_move)
            self._since_ms = self._endpoint.now_ms
        if self._is_over() and self._may_call():
            play.sign_timeout()

    def _is_over(self) -> bool:
        clock_ms = self._play.roster.settings.clock_s * 1000
        return clock_ms > 0 and self._endpoint.now_ms - self._since_ms >= clock_ms

    def _may_call(self) -> bool:
        play = self._play
        now = play.open
        return (
            play.may_play
            and now.required is None
            and now.entry is None
            and now.seat_to_move in play.epoch.seats
            and now.seat_to_move != play.seat
            and play.seat not in now.timeouts
        )

    @property
    def split(self) -> bool:
        """Whether some have co-signed an ACTION and others its time-out, so that neither can be."""
        now = self._play.open
        called = [seat for seat in now.timeouts if seat != now.seat_to_move]
        signed = [seat for seat in now.acks if seat != now.seat_to_move]
        return bool(called and signed)
