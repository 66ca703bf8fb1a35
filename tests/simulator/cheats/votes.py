"""Lies in votes: about what is final, locked and revealed, and about who shall go or come."""

from abc import ABC, abstractmethod
from dataclasses import replace
from random import Random

from net.core.envelope import Envelope, open_
from net.core.messages import Ack, Action, LinkRow, Reveal, TurnTimeout, Vote
from net.core.scribe import Signable
from tests.simulator.cheats.base import EpochCheat, Forger
from tests.simulator.cheats.entries import FALSE
from tests.simulator.node import Node

MOST_LIES = 3


class VoteLiar(Forger, ABC):
    """Lies in some of its votes, the same to everybody."""

    def __init__(self, node: Node, honest: list[Node], rng: Random) -> None:
        super().__init__(node, honest, rng)
        self._lies = rng.randint(1, MOST_LIES)

    def forge(self, message: Signable) -> Signable:
        if not isinstance(message, Vote) or not self._lies:
            return message
        lie = self.lie(message) or message
        self._lies -= lie != message
        return lie

    def forged(self, message: Signable, envelope: Envelope) -> None:
        lie = envelope.message
        assert isinstance(message, Vote)
        assert isinstance(lie, Vote)
        self.cheated()
        for denied in self.denied(message, lie):
            self.cheated(envelope.raw, denied)

    @abstractmethod
    def lie(self, vote: Vote) -> Vote | None:
        """Return what to say instead of `vote`, None for the truth."""

    def denied(self, vote: Vote, lie: Vote) -> list[bytes]:
        """Return the own messages that contradict `lie`, as frames."""
        return []


class Overclaimer(VoteLiar):
    """Claims an entry that nobody has heard of."""

    def lie(self, vote: Vote) -> Vote:
        return replace(vote, height=vote.height + 1, head=FALSE, locked=b"", links=())


class Underclaimer(VoteLiar):
    """Hides the last final entry with its certificate."""

    def lie(self, vote: Vote) -> Vote | None:
        play, height = self.node.play, vote.height - 1
        if vote.eid != play.epoch.eid or height < play.epoch.height:
            return None
        certificate: tuple[bytes, ...] = ()
        if height > play.epoch.height:
            certificate = tuple(one.raw for one in play.entries[height - 1].certificate())
        return replace(
            vote,
            height=height,
            head=play.head_at(height),
            certificate=certificate,
            locked=b"",
            links=(),
        )

    def denied(self, vote: Vote, lie: Vote) -> list[bytes]:
        if self.node.play.entries[lie.height].open.required is not None:
            # What the epoch had to take over the next one has to as well, whoever hides it.
            return []
        return self.signed(lie.height, Ack)


class LockHider(VoteLiar):
    """Hides the entry it has co-signed."""

    def wants_epoch(self) -> bool:
        return self.node.play.seat in self.node.play.open.acks

    def lie(self, vote: Vote) -> Vote:
        return replace(vote, locked=b"")

    def denied(self, vote: Vote, lie: Vote) -> list[bytes]:
        return [*self.signed(vote.height, Ack), *self.signed(vote.height, TurnTimeout)]


class LockForger(VoteLiar):
    """Says that it has locked another ACTION of its own than it had sent."""

    def wants_epoch(self) -> bool:
        now = self.node.play.open
        return now.action is not None and now.seat_to_move == self.node.play.seat

    def lie(self, vote: Vote) -> Vote | None:
        locked = open_(vote.locked) if vote.locked else None
        if locked is None or not isinstance(locked.message, Action):
            return None
        if locked.sender != self.node.key:
            return None
        action = replace(locked.message, time_ms=locked.message.time_ms + 1)
        return replace(vote, locked=self.seal(locked, action))

    def denied(self, vote: Vote, lie: Vote) -> list[bytes]:
        return self.signed(vote.height, Action)


class LinkHider(VoteLiar):
    """Hides the link it has revealed."""

    def wants_epoch(self) -> bool:
        play = self.node.play
        return play.open.draws and play.seat in play.open.links

    def lie(self, vote: Vote) -> Vote:
        seat = self.node.play.seat
        return replace(vote, links=tuple(row for row in vote.links if row.seat != seat))

    def denied(self, vote: Vote, lie: Vote) -> list[bytes]:
        return self.signed(vote.height, Reveal)


class LinkForger(VoteLiar):
    """Says that somebody else has revealed what is not his link."""

    def wants_epoch(self) -> bool:
        return self.node.play.open.draws

    def lie(self, vote: Vote) -> Vote | None:
        play = self.node.play
        now = play.open
        if vote.eid != play.epoch.eid or vote.height != now.height or not now.draws:
            return None
        seat = next(seat for seat in play.epoch.seats if seat != play.seat)
        links = {row.seat: row.link for row in vote.links} | {seat: FALSE}
        return replace(vote, links=tuple(LinkRow(one, links[one]) for one in sorted(links)))


class FalseDropper(VoteLiar):
    """Votes to go on without somebody who is there."""

    def lie(self, vote: Vote) -> Vote:
        play = self.node.play
        others = [seat for seat in play.epoch.seats if seat != play.seat]
        return replace(vote, drop=(self.rng.choice(others),), join=(), reason="silence")


class FalseJoiner(VoteLiar):
    """Votes to have somebody back whom nobody has asked."""

    def wants_epoch(self) -> bool:
        return len(self.node.play.epoch.seats) < len(self.node.play.roster.seats)

    def lie(self, vote: Vote) -> Vote | None:
        play = self.node.play
        passive = [seat for seat in play.roster.seats if seat not in play.epoch.seats]
        if not passive or vote.join:
            return None
        return replace(vote, drop=(), join=(self.rng.choice(passive),), reason="return")


class TwoFacedVoter(EpochCheat):
    """Votes one way towards some and another way towards the rest."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if not isinstance(message, Vote) or not self.is_second_half(peer):
            return [envelope.raw]
        reason = "silence" if message.reason != "silence" else "agreement"
        return [self.beside(envelope, replace(message, reason=reason))]
