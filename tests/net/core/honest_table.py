"""Honest games, of the toy unless said otherwise, played straight through the protocol's rooms."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from engine.game import Choice, Draw, Game, Over
from net.core import logfile
from net.core.beacon import ChainName, make_chain, round_value
from net.core.entries import draw_round, first_revealer, play_segment, seat_to_move
from net.core.envelope import open_, seal, wrap
from net.core.genesis import Roster, read_genesis, session_id
from net.core.keys import Identity
from net.core.logfile import Kind
from net.core.messages import (
    Ack,
    Action,
    Build,
    Commit,
    DrawEntry,
    End,
    Genesis,
    Message,
    Parent,
    Proposal,
    Reveal,
    RosterRow,
    Settings,
    StartAck,
)
from net.core.opening import first_position
from net.core.transcript import action_hash, draw_hash
from tests.toy_game import TOY, Position

BUILD = Build("1.0", b"e" * 32, b"r" * 32, b"s" * 32)
GAMES = {"toy": TOY}
LOBBY = b"l" * 16
NICKS = ("Anna", "Bert", "Cleo", "Dora", "Elsa", "Finn")
CHEAT = 1


def identity(seat: int) -> Identity:
    return Identity(bytes([seat + 1]) * 32)


@dataclass(frozen=True)
class Line:
    """One log record: its kind, and for envelopes the height and seat it belongs to."""

    kind: Kind
    frame: bytes
    height: int = -1
    seat: int = -1

    @property
    def message(self) -> Message:
        return open_(self.frame).message


@dataclass
class Table:
    """A table of `players` seats whose records all stand in `lines`, in the order of the game."""

    players: int
    variant: str = "plain"
    first_player: int = 0
    game: Game[Any, Any] = TOY
    clock_s: int = 0
    absent: str = "skip"
    lines: list[Line] = field(default_factory=list)
    parent: Parent | None = None

    def __post_init__(self) -> None:
        self.ids = [identity(seat) for seat in range(self.players)]
        self.seats = range(self.players)
        self.settings = Settings(
            self.game.name,
            self.variant,
            self.players,
            self.first_player,
            self.clock_s,
            90,
            self.absent,
        )
        self.genesis = self._genesis()
        self.roster: Roster = read_genesis(self.genesis)
        self.gid = self.eid = self.roster.gid
        self.active: tuple[int, ...] = self.roster.starters
        self.position: Any = self.first()
        self.head = self.gid
        self.height = 0
        self.round = 0
        self.lines.append(Line(Kind.GENESIS, wrap(b"", self.genesis)))
        for seat in self.active:
            self.sign(Kind.START_ACK, seat, StartAck(self.gid), -1)

    def first(self) -> Any:
        return first_position(self.game, self.roster)

    @property
    def starters(self) -> Sequence[int]:
        return self.seats if self.parent is None else self.parent.seats

    def proposal(self) -> bytes:
        rows = tuple(RosterRow(s, self.ids[s].key, NICKS[s], s) for s in self.seats)
        nonces = tuple(bytes([0x40 + seat]) * 16 for seat in self.starters)
        parent = () if self.parent is None else (self.parent,)
        message = Proposal(
            LOBBY, 1, BUILD.engine_id, BUILD.rules_hash, self.settings, rows, nonces, parent
        )
        return seal(self.ids[self.starters[0]], LOBBY, message)

    def _genesis(self) -> Genesis:
        proposal = self.proposal()
        sid = session_id(open_(proposal))
        commits = []
        self.chains: dict[int, tuple[bytes, ...]] = {}
        for seat in self.starters:
            name = ChainName(sid, b"", 0, seat, self.ids[seat].key)
            self.chains[seat] = root_chain(name)
            commit = Commit(sid, b"", 0, b"", seat, self.chains[seat][0], 1024, b"")
            commits.append(seal(self.ids[seat], sid, commit))
        return Genesis(proposal, tuple(commits))

    def sign(self, kind: Kind, seat: int, message: Message, height: int) -> Line:
        line = Line(kind, seal(self.ids[seat], self.gid, message), height, seat)
        self.lines.append(line)
        return line

    def ack(self, kind: str, entry: bytes) -> None:
        post = self.game.position_hash(self.position)
        for seat in self.active:
            ack = Ack(self.eid, self.height, kind, entry, post, 0)
            self.sign(Kind.ACK, seat, ack, self.height)
        self.head = entry
        self.height += 1

    def action(self, *body: str) -> Action:
        """Return the honest action message of the seat to move."""
        seat = seat_to_move(self.game, self.position)
        pre = self.game.position_hash(self.position)
        return Action(self.eid, self.height, self.head, seat, pre, body, 1000)

    def play(self, *body: str) -> None:
        seat = seat_to_move(self.game, self.position)
        line = self.sign(Kind.ACTION, seat, self.action(*body), self.height)
        self.position = play_segment(self.game, self.position, seat, body)
        self.ack("A", action_hash(self.gid, open_(line.frame)))

    def reveal_order(self) -> list[int]:
        awaited = self.game.awaiting(self.position)
        assert isinstance(awaited, Draw)
        first = first_revealer(awaited, self.active)
        return [first, *(seat for seat in self.active if seat != first)]

    def reveal(self, seat: int) -> bytes:
        """Reveal the link of the open round, and return it."""
        link = self.chains[seat][self.round]
        reveal = Reveal(self.eid, self.height, self.round, seat, link)
        self.sign(Kind.REVEAL, seat, reveal, self.height)
        return link

    def draw(self) -> None:
        self.round += 1
        links = {seat: self.chains[seat][self.round] for seat in self.active}
        for seat in self.reveal_order():
            self.reveal(seat)
        drawn = draw_round(
            self.game, self.position, round_value(self.gid, self.eid, self.round, links)
        )
        in_order = tuple(links[seat] for seat in self.active)
        draw = DrawEntry(self.eid, self.height, self.head, self.round, in_order, drawn.outcomes)
        self.lines.append(Line(Kind.DRAW, wrap(self.gid, draw), self.height))
        self.position = drawn.position
        self.ack("D", draw_hash(self.gid, draw))

    def end(self) -> None:
        over = self.game.awaiting(self.position)
        assert isinstance(over, Over)
        state = self.game.position_hash(self.position)
        message = End(self.eid, self.height, self.head, state, over.scores, "played")
        for seat in self.active:
            self.sign(Kind.END, seat, message, self.height)

    def play_on(self, choose: Callable[[Any], Sequence[str]]) -> None:
        while not isinstance(awaited := self.game.awaiting(self.position), Over):
            if isinstance(awaited, Choice):
                self.play(*choose(self.position))
            else:
                self.draw()
        self.end()


@cache
def root_chain(name: ChainName) -> tuple[bytes, ...]:
    return make_chain(name, bytes([0x80 + name.seat]) * 32)


def varied(position: Position) -> Sequence[str]:
    """Choose by the position alone so that every kind of action occurs."""
    options = (("dare",), ("take 2",), ("wait", "take 1"), ("gift",), ("take 3",), ("wait", "dare"))
    return options[(position.left + 2 * position.turn) % len(options)]


def file_of(lines: Sequence[Line], seat: int = 0) -> bytes:
    """Return the log file of `seat` with these records."""
    meta = logfile.Meta("1.0", b"e" * 32, b"r" * 32, identity(seat).key, "2025-01-31T18:00:00Z")
    records = [logfile.record(line.kind, line.frame) for line in lines]
    return logfile.FILE_HEADER + logfile.meta_record(meta) + b"".join(records)


def whole_game(players: int, variant: str = "plain", first_player: int = 0) -> Table:
    table = Table(players, variant, first_player)
    table.play_on(varied)
    return table
