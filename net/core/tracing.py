"""What made an epoch that is known by its id, where somebody has said two things about it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import TypeVar

from net.core.envelope import Envelope
from net.core.epoch import Epoch, best_vote, epoch_id, vote_basis
from net.core.messages import Commit, Vote
from net.core.motion import Motion, Votes, aim_of, commit_in

T = TypeVar("T")

# Of each seat there is one thing to choose, but of a cheat.
MOST_CHOICES = 256


def choices(seats: Sequence[int], said: Mapping[int, Sequence[T]]) -> Iterator[dict[int, T]]:
    """Return the ways to take one of what each of `seats` has said, at most so many.

    No seats give none, nor do seats that have said nothing.
    """
    if not seats or any(seat not in said for seat in seats):
        return
    for chosen in islice(product(*(said[seat] for seat in seats)), MOST_CHOICES):
        yield dict(zip(seats, chosen, strict=True))


def agreeing(said: Mapping[int, Sequence[Envelope]], seats: Sequence[int]) -> Iterator[Votes]:
    """Return the equal votes of all of `seats` who remain by them, in every way there is.

    said: votes for one attempt, by seat.
    """
    aims = dict.fromkeys(aim_of(vote) for votes in said.values() for vote in votes)
    for aim in aims:
        equal = {
            seat: same
            for seat, votes in said.items()
            if (same := [vote for vote in votes if aim_of(vote) == aim])
        }
        yield from choices([seat for seat in seats if seat not in aim[0]], equal)


def trace(motion: Motion, epoch: Epoch, eid: bytes) -> tuple[Votes, Votes] | None:
    """Return the votes and COMMITs by seat that make epoch `eid` of what is said about `epoch`.

    None if they are not known, all of them.
    """
    for attempt in motion.commits:
        for votes in agreeing(_votes(motion, attempt), epoch.seats):
            basis = vote_basis(votes)
            parties = sorted({*votes, *best_vote(votes).join})
            for commits in choices(parties, _commits(motion, attempt, basis)):
                if epoch_id(epoch.eid, attempt, basis, commits) == eid:
                    return votes, commits
    return None


def _votes(motion: Motion, attempt: int) -> dict[int, list[Envelope]]:
    others = (
        (seat, rival)
        for seat, rival in motion.rivals
        if isinstance(rival.message, Vote) and rival.message.attempt == attempt
    )
    return _by_seat((*motion.votes.get(attempt, {}).items(), *others))


def _commits(motion: Motion, attempt: int, basis: bytes) -> dict[int, list[Envelope]]:
    others = (
        (seat, rival)
        for seat, rival in motion.rivals
        if isinstance(rival.message, Commit) and rival.message.attempt == attempt
    )
    said = (*motion.commits.get(attempt, {}).items(), *others)
    return _by_seat((seat, one) for seat, one in said if commit_in(one).basis == basis)


def _by_seat(said: Iterable[tuple[int, Envelope]]) -> dict[int, list[Envelope]]:
    found: dict[int, list[Envelope]] = {}
    for seat, envelope in said:
        found.setdefault(seat, []).append(envelope)
    return found
