"""A whole table in one process: nodes, network, clock, and the eyes on the honest ones."""

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.game import Game
from net.core.io import Input, JoinTable, OpenTable, PeerDown, PeerUp, Received, Tick
from net.core.messages import Settings
from net.core.view import Stage
from tests.simulator.checks import Opened, Watch
from tests.simulator.network import Clock, Network, Weather
from tests.simulator.node import Node

TICK_MS = 250
MAX_STEPS = 2_000_000


@dataclass(frozen=True)
class Cut:
    """The link between two nodes is lost, and cannot be made again for a while.

    after_ms: since all have a seat; negative for from the beginning on.
    """

    after_ms: int
    one: int
    two: int
    for_ms: int


class World:
    """Nodes 0 to players - 1 come together at the table of node 0. cheat: a node not watched."""

    def __init__(
        self,
        rng: Random,
        games: dict[str, Game[Any, Any]],
        settings: Settings,
        weather: Weather,
        cuts: tuple[Cut, ...] = (),
        cheat: int = -1,
    ) -> None:
        self.clock = Clock()
        self._cuts = [cut for cut in cuts if cut.after_ms >= 0]
        self._all_seated = False
        self._settings = settings
        self._network = Network(self.clock, weather, rng, self._up, self._down, self._deliver)
        self.nodes = [
            Node(number, games, self.clock, self._network, weather, rng)
            for number in range(settings.players)
        ]
        self.honest = [node for node in self.nodes if node.number != cheat]
        for cut in cuts:
            if cut.after_ms < 0:
                self._network.cut(cut.one, cut.two, cut.for_ms)
        numbers = {node.key: node.number for node in self.nodes}
        opened = Opened()
        for node in self.nodes:
            node.numbers = numbers
            if node in self.honest:
                Watch(node, opened, lambda _envelope: None)

    def _handle(self, node: int, happened: Input) -> None:
        self.nodes[node].handle(happened)

    def _up(self, node: int, peer: int) -> None:
        other = self.nodes[peer]
        self._handle(node, PeerUp(other.key, f"P{peer}", (f"10.0.0.{peer}:1",)))
        view = self.nodes[node].view
        if peer == 0 and node != 0 and view.stage is Stage.IDLE:
            self._handle(node, JoinTable(other.key))

    def _down(self, node: int, peer: int, code: str) -> None:
        self._handle(node, PeerDown(self.nodes[peer].key, code))

    def _deliver(self, node: int, peer: int, frame: bytes) -> None:
        self._handle(node, Received(self.nodes[peer].key, frame))

    def _tick(self, node: int) -> None:
        self._handle(node, Tick())
        self.clock.at(self.clock.now_ms + TICK_MS, lambda: self._tick(node))
        if not self._all_seated and all(one.view.own_seat >= 0 for one in self.nodes):
            self._all_seated = True
            for cut in self._cuts:
                self._plan(cut)

    def begin(self) -> None:
        self._handle(0, OpenTable(self._settings))
        for node in self.nodes:
            number = node.number
            self.clock.at(number * 7, lambda number=number: self._tick(number))
            if number:
                self._network.connect(number, 0)

    def _plan(self, cut: Cut) -> None:
        when = self.clock.now_ms + cut.after_ms
        self.clock.at(when, lambda: self._network.cut(cut.one, cut.two, cut.for_ms))

    @property
    def finished(self) -> bool:
        return all(node.view.stage in (Stage.OVER, Stage.CLOSED) for node in self.honest)

    def run(self, until_ms: int) -> None:
        for _ in range(MAX_STEPS):
            if self.finished or self.clock.now_ms > until_ms or not self.clock.step():
                return
        raise AssertionError(f"no end after {MAX_STEPS} steps")

    def run_on(self, for_ms: int) -> None:
        """Let what is under way arrive."""
        end = self.clock.now_ms + for_ms
        while self.clock.now_ms < end and self.clock.step():
            pass
