"""Who has been away from a table for how long."""

from collections.abc import Sequence

# A link that comes back at once, and players who leave when all is over, are no news.
BLINK_S = 2.0


class Absences:
    """Remembers for each seat since when it is missing, so that nobody answers for another."""

    def __init__(self) -> None:
        self._since: dict[int, float] = {}

    def note(self, seats: Sequence[int], now: float) -> None:
        """Learn that `seats`, and no others, are missing. now: seconds, monotonic."""
        self._since = {seat: self._since.get(seat, now) for seat in seats}

    def longer_than(self, seconds: float, now: float) -> tuple[int, ...]:
        """Return the seats missing for more than `seconds`, BLINK_S at least."""
        least = max(seconds, BLINK_S)
        return tuple(seat for seat, since in self._since.items() if now - since > least)
