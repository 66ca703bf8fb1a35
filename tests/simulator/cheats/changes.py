"""Cheating on the way from one epoch to the next: what is sealed, COMMIT and EPOCH_OK."""

from dataclasses import replace
from random import Random

from net.core.envelope import Envelope
from net.core.messages import Ack, Commit, EpochOk, Reveal, Vote
from net.core.motion import Ballot, commit_in
from net.core.running import RunningGame
from net.core.scribe import Signable
from tests.simulator.cheats.base import EpochCheat, Forger
from tests.simulator.cheats.entries import FALSE
from tests.simulator.node import Node


class Unsealed(Forger):
    """Co-signs and reveals after its vote what that vote denies."""

    def __init__(self, node: Node, honest: list[Node], rng: Random) -> None:
        super().__init__(node, honest, rng)
        self._held: dict[tuple[bytes, int], bytes] = {}

    def wants_epoch(self) -> bool:
        play = self.node.play
        return (play.epoch.eid, play.open.height) in self._held

    def forge(self, message: Signable) -> Signable:
        if not isinstance(message, Vote) or (message.eid, message.height) not in self._held:
            return message
        links = tuple(row for row in message.links if row.seat != self.node.play.seat)
        return replace(message, locked=b"", links=links)

    def forged(self, message: Signable, envelope: Envelope) -> None:
        """Wait for what was held back to be sent."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, Ack | Reveal) and self.due(message) and self._stirs:
            held = self._held.setdefault((message.eid, message.height), envelope.raw)
            return [] if held == envelope.raw else [envelope.raw]
        if isinstance(message, Vote) and (message.eid, message.height) in self._held:
            held = self._held[message.eid, message.height]
            self.cheated(envelope.raw, held)
            return [envelope.raw, held]
        return [envelope.raw]


class CommitWithholder(EpochCheat):
    """Votes, and then commits to nothing."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        return self.nothing() if _is_later_commit(envelope) else [envelope.raw]


class LinkKeeper(Forger):
    """Commits without handing over the own link of the open draw."""

    def wants_epoch(self) -> bool:
        play = self.node.play
        return play.open.draws and not play.rounds.used_up

    def forge(self, message: Signable) -> Signable:
        return replace(message, open_link=b"") if isinstance(message, Commit) else message


class ShortCommitter(Forger):
    """Commits to a chain of one link."""

    def forge(self, message: Signable) -> Signable:
        return replace(message, links=1) if isinstance(message, Commit) else message


class FalseCommitter(Forger):
    """Commits to other votes than there are."""

    def forge(self, message: Signable) -> Signable:
        return replace(message, basis=FALSE) if isinstance(message, Commit) else message

    def forged(self, message: Signable, envelope: Envelope) -> None:
        self.cheated()


class TwoFacedRecommitter(EpochCheat):
    """Commits to one chain towards some and to another towards the rest, between epochs."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        if not _is_later_commit(envelope) or not self.is_second_half(peer):
            return [envelope.raw]
        return [self.beside(envelope, replace(commit_in(envelope), tip=FALSE))]


class TipCopier(Forger):
    """Waits for what another commits to, and commits to the same."""

    def corrupt(self, game: RunningGame) -> None:
        super().corrupt(game)
        council = game.council
        commit = council.commit

        def wait(attempt: int) -> None:
            if council.motion.commits.get(attempt):
                commit(attempt)

        council.commit = wait  # type: ignore[method-assign]
        decide = game.deliberation.decide

        def decide_otherwise() -> Ballot | None:
            ballot = decide()
            # Without a chain of its own it would vote for fresh ones for ever.
            return None if ballot is not None and ballot.reason == "reseed" else ballot

        game.deliberation.decide = decide_otherwise  # type: ignore[method-assign]

    def forge(self, message: Signable) -> Signable:
        if not isinstance(message, Commit):
            return message
        known = self.node.council.motion.commits[message.attempt].values()
        return replace(message, tip=commit_in(next(iter(known))).tip)

    def forged(self, message: Signable, envelope: Envelope) -> None:
        self.cheated()


class DoubleOk(EpochCheat):
    """Goes over to two epochs."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, EpochOk):
            return [self.beside(envelope, replace(message, eid=FALSE)), envelope.raw]
        return [envelope.raw]


class FalseOk(EpochCheat):
    """Goes over to an epoch that nobody else knows of."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        message = envelope.message
        if isinstance(message, EpochOk):
            self.cheated()
            return [self.seal(envelope, replace(message, eid=FALSE))]
        return [envelope.raw]


class OkWithholder(EpochCheat):
    """Commits, and then does not go over."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        return self.nothing() if isinstance(envelope.message, EpochOk) else [envelope.raw]


class Hasty(EpochCheat):
    """Acts in a new epoch before all have gone over to it."""

    def own(self, peer: bytes, envelope: Envelope) -> list[bytes]:
        play = self.node.play if isinstance(envelope.message, EpochOk) else None
        if play is not None and not play.confirmed:
            play.confirmed = True
            self.cheated()
        return [envelope.raw]


def _is_later_commit(envelope: Envelope) -> bool:
    return isinstance(envelope.message, Commit) and bool(envelope.message.parent_eid)
