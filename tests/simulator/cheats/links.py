"""Cheating with the links: what is passed on, to whom, and what is said again."""

from dataclasses import replace
from random import Random

from net.core.envelope import Envelope, seal
from net.core.messages import (
    Ack,
    Action,
    Commit,
    End,
    EpochOk,
    Reinstate,
    Reveal,
    TurnTimeout,
    Vote,
)
from tests.simulator.cheats.base import EpochCheat
from tests.simulator.node import Node

InEpoch = Action | Ack | Reveal | End | Vote | TurnTimeout | Reinstate
Chained = InEpoch | Commit | EpochOk

KEPT = 200
OTHER_GAME = b"g" * 32


class SelectiveRelayer(EpochCheat):
    """Passes what others say on to some only."""

    def relay(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        if isinstance(envelope.message, Chained) and self.is_second_half(peer):
            return self.nothing()
        return [envelope.raw]


class PartialSender(EpochCheat):
    """Says what it has to say to some only, to each of them something else."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if not isinstance(message, Chained) or not self._lacks(peer, envelope):
            return [envelope.raw]
        return self.nothing()

    def _lacks(self, peer: bytes, envelope: Envelope) -> bool:
        return self.place(peer) == envelope.raw[-1] % len(self.honest)


class Replayer(EpochCheat):
    """Says again what was said before, in this game and in another, by itself and by others."""

    def __init__(self, node: Node, honest: list[Node], rng: Random) -> None:
        super().__init__(node, honest, rng)
        self._said: list[Envelope] = []

    def relay(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        return [envelope.raw, *self._old(envelope)]

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        return [envelope.raw, *self._old(envelope)]

    def _old(self, envelope: Envelope) -> list[bytes]:
        if isinstance(envelope.message, Chained) and len(self._said) < KEPT:
            self._said.append(envelope)
        if not self._said or self.rng.random() > 0.2:
            return []
        self.cheated()
        old = self.rng.choice(self._said)
        return [old.raw, *self._of_another_game(old)]

    def _of_another_game(self, said: Envelope) -> list[bytes]:
        """Return `said` as its author would have said it in a game played before."""
        message = said.message
        if not isinstance(message, InEpoch):
            return []
        if self.rng.random() < 0.5:
            message = replace(message, eid=OTHER_GAME)
        identities = {one.key: one.identity for one in (self.node, *self.honest)}
        return [seal(identities[said.sender], OTHER_GAME, message)]
