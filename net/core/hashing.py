"""SHA-256 over labelled parts, each with its length, so that no two inputs share their bytes."""

import hashlib

HASH_BYTES = 32


def digest(label: str, *parts: bytes | str | int) -> bytes:
    """Return SHA-256 over `label` and `parts`, each as u32 big-endian length and bytes.

    Text counts as UTF-8; an int, 0 to 2**64 - 1, as 8 bytes big-endian.
    """
    sha = hashlib.sha256()
    for part in (label, *parts):
        data = _bytes(part)
        sha.update(len(data).to_bytes(4, "big"))
        sha.update(data)
    return sha.digest()


def _bytes(part: bytes | str | int) -> bytes:
    if isinstance(part, bytes):
        return part
    return part.encode() if isinstance(part, str) else part.to_bytes(8, "big")
