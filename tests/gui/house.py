"""A node without a network: it plays the whole table itself and tells it as a real one does."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from engine.game import Choice, Draw, Over, Setup
from engine.games import GAMES
from net.core.io import Act, ChangeSettings, Intent, Kick, Preview, Say, SetReady, TakeColour
from net.core.messages import Build, Settings
from net.core.view import (
    ChatLine,
    EntryView,
    Membership,
    PlayView,
    SeatView,
    Stage,
    TableView,
    Trouble,
    Waiting,
)
from net.shell.events import (
    FoundTable,
    IntentRefused,
    Left,
    Listening,
    LocalSeat,
    NodeEvent,
    TableChanged,
)
from net.shell.node import Node
from net.shell.unfinished import UnfinishedGame

GID = b"g" * 32
GAME = GAMES["tikal"]
BUILD = Build("0.1.0", bytes(32), bytes(32), bytes(32))


@dataclass
class Chair:
    """Who sits in a seat. local: the number of the local seat, -1 for somebody elsewhere."""

    nick: str
    kind: str
    local: int
    ready: bool = False
    link: str = "up"


def key(seat: int) -> bytes:
    """Return the public key of `seat`."""
    return bytes([seat + 1]) * 32


class House:
    """Stands in for `net.shell.node.Node`; computers choose by `seed`.

    calls: what was asked, in order, as tuples. chairs: by seat, None while open. refusals: what
    the next seats to be added get instead of a chair.
    """

    def __init__(self, seed: int = 1) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.listener: Callable[[NodeEvent], None] = lambda event: None
        self.settings = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
        self.chairs: list[Chair | None] = []
        self.stage = Stage.IDLE
        self.position: Any = None
        self.entries: list[EntryView[Any]] = []
        self.chat: tuple[ChatLine, ...] = ()
        self.previews: dict[int, tuple[str, ...]] = {}
        self.lost: tuple[int, ...] = ()
        self.waiting: Waiting | None = None
        self.trouble: Trouble | None = None
        self.members = Membership()
        self.turn_since_ms: int | None = None
        self.hosting = True
        self.refusals: list[NodeEvent] = []
        self.gid = GID
        self.colours: tuple[int, ...] = (0, 1, 2, 3)
        self._chance = random.Random(seed)

    def make(self, listener: Callable[[NodeEvent], None]) -> Node:
        """Return this node, told to `listener`: fits TableSession's make_node."""
        self.listener = listener
        return cast("Node", self)  # it answers to the calls of a node, and is none

    def __getattr__(self, name: str) -> Callable[..., None]:
        if name in {"start", "stop", "browse", "stop_browsing"}:
            return lambda *args: self.calls.append((name, *args))
        raise AttributeError(name)

    def leave(self, number: int) -> None:
        self.calls.append(("leave",))
        self.listener(Left(number))

    # ---------------------------------------------------------------- lobby

    def host(
        self,
        settings: Settings,
        seats: Sequence[LocalSeat],
        port: int = 0,
        *,
        announced: bool = True,
    ) -> None:
        self.announced = announced
        self.calls.append(("host", settings, tuple(seats), port))
        self.open(settings, seats)

    def open(self, settings: Settings, seats: Sequence[LocalSeat]) -> None:
        self.settings, self.stage = settings, Stage.LOBBY
        self.chairs = [None] * settings.players
        self.position, self.entries = None, []
        for local, seat in enumerate(seats):
            self._sit(seat, local)
        self.tell()

    def join(self, where: str | FoundTable, seats: Sequence[LocalSeat]) -> None:
        self.calls.append(("join", where, tuple(seats)))

    def resume(self, game: UnfinishedGame, places: Sequence[str]) -> None:
        self.calls.append(("resume", game, tuple(places)))

    def seek(self, where: str) -> None:
        self.calls.append(("seek", where))

    def watch(self, where: str | FoundTable, nick: str) -> None:
        self.calls.append(("watch", where, nick))

    def add_seat(self, seat: LocalSeat) -> None:
        self.calls.append(("add_seat", seat))
        if self.refusals:
            self.listener(self.refusals.pop(0))
            return
        local = 1 + max(chair.local for chair in self.chairs if chair)
        self.listener(Listening(local, ()))
        self._sit(seat, local)
        self.tell()

    def remove_seat(self, seat: int) -> None:
        self.calls.append(("remove_seat", seat))
        number = next(n for n, chair in enumerate(self.chairs) if chair and chair.local == seat)
        self.chairs[number] = None
        self.tell()

    def arrive(self, nick: str, kind: str = "person") -> None:
        """Let somebody from elsewhere sit down."""
        self.chairs[self.chairs.index(None)] = Chair(nick, kind, -1)
        self.tell()

    def _sit(self, seat: LocalSeat, local: int) -> None:
        ready = seat.kind == "computer"
        self.chairs[self.chairs.index(None)] = Chair(seat.nick, seat.kind, local, ready)

    def intent(self, seat: int, intent: Intent) -> None:
        self.calls.append(("intent", seat, intent))
        number = next(n for n, chair in enumerate(self.chairs) if chair and chair.local == seat)
        chair = self.chairs[number]
        assert chair is not None
        match intent:
            case SetReady(ready):
                chair.ready = ready
                self._start_if_ready()
            case ChangeSettings(settings) if any(self.chairs[settings.players :]):
                params = (("players", settings.players),)
                self.listener(IntentRefused(seat, "seats_taken", params))
                return
            case ChangeSettings(settings):
                self.settings = settings
                self.chairs = (self.chairs + [None] * 4)[: settings.players]
            case Kick(peer):
                self.chairs[peer[0] - 1] = None
            case TakeColour(colour):
                before = self.colours
                self.colours = (*before[:number], colour, *before[number + 1 :])
            case Say(text):
                self.chat = (*self.chat, ChatLine(number, text))
            case Preview(actions):
                self.previews[number] = actions
            case Act(actions):
                self.act(number, actions)
                self._play_computers()
        self.tell()

    # ---------------------------------------------------------------- play

    def _start_if_ready(self) -> None:
        if self.stage is Stage.LOBBY and all(chair and chair.ready for chair in self.chairs):
            self.begin()
            self._play_computers()

    def begin(self) -> None:
        """Start the game whether or not all are ready."""
        settings = self.settings
        self.opening = GAME.new(Setup(settings.players, settings.variant, settings.first_player))
        self.position = self.opening
        self.stage = Stage.PLAYING
        self._draw()

    def act(self, seat: int, texts: tuple[str, ...]) -> None:
        """Let `seat` commit a segment, and draw what it awaits."""
        assert GAME.awaiting(self.position) == Choice(seat)
        for text in texts:
            self.position = GAME.apply(self.position, GAME.parse_action(text))
        self.previews.clear()
        self._enter("action", seat, texts, (), 0)
        self._draw()
        if isinstance(GAME.awaiting(self.position), Over):
            self.stage = Stage.OVER

    def _draw(self) -> None:
        purposes, outcomes = [], []
        while isinstance(awaited := GAME.awaiting(self.position), Draw):
            outcome = self._chance.choice(awaited.choices)
            self.position = GAME.draw(self.position, outcome)
            purposes.append(awaited.purpose)
            outcomes.append(outcome)
        if outcomes:
            seeds = self.settings.players
            self._enter("draw", -1, tuple(outcomes), tuple(purposes), seeds)

    def _enter(
        self, kind: str, seat: int, texts: tuple[str, ...], purposes: tuple[str, ...], seeds: int
    ) -> None:
        height = len(self.entries)
        self.entries.append(EntryView(height, kind, seat, texts, purposes, seeds, self.position))

    def _play_computers(self) -> None:
        while isinstance(awaited := GAME.awaiting(self.position), Choice):
            chair = self.chairs[awaited.seat]
            if chair is None or chair.kind == "person":
                return
            action = self._chance.choice(GAME.legal(self.position))
            self.act(awaited.seat, (GAME.format_action(action),))

    def go_on_anew(self, gid: bytes) -> None:
        """Go on as the new game `gid`."""
        self.gid, self.opening = gid, self.position
        self.entries.clear()
        self.tell()

    # ---------------------------------------------------------------- telling

    def tell(self) -> None:
        """Tell every local seat how the table stands."""
        for number, chair in enumerate(self.chairs):
            if chair is not None and chair.local >= 0:
                self.listener(TableChanged(chair.local, self.view(number)))

    def view(self, own: int) -> TableView[Any]:
        """Return how `own` sees the table."""
        seats = tuple(self._seat(number, own) for number in range(len(self.chairs)))
        missing = tuple(s.seat for s in seats if not (s.key and s.ready))
        host = key(0 if self.hosting else len(self.chairs) - 1)
        view: TableView[Any] = TableView(
            self.stage, key(own), own, b"L" * 32, host, self.settings, seats, missing, None
        )
        return replace(view, play=self._play(), chat=self.chat)

    def _seat(self, number: int, own: int) -> SeatView:
        chair = self.chairs[number]
        if chair is None:
            return SeatView(number, b"", "", "", False, "none")
        link = "self" if number == own else "down" if number in self.lost else chair.link
        colour = self.colours[number]
        return SeatView(number, key(number), chair.nick, chair.kind, chair.ready, link, colour)

    def _play(self) -> PlayView[Any] | None:
        if self.position is None:
            return None
        players = self.settings.players
        return PlayView(
            gid=self.gid,
            players=players,
            start=self.opening,
            entries=tuple(self.entries),
            position=self.position,
            awaiting=GAME.awaiting(self.position),
            waiting=self.waiting,
            trouble=self.trouble,
            pending=(),
            previews=tuple(self.previews.get(seat, ()) for seat in range(players)),
            ended=self.stage is Stage.OVER,
            members=self.members,
            turn_since_ms=self.turn_since_ms,
        )
