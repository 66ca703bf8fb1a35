"""What must hold for an honest node at every moment, judged by what is on its disk."""

from engine.game import Draw
from net.core.envelope import Envelope, open_
from net.core.logfile import FILE_HEADER, Kind, read
from net.core.messages import Ack, Action, Commit, End, Reveal, StartAck
from net.core.secret import Watermark, read_secret
from tests.simulator.node import Node

_SEALED = {
    Kind.START_ACK: StartAck,
    Kind.ACTION: Action,
    Kind.ACK: Ack,
    Kind.REVEAL: Reveal,
    Kind.END: End,
}


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
    """Watches what `node` stores and sends."""

    def __init__(self, node: Node, opened: Opened) -> None:
        self._node = node
        self._opened = opened
        self._stored: set[bytes] = set()
        self._acks: dict[int, dict[bytes, set[tuple[str, bytes, bytes]]]] = {}
        self._revealed: dict[int, list[bytes]] = {}
        self._signed: dict[tuple[object, ...], bytes] = {}
        node.on_store = self.store
        node.on_send = self.send

    def store(self, data: bytes) -> None:
        header = b"" if data.startswith(FILE_HEADER) else FILE_HEADER
        reading = read(header + data)
        self._require(reading.damage is None, "a whole number of records is stored")
        for record in reading.records:
            self._stored.add(record.payload)
            if record.kind in _SEALED:
                self._note(self._opened(record.payload))

    def _note(self, envelope: Envelope) -> None:
        match envelope.message:
            case Ack() as ack:
                by_sender = self._acks.setdefault(ack.height, {})
                states = by_sender.setdefault(envelope.sender, set())
                states.add((ack.kind, ack.entry, ack.post_state))
            case Reveal() as reveal:
                self._revealed.setdefault(reveal.height, []).append(envelope.sender)

    def send(self, frame: bytes) -> None:
        envelope = self._opened(frame)
        if envelope.sender != self._node.key:
            return
        message = envelope.message
        if isinstance(message, Commit):
            stored = message.sid in self._node.secrets
            self._require(stored, "the root is stored before COMMIT leaves")
        if isinstance(message, StartAck | Action | Ack | Reveal | End):
            self._require(frame in self._stored, "what is signed is logged before it leaves")
        if isinstance(message, Action | Ack | Reveal | End):
            self._check_once(message, envelope)
        if isinstance(message, Reveal):
            self._check_reveal(message)

    def _check_once(self, message: Action | Ack | Reveal | End, envelope: Envelope) -> None:
        marks = read_secret(self._node.secrets[self._node.play.roster.sid]).signed
        place: tuple[object, ...] = (type(message), message.eid, message.height)
        if isinstance(message, Ack):
            place = (*place, message.kind, message.revision)
        known = self._signed.setdefault(place, envelope.signed)
        self._require(known == envelope.signed, "nothing is signed twice for one height")
        self._require(_mark(marks, message) >= message.height, "the watermark comes first")

    def _check_reveal(self, reveal: Reveal) -> None:
        play = self._node.view.play
        assert play is not None
        if reveal.height:
            acks = self._acks.get(reveal.height - 1, {})
            common = set.intersection(*acks.values()) if acks else set()
            certified = len(acks) == play.players and common
            self._require(bool(certified), "no reveal before the certificate is stored")
        first = self._first_to_reveal(reveal.height)
        self._require(
            self._revealed[reveal.height][0] == first, "who gains from a draw reveals first"
        )

    def _first_to_reveal(self, height: int) -> bytes:
        view = self._node.view
        play = view.play
        assert play is not None
        assert view.settings is not None
        position = play.entries[height - 1].position if height else play.start
        awaited = self._node.games[view.settings.game].awaiting(position)
        assert isinstance(awaited, Draw)
        return view.seats[awaited.beneficiary or 0].key

    def _require(self, holds: bool, rule: str) -> None:
        if not holds:
            raise BrokenRuleError(f"node {self._node.number}: {rule}")


def _mark(marks: Watermark, message: Action | Ack | Reveal | End) -> int:
    match message:
        case Action():
            return marks.action
        case Ack(kind="A"):
            return marks.ack_action
        case Ack():
            return marks.ack_draw
        case Reveal():
            return marks.reveal
    return marks.end
