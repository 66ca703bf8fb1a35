"""A whole table in one process: nodes, network, clock, and the eyes on the honest ones."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from operator import is_not
from random import Random
from typing import Any

from engine.game import Game
from net.core.epoch import has_quorum
from net.core.io import Input, JoinTable, OpenTable, PeerDown, PeerUp, Received
from net.core.messages import Settings
from net.core.view import Stage
from tests.simulator.checks import Opened, Watch
from tests.simulator.echo import Echo
from tests.simulator.gallery import Onlooker, Visit
from tests.simulator.network import Clock, Network, Weather
from tests.simulator.node import Crash, Node
from tests.simulator.player import BRISK, Manner
from tests.simulator.truth import Truth

TICK_MS = 250
MAX_STEPS = 2_000_000

_CUT_OFF = ("seat_lost", "host_lost", "no_answer")
"""Why a table is left before the game."""


@dataclass(frozen=True)
class Cut:
    """The link between two nodes is lost, and cannot be made again for a while.

    after_ms: negative for from the beginning on.
    """

    after_ms: int
    one: int
    two: int
    for_ms: int


@dataclass(frozen=True)
class Partition:
    """The nodes of `side` and the others cannot reach each other for a while."""

    after_ms: int
    side: tuple[int, ...]
    for_ms: int


@dataclass(frozen=True)
class PowerCut:
    """All programs in `nodes` end at one time; each is started again after its down_ms.

    A negative one is never started again.
    """

    after_ms: int
    nodes: tuple[int, ...]
    down_ms: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """What happens to a table: cuts since all have a seat, all else since the game has begun.

    echoes: the share of what is said to all that comes to somebody again.
    """

    weather: Weather
    manner: Manner = BRISK
    cuts: tuple[Cut, ...] = ()
    partitions: tuple[Partition, ...] = ()
    crashes: tuple[Crash, ...] = ()
    power_cuts: tuple[PowerCut, ...] = ()
    visits: tuple[Visit, ...] = ()
    echoes: float = 0.0


class World:
    """Nodes 0 to players - 1 come together at the table of node 0. cheat: a node not watched."""

    def __init__(
        self,
        rng: Random,
        games: dict[str, Game[Any, Any]],
        settings: Settings,
        plan: Plan,
        cheat: int = -1,
    ) -> None:
        self.clock = Clock()
        self.truth = Truth()
        self._future = plan
        self._all_seated = False
        self._playing = False
        self._settings = settings
        self._network = Network(self.clock, plan.weather, rng, self._up, self._down, self._deliver)
        self.nodes = [
            Node(number, games, self.clock, self._network, plan.weather, rng, plan.manner)
            for number in range(settings.players)
        ]
        self.honest = [node for node in self.nodes if node.number != cheat]
        for cut in plan.cuts:
            if cut.after_ms < 0:
                self._network.cut(cut.one, cut.two, cut.for_ms)
        self.onlookers = [
            Onlooker(number, visit, games, self.clock, self._network, plan.weather, Random(number))
            for number, visit in enumerate(plan.visits, settings.players)
        ]
        self._clients: list[Node] = [*self.nodes, *self.onlookers]
        numbers = {node.key: node.number for node in self._clients}
        self.echo = Echo(Random("echo"), plan.echoes, self.clock, self._network)
        for client in self._clients if plan.echoes else ():
            client.echo = self.echo
        opened = Opened()
        for onlooker in self.onlookers:
            onlooker.numbers = numbers
            onlooker.on_change = partial(self.truth.note_change, onlooker)
        for node in self.nodes:
            node.numbers = numbers
            node.partners = range(settings.players)
            node.crashes = [crash for crash in plan.crashes if crash.node == node.number]
            if node in self.honest:
                self._watch(node, opened)

    def _watch(self, node: Node, opened: Opened) -> None:
        Watch(node, opened, lambda envelope: self.truth.note_sent(node, envelope))
        node.on_change = lambda: self._changed(node)

    def _changed(self, node: Node) -> None:
        self.truth.note_change(node)
        if not self._playing and node.view.stage is Stage.PLAYING:
            self._playing = True
            self._plan_faults()

    def _handle(self, node: int, happened: Input) -> None:
        self._clients[node].handle(happened)

    def _up(self, node: int, peer: int) -> None:
        other, players = self._clients[peer], len(self.nodes)
        looks_on = peer >= players
        up = PeerUp(other.key, f"P{peer}", (f"10.0.0.{peer}:1",), looks_on=looks_on)
        self._handle(node, up)
        view = self._clients[node].view
        if peer == 0 and 0 < node < players and view.stage is Stage.IDLE:
            self._handle(node, JoinTable(other.key))

    def _down(self, node: int, peer: int, code: str) -> None:
        self._handle(node, PeerDown(self._clients[peer].key, code))

    def _deliver(self, node: int, peer: int, frame: bytes) -> None:
        self._handle(node, Received(self._clients[peer].key, frame))

    def _tick(self, node: int) -> None:
        self._clients[node].tick()
        self.clock.at(self.clock.now_ms + TICK_MS, lambda: self._tick(node))
        if not self._all_seated and all(one.view.own_seat >= 0 for one in self.nodes):
            self._all_seated = True
            self._plan_cuts()

    def begin(self) -> None:
        self._handle(0, OpenTable(self._settings))
        for node in self._clients:
            number = node.number
            self.clock.at(number * 7, partial(self._tick, number))
            if 0 < number < len(self.nodes):
                self._network.connect(number, 0)

    def _plan_cuts(self) -> None:
        for cut in self._future.cuts:
            if cut.after_ms >= 0:
                self._later(cut.after_ms, self._network.cut, cut.one, cut.two, cut.for_ms)

    def _plan_faults(self) -> None:
        future = self._future
        for split in future.partitions:
            others = [node.number for node in self.nodes if node.number not in split.side]
            for one in split.side:
                for two in others:
                    self._later(split.after_ms, self._network.cut, one, two, split.for_ms)
        for power in future.power_cuts:
            for number, down_ms in zip(power.nodes, power.down_ms, strict=True):
                self._later(power.after_ms, self._power_off, number, down_ms)

        for onlooker in self.onlookers:
            visit = onlooker.visit
            leaves_ms = visit.comes_ms + visit.stays_ms
            self._later(visit.comes_ms, onlooker.come)
            self._later(leaves_ms, onlooker.leave)
            self._later(leaves_ms + visit.away_ms, onlooker.come)

    def let_all_look_on(self, for_ms: int) -> None:
        """Let everybody who looks on come back, and stay."""
        for onlooker in self.onlookers:
            onlooker.come()
            onlooker.stays = True
        if self.onlookers:
            self.run_on(for_ms)

    def let_all_talk(self, for_ms: int) -> None:
        """Let everybody who looks on say his last words, as all have come."""
        for onlooker in self.onlookers:
            onlooker.concludes = True
        self.run_on(for_ms)

    def is_whole(self, since_ms: int) -> bool:
        """Say whether all play one game, and all links have been up since `since_ms`."""
        clients = [node for node in self._clients if not node.down]
        gids = [node.view.play.gid for node in clients if node.view.play is not None]
        whole = len(gids) == len(self._clients) and len(set(gids)) == 1
        return whole and all(
            two.key in one.linked_since and one.linked_since[two.key] <= since_ms
            for one in self.nodes
            for two in self.nodes
            if one is not two
        )

    def _later(self, after_ms: int, do: Callable[..., None], *arguments: int) -> None:
        self.clock.at(self.clock.now_ms + after_ms, lambda: do(*arguments))

    def _power_off(self, number: int, down_ms: int) -> None:
        node = self.nodes[number]
        if node.may_crash and not node.down:
            node.crash(down_ms)

    @property
    def dispersed(self) -> bool:
        """Whether a table came to nothing, because somebody was cut off from it for too long."""
        return any(node.view.closed_code in _CUT_OFF for node in self.nodes)

    @property
    def _is_deserted(self) -> bool:
        """Whether some have left before all had the start, and the others wait for them.

        They left for what was signed twice, or are gone for ever with their START_ACK. Who has not
        seen it waits in vain, or as host for new guests.
        """
        cheated = [one for one in self.nodes if one.view.closed_code == "duplicate_commit"]
        left = {one.key for one in (*cheated, *(one for one in self.nodes if one.gone))}
        return bool(left) and all(_waits_in_vain(node, left) for node in self.staying)

    @property
    def finished(self) -> bool:
        if self.dispersed or self._is_deserted:
            return True
        active = [node for node in self.staying if not _is_passive(node)] or self.staying
        able = {node.view.own_seat: node for node in active if _is_able(node)}
        return all(_is_done(node) or _is_stranded(node, able) for node in active)

    @property
    def staying(self) -> list[Node]:
        """The honest nodes that are not gone for ever."""
        return [node for node in self.honest if not node.gone]

    def run(self, until_ms: int) -> None:
        shown: list[object] = []
        for _ in range(MAX_STEPS):
            before, shown = shown, self._shown()
            changed = len(before) != len(shown) or any(map(is_not, before, shown))
            over = changed and self.finished
            if over or self.clock.now_ms > until_ms or not self.clock.step():
                return
        raise AssertionError(f"no end after {MAX_STEPS} steps")

    def _shown(self) -> list[object]:
        """Return all that `finished` depends on, the same objects unless something has changed."""
        return [node.view for node in self.staying]

    def run_on(self, for_ms: int) -> None:
        """Let what is under way arrive."""
        end = self.clock.now_ms + for_ms
        while self.clock.now_ms < end and self.clock.step():
            pass


def _is_done(node: Node) -> bool:
    """Say whether the game is over for `node`."""
    return node.view.stage in (Stage.OVER, Stage.CLOSED)


def _is_able(node: Node) -> bool:
    """Say whether `node` can still vote, and hand over its link of a draw that is open."""
    if node.view.play is None or node.view.own_seat in node.view.play.members.claimed_by:
        return False
    play = node.play
    return not play.open.draws or play.rounds.has_chain


def _waits_in_vain(node: Node, left: Collection[bytes]) -> bool:
    """Say whether `node` is at no table, or at one that those who have `left` do not let begin."""
    agreement = node.session._table.agreement
    if node.view.stage is not Stage.AGREEING or agreement is None:
        return node.view.stage in (Stage.CLOSED, Stage.LOBBY)
    return any(agreement.proposal.seats[seat].key in left for seat in agreement.missing)


def _is_stranded(node: Node, able: Mapping[int, Node]) -> bool:
    """Say whether too few are `able` to go on for ever, which its player is told.

    He is told nothing if the game has come to its end, which others only have not signed.
    """
    view = node.view
    if view.stage is not Stage.PLAYING or view.play is None:
        return False
    play = node.play
    base = play.epoch.seats if play.confirmed else play.epoch.base
    may_stay = view.play.members.may_go_anew and not node.manner.anew
    told = play.expected_end is not None or may_stay
    here = [
        seat
        for seat in play.epoch.seats
        if seat in able and not _is_astray(able[seat], play.epoch.eid, able)
    ]
    return told and not has_quorum(base, here)


def _is_astray(node: Node, eid: bytes, able: Collection[int]) -> bool:
    """Say whether `node` has gone over from epoch `eid` to one that never comes about.

    It never does if somebody who is not `able` any more has not come along.
    """
    play = node.play
    lacking = any(seat not in able for seat in play.epoch.seats)
    return play.epoch.parent == eid and not play.confirmed and lacking


def _is_passive(node: Node) -> bool:
    play = node.view.play
    return play is not None and node.view.own_seat not in play.members.active
