"""What a host or a guest may not say in the lobby."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from net.core.envelope import seal
from net.core.io import (
    ChangeSettings,
    SetReady,
)
from net.core.keys import Identity
from net.core.messages import (
    Commit,
    JoinReply,
    KickSeat,
    Lobby,
    Parent,
    Proposal,
    Ready,
    RosterRow,
)
from tests.net.core.rig import Rig, settings

HOST = Identity(bytes([1]) * 32)
PARENT = Parent(b"p" * 32, 4, b"h" * 32, b"s" * 32, b"1,2/0/2/0/", (0, 1), (), ())


def red(row: RosterRow) -> RosterRow:
    return replace(row, colour=2)


def lobby_of(rig: Rig) -> Lobby:
    message = rig.sent_of(0, Lobby)[-1].message
    assert isinstance(message, Lobby)
    return message


def test_a_revision_says_one_thing_only() -> None:
    rig = Rig(2)
    rig.gather()
    lobby = lobby_of(rig)
    other = replace(lobby, settings=settings(2, "rush"))
    for _ in range(3):
        rig.receive(1, 0, seal(HOST, lobby.lobby_id, other))

    assert rig.view(1).settings == settings()
    assert rig.hung_up(1) == [(0, "protocol")]


def test_an_old_revision_changes_nothing() -> None:
    rig = Rig(2)
    rig.gather()
    old = lobby_of(rig)
    rig.do(0, ChangeSettings(settings(2, "rush")))
    rig.receive(1, 0, seal(HOST, old.lobby_id, old))

    assert rig.view(1).settings == settings(2, "rush")
    assert rig.hung_up(1) == []


@pytest.mark.parametrize(
    "change",
    [
        lambda proposal: replace(proposal, settings=settings(2, "rush")),
        lambda proposal: replace(proposal, engine_id=b"?" * 32),
        lambda proposal: replace(proposal, seats=(proposal.seats[0],) * 2),
        lambda proposal: replace(proposal, seats=(proposal.seats[0], red(proposal.seats[1]))),
        lambda proposal: replace(proposal, parent=(PARENT,)),
    ],
    ids=["settings", "engine", "seats", "colour", "parent"],
)
def test_a_proposal_other_than_what_was_accepted_closes_the_table(
    change: Callable[[Proposal], Proposal],
) -> None:
    rig = Rig(2)
    rig.gather()
    rig.lost = lambda _from, _to, message: isinstance(message, Proposal)
    rig.do(0, SetReady())
    rig.do(1, SetReady())
    (sent,) = rig.sent_of(0, Proposal)
    assert isinstance(sent.message, Proposal)
    rig.receive(1, 0, seal(HOST, sent.ctx, change(sent.message)))

    assert rig.view(1).closed_code == "bad_proposal"
    assert rig.sent_of(1, Commit) == []


def test_a_proposal_without_the_own_nonce_is_not_taken() -> None:
    rig = Rig(2)
    rig.gather()
    rig.lost = lambda _from, _to, message: isinstance(message, Proposal)
    rig.do(0, SetReady())
    rig.do(1, SetReady())
    (sent,) = rig.sent_of(0, Proposal)
    proposal = sent.message
    assert isinstance(proposal, Proposal)
    nonces = (proposal.nonces[0], b"n" * 16)
    rig.receive(1, 0, seal(HOST, sent.ctx, replace(proposal, nonces=nonces)))

    assert rig.stages() == ["agreeing", "lobby"]
    assert rig.sent_of(1, Commit) == []


def test_ready_under_other_settings_is_no_readiness() -> None:
    rig = Rig(2)
    rig.gather()
    lobby = lobby_of(rig)
    ready = Ready(lobby.lobby_id, lobby.rev, b"?" * 32, b"n" * 16)
    rig.receive(0, 1, seal(Identity(bytes([2]) * 32), lobby.lobby_id, ready))

    assert [seat.ready for seat in rig.view(0).seats] == [False, False]


def test_two_commitments_of_one_seat_end_the_agreement() -> None:
    rig = Rig(2)
    rig.asleep.add(0)
    rig.start()
    (sent,) = rig.sent_of(1, Commit)
    commit = sent.message
    assert isinstance(commit, Commit)
    other = seal(Identity(bytes([2]) * 32), sent.ctx, replace(commit, tip=b"t" * 32))
    rig.receive(0, 1, other)

    assert (rig.view(0).closed_code, rig.view(0).closed_params) == (
        "duplicate_commit",
        (("seat", 1),),
    )


def test_a_copied_commitment_ends_the_agreement() -> None:
    rig = Rig(2)
    rig.lost = lambda _from, to, message: to == 0 and isinstance(message, Commit)
    rig.start()
    (own,) = rig.sent_of(0, Commit)
    assert isinstance(own.message, Commit)
    copy = replace(own.message, seat=1)
    rig.receive(0, 1, seal(Identity(bytes([2]) * 32), own.ctx, copy))

    assert rig.view(0).closed_code == "duplicate_commit"


def test_who_is_no_longer_listed_has_lost_his_seat() -> None:
    rig = Rig(2)
    rig.gather()
    lobby = lobby_of(rig)
    empty = replace(lobby.seats[1], key=b"", nick="", kind="", addresses=(), colour=-1)
    other = replace(lobby, rev=lobby.rev + 1, seats=(lobby.seats[0], empty))
    rig.receive(1, 0, seal(HOST, lobby.lobby_id, other))

    assert rig.view(1).closed_code == "seat_lost"


def test_another_table_of_the_host_is_not_ours() -> None:
    rig = Rig(2)
    rig.gather()
    other = replace(lobby_of(rig), lobby_id=b"?" * 16)
    rig.receive(1, 0, seal(HOST, other.lobby_id, other))

    assert rig.view(1).closed_code == "host_left"


@pytest.mark.parametrize(
    "change",
    [
        lambda lobby: replace(lobby, seats=lobby.seats[::-1]),
        lambda lobby: replace(lobby, seats=(lobby.seats[0], replace(lobby.seats[0], seat=1))),
        lambda lobby: replace(lobby, seats=(lobby.seats[0], replace(lobby.seats[1], nick=""))),
        lambda lobby: replace(lobby, seats=(lobby.seats[0], replace(lobby.seats[1], ready_rev=9))),
        lambda lobby: replace(lobby, seats=(lobby.seats[0], replace(lobby.seats[1], colour=0))),
        lambda lobby: replace(lobby, seats=(lobby.seats[0], replace(lobby.seats[1], colour=-1))),
        lambda lobby: replace(lobby, settings=settings(3)),
    ],
    ids=[
        "order",
        "one key twice",
        "nameless",
        "ready for the future",
        "one colour twice",
        "colourless",
        "too few seats",
    ],
)
def test_a_table_that_cannot_be_is_not_believed(change: Callable[[Lobby], Lobby]) -> None:
    rig = Rig(2)
    rig.gather()
    lobby = lobby_of(rig)
    frame = seal(HOST, lobby.lobby_id, change(replace(lobby, rev=lobby.rev + 1)))
    for _ in range(3):
        rig.receive(1, 0, frame)

    assert rig.hung_up(1) == [(0, "protocol")]


def test_a_kick_or_answer_for_somebody_else_is_refused() -> None:
    rig = Rig(2)
    rig.gather()
    lobby_id = rig.view(1).lobby_id
    rig.receive(1, 0, seal(HOST, lobby_id, KickSeat(lobby_id, b"?" * 32, "")))
    rig.receive(1, 0, seal(HOST, lobby_id, JoinReply(lobby_id, b"?" * 32, "full", -1)))
    rig.receive(1, 0, seal(HOST, lobby_id, Ready(lobby_id, 1, b"?" * 32, b"n" * 16)))

    assert rig.stages()[1] == "lobby"
    assert rig.hung_up(1) == [(0, "protocol")]


def test_only_the_host_proposes() -> None:
    rig = Rig(3)
    rig.gather()
    rig.lost = lambda _from, _to, message: isinstance(message, Proposal)
    for seat in range(3):
        rig.do(seat, SetReady())
    (sent,) = rig.sent_of(0, Proposal)
    frame = seal(Identity(bytes([3]) * 32), sent.ctx, sent.message)
    for _ in range(3):
        rig.receive(1, 2, frame)

    assert rig.sent_of(1, Commit) == []
    assert rig.hung_up(1) == [(2, "protocol")]


def test_a_commitment_for_another_seat_ends_the_agreement() -> None:
    rig = Rig(3)
    rig.lost = lambda _from, to, message: to == 0 and isinstance(message, Commit)
    rig.start()
    (own,) = rig.sent_of(1, Commit)
    assert isinstance(own.message, Commit)
    rig.receive(0, 1, seal(Identity(bytes([2]) * 32), own.ctx, replace(own.message, seat=2)))

    assert (rig.view(0).closed_code, rig.view(0).closed_params) == ("bad_genesis", (("seat", 1),))
