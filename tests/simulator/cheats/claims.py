"""False words about others: that they have gone, that their time is over, that they are back."""

from abc import ABC, abstractmethod
from dataclasses import replace
from random import Random

from net.core.absence import CLOCK
from net.core.envelope import Envelope, seal
from net.core.io import Input, Tick
from net.core.messages import End, Message, Reinstate, TurnTimeout
from net.core.transcript import absent_entry
from tests.simulator.cheats.base import PAUSE_MS, Cheat
from tests.simulator.cheats.entries import FALSE
from tests.simulator.node import Node

MOST_CLAIMS = 5


class Claimant(Cheat, ABC):
    """Says something false of somebody at times."""

    def __init__(self, node: Node, honest: list[Node], rng: Random) -> None:
        super().__init__(node, honest, rng)
        self._left = rng.randint(1, MOST_CLAIMS)
        self._rests_until_ms = 0

    def handle(self, happened: Input) -> None:
        super().handle(happened)
        now_ms = self.node._clock.now_ms
        if self._left and now_ms >= self._rests_until_ms and self.plays and self.claim():
            self._left -= 1
            self._rests_until_ms = now_ms + self.rng.randint(0, PAUSE_MS)
            super().handle(Tick())

    @abstractmethod
    def claim(self) -> bool:
        """Say it if this is the moment to do so; say whether it was."""

    def say(self, message: Message) -> bytes:
        """Sign `message` past the own session, and send it to all."""
        frame = seal(self.node.identity, self.node.play.roster.gid, message)
        self.send_all(frame)
        return frame


class FalseClaimant(Claimant):
    """Claims the game although the others are there, and leaves it."""

    def claim(self) -> bool:
        self.node.play.claim()
        self.cheated()
        self._left = 1  # and no more
        return True


class ClaimingPlayer(Claimant):
    """Claims the game although the others are there, and plays on."""

    def claim(self) -> bool:
        play = self.node.play
        now, scores = play.open, (0,) * len(play.roster.keys)
        self.say(End(play.epoch.eid, now.height, now.prev, now.state, scores, "forfeit"))
        self.cheated()
        self._left = 1  # and no more
        return True


class TimeCaller(Claimant):
    """Says that the time of the seat to move is over, which it is not."""

    def claim(self) -> bool:
        play = self.node.play
        now = play.open
        ready = now.required is None and now.entry is None and play.seat not in now.timeouts
        if not ready or now.seat_to_move not in play.epoch.seats or now.seat_to_move == play.seat:
            return False
        play.sign_timeout()
        if play.roster.settings.clock_s:
            self.cheated()
        return True

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, TurnTimeout) and not self.node.play.roster.settings.clock_s:
            self.cheated(envelope.raw)
        return [envelope.raw]


class FalseTimer(TimeCaller):
    """Says so, and that the rules play something else than they do."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        if isinstance(envelope.message, TurnTimeout):
            return [self.instead(envelope, replace(envelope.message, post_state=FALSE))]
        return [envelope.raw]


class TimeWaster(Claimant):
    """Calls time on a seat whose ACTION it has co-signed."""

    def claim(self) -> bool:
        play = self.node.play
        now = play.open
        signed = [one for one in now.envelopes if one.sender == self.node.key]
        if now.action is None or play.seat not in now.acks or now.seat_to_move == play.seat:
            return False
        absent, post = play.derive_absent(CLOCK)
        entry = absent_entry(play.roster.gid, absent).hash
        state = play.game.position_hash(post)
        timeout = TurnTimeout(play.epoch.eid, now.height, now.seat_to_move, entry, state)
        self.cheated(signed[-1].raw, self.say(timeout))
        return True


class Reinstater(Claimant):
    """Agrees to have back whom nobody has missed: an active seat, or one that does not exist."""

    def claim(self) -> bool:
        play = self.node.play
        players = len(play.roster.seats)
        seats = [*play.epoch.seats, *range(players, 4)]
        self.say(Reinstate(play.epoch.eid, self.rng.choice(seats)))
        self.cheated()
        return True


class EarlyReinstater(Claimant):
    """Agrees, again and again, to have back a seat whose player is away."""

    def claim(self) -> bool:
        play = self.node.play
        passive = [seat for seat in play.roster.seats if seat not in play.epoch.seats]
        if not passive:
            return False
        self.say(Reinstate(play.epoch.eid, self.rng.choice(passive)))
        self.cheated()
        return True
