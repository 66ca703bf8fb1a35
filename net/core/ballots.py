"""Votes and COMMITs weighed: which may be believed, and what they adopt."""

from functools import lru_cache
from itertools import pairwise
from typing import Any, Protocol

from engine.game import Game
from net.core.absence import CLOCK, PASSIVE
from net.core.beacon import CHAIN_LINKS
from net.core.entries import SegmentError, play_segment
from net.core.envelope import Envelope, open_, wrap
from net.core.epoch import Epoch, adopted_lock, best_vote, is_abandoned, known_links
from net.core.errors import RemoteError
from net.core.genesis import Roster
from net.core.history import OpenEntry
from net.core.ledger import Ledger
from net.core.messages import (
    MAX_PLAYERS,
    AbsentEntry,
    Ack,
    Action,
    Commit,
    DrawEntry,
    LinkRow,
    TurnTimeout,
    Vote,
)
from net.core.motion import Ballot
from net.core.reception import MAX_EARLY
from net.core.rounds import Rounds
from net.core.transcript import ABSENT, ACTION, DRAW, Entry, absent_entry, covers


class Book(Protocol):
    """A game at the height where an epoch ends, as a player or a verifier knows it."""

    roster: Roster
    epoch: Epoch
    rounds: Rounds
    game: Game[Any, Any]
    open: OpenEntry[Any]

    def draw_entry(self, links: dict[int, bytes]) -> tuple[DrawEntry, Any]:
        """Return the DRAW that the links of all active seats give, and what it leads to."""

    def derive_absent(self, cause: str) -> tuple[AbsentEntry, Any]:
        """Return the entry the rules choose for the seat to move, and the position after it."""


def is_formed(vote: Vote, seat: int, epoch: Epoch, roster: Roster) -> bool:
    """Say whether `vote` by the active `seat` can be meant in `epoch`: seats, order and heights."""
    links = tuple(row.seat for row in vote.links)
    return (
        _ascending(vote.drop)
        and _ascending(vote.join)
        and _ascending(links)
        and seat not in vote.drop
        and all(one in epoch.seats for one in (*vote.drop, *links))
        and all(_may_join(one, epoch, roster) for one in vote.join)
        and vote.height >= epoch.height
        and (vote.height > epoch.height or (vote.head == epoch.head and not vote.certificate))
    )


def _may_join(seat: int, epoch: Epoch, roster: Roster) -> bool:
    return seat in roster.seats and seat not in (*epoch.seats, *roster.out)


def _ascending(seats: tuple[int, ...]) -> bool:
    return all(one < two for one, two in pairwise(seats))


def read_certificate(vote: Vote, epoch: Epoch, roster: Roster) -> tuple[Envelope, ...] | None:
    """Return the co-signatures that make the head of `vote` final, opened; None if they do not.

    They are of `epoch`; a vote at its first height needs none.
    """
    if vote.height == epoch.height:
        return ()
    envelopes = _opened(vote.certificate)
    if envelopes is None:
        return None
    seats = {roster.seat_of(one.sender): one for one in envelopes if one.ctx == roster.gid}
    timeouts = [one.message for one in envelopes if isinstance(one.message, TurnTimeout)]
    exempt = timeouts[0].seat if timeouts else -1
    asked = [seat for seat in epoch.seats if seat != exempt]
    if sorted(seats) != asked or len(envelopes) != len(asked):
        return None
    states = {_co_signed(one, vote, epoch, exempt) for one in envelopes}
    return envelopes if len(states) == 1 and None not in states else None


@lru_cache(maxsize=MAX_PLAYERS * MAX_EARLY)
def _opened(frames: tuple[bytes, ...]) -> tuple[Envelope, ...] | None:
    # Votes share certificates, and all that came too early are judged again and again.
    try:
        return tuple(open_(frame) for frame in frames)
    except RemoteError:
        return None


def _co_signed(
    envelope: Envelope, vote: Vote, epoch: Epoch, exempt: int
) -> tuple[str, bytes] | None:
    message = envelope.message
    where = (epoch.eid, vote.height - 1, vote.head)
    if isinstance(message, TurnTimeout):
        fits = (message.eid, message.height, message.entry) == where and message.seat == exempt
        return ("T", message.post_state) if fits else None
    if not isinstance(message, Ack):
        return None
    kinds = (ACTION, DRAW, ABSENT)
    fits = any(covers(message, Entry(*where[:2], kind, vote.head)) for kind in kinds)
    return (message.kind, message.post_state) if fits else None


def own_vote(book: Ledger[Any, Any], ballot: Ballot) -> Vote:
    """Return the vote of the own seat that says what is on `ballot`, with all the seat knows."""
    now, epoch = book.open, book.epoch
    certificate: tuple[bytes, ...] = ()
    if now.height > epoch.height:
        certificate = tuple(one.raw for one in book.entries[-1].certificate())
    links = tuple(LinkRow(seat, now.links[seat]) for seat in sorted(now.links)) if now.draws else ()
    return Vote(
        epoch.eid,
        ballot.attempt,
        ballot.drop,
        ballot.join,
        ballot.reason,
        now.height,
        now.prev,
        certificate,
        _own_lock(book),
        links,
    )


def _own_lock(book: Ledger[Any, Any]) -> bytes:
    now = book.open
    if now.required is not None or now.drawn is not None:
        return b""
    if book.seat in now.timeouts:
        return now.timeouts[book.seat].raw
    if book.seat not in now.acks:
        return b""
    if now.absent is not None:
        return wrap(book.roster.gid, now.absent)
    return now.action.raw if now.action is not None else b""


def read_lock(book: Book, seat: int, vote: Vote) -> Envelope | None:
    """Return the entry `seat` says it has locked at the height of `book`; None unless it may be."""
    now, roster = book.open, book.roster
    if not vote.locked or now.required is not None or now.draws:
        return None
    try:
        envelope = open_(vote.locked)
    except RemoteError:
        return None
    return envelope if envelope.ctx == roster.gid and _may_stand(book, seat, envelope) else None


def _may_stand(book: Book, seat: int, envelope: Envelope) -> bool:
    now, gid = book.open, book.roster.gid
    active = now.seat_to_move in book.epoch.seats
    match envelope.message:
        case Action() as action:
            return _is_due(book, envelope, action)
        case TurnTimeout() as timeout if active and envelope.sender == book.roster.keys[seat]:
            entry = absent_entry(gid, book.derive_absent(CLOCK)[0]).hash
            place = (timeout.eid, timeout.height, timeout.seat, timeout.entry)
            return place == (book.epoch.eid, now.height, now.seat_to_move, entry)
        case AbsentEntry() as absent if now.seat_to_move >= 0 and not active:
            return absent == book.derive_absent(PASSIVE)[0]
    return False


def _is_due(book: Book, envelope: Envelope, action: Action) -> bool:
    now = book.open
    place = (action.eid, action.height, action.prev, action.seat, action.pre_state)
    due = (book.epoch.eid, now.height, now.prev, now.seat_to_move, now.state)
    if place != due or envelope.sender != book.roster.keys[action.seat]:
        return False
    try:
        play_segment(book.game, now.position, action.seat, action.body)
    except SegmentError:
        return False
    return True


def is_honoured(book: Book, seat: int, commit: Commit) -> bool:
    """Say whether `commit` of `seat` brings what it must: a whole chain, and its open link."""
    if commit.seat != seat or commit.links != CHAIN_LINKS:
        return False
    owes = book.open.draws and seat in book.epoch.seats and not book.rounds.used_up
    if not owes:
        return not commit.open_link
    return book.rounds.follows(seat, commit.open_link)


def required_entry(
    book: Book, votes: dict[int, Envelope], commits: dict[int, Envelope]
) -> Envelope | None:
    """Return the entry that must stand first in the epoch these make; `book` is at their height."""
    now = book.open
    if now.required is not None:
        return now.required
    if is_abandoned(book.epoch, book.roster):
        # Nobody honest has co-signed anything here but the end.
        return None
    if now.draws:
        said = known_links(votes, commits)
        links = {seat: link for seat, link in said.items() if book.rounds.follows(seat, link)}
        if all(seat in links for seat in book.epoch.seats):
            draw, _ = book.draw_entry(links)
            return open_(wrap(book.roster.gid, draw))
        return None
    height = best_vote(votes).height
    locked: dict[int, Envelope] = {}
    for seat, envelope in votes.items():
        vote = envelope.message
        assert isinstance(vote, Vote)
        lock = read_lock(book, seat, vote) if vote.height == height else None
        if lock is not None:
            locked[seat] = lock
    adopted = adopted_lock(votes, locked)
    if adopted is not None and isinstance(adopted.message, TurnTimeout):
        return open_(wrap(book.roster.gid, book.derive_absent(CLOCK)[0]))
    return adopted
