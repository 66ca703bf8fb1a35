"""One simulated client: a session, its slow disk, and a computer player who chooses by seed."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.game import Choice, Game
from net.core.epoch import Epoch, first_epoch
from net.core.io import (
    Act,
    AppendLog,
    Changed,
    Connect,
    Disconnect,
    Input,
    Intent,
    Output,
    Player,
    Preview,
    Refused,
    Say,
    Send,
    SetReady,
    Stored,
    WriteSecret,
)
from net.core.keys import Identity
from net.core.messages import MAX_BODY_BYTES, Build
from net.core.play import Play
from net.core.session import Session
from net.core.view import Stage, TableView
from tests.simulator.network import Clock, Network, Weather

BUILD = Build("1.0", b"e" * 32, b"r" * 32, b"s" * 32)
CREATED = "2025-01-31T18:00:00Z"

# May happen to a bot that decides on a view an instant old.
HARMLESS_REFUSALS = ("not_now", "already_pending", "game_stopped", "starting", "too_fast")

Outgoing = Callable[[bytes, bytes], list[bytes]]


class Node:
    """Client `number`. outgoing: what is sent instead of a frame for a peer; honest by default."""

    def __init__(
        self,
        number: int,
        games: dict[str, Game[Any, Any]],
        clock: Clock,
        network: Network,
        weather: Weather,
        rng: Random,
    ) -> None:
        self.number = number
        self.identity = Identity(rng.randbytes(32))
        player = Player(f"P{number}", "computer", (f"10.0.0.{number}:1",))
        self.session: Session = Session(self.identity, player, BUILD, games, rng.randbytes, CREATED)
        self.outgoing: Outgoing | None = None
        self.logs: dict[bytes, bytes] = {}
        self.secrets: dict[bytes, bytes] = {}
        self.lost_secret = False
        self.refusals: list[Refused] = []
        self.numbers: dict[bytes, int] = {}
        self.on_store: Callable[[bytes], None] = lambda _data: None
        self.on_send: Callable[[bytes], None] = lambda _frame: None
        self.games = games
        self._clock = clock
        self._network = network
        self._weather = weather
        self._rng = rng
        self._disk_free_ms = 0
        self._thinking = False
        self._doubts = rng.choice((0, 0, 0, 1, 2))

    @property
    def key(self) -> bytes:
        return self.identity.key

    @property
    def view(self) -> TableView[Any]:
        return self.session.view()

    @property
    def log(self) -> bytes:
        """The log of the game that is played; empty before."""
        return self.logs[self.view.play.gid] if self.view.play else b""

    @property
    def play(self) -> Play[Any, Any]:
        game = self.session._table.game
        assert game is not None
        return game.play

    def epoch(self, eid: bytes) -> Epoch:
        """Return the epoch `eid` of the game, which this node has gone over to."""
        game = self.session._table.game
        assert game is not None
        epochs = (first_epoch(self.play.roster), *(one.epoch for one in game.council.changes))
        return next(epoch for epoch in epochs if epoch.eid == eid)

    def handle(self, happened: Input) -> None:
        for output in self.session.handle(self._clock.now_ms, happened):
            self._carry_out(output)

    def _carry_out(self, output: Output) -> None:
        match output:
            case Send(peer=peer, frame=frame):
                frames = self.outgoing(peer, frame) if self.outgoing else [frame]
                for sent in frames:
                    self.on_send(sent)
                    self._network.send(self.number, self.numbers[peer], sent)
            case Connect(peer=peer):
                self._network.connect(self.number, self.numbers[peer])
            case Disconnect(peer=peer, code=code):
                self._network.close(self.number, self.numbers[peer], code)
            case AppendLog(token=token, gid=gid, data=data):
                self._store(token, lambda: self._append(gid, data))
            case WriteSecret(token=token, sid=sid, data=data):
                self._store(token, lambda: self.secrets.update({sid: data}))
            case Changed():
                self._wake()
            case Refused():
                self.refusals.append(output)

    def _append(self, gid: bytes, data: bytes) -> None:
        self.logs[gid] = self.logs.get(gid, b"") + data
        self.on_store(data)

    def _store(self, token: int, write: Callable[[], None]) -> None:
        delay = self._rng.randint(0, self._weather.disk)
        self._disk_free_ms = max(self._disk_free_ms, self._clock.now_ms + delay)

        def done() -> None:
            write()
            self.handle(Stored(token))

        self._clock.at(self._disk_free_ms, done)

    # ------------------------------------------------------------ the computer player

    def _wake(self) -> None:
        if not self._thinking:
            self._thinking = True
            self._clock.at(self._clock.now_ms + self._rng.randint(0, 5), self._think)

    def _think(self) -> None:
        self._thinking = False
        intent = self._choose()
        if intent is not None:
            self.handle(intent)

    def _choose(self) -> Intent | None:
        view = self.view
        if view.stage in (Stage.LOBBY, Stage.AGREEING):
            return self._say_ready(view)
        play = view.play
        own_turn = (
            view.stage is Stage.PLAYING
            and play is not None
            and not play.pending
            and not play.trouble
            and play.awaiting == Choice(view.own_seat)
        )
        return self._move(view) if own_turn else None

    def _say_ready(self, view: TableView[Any]) -> Intent | None:
        own_ready = any(one.ready for one in view.seats if one.key == view.own_key)
        full = all(one.key for one in view.seats)
        if own_ready and self._doubts and self._rng.random() < 0.3:
            self._doubts -= 1
            return SetReady(ready=False)
        return SetReady() if full and not own_ready else None

    def _move(self, view: TableView[Any]) -> Intent:
        assert view.play is not None
        segment = self._segment(view.play.position, view.own_seat)
        if self._rng.random() < 0.1 and not view.play.previews[view.own_seat]:
            return Preview(segment[:1])
        if self._rng.random() < 0.05 and len(view.chat) < 3:
            return Say(f"hello {self._rng.randint(0, 99)}")
        return Act(segment)

    def _segment(self, position: Any, seat: int) -> tuple[str, ...]:
        game = self.games[self.view.settings.game] if self.view.settings else None
        assert game is not None
        texts: list[str] = []
        size = 0
        while game.awaiting(position) == Choice(seat):
            action = self._rng.choice(game.legal(position))
            text = game.format_action(action)
            size += len(text.encode())
            if size > MAX_BODY_BYTES or len(texts) == 32:
                break
            texts.append(text)
            position = game.apply(position, action)
            if self._rng.random() < 0.2:
                break
        return tuple(texts)
