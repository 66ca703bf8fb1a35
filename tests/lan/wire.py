"""A bad cable for kernels without netem: frames come late, out of order, or not at all.

python -m tests.lan.wire DEVICE DEVICE DELAY_MS JITTER_MS LOSS_PERMILLE SEED
"""

import heapq
import random
import selectors
import signal
import socket
import sys
import time
from dataclasses import dataclass
from typing import NoReturn

_ETH_P_ALL = 3
_SOL_PACKET = 263
_PACKET_VNET_HDR = 15
_PACKET_OUTGOING = 4
_MOST = 70_000


@dataclass(frozen=True, slots=True)
class Rough:
    """How bad a cable is, each way: every frame is `delay_ms`, more or less `jitter_ms`, late.

    Frames overtake each other where the jitter says so. loss: of a thousand frames. seed: of
    what happens to which frame.
    """

    delay_ms: int = 0
    jitter_ms: int = 0
    loss: int = 0
    seed: int = 1

    def arguments(self) -> tuple[str, ...]:
        """Return the arguments of this program."""
        return tuple(map(str, (self.delay_ms, self.jitter_ms, self.loss, self.seed)))

    def netem(self) -> tuple[str, ...]:
        """Return the arguments of tc-netem(8)."""
        late = ("delay", f"{self.delay_ms}ms", f"{self.jitter_ms}ms")
        return (*late, "loss", f"{self.loss / 10}%")


class Wire:
    """Carries frames between the devices `one` and `other` of this namespace."""

    def __init__(self, one: str, other: str, rough: Rough) -> None:
        self._rough = rough
        self._chance = random.Random(rough.seed)
        self._ends = (_open(one), _open(other))
        self._under_way: list[tuple[float, int, int, bytes]] = []
        self._count = 0

    def carry(self) -> NoReturn:
        """Carry frames until the process is ended."""
        selector = selectors.DefaultSelector()
        for to, end in enumerate(reversed(self._ends)):
            selector.register(end, selectors.EVENT_READ, to)
        while True:
            for key, _ in selector.select(self._next_s()):
                self._take(self._ends[1 - key.data], key.data)
            self._hand_on()

    def _next_s(self) -> float | None:
        if not self._under_way:
            return None
        return max(0.0, self._under_way[0][0] - time.monotonic())

    def _take(self, end: socket.socket, to: int) -> None:
        frame, place = end.recvfrom(_MOST)
        if place[2] == _PACKET_OUTGOING or self._chance.randrange(1000) < self._rough.loss:
            return
        jitter = self._rough.jitter_ms
        late_ms = max(0, self._rough.delay_ms + self._chance.randint(-jitter, jitter))
        self._count += 1
        due = time.monotonic() + late_ms / 1000
        heapq.heappush(self._under_way, (due, self._count, to, frame))

    def _hand_on(self) -> None:
        now = time.monotonic()
        while self._under_way and self._under_way[0][0] <= now:
            _, _, to, frame = heapq.heappop(self._under_way)
            self._ends[to].send(frame)


def _open(device: str) -> socket.socket:
    end = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(_ETH_P_ALL))
    # Frames of one machine carry no checksum yet and may be many in one; this header says so,
    # and passes it on.
    end.setsockopt(_SOL_PACKET, _PACKET_VNET_HDR, 1)
    end.bind((device, _ETH_P_ALL))
    return end


def main() -> None:
    one, other, *numbers = sys.argv[1:]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    Wire(one, other, Rough(*map(int, numbers))).carry()


if __name__ == "__main__":
    main()
