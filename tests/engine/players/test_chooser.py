"""Choices that look random and are the same everywhere."""

from collections import Counter

import pytest

from engine.players.chooser import seeded

FIRST_WORDS = (
    0x1A30D3C0635D49B5,
    0x72E4F9AECEA933BF,
    0xE949D45204B2EEE8,
    0x54C897DC8BE10D56,
)
"""The first 8 bytes of SHA-256("seed" and the counter as 8 bytes), as sha256sum gives them."""


def test_results_come_from_the_hashed_counter() -> None:
    choose = seeded(b"seed")
    assert [choose(1 << 64) for _ in range(4)] == list(FIRST_WORDS)


def test_results_are_remainders() -> None:
    choose = seeded(b"seed")
    # 0xb5 = 181, 0xbf = 191, 0xe8 = 232; a power of two keeps the lowest bits.
    assert [choose(256) for _ in range(3)] == [181, 191, 232]


def test_words_that_favour_small_results_are_skipped() -> None:
    # Of the words only those below n are below a multiple of n: the third is not.
    n = 0x8000000000000001
    choose = seeded(b"seed")
    assert [choose(n) for _ in range(3)] == [FIRST_WORDS[0], FIRST_WORDS[1], FIRST_WORDS[3]]


def test_every_result_is_about_as_likely() -> None:
    choose = seeded(b"fair")
    counts = Counter(choose(5) for _ in range(5000))
    assert set(counts) == {0, 1, 2, 3, 4}
    assert all(900 < count < 1100 for count in counts.values())


def test_one_of_one_is_0() -> None:
    assert seeded(b"")(1) == 0


@pytest.mark.parametrize("n", [0, -1])
def test_there_must_be_something_to_choose(n: int) -> None:
    with pytest.raises(ValueError, match=f"cannot choose one of {n}"):
        seeded(b"")(n)
