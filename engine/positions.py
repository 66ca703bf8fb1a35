"""Canonical bytes and the hash of a position, whatever the game.

A position is written as a plain value: int, str, bytes, None or a tuple of plain values. Every
value has exactly one encoding and no encoding is the beginning of another, so equal bytes mean
equal values.
"""

from hashlib import sha256

Plain = int | str | bytes | None | tuple["Plain", ...]

_SMALL = {number: b"i%d;" % number for number in range(-1, 256)}
"""The encodings of most ints there are."""


def canonical_bytes(value: Plain) -> bytes:
    """Return the one encoding of `value`.

    None is "n". An int is "i", its decimal digits and ";". A str is "s", the number of its UTF-8
    bytes in decimal, ":" and the bytes; bytes likewise with "b". A tuple is "t", the number of
    its entries, ":" and their encodings. Raises TypeError for anything else.
    """
    out = bytearray()
    _encode(value, out)
    return bytes(out)


def canonical_hash(value: Plain) -> bytes:
    """Return the SHA-256 (32 bytes) of the canonical bytes of `value`."""
    return sha256(canonical_bytes(value)).digest()


def _encode(value: Plain, out: bytearray) -> None:
    if value is None:
        out += b"n"
    elif isinstance(value, int):
        out += b"i%d;" % value
    elif isinstance(value, str):
        encoded = value.encode()
        out += b"s%d:%b" % (len(encoded), encoded)
    elif isinstance(value, bytes):
        out += b"b%d:%b" % (len(value), value)
    elif isinstance(value, tuple):
        out += b"t%d:" % len(value)
        for entry in value:
            # Most entries are ints or bytes, and a call costs more than they do.
            if type(entry) is int:
                out += _SMALL.get(entry) or b"i%d;" % entry
            elif type(entry) is bytes:
                out += b"b%d:%b" % (len(entry), entry)
            else:
                _encode(entry, out)
    else:
        raise TypeError(f"a position holds no {type(value).__name__}")
