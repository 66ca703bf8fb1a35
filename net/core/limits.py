"""Bounds on what others may make this seat do (docs/protocol.md, limits)."""

from collections import OrderedDict

SEEN_WINDOW = 4096
MAX_ONLOOKERS = 8


class Bucket:
    """A token bucket: `rate` a second, at most `burst` at once; full at first.

    Counts in thousandths, so that integers suffice.
    """

    def __init__(self, rate: int, burst: int) -> None:
        self._rate = rate
        self._full = burst * 1000
        self._level = self._full
        self._at_ms: int | None = None

    def take(self, now_ms: int) -> bool:
        """Take one token if there is one, and say whether there was."""
        if self._at_ms is not None:
            self._level = min(self._full, self._level + (now_ms - self._at_ms) * self._rate)
        self._at_ms = now_ms
        if self._level < 1000:
            return False
        self._level -= 1000
        return True


class Window:
    """Remembers the last `size` things it was shown."""

    def __init__(self, size: int = SEEN_WINDOW) -> None:
        self._size = size
        self._known: OrderedDict[bytes, None] = OrderedDict()

    def __contains__(self, item: bytes) -> bool:
        return item in self._known

    def add(self, item: bytes) -> None:
        """Remember `item`, forgetting the oldest if there are too many."""
        self._known[item] = None
        if len(self._known) > self._size:
            self._known.popitem(last=False)
