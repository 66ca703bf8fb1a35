"""How epochs follow one another, by pure functions over signed messages."""

import hashlib

import pytest

from net.core.envelope import Envelope, open_, seal, wrap
from net.core.epoch import (
    adopted_lock,
    best_vote,
    epoch_id,
    first_epoch,
    has_quorum,
    known_links,
    next_epoch,
    vote_basis,
)
from net.core.messages import (
    MAX_ENVELOPE_IN_RECORD,
    MAX_HEIGHT,
    AbsentEntry,
    Action,
    Commit,
    LinkRow,
    Message,
    TurnTimeout,
    Vote,
)
from tests.net.core.honest_table import Table, identity

TABLE = Table(4)
GID = TABLE.gid
SID = TABLE.roster.sid
HEAD = b"h" * 32


def signed(seat: int, message: Message, ctx: bytes = GID) -> Envelope:
    return open_(seal(identity(seat), ctx, message))


def vote(seat: int, height: int = 5, links: tuple[LinkRow, ...] = ()) -> Envelope:
    return signed(seat, Vote(GID, 1, (3,), (), "silence", height, HEAD, (), b"", links))


def commit(seat: int, link: bytes = b"") -> Envelope:
    tip = bytes([seat]) * 32
    return signed(seat, Commit(SID, GID, 1, b"b" * 32, seat, tip, 1024, link), SID)


def parts(*pieces: bytes) -> bytes:
    return b"".join(len(piece).to_bytes(4, "big") + piece for piece in pieces)


def number(value: int) -> bytes:
    return value.to_bytes(8, "big")


@pytest.mark.parametrize(
    ("base", "remaining", "may"),
    [
        ((0, 1, 2, 3), (1, 2, 3), True),
        ((0, 1, 2, 3), (0, 3), True),
        ((0, 1, 2, 3), (1, 2), False),
        ((0, 1, 2, 3), (0,), False),
        ((0, 1, 2), (1, 2), True),
        ((0, 1, 2), (0,), False),
        ((1, 3), (1, 3), True),
        ((1, 3), (1,), False),
        ((0, 1), (0, 1, 2), True),
        ((0, 1, 2, 3), (0, 1), True),
        ((1, 2, 3), (0, 3), False),
    ],
)
def test_a_majority_or_half_with_the_lowest_seat_goes_on(
    base: tuple[int, ...], remaining: tuple[int, ...], may: bool
) -> None:
    assert has_quorum(base, remaining) is may


def test_the_first_epoch_is_everybody_under_the_games_own_id() -> None:
    epoch = first_epoch(TABLE.roster)

    assert (epoch.eid, epoch.seats, epoch.height, epoch.head) == (GID, (0, 1, 2, 3), 0, GID)
    assert (epoch.parent, epoch.attempt, epoch.number, epoch.required) == (b"", 0, 0, b"")
    assert epoch.tip(2) == TABLE.chains[2][0]


def test_the_basis_is_a_hash_over_the_votes_by_seat() -> None:
    votes = {2: vote(2), 0: vote(0)}
    expected = parts(b"basis", number(0), votes[0].signed, number(2), votes[2].signed)

    assert vote_basis(votes) == hashlib.sha256(expected).digest()


def test_the_id_of_an_epoch_is_a_hash_over_parent_attempt_basis_and_commits() -> None:
    commits = {1: commit(1)}
    expected = parts(b"epoch", GID, number(7), b"b" * 32, number(1), commits[1].signed)

    assert epoch_id(GID, 7, b"b" * 32, commits) == hashlib.sha256(expected).digest()


def test_the_next_epoch_begins_where_the_longest_vote_ends() -> None:
    votes = {0: vote(0, 5), 1: vote(1, 6), 2: vote(2, 6)}
    commits = {seat: commit(seat) for seat in (0, 1, 2)}
    parent = first_epoch(TABLE.roster)
    epoch = next_epoch(parent, votes, commits, b"frame", confirmed=True)

    assert (epoch.seats, epoch.height, epoch.head) == ((0, 1, 2), 6, HEAD)
    assert (epoch.parent, epoch.attempt, epoch.number) == (GID, 1, 1)
    assert (epoch.base, epoch.required) == ((0, 1, 2, 3), b"frame")
    assert epoch.tip(1) == b"\x01" * 32
    assert best_vote(votes) == votes[1].message


def test_an_epoch_never_confirmed_leaves_the_quorum_where_it_was() -> None:
    votes = {seat: vote(seat) for seat in (0, 1, 2)}
    commits = {seat: commit(seat) for seat in (0, 1, 2)}
    first = next_epoch(first_epoch(TABLE.roster), votes, commits, b"", confirmed=True)
    second = next_epoch(first, votes, commits, b"", confirmed=False)
    third = next_epoch(first, votes, commits, b"", confirmed=True)

    assert (second.base, third.base) == ((0, 1, 2, 3), (0, 1, 2))


def test_links_count_from_the_longest_votes_and_from_commits() -> None:
    old, new, own = (LinkRow(0, b"o" * 32),), (LinkRow(1, b"n" * 32),), b"c" * 32
    votes = {0: vote(0, 4, old), 1: vote(1, 5, new)}

    assert known_links(votes, {2: commit(2, own)}) == {1: b"n" * 32, 2: own}


def action(text: str, author: int = 3) -> Envelope:
    return signed(author, Action(GID, 5, HEAD, author, b"s" * 32, (text,), 0))


def timeout(seat: int, entry: bytes = b"e" * 32) -> Envelope:
    return signed(seat, TurnTimeout(GID, 5, 2, entry, b"p" * 32))


ABSENT = open_(wrap(GID, AbsentEntry(GID, 5, HEAD, 3, b"s" * 32, "passive", ("take 1",))))
VOTES = {seat: vote(seat) for seat in (0, 1, 2)}


def test_an_action_one_of_them_has_locked_is_adopted() -> None:
    assert adopted_lock(VOTES, {1: action("take 1")}) == action("take 1")
    assert adopted_lock(VOTES, {}) is None


def test_two_actions_locked_by_others_count_nothing() -> None:
    """Neither can be final anywhere: that needs everybody who remains."""
    assert adopted_lock(VOTES, {0: action("take 1"), 1: action("take 2")}) is None


def test_who_signed_two_actions_does_not_hide_what_the_others_have_locked() -> None:
    """What is final with somebody who has left, all honest seats that remain have locked."""
    one, two = action("take 1", 2), action("take 2", 2)

    assert adopted_lock(VOTES, {0: one, 1: one, 2: two}) == one
    assert adopted_lock(VOTES, {1: one, 2: two}) == one
    assert adopted_lock(VOTES, {0: one, 1: two, 2: two}) is None
    assert adopted_lock(VOTES, {2: two}) == two


def test_a_turn_timed_out_by_all_others_is_over_whatever_its_seat_has_locked() -> None:
    both = {0: timeout(0), 1: timeout(1), 2: action("take 1")}

    assert adopted_lock(VOTES, both) == timeout(0)
    assert adopted_lock(VOTES, {0: timeout(0), 2: action("take 1")}) == action("take 1")
    assert adopted_lock(VOTES, {0: timeout(0), 1: timeout(1, b"?" * 32)}) is None


def test_an_entry_of_an_absent_seat_is_adopted_if_all_have_locked_it() -> None:
    assert adopted_lock(VOTES, dict.fromkeys((0, 1, 2), ABSENT)) == ABSENT
    assert adopted_lock(VOTES, dict.fromkeys((0, 1), ABSENT)) is None


def test_the_largest_vote_fits_into_evidence() -> None:
    certificate = (b"c" * 320,) * 4
    links = tuple(LinkRow(seat, b"l" * 32) for seat in range(4))
    message = Vote(
        GID, 1000, (0, 1, 2, 3), (), "agreement", MAX_HEIGHT, HEAD, certificate, b"a" * 3072, links
    )

    assert len(seal(identity(0), GID, message)) <= MAX_ENVELOPE_IN_RECORD
