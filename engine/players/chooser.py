"""Choices that look random and are the same on every machine."""

from collections.abc import Callable
from hashlib import sha256
from itertools import count

Chooser = Callable[[int], int]
"""Takes n >= 1 and returns one of 0 .. n - 1, each equally likely."""

_WORD_BYTES = 8
_WORDS = 1 << 8 * _WORD_BYTES


def seeded(seed: bytes) -> Chooser:
    """Return a chooser whose results depend on `seed` and on the calls made so far alone.

    The k-th word is the first 8 bytes of SHA-256(seed, k as 8 bytes), big-endian; words that
    would favour the small results are skipped.
    """
    counter = count()

    def below(n: int) -> int:
        if n < 1:
            raise ValueError(f"cannot choose one of {n}")
        fair = _WORDS - _WORDS % n
        while True:
            block = sha256(seed + next(counter).to_bytes(_WORD_BYTES, "big")).digest()
            word = int.from_bytes(block[:_WORD_BYTES], "big")
            if word < fair:
                return word % n

    return below
