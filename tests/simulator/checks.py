"""What must hold for an honest node at every moment, judged by what is on its disk."""

from collections.abc import Callable
from functools import lru_cache

from engine.game import Draw
from net.core.entries import first_revealer
from net.core.envelope import Envelope, open_
from net.core.logfile import FILE_HEADER, Kind, read
from net.core.messages import (
    Ack,
    Action,
    Commit,
    End,
    EpochOk,
    Reinstate,
    Reveal,
    StartAck,
    SyncReply,
    TurnTimeout,
    Vote,
)
from net.core.secret import Secret, Watermark, read_secret
from tests.simulator.node import Node

Placed = Action | Ack | Reveal | End | TurnTimeout | Vote | EpochOk | Commit
Logged = Placed | StartAck | Reinstate

_UNSIGNED = (Kind.META, Kind.NOTE, Kind.GENESIS, Kind.DRAW, Kind.ABSENT, Kind.EVIDENCE)
_MARKS = {Action: "action", TurnTimeout: "ack_action", Reveal: "reveal", End: "end"}
_ACK_MARKS = {"A": "ack_action", "D": "ack_draw", "P": "ack_absent"}


_read_secret = lru_cache(64)(read_secret)


class BrokenRuleError(AssertionError):
    """An honest node did what it must never do."""


class Opened:
    """Envelopes by frame, each opened once in a simulation."""

    def __init__(self) -> None:
        self._known: dict[bytes, Envelope] = {}

    def __call__(self, frame: bytes) -> Envelope:
        if frame not in self._known:
            self._known[frame] = open_(frame)
        return self._known[frame]


class Watch:
    """Watches what `node` stores and sends, whatever becomes of its sessions.

    on_sent: told of each own message when it leaves for the first time.
    """

    def __init__(self, node: Node, opened: Opened, on_sent: Callable[[Envelope], None]) -> None:
        self._node = node
        self._opened = opened
        self._on_sent = on_sent
        self._stored: set[bytes] = set()
        self._sent: set[bytes] = set()
        self._acks: dict[tuple[bytes, int], dict[bytes, set[tuple[str, bytes, bytes]]]] = {}
        self._timeouts: dict[tuple[bytes, int], set[bytes]] = {}
        self._oks: dict[bytes, set[bytes]] = {}
        self._known_links: dict[tuple[bytes, int], list[int]] = {}
        self._handed_over: dict[bytes, set[int]] = {}
        self._signed: dict[tuple[object, ...], bytes] = {}
        node.on_store = self.store
        node.on_send = self.send

    def store(self, data: bytes) -> None:
        header = b"" if data.startswith(FILE_HEADER) else FILE_HEADER
        reading = read(header + data)
        self._require(reading.damage is None, "a whole number of records is stored")
        for record in reading.records:
            self._stored.add(record.payload)
            if record.kind not in _UNSIGNED:
                self._note(self._opened(record.payload))

    def _note(self, envelope: Envelope) -> None:
        sender = envelope.sender
        match envelope.message:
            case Ack() as ack:
                by_sender = self._acks.setdefault((ack.eid, ack.height), {})
                states = by_sender.setdefault(sender, set())
                states.add((ack.kind, ack.entry, ack.post_state))
            case TurnTimeout() as timeout:
                self._timeouts.setdefault((timeout.eid, timeout.height), set()).add(sender)
            case EpochOk(eid=eid):
                self._oks.setdefault(eid, set()).add(sender)
            case Reveal() as reveal:
                self._known_links.setdefault((reveal.eid, reveal.height), []).append(reveal.seat)
            case Vote() as vote:
                seats = [row.seat for row in vote.links]
                self._known_links.setdefault((vote.eid, vote.height), []).extend(seats)
            case Commit(open_link=link) as commit if link:
                self._handed_over.setdefault(commit.parent_eid, set()).add(commit.seat)

    def send(self, frame: bytes) -> None:
        envelope = self._opened(frame)
        if envelope.sender not in (b"", self._node.key) or frame in self._sent:
            return
        self._sent.add(frame)
        message = envelope.message
        if isinstance(message, SyncReply):
            for told in message.frames:
                self.send(told)
        if isinstance(message, Commit):
            self._require(message.sid in self._node.secrets, "the root is stored before COMMIT")
        first_commit = isinstance(message, Commit) and not message.parent_eid
        if isinstance(message, Logged) and not first_commit:
            self._require(self._is_kept(frame), "what is signed is logged before it leaves")
        if isinstance(message, Placed) and not first_commit:
            self._check_once(message, envelope)
        if isinstance(message, Reveal):
            self._check_reveal(message)
        self._on_sent(envelope)

    @property
    def _secret(self) -> Secret:
        return _read_secret(self._node.secrets[self._node.play.roster.sid])

    def _is_kept(self, frame: bytes) -> bool:
        return frame in self._stored or frame in self._secret.recent

    def _check_once(self, message: Placed, envelope: Envelope) -> None:
        place = _place(message)
        known = self._signed.setdefault(place, envelope.signed)
        self._require(known == envelope.signed, f"nothing is signed twice for one place {place}")
        eid = message.parent_eid if isinstance(message, EpochOk | Commit) else message.eid
        marks = self._secret.signed
        current = eid == (marks.eid or self._node.play.roster.gid)
        self._require(not current or _is_marked(marks, message), "the watermark comes first")

    def _check_reveal(self, reveal: Reveal) -> None:
        epoch = self._node.epoch(reveal.eid)
        keys = {self._node.play.roster.keys[seat] for seat in epoch.seats}
        # What a crash kept from the log is on disk all the same, in the side file.
        for frame in self._secret.recent:
            self._note(self._opened(frame))
        if reveal.height > epoch.height:
            where = (reveal.eid, reveal.height - 1)
            acks = self._acks.get(where, {})
            common = set.intersection(*acks.values()) if acks else set()
            certified = bool(common) and acks.keys() >= keys
            timed_out = len(self._timeouts.get(where, set())) >= len(keys) - 1
            self._require(certified or timed_out, "no reveal before the certificate is stored")
        elif epoch.parent:
            gone_over = self._oks.get(reveal.eid, set())
            self._require(gone_over >= keys, "no reveal before the epoch is confirmed")
        position = self._node.play.open.position
        awaited = self._node.play.game.awaiting(position)
        if self._node.play.open.height == reveal.height and isinstance(awaited, Draw):
            first = first_revealer(awaited, epoch.seats)
            order = self._known_links.get((reveal.eid, reveal.height), [])
            before = order[: order.index(reveal.seat)] if reveal.seat in order else order
            known = {*before, *self._handed_over.get(reveal.eid, ())}
            self._require(
                reveal.seat == first or first in known, "who gains from a draw reveals first"
            )

    def _require(self, holds: bool, rule: str) -> None:
        if not holds:
            raise BrokenRuleError(f"node {self._node.number}: {rule}")


def _place(message: Placed) -> tuple[object, ...]:
    """Return what a seat may sign one thing for."""
    match message:
        case Ack(kind="A", revision=0) | TurnTimeout():
            return "ack", message.eid, message.height
        case Ack():
            return "ack", message.eid, message.height, message.kind, message.revision
        case Vote():
            return "vote", message.eid, message.attempt
        case Commit():
            return "commit", message.parent_eid, message.attempt
        case EpochOk():
            return "ok", message.parent_eid
    return type(message).__name__, message.eid, message.height


def _is_marked(marks: Watermark, message: Placed) -> bool:
    match message:
        case EpochOk(eid=eid):
            return marks.ok == eid
        case Vote(attempt=attempt):
            return marks.vote >= attempt
        case Commit(attempt=attempt):
            return marks.commit >= attempt
        case Ack(kind=kind, height=height):
            return int(getattr(marks, _ACK_MARKS[kind])) >= height
    return int(getattr(marks, _MARKS[type(message)])) >= message.height
