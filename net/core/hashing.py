"""SHA-256 over labelled parts, each with its length, so that no two inputs share their bytes."""

import hashlib

HASH_BYTES = 32


def digest(label: str, *parts: bytes | str | int) -> bytes:
    """Return SHA-256 over `label` and `parts`, each as u32 big-endian length and bytes.

    Text counts as UTF-8; an int, 0 to 2**64 - 1, as 8 bytes big-endian.
    """
    return hashlib.sha256(framed(label, *parts)).digest()


def framed(*parts: bytes | str | int) -> bytes:
    """Return the bytes `digest` hashes for these parts."""
    pieces: list[bytes] = []
    for part in parts:
        data = part if isinstance(part, bytes) else _bytes(part)
        pieces += (len(data).to_bytes(4, "big"), data)
    return b"".join(pieces)


def _bytes(part: str | int) -> bytes:
    return part.encode() if isinstance(part, str) else part.to_bytes(8, "big")
