"""Epochs: spans of a game in which the same seats take part, and how one follows another.

All of it is computed from signed messages alone, so that every player and every verifier comes
to the same epoch.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from net.core.beacon import ChainName
from net.core.envelope import Envelope
from net.core.genesis import Roster
from net.core.hashing import digest
from net.core.messages import AbsentEntry, Action, Commit, TurnTimeout, Vote

MIN_QUORUM = 2


@dataclass(frozen=True, slots=True)
class Epoch:
    """Who takes part, and where the epoch begins.

    eid: its id, which every message of the game names. seats: those active, ascending. tips: of
    their chains, by place in `seats`. parent, attempt: the epoch before, and which of its attempts
    led here; empty and 0 for the first one. number: from 0. height, head: the entries final before
    it. required: the entry that must stand at `height`, as frame: an ACTION, DRAW or ABSENT entry
    of an earlier epoch; empty if none. base: seats of the last epoch before that was confirmed.
    """

    eid: bytes
    seats: tuple[int, ...]
    tips: tuple[bytes, ...]
    parent: bytes
    attempt: int
    number: int
    height: int
    head: bytes
    required: bytes
    base: tuple[int, ...]

    def chain(self, roster: Roster, seat: int) -> ChainName:
        """Return the name of the chain the active `seat` committed to for this epoch."""
        return ChainName(roster.sid, self.parent, self.attempt, seat, roster.keys[seat])

    def tip(self, seat: int) -> bytes:
        """Return the tip of the active `seat`."""
        return self.tips[self.seats.index(seat)]


def first_epoch(roster: Roster) -> Epoch:
    """Return the epoch a game begins with: all who play, under the game's own id."""
    seats = roster.starters
    return Epoch(roster.gid, seats, roster.tips, b"", 0, 0, 0, roster.gid, b"", seats)


def has_quorum(base: Sequence[int], remaining: Collection[int]) -> bool:
    """Say whether `remaining` may go on as the game of `base`, a roster that was confirmed.

    They may if they are at least two and a strict majority of it, or half with its lowest seat.
    """
    kept = [seat for seat in base if seat in remaining]
    half = 2 * len(kept) == len(base) and min(base) in kept
    return len(kept) >= MIN_QUORUM and (2 * len(kept) > len(base) or half)


def is_abandoned(epoch: Epoch, roster: Roster) -> bool:
    """Say whether the table has chosen that the game ends when not all take part, as in `epoch`."""
    return roster.settings.absent == "end" and epoch.seats != roster.seats


def vote_basis(votes: Mapping[int, Envelope]) -> bytes:
    """Return the hash COMMIT repeats: over the votes of one attempt by seat."""
    parts: list[bytes | int] = []
    for seat in sorted(votes):
        parts += (seat, votes[seat].signed)
    return digest("basis", *parts)


def epoch_id(parent: bytes, attempt: int, basis: bytes, commits: Mapping[int, Envelope]) -> bytes:
    """Return the id of the epoch after `parent`; commits: by seat, of all active in it."""
    parts: list[bytes | int] = []
    for seat in sorted(commits):
        parts += (seat, commits[seat].signed)
    return digest("epoch", parent, attempt, basis, *parts)


def best_vote(votes: Mapping[int, Envelope]) -> Vote:
    """Return the vote with the most final entries, of the lowest seat among equals."""
    ranked = [_vote(votes[seat]) for seat in sorted(votes)]
    return max(ranked, key=lambda vote: vote.height)


def known_links(votes: Mapping[int, Envelope], commits: Mapping[int, Envelope]) -> dict[int, bytes]:
    """Return the links of the draw at the longest height, by seat, from votes and COMMITs."""
    height = best_vote(votes).height
    links: dict[int, bytes] = {}
    for seat in sorted(votes):
        vote = _vote(votes[seat])
        if vote.height == height:
            for row in vote.links:
                links.setdefault(row.seat, row.link)
    for seat in sorted(commits):
        link = _commit(commits[seat]).open_link
        if link:
            links.setdefault(seat, link)
    return links


def adopted_lock(votes: Mapping[int, Envelope], locked: Mapping[int, Envelope]) -> Envelope | None:
    """Return which locked entry must stand at the longest height, None if none need.

    votes: of all who remain, by seat. locked: what those of them at the longest height have locked
    that is allowed there: an ACTION, a TURN_TIMEOUT or an ABSENT entry. An entry can be final
    somewhere only if everybody who remains has locked it, but a seat timed out has no say. So that
    is adopted; else a single ACTION. Two different ones convict their author, whose own lock then
    counts nothing: it may be there to hide the one that others have locked.
    """
    common = _common(votes, locked)
    if common is not None:
        return common
    actions = [(seat, one) for seat, one in sorted(locked.items()) if _acts(one) >= 0]
    if len({one.signed for _, one in actions}) > 1:
        actions = [(seat, one) for seat, one in actions if seat != _acts(one)]
    different = {one.signed: one for _, one in actions}
    return next(iter(different.values())) if len(different) == 1 else None


def _acts(locked: Envelope) -> int:
    """Return the seat whose ACTION is locked, -1 if it is none."""
    return locked.message.seat if isinstance(locked.message, Action) else -1


def _common(votes: Mapping[int, Envelope], locked: Mapping[int, Envelope]) -> Envelope | None:
    timed_out = {
        one.message.seat for one in locked.values() if isinstance(one.message, TurnTimeout)
    }
    asked = [seat for seat in sorted(votes) if seat not in timed_out]
    found = [locked[seat] for seat in asked if seat in locked]
    if not asked or len(found) < len(asked):
        return None
    marks = [_mark(one) for one in found]
    return found[0] if all(mark == marks[0] for mark in marks) else None


def _mark(envelope: Envelope) -> tuple[int, bytes]:
    message = envelope.message
    if isinstance(message, TurnTimeout):
        return message.TYPE, message.entry
    assert isinstance(message, Action | AbsentEntry)
    return message.TYPE, envelope.signed


def next_epoch(
    parent: Epoch,
    votes: Mapping[int, Envelope],
    commits: Mapping[int, Envelope],
    required: bytes,
    *,
    confirmed: bool,
) -> Epoch:
    """Return the epoch that the agreeing `votes` and `commits` (by seat) make after `parent`.

    required: the frame of the entry that must stand at its first height, empty if none.
    confirmed: whether all seats of `parent` have signed EPOCH_OK for it; the first epoch is.
    """
    best = best_vote(votes)
    seats = tuple(sorted(commits))
    first = _commit(commits[seats[0]])
    return Epoch(
        eid=epoch_id(parent.eid, best.attempt, first.basis, commits),
        seats=seats,
        tips=tuple(_commit(commits[seat]).tip for seat in seats),
        parent=parent.eid,
        attempt=best.attempt,
        number=parent.number + 1,
        height=best.height,
        head=best.head,
        required=required,
        base=parent.seats if confirmed else parent.base,
    )


def _vote(envelope: Envelope) -> Vote:
    assert isinstance(envelope.message, Vote)
    return envelope.message


def _commit(envelope: Envelope) -> Commit:
    assert isinstance(envelope.message, Commit)
    return envelope.message
