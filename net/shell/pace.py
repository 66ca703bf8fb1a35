"""How fast one link may bring frames: who sends more is read more slowly, and has to wait.

Nothing is lost and nobody is hung up on, so an honest peer who sends much at once, after a time
apart for instance, is only late.
"""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PaceLimits:
    """per_s: on average. at_once: on top of that, after a rest."""

    frames_per_s: int
    frames_at_once: int
    bytes_per_s: int
    bytes_at_once: int


# Four computers that play as fast as they can exchange some 200 frames a second on each link.
MEMBER = PaceLimits(500, 1000, 256 * 1024, 1024 * 1024)
STRANGER = PaceLimits(10, 20, 8 * 1024, 32 * 1024)


class Pace:
    """Meters one link. clock: seconds, monotonic."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._frames_until = 0.0
        self._bytes_until = 0.0

    def rest_s(self, limits: PaceLimits, size: int) -> float:
        """Count a frame of `size` bytes; return for how many seconds none shall be read."""
        now = self._clock()
        self._frames_until = max(self._frames_until, now) + 1 / limits.frames_per_s
        self._bytes_until = max(self._bytes_until, now) + size / limits.bytes_per_s
        return max(
            0.0,
            self._frames_until - now - limits.frames_at_once / limits.frames_per_s,
            self._bytes_until - now - limits.bytes_at_once / limits.bytes_per_s,
        )
