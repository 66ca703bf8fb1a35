"""Decides which strangers may begin a hand shake, so that nobody can use up this machine.

Nor can anybody keep others out: places and turns are counted for each host, and when places are
short the host that holds most of them gives one up.
"""

import ipaddress
from collections import Counter
from collections.abc import Callable, Container
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GateLimits:
    """Of connections not yet authenticated, in all and for each host.

    total, per_host: at a time. per_s, host_per_s: begun a second, on average; as many as may be
    there at a time may begin at once. What holds for each host does not hold for this machine
    itself, where many seats may sit.
    """

    total: int = 16
    per_host: int = 4
    per_s: int = 10
    host_per_s: int = 4


@dataclass(eq=False, slots=True)
class Visit:
    """A connection inside the gate. dismiss: ends it, when its place is needed."""

    host: str
    dismiss: Callable[[], None]


class Gate:
    """Counts the connections that are not authenticated yet. clock: seconds, monotonic."""

    def __init__(self, limits: GateLimits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._inside: list[Visit] = []
        self._friends: Container[str] = ()
        self._all = _Turns(limits.per_s, limits.total, clock())
        self._hosts: dict[str, _Turns] = {}

    def welcome(self, hosts: Container[str]) -> None:
        """Note where players of the table are: for them there is always a turn, within reason."""
        self._friends = hosts

    def enter(self, host: str, dismiss: Callable[[], None]) -> Visit | None:
        """Return the visit of `host` that may begin, after which `leave` must follow, or None.

        dismiss: ends the visit when its place is needed; `leave` must follow all the same.
        """
        now = self._clock()
        turns = self._hosts.get(host)
        if turns is not None and not turns.take(now):
            return None
        if host not in self._friends and not self._all.take(now):
            return None
        here = ipaddress.ip_address(host).is_loopback
        if turns is None:
            self._meet(host, now, here=here)
        self._make_room(host, self._limits.total if here else self._limits.per_host)
        visit = Visit(host, dismiss)
        self._inside.append(visit)
        return visit

    def leave(self, visit: Visit) -> None:
        """Count `visit` no more: it has authenticated or ended."""
        if visit in self._inside:
            self._inside.remove(visit)

    def _meet(self, host: str, now: float, *, here: bool) -> None:
        self._hosts = {
            known: turns for known, turns in self._hosts.items() if not turns.are_all_there(now)
        }
        limits = self._limits
        per_s, most = limits.host_per_s, limits.per_host
        if here:
            per_s, most = limits.per_s, limits.total
        self._hosts[host] = _Turns(per_s, most, now)
        self._hosts[host].take(now)

    def _make_room(self, host: str, most: int) -> None:
        counts = Counter(visit.host for visit in self._inside)
        if counts[host] >= most:
            self._dismiss_oldest(host)
        elif len(self._inside) >= self._limits.total:
            self._dismiss_oldest(counts.most_common(1)[0][0])

    def _dismiss_oldest(self, host: str) -> None:
        visit = next(visit for visit in self._inside if visit.host == host)
        self._inside.remove(visit)
        visit.dismiss()


class _Turns:
    """Turns to begin: `per_s` a second on average, `most` at once."""

    def __init__(self, per_s: int, most: int, now: float) -> None:
        self._per_s = per_s
        self._most = most
        self._left = float(most)
        self._at = now

    def take(self, now: float) -> bool:
        """Take a turn if there is one, and say whether there was."""
        self._refill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def are_all_there(self, now: float) -> bool:
        """Say whether none has been taken for long enough."""
        self._refill(now)
        return self._left >= self._most

    def _refill(self, now: float) -> None:
        self._left = min(float(self._most), self._left + (now - self._at) * self._per_s)
        self._at = now
