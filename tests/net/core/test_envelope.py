"""Envelopes: every message against literal bytes, and the refusal of changed ones."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.core.codec import Value, pack, unpack
from net.core.envelope import open_, seal, signed_bytes, wrap
from net.core.errors import LocalError, RemoteError
from net.core.keys import Identity
from net.core.messages import MESSAGES, Bye, Chat, Message, StartAck, decode, encode
from net.core.schema import load

VECTORS = json.loads((Path(__file__).parent / "vectors/messages.json").read_text("utf-8"))
IDENTITY = Identity(bytes.fromhex(VECTORS["seed"]))
by_name = pytest.mark.parametrize("vector", VECTORS["messages"], ids=lambda v: v["message"])
GID = b"\x20" * 32
RUN = b"\x60" * 16


def value_of(field: Any) -> Value:
    if isinstance(field, dict):
        return bytes.fromhex(field["hex"])
    return tuple(value_of(item) for item in field) if isinstance(field, list) else field


def message_of(vector: dict[str, Any]) -> Message:
    return load(MESSAGES[vector["type"]], value_of(vector["fields"]))


def code_of(frame: bytes) -> str:
    with pytest.raises(RemoteError) as caught:
        open_(frame)
    return caught.value.code


def changed(frame: bytes, place: int, value: Value) -> bytes:
    parts = unpack(frame)
    assert isinstance(parts, tuple)
    return pack((*parts[:place], value, *parts[place + 1 :]))


def test_there_is_a_vector_for_every_message() -> None:
    assert [(v["type"], v["message"]) for v in VECTORS["messages"]] == [
        (number, cls.__name__) for number, cls in MESSAGES.items()
    ]


@by_name
def test_payload_and_frame_are_these_bytes(vector: dict[str, Any]) -> None:
    message, ctx = message_of(vector), bytes.fromhex(vector["context"])
    frame = seal(IDENTITY, ctx, message) if message.SIGNED else wrap(ctx, message)

    assert encode(message).hex() == vector["payload"]
    assert frame.hex() == vector["frame"]


@by_name
def test_these_bytes_give_the_message(vector: dict[str, Any]) -> None:
    frame = bytes.fromhex(vector["frame"])
    envelope = open_(frame)

    assert envelope.message == message_of(vector)
    assert envelope.type == vector["type"]
    assert envelope.ctx.hex() == vector["context"]
    assert envelope.payload.hex() == vector["payload"]
    assert envelope.sender == (IDENTITY.key if envelope.message.SIGNED else b"")
    assert envelope.raw == frame


@by_name
def test_a_field_of_another_type_is_refused_by_name(vector: dict[str, Any]) -> None:
    raw = value_of(vector["fields"])
    assert isinstance(raw, tuple)
    for place, field in enumerate(fields(MESSAGES[vector["type"]])):
        for other in (True, -(2**40), 2**64 - 1, "\x00", b"x" * 5000, (-1,), (("",),) * 60):
            wrong = (*raw[:place], other, *raw[place + 1 :])
            with pytest.raises(RemoteError) as caught:
                decode(vector["type"], pack(wrong))
            assert caught.value.code == "schema"
            named = dict(caught.value.params)
            inner = named["message"] in ("Settings", "SeatRow", "RosterRow", "Parent", "LinkRow")
            assert inner or named["field"] == field.name


@by_name
def test_a_field_more_or_less_is_refused(vector: dict[str, Any]) -> None:
    raw = value_of(vector["fields"])
    assert isinstance(raw, tuple)
    for wrong in ((*raw, 0), raw[:-1], (), raw[0]):
        with pytest.raises(RemoteError) as caught:
            decode(vector["type"], pack(wrong))
        assert caught.value.code == "schema"


@by_name
def test_a_changed_bit_is_refused(vector: dict[str, Any]) -> None:
    frame = bytes.fromhex(vector["frame"])
    if not MESSAGES[vector["type"]].SIGNED:
        return
    for bit in range(0, len(frame) * 8, 5):
        forged = bytearray(frame)
        forged[bit // 8] ^= 1 << bit % 8
        code_of(bytes(forged))


def test_the_signed_bytes_are_domain_type_context_sender_and_payload() -> None:
    signed = signed_bytes(0x21, b"\x01\x02", b"\x03" * 32, b"\x04\x05\x06")

    assert signed == (
        b"tikal-qt/p2p/1\x00" + b"\x21\x02\x01\x02" + b"\x03" * 32 + b"\x00\x00\x00\x03\x04\x05\x06"
    )


def test_another_type_context_sender_or_payload_voids_the_signature() -> None:
    frame = seal(IDENTITY, GID, Chat(RUN, 0, "hello"))

    assert code_of(changed(frame, 2, b"\x21" * 32)) == "bad_signature"
    assert code_of(changed(frame, 3, Identity(b"\x01" * 32).key)) == "bad_signature"
    assert code_of(changed(frame, 4, encode(Chat(RUN, 0, "hallo")))) == "bad_signature"
    assert code_of(changed(frame, 5, b"")) == "bad_signature"


def test_every_other_misfit_has_its_code() -> None:
    chat = seal(IDENTITY, GID, Chat(RUN, 0, "hello"))
    bye = wrap(b"", Bye("left", ""))

    assert code_of(b"") == "malformed"
    assert code_of(pack((1, 2, 3))) == "malformed"
    assert code_of(pack("text")) == "malformed"
    assert code_of(changed(chat, 1, 256)) == "malformed"
    assert code_of(changed(chat, 1, True)) == "malformed"
    assert code_of(changed(chat, 0, 2)) == "version"
    assert code_of(changed(chat, 0, True)) == "malformed"
    assert code_of(changed(chat, 1, 0x60)) == "unknown_type"
    assert code_of(changed(chat, 2, b"\x20" * 31)) == "wrong_context"
    assert code_of(changed(chat, 3, b"\x00" * 32)) == "weak_key"
    assert code_of(changed(chat, 3, b"")) == "weak_key"
    assert code_of(changed(chat, 4, b"")) == "malformed"
    assert code_of(changed(chat, 4, pack((0,)))) == "schema"
    assert code_of(changed(bye, 3, IDENTITY.key)) == "malformed"
    assert code_of(changed(bye, 5, b"\x00" * 64)) == "malformed"
    assert code_of(changed(bye, 2, GID)) == "wrong_context"
    assert code_of(b"\x00" * (64 * 1024 + 1)) == "oversize"
    assert code_of(changed(bye, 4, b"\x00" * (16 * 1024))) == "oversize"


def test_a_message_that_names_its_game_must_stand_in_that_context() -> None:
    with pytest.raises(LocalError) as caught:
        seal(IDENTITY, b"\x21" * 32, StartAck(GID))

    assert caught.value.code == "wrong_context"


def test_sealing_what_is_not_signed_and_wrapping_what_is_are_our_mistakes() -> None:
    with pytest.raises(LocalError):
        seal(IDENTITY, b"", Bye("left", ""))
    with pytest.raises(LocalError):
        wrap(GID, Chat(RUN, 0, "hello"))


@pytest.mark.parametrize("text", ["", "x" * 501, "a\nb", "a\x7f", "\u202eabc", "\u2066"])
def test_chat_that_could_deceive_or_is_too_long_cannot_be_sent(text: str) -> None:
    with pytest.raises(LocalError):
        seal(IDENTITY, GID, Chat(RUN, 0, text))


def test_the_longest_chat_fits() -> None:
    message = Chat(RUN, 0, "\U0001f600" * 500)

    assert open_(seal(IDENTITY, GID, message)).message == message


@given(st.binary(max_size=300))
def test_any_bytes_open_or_are_refused(data: bytes) -> None:
    with pytest.raises(RemoteError):
        open_(data)


@given(st.integers(0, 255), st.binary(max_size=120))
def test_any_payload_decodes_to_itself_or_is_refused(number: int, payload: bytes) -> None:
    try:
        message = decode(number, payload)
    except RemoteError as error:
        code, again = error.code, payload
    else:
        code, again = "", encode(message)

    assert code in ("", "unknown_type", "malformed", "schema")
    assert again == payload
