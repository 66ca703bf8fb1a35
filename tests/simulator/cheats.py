"""Seats that break the protocol: honest sessions whose outgoing frames are changed."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from net.core.envelope import Envelope, open_, seal
from net.core.messages import Ack, Action, Commit, End, Evidence, Message, Reveal, Status, SyncReply
from net.core.transcript import action_hash
from tests.simulator.node import Node


class Cheat:
    """Sends what `deed` makes of each own frame. From height `since` on; peers: the victims."""

    def __init__(self, node: Node, others: list[bytes], rng: Random) -> None:
        self.node = node
        self.others = others
        self.rng = rng
        self.since = rng.randint(0, 6)
        self.done = False
        node.outgoing = self.outgoing

    def outgoing(self, peer: bytes, frame: bytes) -> list[bytes]:
        envelope = open_(frame)
        if envelope.message.SIGNED and envelope.sender != self.node.key:
            return self.relay(peer, envelope)
        return self.own(peer, envelope)

    def relay(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        return [envelope.raw]

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        raise NotImplementedError

    def seal(self, envelope: Envelope, message: Message) -> bytes:
        return seal(self.node.identity, envelope.ctx, message)

    def due(self, message: Action | Ack | Reveal | End) -> bool:
        return message.height >= self.since

    def is_second_half(self, peer: bytes) -> bool:
        return self.others.index(peer) >= len(self.others) // 2


class Equivocator(Cheat):
    """Tells half of the others another ACTION than the rest, and ACKs each to whom it told it."""

    def __init__(self, node: Node, others: list[bytes], rng: Random) -> None:
        super().__init__(node, others, rng)
        self._swapped: dict[bytes, bytes] = {}

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if not self.is_second_half(peer):
            return [envelope.raw]
        if isinstance(message, Action) and self.due(message):
            other = self.seal(envelope, replace(message, time_ms=message.time_ms + 1))
            gid = envelope.ctx
            self._swapped[action_hash(gid, envelope)] = action_hash(gid, open_(other))
            return [other]
        if isinstance(message, Ack) and message.entry in self._swapped:
            return [self.seal(envelope, replace(message, entry=self._swapped[message.entry]))]
        return [envelope.raw]


class DoubleSigner(Cheat):
    """Sends a second ACK for another position."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Ack) and self.due(message):
            return [self.seal(envelope, replace(message, post_state=b"x" * 32)), envelope.raw]
        return [envelope.raw]


class WrongState(Cheat):
    """Co-signs a position that is not the one the rules give, and hands nothing else over."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, SyncReply | Evidence):
            return []
        if isinstance(message, Ack) and self.due(message):
            return [self.seal(envelope, replace(message, post_state=b"x" * 32))]
        return [envelope.raw]


class RuleBreaker(Cheat):
    """Plays an action that does not exist."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Action) and self.due(message):
            return [self.seal(envelope, replace(message, body=("fly",)))]
        return [envelope.raw]


class Intruder(Cheat):
    """Acts when it is not his turn."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if not (isinstance(message, Ack) and message.kind == "A" and self.due(message)):
            return [envelope.raw]
        play = self.node.play
        now = play.open
        if now.height != message.height or now.seat_to_move == play.seat:
            return [envelope.raw]
        body = ("take 1",)
        action = Action(play.epoch.eid, now.height, now.prev, play.seat, now.state, body, 0)
        return [self.seal(envelope, action), envelope.raw]


class FalseRevealer(Cheat):
    """Reveals something that is not his link."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Reveal) and self.due(message):
            return [self.seal(envelope, replace(message, link=b"x" * 32))]
        return [envelope.raw]


class EarlyRevealer(Cheat):
    """Reveals before the action that asks for the draw is co-signed by all."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Ack) and message.kind == "A" and self.due(message):
            play = self.node.play
            number = play.rounds.number
            link = play.rounds.own_link()
            reveal = Reveal(play.epoch.eid, message.height + 1, number, play.seat, link)
            return [self.seal(envelope, reveal), envelope.raw]
        return [envelope.raw]


class FalseScorer(Cheat):
    """Signs another result at the end."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, End):
            scores = tuple(points + 1 for points in message.scores)
            return [self.seal(envelope, replace(message, scores=scores))]
        return [envelope.raw]


class Silent(Cheat):
    """Plays, but co-signs nothing any more. Who does not play may be thinking."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Ack | Reveal | End) and self.due(message):
            return []
        return [envelope.raw]


class Withholder(Cheat):
    """Reveals only after having seen the links of all others, and then not at all."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Reveal) and self.due(message):
            return []
        return [envelope.raw]


class TwoFacedCommitter(Cheat):
    """Commits to one chain towards some and to another towards the rest."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Commit) and self.is_second_half(peer):
            return [self.seal(envelope, replace(message, tip=b"x" * 32))]
        return [envelope.raw]


class Babbler(Cheat):
    """Sends noise, torn frames and false heartbeats between honest ones."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        noise: list[bytes] = []
        if self.rng.random() < 0.05:
            noise.append(self.rng.randbytes(self.rng.randint(0, 200)))
        if self.rng.random() < 0.05:
            noise.append(envelope.raw[:-1])
        if isinstance(envelope.message, Status) and self.rng.random() < 0.3:
            noise.append(envelope.raw[:-1] + b"\x00")
        return [*noise, envelope.raw]


@dataclass(frozen=True)
class Expectation:
    """What a cheat leads to.

    trouble: codes of which one stops the game at honest seats; empty if the game goes on or
    waits. verdicts: of which at least one comes out of honest logs once the game has stopped.
    least: number of players it needs. finishes: the game ends nevertheless.
    """

    make: Callable[[Node, list[bytes], Random], Cheat]
    trouble: tuple[str, ...] = ()
    verdicts: tuple[str, ...] = ()
    least: int = 2
    finishes: bool = False


CHEATS: dict[str, Expectation] = {
    "equivocator": Expectation(Equivocator, ("equivocation",), ("EQUIVOCATION",), least=3),
    "double-signer": Expectation(DoubleSigner, ("equivocation", "desync"), ("EQUIVOCATION",)),
    "wrong-state": Expectation(WrongState, ("desync",), ("STATE_MISMATCH",)),
    "rule-breaker": Expectation(RuleBreaker, ("illegal_action",), ("ILLEGAL_ACTION",)),
    "intruder": Expectation(Intruder, ("wrong_actor",), ("WRONG_ACTOR",)),
    "false-revealer": Expectation(FalseRevealer, ("bad_reveal",), ("BAD_REVEAL",)),
    "early-revealer": Expectation(EarlyRevealer, finishes=True),
    "false-scorer": Expectation(FalseScorer, ("state_mismatch",), ("STATE_MISMATCH",)),
    "silent": Expectation(Silent),
    "withholder": Expectation(Withholder),
    "two-faced-committer": Expectation(
        TwoFacedCommitter, ("duplicate_commit",), ("DUPLICATE_COMMIT",), least=3
    ),
    "babbler": Expectation(Babbler, finishes=True),
}
