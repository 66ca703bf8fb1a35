"""What GENESIS may hold, and whom it blames where it holds something else."""

from dataclasses import replace
from typing import Any

import pytest

from net.core.beacon import ChainName
from net.core.envelope import open_, seal
from net.core.errors import RemoteError
from net.core.genesis import GenesisError, read_commit, read_genesis, session_id, settings_hash
from net.core.keys import Identity
from net.core.messages import (
    MAX_ENVELOPE_IN_RECORD,
    MAX_LINE,
    MAX_POSITION,
    Commit,
    Genesis,
    Parent,
    Proposal,
    RosterRow,
    Settings,
    StartAck,
)
from tests.net.core.honest_table import LOBBY, NICKS, Table, identity, root_chain

TABLE = Table(3)


def genesis_of(proposal: bytes, **changes: Any) -> Genesis:
    """Return a GENESIS with honest commitments to `proposal`, that of seat 1 changed."""
    envelope = open_(proposal)
    assert isinstance(envelope.message, Proposal)
    sid = session_id(envelope)
    commits = []
    for seat in range(len(envelope.message.seats)):
        who = identity(seat)
        tip = root_chain(ChainName(sid, b"", 0, seat, who.key))[0]
        commit = Commit(sid, b"", 0, b"", seat, tip, 1024, b"")
        if seat == 1:
            commit = replace(commit, **changes)
        commits.append(seal(who, commit.sid, commit))
    return Genesis(proposal, tuple(commits))


PARENT = Parent(b"g" * 32, 7, b"h" * 32, b"s" * 32, b"0,0,0/0/6/0/", (0,), (), ())
PAIR = replace(PARENT, seats=(0, 1))
NONCES = (b"n" * 16, b"o" * 16)
ROWS = tuple(RosterRow(seat, identity(seat).key, NICKS[seat], seat) for seat in range(3))


def proposal_with(signer: int = 0, **changes: Any) -> bytes:
    message = open_(TABLE.proposal()).message
    assert isinstance(message, Proposal)
    return seal(identity(signer), LOBBY, replace(message, **changes))


def refusal(genesis: Genesis) -> GenesisError:
    with pytest.raises(GenesisError) as caught:
        read_genesis(genesis)
    return caught.value


def test_the_roster_is_what_genesis_says() -> None:
    roster = read_genesis(TABLE.genesis)

    assert roster.host == identity(0).key
    assert roster.keys == tuple(identity(seat).key for seat in range(3))
    assert roster.nicks == ("Anna", "Bert", "Cleo")
    assert roster.tips == tuple(TABLE.chains[seat][0] for seat in range(3))
    assert roster.settings == Settings("toy", "plain", 3, 0, 0, 90, "skip")
    assert roster.seats == (0, 1, 2)
    assert roster.seat_of(identity(2).key) == 2
    assert roster.seat_of(identity(3).key) == -1
    assert roster.chain(1) == ChainName(roster.sid, b"", 0, 1, identity(1).key)


def test_settings_have_this_hash() -> None:
    settings = Settings("toy", "plain", 2, -1, 120, 90, "skip")

    assert (
        settings_hash(settings).hex()
        == "0457237f32d6cae73d198ce1f8afb518f504d4d84a0589dccc1df96fea48186c"
    )
    assert settings_hash(replace(settings, clock_s=0)) != settings_hash(settings)


@pytest.mark.parametrize(
    ("changes", "reason", "seat", "proven"),
    [
        ({"settings": replace(TABLE.settings, players=2)}, "players", 0, True),
        ({"nonces": (b"a" * 16, b"b" * 16)}, "nonces", 0, True),
        (
            {"settings": replace(TABLE.settings, first_player=3)},
            "first_player",
            0,
            True,
        ),
        ({"parent": (PARENT,)}, "parent", 0, True),
        ({"parent": (replace(PARENT, seats=(0, 0)),)}, "parent", 0, True),
        ({"parent": (replace(PARENT, seats=(0, 2, 1)),)}, "parent", 0, True),
        ({"parent": (replace(PARENT, seats=(0, 1)),)}, "nonces", 0, True),
        ({"parent": (replace(PARENT, seats=(0, 3)),)}, "host", -1, False),
        ({"parent": (replace(PARENT, seats=(1, 2)),)}, "host", -1, False),
        ({"parent": (replace(PARENT, seats=()),)}, "host", -1, False),
        ({"parent": (replace(PAIR, out=(1,)),), "nonces": NONCES}, "out", 0, True),
        ({"parent": (replace(PAIR, out=(3,)),), "nonces": NONCES}, "out", 0, True),
        ({"parent": (replace(PAIR, out=(2, 2)),), "nonces": NONCES}, "out", 0, True),
        ({"seats": (*ROWS[:2], replace(ROWS[2], colour=1))}, "colours", 0, True),
        ({"signer": 1}, "host", -1, False),
    ],
)
def test_a_proposal_that_cannot_be_played_is_laid_to_the_host_who_signed_it(
    changes: dict[str, Any], reason: str, seat: int, proven: bool
) -> None:
    error = refusal(genesis_of(proposal_with(**changes)))

    assert (error.code, error.seat, error.proven) == ("bad_genesis", seat, proven)
    assert error.params == (("reason", reason),)


def test_the_longest_proposal_fits_a_record() -> None:
    name = "\U0001f3b2" * 40
    rows = tuple(RosterRow(seat, identity(seat).key, name, seat) for seat in range(4))
    word = "\U0001f3b2" * 32
    settings = Settings(word, word, 4, 3, 86_400, 86_400, "skip")
    line = tuple(bytes([one]) * 32 for one in range(MAX_LINE))
    text = b"p" * MAX_POSITION
    parent = Parent(b"g" * 32, 100_000, b"h" * 32, b"s" * 32, text, (0, 1, 2), (3,), line)
    nonces = (b"n" * 16,) * 3
    frame = proposal_with(settings=settings, seats=rows, nonces=nonces, parent=(parent,))

    assert len(frame) <= MAX_ENVELOPE_IN_RECORD


def test_seats_out_of_order_or_of_one_key_are_refused() -> None:
    message = open_(TABLE.proposal()).message
    assert isinstance(message, Proposal)
    rows = message.seats
    swapped = (rows[0], rows[2], rows[1])
    twice = (rows[0], rows[1], replace(rows[2], key=rows[1].key))

    assert refusal(genesis_of(proposal_with(seats=swapped))).params == (("reason", "seats"),)
    assert refusal(genesis_of(proposal_with(seats=twice))).params == (("reason", "same_key"),)


def test_a_seat_with_a_weak_key_is_named() -> None:
    message = open_(TABLE.proposal()).message
    assert isinstance(message, Proposal)
    rows = (*message.seats[:2], replace(message.seats[2], key=b"\x01" + bytes(31)))
    error = refusal(genesis_of(proposal_with(seats=rows)))

    assert (error.code, error.seat, error.proven) == ("weak_key", 2, True)


def test_a_proposal_of_another_protocol_blames_nobody() -> None:
    error = refusal(genesis_of(proposal_with(proto=2)))

    assert (error.code, error.seat, error.proven) == ("version", -1, False)


@pytest.mark.parametrize(
    ("changes", "reason", "proven"),
    [
        ({"sid": b"\x77" * 32}, "commit_of_another", False),
        ({"parent_eid": b"\x77" * 32}, "commit_of_another", False),
        ({"attempt": 1}, "commit_of_another", False),
        ({"seat": 2}, "commit", True),
        ({"links": 1023}, "commit", True),
        ({"basis": b"\x77" * 32}, "commit", True),
        ({"open_link": b"\x77" * 32}, "commit", True),
    ],
)
def test_a_commitment_that_does_not_fit_is_refused(
    changes: dict[str, Any], reason: str, proven: bool
) -> None:
    error = refusal(genesis_of(TABLE.proposal(), **changes))

    assert (error.code, error.seat, error.proven) == ("bad_genesis", 1, proven)
    assert error.params == (("reason", reason),)


def test_a_copied_tip_is_found() -> None:
    error = refusal(genesis_of(TABLE.proposal(), tip=TABLE.chains[0][0]))

    assert (error.code, error.seat, error.proven) == ("duplicate_commit", -1, True)
    assert error.params == (("first", 0), ("second", 1))


def test_foreign_bytes_in_genesis_blame_nobody() -> None:
    proposal, commits = TABLE.genesis.proposal, TABLE.genesis.commits
    forged = proposal[:-1] + bytes([proposal[-1] ^ 1])
    start = seal(identity(0), TABLE.gid, StartAck(TABLE.gid))
    cases = [
        Genesis(forged, commits),
        Genesis(b"x", commits),
        Genesis(start, commits),
        Genesis(proposal, commits[:2]),
        Genesis(proposal, (commits[1], commits[0], commits[2])),
        Genesis(proposal, (commits[0], start, commits[2])),
        Genesis(proposal, (commits[0], b"x", commits[2])),
    ]
    for genesis in cases:
        error = refusal(genesis)
        assert (error.code, error.proven) == ("bad_genesis", False)


def test_a_commitment_alone_is_read_for_its_seat() -> None:
    commit = read_commit(TABLE.genesis.commits[1], TABLE.roster.sid, 1, identity(1).key)

    assert (commit.seat, commit.tip) == (1, TABLE.chains[1][0])
    with pytest.raises(RemoteError):
        read_commit(TABLE.genesis.commits[1], TABLE.roster.sid, 1, Identity(b"\x63" * 32).key)
