"""Links between the nodes of a simulated network: ordered, delayed, cut and made again by seed."""

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

REDIAL_MS = 500


@dataclass(frozen=True)
class Weather:
    """How the network and the disks behave, in milliseconds.

    delay: greatest one-way delay. disk: greatest delay of a write. notice: greatest time until
    one side sees that a link is gone.
    """

    delay: int
    disk: int
    notice: int


class Clock:
    """A virtual clock that runs what is planned, in order of time, then of planning."""

    def __init__(self) -> None:
        self.now_ms = 0
        self._plans: list[tuple[int, int, Callable[[], None]]] = []
        self._count = 0

    def at(self, time_ms: int, run: Callable[[], None]) -> None:
        self._count += 1
        heapq.heappush(self._plans, (max(time_ms, self.now_ms), self._count, run))

    def step(self) -> bool:
        if not self._plans:
            return False
        self.now_ms, _, run = heapq.heappop(self._plans)
        run()
        return True


@dataclass
class Cable:
    """The way between two nodes. One link at a time, numbered; 0 for none."""

    link: int = 0
    links_made: int = 0
    lost_up_to: int = 0
    blocked_until: int = 0
    arrival: dict[int, int] = field(default_factory=dict)


class Network:
    """Carries frames between numbered nodes; `up`, `down` and `deliver` tell a node."""

    def __init__(
        self,
        clock: Clock,
        weather: Weather,
        rng: Random,
        up: Callable[[int, int], None],
        down: Callable[[int, int, str], None],
        deliver: Callable[[int, int, bytes], None],
    ) -> None:
        self._clock = clock
        self._weather = weather
        self._rng = rng
        self._up = up
        self._down = down
        self._deliver = deliver
        self._cables: dict[tuple[int, int], Cable] = {}
        # The link a node believes in, by (node, peer).
        self._seen: dict[tuple[int, int], int] = {}
        self._dead: set[int] = set()

    def _cable(self, one: int, two: int) -> Cable:
        return self._cables.setdefault((min(one, two), max(one, two)), Cable())

    def _delay(self) -> int:
        return self._rng.randint(0, self._weather.delay)

    def connect(self, node: int, peer: int) -> None:
        cable = self._cable(node, peer)
        when = max(self._clock.now_ms + 1 + self._delay(), cable.blocked_until)
        if peer in self._dead:
            when += REDIAL_MS
        self._clock.at(when, lambda: self._establish(node, peer))

    def _establish(self, node: int, peer: int) -> None:
        cable = self._cable(node, peer)
        if cable.link and self._seen.get((node, peer)) == cable.link:
            return
        if node in self._dead:
            return
        if peer in self._dead or self._clock.now_ms < cable.blocked_until:
            self.connect(node, peer)
            return
        cable.links_made += 1
        cable.link = cable.links_made
        cable.lost_up_to = cable.link - 1
        for end, other in ((node, peer), (peer, node)):
            when = self._clock.now_ms + self._delay()
            cable.arrival[end] = when
            self._clock.at(when, self._seen_up(end, other, cable.link, dials=end == node))

    def _seen_up(self, node: int, peer: int, link: int, *, dials: bool) -> Callable[[], None]:
        def run() -> None:
            cable = self._cable(node, peer)
            if cable.link == link:
                self._seen[node, peer] = link
                self._up(node, peer)
            elif dials and not cable.link and link <= cable.lost_up_to:
                # Cut before it was of use, so it is dialled on.
                self.connect(node, peer)

        return run

    def send(self, node: int, peer: int, frame: bytes) -> None:
        cable = self._cable(node, peer)
        link = self._seen.get((node, peer), 0)
        if not link or link != cable.link:
            return
        when = max(self._clock.now_ms + self._delay(), cable.arrival[peer])
        cable.arrival[peer] = when

        def run() -> None:
            if link > cable.lost_up_to and self._seen.get((peer, node)) == link:
                self._deliver(peer, node, frame)

        self._clock.at(when, run)

    def cut(self, one: int, two: int, for_ms: int) -> None:
        """Lose the link with all that is under way; each side notices in its own time."""
        cable = self._cable(one, two)
        cable.blocked_until = max(cable.blocked_until, self._clock.now_ms + for_ms)
        if cable.link:
            cable.lost_up_to = cable.link
            for node, peer in ((one, two), (two, one)):
                self._notice(node, peer, cable.link)
            cable.link = 0

    def _notice(self, node: int, peer: int, link: int) -> None:
        when = self._clock.now_ms + self._rng.randint(0, self._weather.notice)
        self._clock.at(when, self._seen_down(node, peer, link, "lost"))

    def crash(self, node: int) -> None:
        """Let `node` vanish with all its links; nothing reaches it before `restore`."""
        self._dead.add(node)
        for (one, two), cable in self._cables.items():
            if node in (one, two):
                peer = two if node == one else one
                self._seen.pop((node, peer), None)
                cable.lost_up_to = cable.links_made
                seen = self._seen.get((peer, node))
                if seen:
                    self._notice(peer, node, seen)
                cable.link = 0

    def restore(self, node: int) -> None:
        """Let `node` be reached again; it has no links yet."""
        self._dead.discard(node)

    def heal(self) -> None:
        """Let every link be made again from now on."""
        for cable in self._cables.values():
            cable.blocked_until = min(cable.blocked_until, self._clock.now_ms)

    def close(self, node: int, peer: int, code: str) -> None:
        """Hang up after what was sent has arrived."""
        cable = self._cable(node, peer)
        link = self._seen.pop((node, peer), 0)
        if link and link == cable.link:
            cable.link = 0
            when = max(self._clock.now_ms + self._delay(), cable.arrival[peer])
            self._clock.at(when, self._seen_down(peer, node, link, code))

    def _seen_down(self, node: int, peer: int, link: int, code: str) -> Callable[[], None]:
        def run() -> None:
            if self._seen.get((node, peer)) == link:
                del self._seen[node, peer]
                self._down(node, peer, code)

        return run
