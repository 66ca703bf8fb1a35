"""How one epoch may have followed another, from the votes, COMMITs and EPOCH_OKs of a log."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from net.core.envelope import Envelope
from net.core.epoch import Epoch, best_vote, epoch_id, has_quorum, vote_basis
from net.core.messages import Commit, EpochOk, Message, Vote
from net.core.tracing import choices
from net.core.verify.pool import Item, Pool

M = TypeVar("M", bound=Message)


@dataclass(frozen=True, slots=True)
class Change:
    """A change of epoch, proposed or made: agreeing votes, the COMMITs to them, EPOCH_OKs to these.

    votes, commits, oks: by seat. eid: of the epoch they make.
    """

    eid: bytes
    votes: dict[int, Item[Vote]]
    commits: dict[int, Item[Commit]]
    oks: dict[int, Item[EpochOk]]

    @property
    def confirmed(self) -> bool:
        """Say whether everybody in the new epoch has gone over to it."""
        return all(seat in self.oks for seat in self.commits)

    @property
    def height(self) -> int:
        """Return the height at which the new epoch begins."""
        return best_vote(envelopes(self.votes)).height


def envelopes(items: Mapping[int, Item[Message]]) -> dict[int, Envelope]:
    """Return the envelopes of `items`, by seat."""
    return {seat: item.envelope for seat, item in items.items()}


@dataclass(frozen=True, slots=True)
class Motion:
    """Agreeing votes by seat, and all COMMITs to just these, one of each seat or more or none."""

    votes: dict[int, Item[Vote]]
    commits: list[Item[Commit]]

    @property
    def height(self) -> int:
        """Return the height at which an epoch made by it begins."""
        return best_vote(envelopes(self.votes)).height


def find_motions(pool: Pool, epoch: Epoch) -> list[Motion]:
    """Return all that the seats of `epoch` agreed on and committed to, as the log shows it."""
    groups: dict[tuple[int, bytes], list[Item[Commit]]] = {}
    for item in pool.commits:
        commit = item.message
        if commit.parent_eid == epoch.eid and commit.seat == item.seat:
            groups.setdefault((commit.attempt, commit.basis), []).append(item)
    motions: list[Motion] = []
    for (attempt, basis), commits in groups.items():
        votes = _votes(pool, epoch, attempt, basis)
        if votes:
            motions.append(Motion(votes, commits))
    return motions


def find_changes(pool: Pool, epoch: Epoch, motions: Iterable[Motion]) -> list[Change]:
    """Return every change from `epoch` that its `motions` make with all their COMMITs."""
    return [
        change
        for motion in motions
        for change in _changes(pool, epoch, motion.votes, motion.commits)
    ]


def _votes(pool: Pool, epoch: Epoch, attempt: int, basis: bytes) -> dict[int, Item[Vote]]:
    """Return the equal votes of all who remain by them whose hash is `basis`, none if none are."""
    aims: dict[tuple[tuple[int, ...], tuple[int, ...]], list[Item[Vote]]] = {}
    for item in pool.votes:
        vote = item.message
        if (vote.eid, vote.attempt) == (epoch.eid, attempt):
            aims.setdefault((vote.drop, vote.join), []).append(item)
    for (drop, _), items in aims.items():
        remaining = [seat for seat in epoch.seats if seat not in drop]
        for votes in choices(remaining, ((item.seat, item) for item in items)):
            if vote_basis(envelopes(votes)) == basis:
                return votes
    return {}


def _changes(
    pool: Pool, epoch: Epoch, votes: dict[int, Item[Vote]], items: Sequence[Item[Commit]]
) -> Iterator[Change]:
    best = best_vote(envelopes(votes))
    parties = sorted({*votes, *best.join})
    for commits in choices(parties, ((item.seat, item) for item in items)):
        basis = items[0].message.basis
        eid = epoch_id(epoch.eid, best.attempt, basis, envelopes(commits))
        oks = {
            item.seat: item
            for item in pool.oks
            if (item.message.parent_eid, item.message.eid) == (epoch.eid, eid)
        }
        yield Change(eid, votes, commits, oks)


def choose_change(
    pool: Pool, changes: Sequence[Change], bases: Sequence[tuple[int, ...]]
) -> Change | None:
    """Return which of `changes` the game went on by, None if the log does not show that it did.

    bases: the rosters of which a quorum may decide that. Who has voted in an epoch has gone over.
    """
    gone = {change.eid: set(change.oks) for change in changes}
    for item in pool.votes:
        gone.get(item.message.eid, set()).add(item.seat)
    moved = {item.message.eid for item in pool.votes}
    confirmed = [change for change in changes if change.confirmed]
    begun = [change for change in changes if change.oks and change.eid in moved]
    # One seat alone may have gone over by another one and voted there.
    settled = [
        change for change in begun if any(has_quorum(base, gone[change.eid]) for base in bases)
    ]
    return next(iter((*confirmed, *settled, *begun)), None)
