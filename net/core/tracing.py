"""What made an epoch that is known by its id, where somebody has said two things about it."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import TypeVar

from net.core.envelope import Envelope
from net.core.epoch import Epoch, best_vote, epoch_id, vote_basis
from net.core.messages import Commit, Vote
from net.core.motion import Motion, Votes, aim_of, commit_in

T = TypeVar("T")

# Of each seat there is one thing to choose, but of a cheat.
MOST_CHOICES = 256


def choices(seats: Sequence[int], said: Iterable[tuple[int, T]]) -> Iterator[dict[int, T]]:
    """Return the ways to take one of what each of `seats` has said, at most so many.

    said: by whom, and what. No seats give none, nor do seats that have said nothing.
    """
    by_seat: dict[int, list[T]] = {}
    for seat, one in said:
        by_seat.setdefault(seat, []).append(one)
    if not seats or any(seat not in by_seat for seat in seats):
        return
    for chosen in islice(product(*(by_seat[seat] for seat in seats)), MOST_CHOICES):
        yield dict(zip(seats, chosen, strict=True))


def agreeing(said: Collection[tuple[int, Envelope]], seats: Sequence[int]) -> Iterator[Votes]:
    """Return the equal votes of all of `seats` who remain by them, in every way there is.

    said: votes for one attempt, with their seats.
    """
    for aim in dict.fromkeys(aim_of(vote) for _, vote in said):
        equal = ((seat, vote) for seat, vote in said if aim_of(vote) == aim)
        yield from choices([seat for seat in seats if seat not in aim[0]], equal)


def trace(motion: Motion, epoch: Epoch, eid: bytes) -> tuple[Votes, Votes] | None:
    """Return the votes and COMMITs by seat that make epoch `eid` of what is said about `epoch`.

    None if they are not known, all of them.
    """
    for attempt in motion.commits:
        votes_said = _said(motion.votes, motion, Vote, attempt)
        commits_said = _said(motion.commits, motion, Commit, attempt)
        for votes in agreeing(votes_said, epoch.seats):
            basis = vote_basis(votes)
            parties = sorted({*votes, *best_vote(votes).join})
            meant = ((seat, one) for seat, one in commits_said if commit_in(one).basis == basis)
            for commits in choices(parties, meant):
                if epoch_id(epoch.eid, attempt, basis, commits) == eid:
                    return votes, commits
    return None


def _said(
    first: Mapping[int, Votes], motion: Motion, kind: type[Vote | Commit], attempt: int
) -> list[tuple[int, Envelope]]:
    """Return what is said in `attempt`: what each seat has said `first`, and its rivals."""
    rivals = [
        (seat, rival)
        for seat, rival in motion.rivals
        if isinstance(rival.message, kind) and rival.message.attempt == attempt
    ]
    return [*first.get(attempt, {}).items(), *rivals]
