"""The hand that signs: each height once, side file before log before the wire."""

from dataclasses import replace

import pytest

from net.core.endpoint import Endpoint
from net.core.errors import LocalError
from net.core.io import AppendLog, Player, Send, WriteSecret
from net.core.keys import Identity
from net.core.logfile import FILE_HEADER, Kind, read
from net.core.messages import Ack, Action, Reveal
from net.core.scribe import Scribe
from net.core.secret import Secret, Watermark, read_secret
from tests.net.core.honest_table import BUILD, GAMES

GID = b"g" * 32
SECRET = Secret(1, b"s" * 32, b"", 0, b"r" * 32, 1024, Watermark())
ACK = Ack(GID, 3, "A", b"e" * 32, b"s" * 32, 0)


@pytest.fixture
def endpoint() -> Endpoint:
    player = Player("Anna", "person")
    return Endpoint(Identity(b"\x01" * 32), player, BUILD, GAMES, bytes, "2025-01-31")


def test_side_file_then_log_then_wire(endpoint: Endpoint) -> None:
    scribe = Scribe(endpoint, GID, SECRET)
    envelope = scribe.sign(ACK)
    assert endpoint.outbox.take() == ()

    scribe.flush()
    endpoint.outbox.stored(2)
    endpoint.outbox.release([b"peer"])
    secret, log, sent = endpoint.outbox.take()
    assert isinstance(secret, WriteSecret)
    assert isinstance(log, AppendLog)
    assert read_secret(secret.data).signed == Watermark(ack_action=3)
    assert read_secret(secret.data).gid == GID
    (record,) = read(FILE_HEADER + log.data).records
    assert (record.kind, record.payload) == (Kind.ACK, envelope.raw)
    assert sent == Send(b"peer", envelope.raw)


def test_the_side_file_holds_what_came_before_a_signature_as_well(endpoint: Endpoint) -> None:
    action = endpoint.sign(GID, Action(GID, 3, b"p" * 32, 1, b"s" * 32, ("take 1",), 0))
    scribe = Scribe(endpoint, GID, SECRET)
    scribe.log(action)
    ack = scribe.sign(ACK)
    scribe.flush()

    secret = endpoint.outbox.take()[0]
    assert isinstance(secret, WriteSecret)
    assert read_secret(secret.data).recent == (action.raw, ack.raw)


def test_what_comes_without_a_signature_leaves_the_side_file_as_it_is(endpoint: Endpoint) -> None:
    scribe = Scribe(endpoint, GID, replace(SECRET, gid=GID))
    scribe.log(endpoint.sign(GID, Action(GID, 3, b"p" * 32, 1, b"s" * 32, ("take 1",), 0)))
    scribe.flush()

    (log,) = endpoint.outbox.take()
    assert isinstance(log, AppendLog)


def test_no_height_is_signed_twice(endpoint: Endpoint) -> None:
    scribe = Scribe(endpoint, GID, SECRET)
    scribe.sign(ACK)
    for again in (ACK, Ack(GID, 3, "A", b"o" * 32, b"s" * 32, 0)):
        with pytest.raises(LocalError, match="already_signed"):
            scribe.sign(again)
    with pytest.raises(LocalError, match="already_signed"):
        scribe.sign(Ack(GID, 2, "A", b"e" * 32, b"s" * 32, 0))


def test_an_old_watermark_holds(endpoint: Endpoint) -> None:
    signed = Watermark(action=5, ack_action=5, reveal=6, ack_draw=6)
    scribe = Scribe(endpoint, GID, Secret(1, b"s" * 32, GID, 0, b"r" * 32, 1024, signed))
    with pytest.raises(LocalError, match="already_signed"):
        scribe.sign(Reveal(GID, 6, 1, 0, b"x" * 32))
    with pytest.raises(LocalError, match="already_signed"):
        scribe.sign(Action(GID, 5, b"p" * 32, 0, b"s" * 32, ("take 1",), 0))
    scribe.sign(Action(GID, 7, b"p" * 32, 0, b"s" * 32, ("take 1",), 0))


def test_a_revision_corrects_its_own_height_only(endpoint: Endpoint) -> None:
    scribe = Scribe(endpoint, GID, SECRET)
    scribe.sign(ACK)
    scribe.sign(Ack(GID, 3, "A", b"e" * 32, b"o" * 32, 1))
    scribe.sign(Ack(GID, 4, "A", b"e" * 32, b"s" * 32, 0))
    with pytest.raises(LocalError, match="already_signed"):
        scribe.sign(Ack(GID, 3, "A", b"e" * 32, b"o" * 32, 1))


def test_what_does_not_fit_leaves_the_watermark_alone(endpoint: Endpoint) -> None:
    scribe = Scribe(endpoint, GID, SECRET)
    with pytest.raises(LocalError, match="schema"):
        scribe.sign(Action(GID, 0, b"p" * 32, 0, b"s" * 32, (), 0))
    scribe.sign(Action(GID, 0, b"p" * 32, 0, b"s" * 32, ("take 1",), 0))


@pytest.mark.parametrize(
    "player",
    [Player("", "person"), Player("x" * 41, "person"), Player("Anna", "robot")],
    ids=["no name", "long name", "kind"],
)
def test_a_player_who_does_not_fit_is_refused(player: Player) -> None:
    with pytest.raises(LocalError, match="schema"):
        Endpoint(Identity(b"\x01" * 32), player, BUILD, GAMES, bytes, "2025-01-31")
