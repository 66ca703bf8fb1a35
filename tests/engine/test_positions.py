"""Canonical bytes of a position."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.positions import Plain, canonical_bytes, canonical_hash

plain = st.recursive(
    st.none() | st.integers() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=4).map(tuple),
    max_leaves=12,
)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (None, b"n"),
        (0, b"i0;"),
        (-12, b"i-12;"),
        ("é", b"s2:\xc3\xa9"),
        (b"\x00;", b"b2:\x00;"),
        ((), b"t0:"),
        ((1, ("a", None)), b"t2:i1;t2:s1:an"),
    ],
)
def test_every_value_has_its_literal_encoding(value: Plain, expected: bytes) -> None:
    assert canonical_bytes(value) == expected


def test_the_hash_is_sha_256_of_the_bytes() -> None:
    assert canonical_hash((1, "a")) == sha256(b"t2:i1;s1:a").digest()


def test_what_is_not_plain_is_refused() -> None:
    with pytest.raises(TypeError, match="a position holds no float"):
        canonical_bytes((1, 2.5))  # type: ignore[arg-type]  # the point of the test


@given(plain, plain)
def test_equal_bytes_mean_equal_values(one: Plain, other: Plain) -> None:
    assert (canonical_bytes(one) == canonical_bytes(other)) == (one == other)


@given(plain, plain)
def test_no_encoding_begins_another(one: Plain, other: Plain) -> None:
    if one != other:
        assert not canonical_bytes(one).startswith(canonical_bytes(other))
