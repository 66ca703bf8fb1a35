"""All that is said about the end of one epoch and the one to follow."""

from collections import deque
from dataclasses import dataclass, field

from net.core.envelope import Envelope
from net.core.epoch import Epoch
from net.core.messages import Commit, Vote
from net.core.reception import MAX_EARLY

Votes = dict[int, Envelope]


@dataclass(frozen=True, slots=True)
class Ballot:
    """What a vote shall say; see `messages.Vote`."""

    attempt: int
    drop: tuple[int, ...]
    join: tuple[int, ...]
    reason: str


@dataclass(slots=True)
class Motion:
    """All that is said of the end of one epoch.

    votes, commits: by attempt and seat. oks: by new epoch and seat. consents: REINSTATEs by the
    seat that is to come back and by author. meaningless: votes that cannot be meant or bring a
    false link, by attempt and author.
    rivals: what seats have said besides, who may not have said both; the last of it, so that no
    cheat fills it up before the others tell what counts.
    """

    votes: dict[int, Votes] = field(default_factory=dict)
    commits: dict[int, Votes] = field(default_factory=dict)
    oks: dict[bytes, Votes] = field(default_factory=dict)
    consents: dict[int, Votes] = field(default_factory=dict)
    meaningless: dict[int, Votes] = field(default_factory=dict)
    rivals: deque[tuple[int, Envelope]] = field(default_factory=lambda: deque(maxlen=MAX_EARLY))

    def envelopes(self) -> list[Envelope]:
        """Return everything but the rivals, causes before effects."""
        books: list[Votes] = [*self.consents.values(), *self.votes.values()]
        books += [*self.meaningless.values(), *self.commits.values(), *self.oks.values()]
        return [envelope for book in books for envelope in book.values()]


@dataclass(frozen=True, slots=True)
class Change:
    """How `epoch` followed the one before it, whose motion this was."""

    epoch: Epoch
    motion: Motion

    def proof(self) -> list[Envelope]:
        """Return what shows that the epoch was made and confirmed."""
        # Votes are taken in by attempts without a gap.
        attempt = self.epoch.attempt
        books = [
            *self.motion.consents.values(),
            *(votes for number, votes in sorted(self.motion.votes.items()) if number <= attempt),
            self.motion.commits.get(attempt, {}),
            self.motion.oks.get(self.epoch.eid, {}),
        ]
        return [envelope for book in books for envelope in book.values()]


def vote_in(envelope: Envelope) -> Vote:
    """Return the vote in `envelope`."""
    assert isinstance(envelope.message, Vote)
    return envelope.message


def commit_in(envelope: Envelope) -> Commit:
    """Return the COMMIT in `envelope`."""
    assert isinstance(envelope.message, Commit)
    return envelope.message


def aim_of(envelope: Envelope) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return what the vote in `envelope` is for: the seats to go and to come back."""
    vote = vote_in(envelope)
    return vote.drop, vote.join
