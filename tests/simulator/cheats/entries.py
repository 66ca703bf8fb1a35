"""Cheating at entries: actions, co-signatures, reveals, the end, and the first commitment."""

from dataclasses import replace
from random import Random

from net.core.envelope import Envelope, open_
from net.core.messages import Ack, Action, Commit, End, Reveal, Status
from net.core.transcript import action_hash
from tests.simulator.cheats.base import Cheat
from tests.simulator.node import Node

FALSE = b"x" * 32


class Equivocator(Cheat):
    """Tells half of the others another ACTION than the rest, and ACKs each to whom it told it."""

    def __init__(self, node: Node, honest: list[Node], rng: Random) -> None:
        super().__init__(node, honest, rng)
        self._swapped: dict[bytes, bytes] = {}

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if not self.is_second_half(peer):
            return [envelope.raw]
        if isinstance(message, Action) and self.due(message):
            other = self.beside(envelope, replace(message, time_ms=message.time_ms + 1))
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
            return [self.beside(envelope, replace(message, post_state=FALSE)), envelope.raw]
        return [envelope.raw]


class WrongState(Cheat):
    """Co-signs a position that is not the one the rules give."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Ack) and self.due(message):
            return [self.instead(envelope, replace(message, post_state=FALSE))]
        return [envelope.raw]


class RuleBreaker(Cheat):
    """Plays an action that does not exist."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Action) and self.due(message):
            return [self.instead(envelope, replace(message, body=("fly",)))]
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
        return [self.instead(envelope, action), envelope.raw]


class FalseRevealer(Cheat):
    """Reveals something that is not his link."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Reveal) and self.due(message):
            return [self.instead(envelope, replace(message, link=FALSE))]
        return [envelope.raw]


class EarlyRevealer(Cheat):
    """Reveals before the action that asks for the draw is co-signed by all."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Ack) and message.kind == "A" and self._is_early(message):
            play = self.node.play
            number = play.rounds.number
            link = play.rounds.own_link()
            reveal = Reveal(play.epoch.eid, message.height + 1, number, play.seat, link)
            self.cheated()
            return [self.seal(envelope, reveal), envelope.raw]
        return [envelope.raw]

    def _is_early(self, ack: Ack) -> bool:
        # An ACK sent again may be of a round or an epoch that is over.
        play = self.node.play
        here = (ack.eid, ack.height) == (play.epoch.eid, play.open.height)
        return here and play.rounds.has_chain and self.due(ack)


class FalseScorer(Cheat):
    """Signs another result at the end."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, End):
            scores = tuple(points + 1 for points in message.scores)
            return [self.instead(envelope, replace(message, scores=scores))]
        return [envelope.raw]


class Silent(Cheat):
    """Plays, but co-signs nothing any more. Who does not play may be thinking."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Ack | Reveal | End) and self.due(message):
            return self.nothing()
        return [envelope.raw]


class Withholder(Cheat):
    """Reveals only after having seen the links of all others, and then not at all."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Reveal) and self.due(message):
            return self.nothing()
        return [envelope.raw]


class TwoFacedCommitter(Cheat):
    """Commits to one chain towards some and to another towards the rest."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if not isinstance(message, Commit) or message.parent_eid or not self.is_second_half(peer):
            return [envelope.raw]
        return [self.beside(envelope, replace(message, tip=FALSE))]


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
        if noise:
            self.cheated()
        return [*noise, envelope.raw]
