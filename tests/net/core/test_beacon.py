"""Chains, round values and choices against literal values from a separate calculation."""

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.core.beacon import ChainName, follows, link_before, make_chain, pick, round_value
from net.core.errors import LocalError
from net.core.hashing import digest

VECTORS = json.loads((Path(__file__).parent / "vectors/beacon.json").read_text("utf-8"))
SID, KEY, ROOT, GID = (bytes.fromhex(VECTORS[name]) for name in ("sid", "key", "root", "gid"))
CHAIN = tuple(bytes.fromhex(link) for link in VECTORS["chain"])
NAME = ChainName(SID, b"", 0, VECTORS["seat"], KEY)
VALUE = bytes.fromhex(VECTORS["value"])


def test_the_digest_is_over_lengths_and_parts() -> None:
    vector = VECTORS["digest"]

    assert digest(vector["label"], *vector["parts"]).hex() == vector["sha256"]


def test_moving_a_boundary_between_parts_changes_the_digest() -> None:
    assert digest("a", b"bc", b"d") != digest("a", b"b", b"cd")
    assert digest("a", b"") != digest("a")


def test_a_chain_is_these_links() -> None:
    assert make_chain(NAME, ROOT, 4) == CHAIN


def test_each_link_follows_the_one_before() -> None:
    for k in range(1, 5):
        assert link_before(NAME, k, CHAIN[k]) == CHAIN[k - 1]
        assert follows(NAME, k, CHAIN[k], CHAIN[k - 1])


def test_a_link_fits_no_other_place_seat_key_epoch_or_session() -> None:
    other = bytes(32)

    assert not follows(NAME, 2, CHAIN[1], CHAIN[0])
    assert not follows(NAME, 1, CHAIN[2], CHAIN[0])
    assert not follows(NAME, 1, other, CHAIN[0])
    for name in (
        ChainName(other, b"", 0, 1, KEY),
        ChainName(SID, other, 0, 1, KEY),
        ChainName(SID, b"", 1, 1, KEY),
        ChainName(SID, b"", 0, 0, KEY),
        ChainName(SID, b"", 0, 1, other),
    ):
        assert not follows(name, 1, CHAIN[1], CHAIN[0])


def test_a_root_of_another_size_is_our_mistake() -> None:
    with pytest.raises(LocalError):
        make_chain(NAME, b"short")


def test_a_chain_has_1024_links_beyond_its_tip() -> None:
    assert len(make_chain(NAME, ROOT)) == 1025


def test_the_round_value_is_over_all_links_by_seat() -> None:
    first, second = (bytes.fromhex(link) for link in VECTORS["links"])

    assert round_value(GID, GID, VECTORS["round"], {0: first, 1: second}) == VALUE
    assert round_value(GID, GID, VECTORS["round"], {1: second, 0: first}) == VALUE
    assert round_value(GID, GID, VECTORS["round"], {0: second, 1: first}) != VALUE
    assert round_value(GID, GID, VECTORS["round"] + 1, {0: first, 1: second}) != VALUE


@pytest.mark.parametrize(("j", "purpose", "choices", "index"), VECTORS["picks"])
def test_choices_are_these(j: int, purpose: str, choices: int, index: int) -> None:
    """The draws 1 and 3 of "big" fall beyond the largest multiple at first and are redrawn."""
    assert pick(VALUE, j, purpose, choices) == index


def test_choosing_from_nothing_is_our_mistake() -> None:
    with pytest.raises(LocalError):
        pick(VALUE, 0, "tile", 0)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 300), st.integers(1, 2**64))
def test_a_choice_is_below_the_number_of_choices(value: bytes, j: int, choices: int) -> None:
    assert 0 <= pick(value, j, "tile", choices) < choices


def test_choices_are_spread_evenly() -> None:
    """Chi-square with 35 degrees of freedom: above 66.6 once in 1000; the values are fixed."""
    counts = Counter(pick(digest("try", n), 0, "tile", 36) for n in range(36_000))
    square = sum((counts[index] - 1000) ** 2 for index in range(36)) / 1000

    assert sum(counts.values()) == 36_000
    assert square < 66.6
