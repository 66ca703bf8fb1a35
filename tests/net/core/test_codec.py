"""Canonical msgpack: literal bytes, and the refusal of everything else."""

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.core.codec import Value, normal, pack, unpack
from net.core.errors import LocalError, RemoteError

leaves = st.one_of(
    st.booleans(),
    st.integers(-(2**63), 2**64 - 1),
    st.binary(max_size=300),
    st.text(max_size=60).map(normal).filter(lambda text: len(text) <= 500),
)
values: st.SearchStrategy[Value] = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=5).map(tuple), max_leaves=30
)


def depth(value: Value) -> int:
    if not isinstance(value, tuple):
        return 1
    return 1 + max((depth(item) for item in value), default=0)


@pytest.mark.parametrize(
    ("value", "data"),
    [
        (0, "00"),
        (-1, "ff"),
        (255, "ccff"),
        (2**64 - 1, "cfffffffffffffffff"),
        (True, "c3"),
        (b"", "c400"),
        ("", "a0"),
        ("ä", "a2c3a4"),
        ((), "90"),
        ((1, (b"\x07", "x")), "920192c40107a178"),
    ],
)
def test_each_value_has_these_bytes(value: Value, data: str) -> None:
    assert pack(value).hex() == data
    assert unpack(bytes.fromhex(data)) == value


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ("", "msgpack"),
        ("0000", "msgpack"),  # bytes left over
        ("91", "msgpack"),  # an element is missing
        ("c1", "msgpack"),
        ("a1ff", "msgpack"),  # no UTF-8
        ("a3eda080", "msgpack"),  # a lone surrogate
        ("d40001", "msgpack"),  # extension
        ("c70001", "msgpack"),  # empty extension
        ("d6ff00000000", "msgpack"),  # timestamp
        ("8100c0", "msgpack"),  # map
        ("80", "type"),  # empty map
        ("c0", "type"),  # nil
        ("cb3ff0000000000000", "type"),  # float
        ("ca3f800000", "type"),
        ("cc01", "not_canonical"),  # 1 in two bytes
        ("d001", "not_canonical"),
        ("d9 01 61", "not_canonical"),
        ("c5 0001 07", "not_canonical"),
        ("dc 0001 07", "not_canonical"),
        ("a3 61cc88", "text_form"),  # a and a combining diaeresis, not NFC
        ("da01f5" + "61" * 501, "text_length"),
        ("91" * 8 + "00", "depth"),
        ("dd00000401" + "00" * 1025, "msgpack"),  # more than 1024 elements
        ("94" + ("dc0400" + "00" * 1024) * 4, "nodes"),
        ("dfffffffff", "msgpack"),
        ("ddffffffff", "msgpack"),
        ("c6ffffffff", "msgpack"),
    ],
)
def test_anything_else_is_malformed(data: str, reason: str) -> None:
    with pytest.raises(RemoteError) as caught:
        unpack(bytes.fromhex(data))

    assert (caught.value.code, caught.value.params) == ("malformed", (("reason", reason),))


def test_nesting_beyond_any_stack_is_malformed() -> None:
    with pytest.raises(RemoteError):
        unpack(b"\x91" * 65_000 + b"\x00")


@given(values)
def test_what_is_packed_comes_back(value: Value) -> None:
    if depth(value) > 8:
        with pytest.raises(LocalError):
            pack(value)
    else:
        assert unpack(pack(value)) == value


@given(st.binary(max_size=200))
def test_any_bytes_are_a_value_with_just_these_bytes_or_malformed(data: bytes) -> None:
    try:
        value = unpack(data)
    except RemoteError as error:
        code, again = error.code, data
    else:
        code, again = "malformed", pack(value)

    assert (code, again) == ("malformed", data)


@given(st.recursive(st.none() | st.floats() | leaves, lambda inner: st.lists(inner, max_size=4)))
def test_valid_msgpack_of_other_types_never_gets_through(value: object) -> None:
    data = msgpack.packb(value)
    try:
        back = unpack(data)
    except RemoteError:
        return
    assert pack(back) == data


@pytest.mark.parametrize("value", [2**64, -(2**63) - 1, 1.5, None, "a\u0308", "x" * 501, "\ud800"])
def test_packing_what_has_no_canonical_bytes_is_our_mistake(value: object) -> None:
    with pytest.raises(LocalError) as caught:
        pack(value)  # type: ignore[arg-type]  # the point of the test

    assert caught.value.code == "not_canonical"


def test_normal_composes() -> None:
    assert normal("a\u0308") == "ä"
