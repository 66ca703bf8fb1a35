"""What is said to all, coming to one of them once more."""

from random import Random

from net.core.envelope import read_unchecked
from net.core.errors import RemoteError
from net.core.intake import RELAYED
from tests.simulator.network import Clock, Network


class Echo:
    """Repeats a share of what a node passes to another, soon or late.

    A link itself repeats nothing, nor does an honest node pass anything on twice; who wants to
    confuse others may. done: how often it was.
    """

    def __init__(self, rng: Random, share: float, clock: Clock, network: Network) -> None:
        self.done = 0
        self._rng = rng
        self._share = share
        self._clock = clock
        self._network = network

    def repeat(self, node: int, peer: int, frame: bytes) -> None:
        """Send `frame` again some time, if it is for all and its turn has come."""
        if self._rng.random() >= self._share:
            return
        try:
            envelope, _ = read_unchecked(frame)
        except RemoteError:
            # Of a cheat that sends noise.
            return
        if isinstance(envelope.message, RELAYED):
            self.done += 1
            later_ms = self._clock.now_ms + self._rng.choice((0, 100, 5_000, 60_000))
            self._clock.at(later_ms, lambda: self._network.send(node, peer, frame))
