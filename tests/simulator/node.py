"""One simulated client: a session on a slow disk, which may crash and go on from that disk."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.game import Game
from net.core import io
from net.core.absence import StandIn
from net.core.council import Council
from net.core.epoch import Epoch, first_epoch
from net.core.io import (
    AppendLog,
    Changed,
    Connect,
    Disconnect,
    Input,
    Output,
    Refused,
    Send,
    Stored,
    Tick,
    WriteSecret,
)
from net.core.keys import Identity
from net.core.logfile import FILE_HEADER, read
from net.core.messages import Build
from net.core.play import Play
from net.core.session import Session
from net.core.view import Stage, TableView
from tests.simulator.echo import Echo
from tests.simulator.network import Clock, Network, Weather
from tests.simulator.player import Manner, Player
from tests.stages import leads

BUILD = Build("1.0", b"e" * 32, b"r" * 32, b"s" * 32)
CREATED = "2025-01-31T18:00:00Z"

# May happen to a player who decides on a view an instant old.
HARMLESS_REFUSALS = (
    "not_now",
    "already_pending",
    "game_stopped",
    "starting",
    "too_fast",
    "not_your_turn",
    "not_missing",
    "no_quorum",
    "others_here",
    "not_stuck",
    "no_new_game",
    "illegal",
    "bad_action",
)

Outgoing = Callable[[bytes, bytes], list[bytes]]
StandIns = dict[str, StandIn]


@dataclass(frozen=True)
class Crash:
    """The program of `node` ends at a write to its disk, counted from the game's beginning.

    mode: "before" it, in the middle of it ("torn"), or "after" it, before anything follows from
    that. down_ms: until the node is back. loses_secret: without its side file.
    """

    node: int
    write: int
    mode: str
    down_ms: int
    loses_secret: bool = False


class Node:
    """Client `number`. outgoing: what is sent instead of a frame for a peer; honest by default.

    echo: repeats what it has sent, if anything does.
    """

    def __init__(
        self,
        number: int,
        games: dict[str, Game[Any, Any]],
        clock: Clock,
        network: Network,
        weather: Weather,
        rng: Random,
        manner: Manner,
    ) -> None:
        self.number = number
        self.identity = Identity(rng.randbytes(32))
        introduction = io.Player(
            f"P{number}", "computer", (f"10.0.0.{number}:1",), decides=manner.decides
        )
        self.games = games
        stand_ins: StandIns = {name: game.absent_policy for name, game in games.items()}
        self._rng = rng
        own = (self.identity, introduction)
        self._parts = (*own, BUILD, games, rng.randbytes, CREATED, stand_ins)
        self.session: Session = self.fresh_session()
        self.outgoing: Outgoing | None = None
        self.echo: Echo | None = None
        self.logs: dict[bytes, bytes] = {}
        self.secrets: dict[bytes, bytes] = {}
        self.lost_secret = False
        self.crashes: list[Crash] = []
        self.resumed = 0
        self.down = False
        self.gone = False
        self.refusals: list[Refused] = []
        self.numbers: dict[bytes, int] = {}
        self.partners: Collection[int] = ()
        self.on_store: Callable[[bytes], None] = lambda _data: None
        self.on_send: Callable[[bytes], None] = lambda _frame: None
        self.on_change: Callable[[], None] = lambda: None
        self._clock = clock
        self._network = network
        self._weather = weather
        self.manner = manner
        self._player = Player(rng, manner, games)
        self._disk_free_ms = 0
        self._thinking = False
        self._life = 0
        self._writes = 0

    def fresh_session(self) -> Session:
        """Return a session that knows of no table."""
        return Session(*self._parts)

    @property
    def key(self) -> bytes:
        return self.identity.key

    @property
    def view(self) -> TableView[Any]:
        return self.session.view()

    @property
    def log(self) -> bytes:
        """The log of the game that is played; empty before."""
        return self.logs.get(self.view.play.gid, b"") if self.view.play else b""

    @property
    def play(self) -> Play[Any, Any]:
        game = self.session._table.game
        assert game is not None
        return game.play

    @property
    def has_stored_all(self) -> bool:
        """Whether all that the session has written so far is on disk."""
        outbox = self.session._endpoint.outbox
        return outbox.is_stored(outbox.written)

    @property
    def linked_since(self) -> dict[bytes, int]:
        """Since when each link is up, by the other's key."""
        peers = self.session._endpoint.peers
        return {key: peer.since_ms for key, peer in peers.items()}

    @property
    def council(self) -> Council:
        game = self.session._table.game
        assert game is not None
        return game.council

    def epoch(self, eid: bytes) -> Epoch:
        """Return the epoch `eid` of the game, which this node has gone over to."""
        return next(epoch for epoch in self.epochs if epoch.eid == eid)

    @property
    def epochs(self) -> list[Epoch]:
        """All epochs of the game this node has gone over to, in order."""
        changes = self.council.changes
        return [first_epoch(self.play.roster), *(one.epoch for one in changes)]

    def handle(self, happened: Input) -> None:
        if self.down:
            return
        table = self.session._table
        before = table.stage
        outputs = self.session.handle(self._clock.now_ms, happened)
        assert before is table.stage or leads(before, table.stage), (before, table.stage)
        for output in outputs:
            self._carry_out(output)

    def tick(self) -> None:
        self.handle(Tick())
        intent = None if self.down else self._player.decide(self.view, self._clock.now_ms)
        if intent is not None:
            self.handle(intent)

    def _carry_out(self, output: Output) -> None:
        match output:
            case Send(peer=peer, frame=frame):
                frames = self.outgoing(peer, frame) if self.outgoing else [frame]
                for sent in frames:
                    self.on_send(sent)
                    self._network.send(self.number, self.numbers[peer], sent)
                    if self.echo is not None:
                        self.echo.repeat(self.number, self.numbers[peer], sent)
            case Connect(peer=peer):
                self._network.connect(self.number, self.numbers[peer])
            case Disconnect(peer=peer, code=code):
                self._network.close(self.number, self.numbers[peer], code)
            case AppendLog(token=token, gid=gid, data=data):
                self._store(token, lambda part: self._append(gid, data[:part]), len(data))
            case WriteSecret(token=token, sid=sid, data=data):
                self._store(token, lambda part: self._replace(sid, data, part), len(data))
            case Changed():
                self.on_change()
                self._wake()
            case Refused():
                self.refusals.append(output)

    # ------------------------------------------------------------ the disk

    def _append(self, gid: bytes, data: bytes) -> None:
        known = self.logs.get(gid, b"")
        self.logs[gid] = known + data
        header = FILE_HEADER if known else b""
        whole = read(header + data).offset - len(header)
        if whole > 0:
            self.on_store(data[:whole])

    def _replace(self, sid: bytes, data: bytes, part: int) -> None:
        # A file replaced as a whole is the old one or the new one.
        if part == len(data):
            self.secrets[sid] = data

    def _store(self, token: int, write: Callable[[int], None], size: int) -> None:
        delay = self._rng.randint(0, self._weather.disk)
        self._disk_free_ms = max(self._disk_free_ms, self._clock.now_ms + delay)
        life = self._life

        def done() -> None:
            if self._life != life:
                return
            crash = self._due_crash()
            if crash is None:
                write(size)
                self.handle(Stored(token))
                self.on_change()
                return
            if crash.mode != "before":
                write(size if crash.mode == "after" else self._rng.randint(1, size - 1))
            self.lost_secret = self.lost_secret or crash.loses_secret
            self.crash(crash.down_ms)

        self._clock.at(self._disk_free_ms, done)

    @property
    def may_crash(self) -> bool:
        """Whether there is a game that its disk knows of."""
        return self.view.stage is Stage.PLAYING and bool(self.log)

    def _due_crash(self) -> Crash | None:
        if not self.may_crash:
            return None
        self._writes += 1
        return next((one for one in self.crashes if one.write == self._writes), None)

    # ------------------------------------------------------------ crashes

    def crash(self, down_ms: int) -> None:
        """End the program; it is started again after `down_ms`, never if that is negative."""
        self._life += 1
        self.down = True
        self.gone = down_ms < 0
        self._network.crash(self.number)
        if not self.gone:
            self._clock.at(self._clock.now_ms + down_ms, self._resume)

    def _resume(self) -> None:
        play = self.view.play
        assert play is not None
        log = self.logs[play.gid][: read(self.logs[play.gid]).offset]
        self.logs[play.gid] = log
        sid = self.play.roster.sid
        self.session = Session.resume(
            *self._parts,
            log=log,
            secret=None if self.lost_secret else self.secrets[sid],
            now_ms=self._clock.now_ms,
        )
        self.lost_secret = False
        self.down = False
        self.resumed += 1
        self._disk_free_ms = self._clock.now_ms
        self._network.restore(self.number)
        for number in self.partners:
            if number != self.number:
                self._network.connect(self.number, number)
        self._wake()

    # ------------------------------------------------------------ the computer player

    def _wake(self) -> None:
        if not self._thinking:
            self._thinking = True
            delay_ms = self._player.delay_ms(self.view)
            self._clock.at(self._clock.now_ms + delay_ms, self._think)

    def _think(self) -> None:
        self._thinking = False
        intent = None if self.down else self._player.choose(self.view)
        if intent is not None:
            self.handle(intent)
