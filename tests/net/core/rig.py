"""Sessions of one table, wired to each other without delay, with hands on links and disks."""

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

from engine.game import Game
from net.core.absence import StandIn
from net.core.envelope import Envelope, open_
from net.core.io import (
    Act,
    AppendLog,
    Disconnect,
    Input,
    JoinTable,
    LookOn,
    OpenTable,
    Output,
    PeerDown,
    PeerUp,
    Player,
    Received,
    Refused,
    Send,
    SetReady,
    Stored,
    Tick,
    WriteSecret,
)
from net.core.keys import Identity
from net.core.messages import Message, Settings
from net.core.session import Session
from net.core.view import PlayView, Stage, TableView
from tests.net.core.honest_table import BUILD, GAMES, NICKS
from tests.stages import leads


def settings(players: int = 2, variant: str = "plain", first_player: int = 0) -> Settings:
    return Settings("toy", variant, players, first_player, 0, 90, "skip")


def counting_entropy(seat: int) -> Callable[[int], bytes]:
    """Entropy that never repeats: a counter behind the seat's number."""
    count = 0

    def entropy(size: int) -> bytes:
        nonlocal count
        count += 1
        return bytes([seat + 1, *count.to_bytes(3, "big")]).ljust(size, b"\x77")

    return entropy


class Rig:
    """Sessions 0 to players - 1, all linked; nothing is at table yet.

    sent: every frame that was sent, opened, with its receiver, in order. said: other outputs by
    seat. asleep: disks that take nothing for the moment. lost: what on the wire is thrown away.
    logs, secrets: what each disk holds of the last game begun; earlier: the logs of those before.
    steps: from which stage to which a table has gone, anybody's.
    """

    def __init__(
        self,
        players: int,
        games: Mapping[int, Mapping[str, Game[Any, Any]]] | None = None,
        *,
        linked: bool = True,
        stand_ins: Mapping[str, StandIn] | None = None,
    ) -> None:
        games = games or {}
        self.now = 1_000
        self.steps: set[tuple[Stage, Stage]] = set()
        self.sessions = [
            Session(
                Identity(bytes([seat + 1]) * 32),
                Player(NICKS[seat], "person", (f"10.0.0.{seat}:47001",)),
                BUILD,
                games.get(seat, GAMES),
                counting_entropy(seat),
                "2025-01-31T18:00:00Z",
                stand_ins,
            )
            for seat in range(players)
        ]
        self.keys = [session.view().own_key for session in self.sessions]
        self.links: set[frozenset[int]] = set()
        self.sent: list[tuple[int, int, Envelope]] = []
        self.said: list[list[Output]] = [[] for _ in self.sessions]
        self.logs = [b""] * players
        self.earlier: list[list[bytes]] = [[] for _ in self.sessions]
        self._gids = [b""] * players
        self.secrets: list[bytes] = [b""] * players
        self.asleep: set[int] = set()
        self.starts = [0] * players
        self.lost: Callable[[int, int, Message], bool] = lambda _from, _to, _message: False
        self._inbox: deque[tuple[int, Input]] = deque()
        self._unwritten: list[list[AppendLog | WriteSecret]] = [[] for _ in self.sessions]
        if linked:
            self.link_all()

    # ------------------------------------------------------------ world

    def link_all(self) -> None:
        for one in range(len(self.sessions)):
            for two in range(one):
                self.link(one, two)

    def link(self, one: int, two: int) -> None:
        self.links.add(frozenset((one, two)))
        for seat, peer in ((one, two), (two, one)):
            self._inbox.append((seat, PeerUp(self.keys[peer], NICKS[peer])))
        self.settle()

    def look_on(self, seat: int, host: int = 0) -> None:
        """Let the session `seat` follow the game of `host`."""
        self.do(seat, LookOn(self.keys[host]))
        self.links.add(frozenset((seat, host)))
        self._inbox.append((seat, PeerUp(self.keys[host], NICKS[host])))
        self._inbox.append((host, PeerUp(self.keys[seat], NICKS[seat], (), looks_on=True)))
        self.settle()

    def cut(self, one: int, two: int) -> None:
        self.links.discard(frozenset((one, two)))
        for seat, peer in ((one, two), (two, one)):
            self._inbox.append((seat, PeerDown(self.keys[peer], "lost")))
        self.settle()

    def isolate(self, seat: int) -> None:
        for other in range(len(self.sessions)):
            if other != seat:
                self.cut(seat, other)

    def do(self, seat: int, happened: Input) -> tuple[Output, ...]:
        """Let one thing happen to `seat` and all that follows; return what it put out at once."""
        outputs = self._handle(seat, happened)
        self.settle()
        return outputs

    def receive(self, seat: int, peer: int, frame: bytes) -> tuple[Output, ...]:
        return self.do(seat, Received(self.keys[peer], frame))

    def settle(self) -> None:
        for _ in range(100_000):
            if not self._inbox:
                return
            self._handle(*self._inbox.popleft())
        raise AssertionError("the table never comes to rest")

    def wait(self, ms: int) -> None:
        """Let time pass in ticks of 250 ms."""
        for _ in range(ms // 250):
            self.now += 250
            for seat in range(len(self.sessions)):
                self.do(seat, Tick())

    def wake(self, seat: int) -> None:
        """Let the disk of `seat` write what has come up."""
        self.asleep.discard(seat)
        for output in self._unwritten[seat]:
            self._write(seat, output)
        self._unwritten[seat].clear()
        self.settle()

    def _handle(self, seat: int, happened: Input) -> tuple[Output, ...]:
        table = self.sessions[seat]._table
        before = table.stage
        outputs = self.sessions[seat].handle(self.now, happened)
        if table.stage is not before:
            self.steps.add((before, table.stage))
            assert leads(before, table.stage), (before, table.stage)
        for output in outputs:
            self._carry_out(seat, output)
        return outputs

    def _carry_out(self, seat: int, output: Output) -> None:
        match output:
            case Send(peer=peer, frame=frame):
                self._send(seat, self.keys.index(peer), frame)
            case Disconnect(peer=peer, code=code):
                self.said[seat].append(output)
                other = self.keys.index(peer)
                if frozenset((seat, other)) in self.links:
                    self.links.discard(frozenset((seat, other)))
                    self._inbox.append((other, PeerDown(self.keys[seat], code)))
            case AppendLog() | WriteSecret():
                if seat in self.asleep:
                    self._unwritten[seat].append(output)
                else:
                    self._write(seat, output)
            case _:
                self.said[seat].append(output)

    def _send(self, seat: int, other: int, frame: bytes) -> None:
        envelope = open_(frame)
        self.sent.append((seat, other, envelope))
        linked = frozenset((seat, other)) in self.links
        if linked and not self.lost(seat, other, envelope.message):
            self._inbox.append((other, Received(self.keys[seat], frame)))

    def _write(self, seat: int, output: AppendLog | WriteSecret) -> None:
        if isinstance(output, AppendLog):
            if self._gids[seat] not in (b"", output.gid):
                self.earlier[seat].append(self.logs[seat])
                self.logs[seat] = b""
            self._gids[seat] = output.gid
            self.logs[seat] += output.data
        else:
            self.secrets[seat] = output.data
        self._inbox.append((seat, Stored(output.token)))

    def crash(self, seat: int, log: bytes | None = None, secret: bytes | None = None) -> None:
        """End the program of `seat` and start it anew, on what its disk holds or what is given.

        An empty secret counts as lost.
        """
        self.isolate(seat)
        self._unwritten[seat].clear()
        self.asleep.discard(seat)
        self.logs[seat] = self.logs[seat] if log is None else log
        self.secrets[seat] = self.secrets[seat] if secret is None else secret
        self.starts[seat] += 1
        self.sessions[seat] = Session.resume(
            Identity(bytes([seat + 1]) * 32),
            Player(NICKS[seat], "person"),
            BUILD,
            GAMES,
            counting_entropy(seat + 16 * self.starts[seat]),
            "2025-01-31T18:00:00Z",
            log=self.logs[seat],
            secret=self.secrets[seat] or None,
            now_ms=self.now,
        )

    def crash_to_onlooker(self, seat: int, host: int) -> None:
        """End the program of `seat` and let its player follow what is played at `host`."""
        self.lose_everything(seat)
        self.look_on(seat, host)

    def lose_everything(self, seat: int) -> None:
        """End the program of `seat` and start it anew with nothing but its key."""
        self.isolate(seat)
        self.sessions[seat] = Session(
            Identity(bytes([seat + 1]) * 32),
            Player(NICKS[seat], "person"),
            BUILD,
            GAMES,
            counting_entropy(seat + 128),
            "2025-01-31T18:00:00Z",
        )

    # ------------------------------------------------------------ the way to a game

    def open_table(self, chosen: Settings | None = None) -> None:
        self.do(0, OpenTable(chosen or settings(len(self.sessions))))

    def join(self, seat: int, want: int = -1) -> None:
        self.do(seat, JoinTable(self.keys[0], want))

    def gather(self, chosen: Settings | None = None) -> None:
        """Open the table and let all others sit down, in order."""
        self.open_table(chosen)
        for seat in range(1, len(self.sessions)):
            self.join(seat)

    def start(self, chosen: Settings | None = None) -> None:
        """Gather, and let everybody be ready."""
        self.gather(chosen)
        for seat in range(len(self.sessions)):
            self.do(seat, SetReady())

    def act(self, seat: int, *texts: str) -> tuple[Output, ...]:
        return self.do(seat, Act(texts))

    # ------------------------------------------------------------ what can be seen

    def view(self, seat: int) -> TableView[Any]:
        return self.sessions[seat].view()

    def play(self, seat: int) -> PlayView[Any]:
        play = self.view(seat).play
        assert play is not None
        return play

    def stages(self) -> list[str]:
        return [session.view().stage.value for session in self.sessions]

    def refused(self, seat: int) -> list[Refused]:
        return [output for output in self.said[seat] if isinstance(output, Refused)]

    def hung_up(self, seat: int) -> list[tuple[int, str]]:
        return [
            (self.keys.index(output.peer), output.code)
            for output in self.said[seat]
            if isinstance(output, Disconnect)
        ]

    def sent_of(self, seat: int, kind: type[Message]) -> list[Envelope]:
        """The distinct messages of this type that `seat` has signed and sent, in order."""
        envelopes = [
            envelope
            for sender, _, envelope in self.sent
            if sender == seat
            and isinstance(envelope.message, kind)
            and envelope.sender in (b"", self.keys[seat])
        ]
        return list({envelope.raw: envelope for envelope in envelopes}.values())
