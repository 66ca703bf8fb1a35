"""HELLO and AUTH between two ends in memory."""

import hashlib
from dataclasses import replace

import pytest

from net.core.envelope import wrap
from net.core.errors import LocalError, RemoteError
from net.core.handshake import Handshake, Side, Step, Terms, make_hello, refusal
from net.core.keys import Identity
from net.core.messages import Auth, Build, Bye, Hello, Status

ANNA = Identity(b"\x01" * 32)
BERT = Identity(b"\x02" * 32)
BUILD = Build("1.2.3", b"e" * 32, b"r" * 32, b"s" * 32)
CERTIFICATE = b"\xcc" * 32
ANNAS = make_hello(ANNA, BUILD, b"\xa0" * 32, "Anna", 4711)
BERTS = make_hello(BERT, BUILD, b"\xb0" * 32, "Bert", 0)


def ends(
    dialer: Hello = ANNAS,
    listener: Hello = BERTS,
    seen: tuple[bytes, bytes] = (CERTIFICATE, CERTIFICATE),
) -> tuple[Handshake, Handshake]:
    return (
        Handshake(ANNA, dialer, Terms(Side.DIALER, seen[0])),
        Handshake(BERT, listener, Terms(Side.LISTENER, seen[1])),
    )


def code_of(end: Handshake, frame: bytes) -> str:
    with pytest.raises(RemoteError) as caught:
        end.receive(frame)
    assert end.step is Step.FAILED
    assert end.peer is None
    return caught.value.code


def test_both_ends_know_each_other_after_hello_and_auth() -> None:
    dialer, listener = ends()
    (auth_d,) = dialer.receive(listener.first_frame())
    (auth_l,) = listener.receive(dialer.first_frame())

    assert dialer.peer is None
    assert dialer.receive(auth_l) == ()
    assert listener.receive(auth_d) == ()
    assert dialer.peer == BERTS
    assert listener.peer == ANNAS


def test_auth_signs_side_certificate_and_both_hellos() -> None:
    dialer, listener = ends()
    hellos = [hashlib.sha256(end.first_frame()).digest() for end in (dialer, listener)]
    tail = b"\xcc" * 32 + hellos[0] + hellos[1]
    (auth_d,) = dialer.receive(listener.first_frame())
    (auth_l,) = listener.receive(dialer.first_frame())

    assert auth_d == wrap(b"", Auth(ANNA.sign(b"tikal-qt/auth/1\x00" + b"\x00" + tail)))
    assert auth_l == wrap(b"", Auth(BERT.sign(b"tikal-qt/auth/1\x00" + b"\x01" + tail)))


def test_an_end_that_saw_another_certificate_is_refused() -> None:
    dialer, listener = ends(seen=(b"\x01" * 32, b"\x02" * 32))
    (auth_d,) = dialer.receive(listener.first_frame())
    (auth_l,) = listener.receive(dialer.first_frame())

    assert code_of(dialer, auth_l) == "bad_auth"
    assert code_of(listener, auth_d) == "bad_auth"


def test_an_auth_sent_back_is_refused() -> None:
    dialer, listener = ends()
    (auth_d,) = dialer.receive(listener.first_frame())

    assert code_of(dialer, auth_d) == "bad_auth"


def test_an_auth_of_an_earlier_link_is_refused() -> None:
    dialer, listener = ends()
    dialer.receive(listener.first_frame())
    (old,) = listener.receive(dialer.first_frame())
    again, _ = ends(dialer=replace(ANNAS, nonce=b"\xa1" * 32))
    again.receive(listener.first_frame())

    assert code_of(again, old) == "bad_auth"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"vmin": 2, "vmax": 3}, "version"),
        ({"vmin": 0, "vmax": 0}, "version"),
        ({"engine_id": b"E" * 32}, "engine"),
        ({"rules_hash": b"R" * 32}, "rules"),
        ({"selftest": b"S" * 32}, "selftest"),
        ({"key": b"\x00" * 32}, "weak_key"),
        ({"key": b"\x01" + b"\x00" * 31}, "weak_key"),
        ({"key": b"\xff" * 32}, "weak_key"),
        ({"key": ANNA.key}, "self"),
        ({"nonce": b"\xa0" * 32}, "same_nonce"),
    ],
)
def test_a_hello_that_does_not_fit_is_refused_with_its_code(
    change: dict[str, object], code: str
) -> None:
    dialer, _ = ends()
    theirs = replace(BERTS, **change)  # type: ignore[arg-type]  # fields by name

    assert code_of(dialer, wrap(b"", theirs)) == code


def test_a_refusal_for_the_build_names_both_versions() -> None:
    dialer, _ = ends()
    theirs = replace(BERTS, app_version="9.9", engine_id=b"E" * 32)
    with pytest.raises(RemoteError) as caught:
        dialer.receive(wrap(b"", theirs))

    assert caught.value.params == (("theirs", "9.9"), ("ours", "1.2.3"))


def test_a_probe_is_welcome_whatever_its_build() -> None:
    dialer, listener = ends(dialer=replace(ANNAS, role="probe", engine_id=b"E" * 32))
    (auth_d,) = dialer.receive(listener.first_frame())
    (auth_l,) = listener.receive(dialer.first_frame())
    dialer.receive(auth_l)
    listener.receive(auth_d)

    assert listener.peer == replace(ANNAS, role="probe", engine_id=b"E" * 32)


def test_somebody_else_than_expected_is_refused() -> None:
    dialer = Handshake(ANNA, ANNAS, Terms(Side.DIALER, CERTIFICATE, expected=b"\x09" * 32))

    assert code_of(dialer, wrap(b"", BERTS)) == "other_key"


def test_the_peers_refusal_comes_with_its_reason() -> None:
    dialer, _ = ends()
    with pytest.raises(RemoteError) as caught:
        dialer.receive(refusal(RemoteError("engine")))

    assert caught.value.code == "refused"
    assert caught.value.params == (("code", "engine"),)


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (wrap(b"", Auth(b"\x00" * 64)), "unexpected"),
        (wrap(b"", Status(b"", b"", 0, b"")), "unexpected"),
        (b"", "malformed"),
        (b"\x00" * 4096, "malformed"),
        (b"\x00" * 4097, "oversize"),
    ],
)
def test_anything_but_hello_first_ends_the_link(frame: bytes, code: str) -> None:
    dialer, _ = ends()

    assert code_of(dialer, frame) == code


def test_a_second_hello_ends_the_link() -> None:
    dialer, listener = ends()
    dialer.receive(listener.first_frame())

    assert code_of(dialer, listener.first_frame()) == "unexpected"


def test_nothing_is_taken_after_the_end() -> None:
    dialer, _ = ends()
    code_of(dialer, wrap(b"", Bye("full", "")))
    with pytest.raises(LocalError):
        dialer.receive(wrap(b"", BERTS))


def test_a_hello_of_somebody_else_is_our_own_mistake() -> None:
    with pytest.raises(LocalError):
        Handshake(ANNA, BERTS, Terms(Side.DIALER, CERTIFICATE))
    with pytest.raises(LocalError):
        Handshake(ANNA, ANNAS, Terms(Side.DIALER, b"short"))
