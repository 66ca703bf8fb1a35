"""Decides which strangers may begin a hand shake, so that nobody can use up this machine."""

import ipaddress
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GateLimits:
    """per_host, total: connections not yet authenticated. per_s: accepted a second on average.

    per_host does not hold for this machine itself, where many seats may sit.
    """

    per_host: int = 4
    total: int = 16
    per_s: int = 10


class Gate:
    """Counts the connections that are not authenticated yet. clock: seconds, monotonic."""

    def __init__(self, limits: GateLimits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._inside: Counter[str] = Counter()
        self._tokens = float(limits.total)
        self._filled_at = clock()

    def enter(self, host: str) -> bool:
        """Say whether a connection from `host` may begin; if so, `leave` must follow."""
        self._refill()
        limits = self._limits
        here = ipaddress.ip_address(host).is_loopback
        most = limits.total if here else limits.per_host
        if self._inside[host] >= most or self._inside.total() >= limits.total or self._tokens < 1:
            return False
        self._tokens -= 1
        self._inside[host] += 1
        return True

    def leave(self, host: str) -> None:
        """Count a connection from `host` no more: it has authenticated or ended."""
        self._inside[host] -= 1
        if not self._inside[host]:
            del self._inside[host]

    def _refill(self) -> None:
        now = self._clock()
        earned = (now - self._filled_at) * self._limits.per_s
        self._tokens = min(float(self._limits.total), self._tokens + earned)
        self._filled_at = now
