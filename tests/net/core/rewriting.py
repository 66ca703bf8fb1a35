"""What a cheat can make of a message he signed: each field altered, signed anew."""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from net.core.envelope import Envelope, seal
from net.core.errors import LocalError
from net.core.keys import Identity
from net.core.messages import Ack


def rewritten(envelope: Envelope, author: Identity) -> Iterator[bytes]:
    """Return the frame with each field altered in turn, signed by `author`."""
    message = envelope.message
    for field in fields(message):
        for value in altered(getattr(message, field.name)):
            other = replace(message, **{field.name: value})
            if other == message:
                continue
            if isinstance(other, Ack) and replace(other, revision=0) == message:
                continue  # a revision to the same state says nothing new
            try:
                yield seal(author, envelope.ctx, other)
            except LocalError:
                continue  # no such message exists: no client would read it


def altered(value: Any) -> Iterator[Any]:
    """Return other values a cheat could put in the place of `value`."""
    match value:
        case b"":
            yield b"\x01" * 32
        case bytes():
            yield bytes([value[0] ^ 1, *value[1:]])
        case int():
            yield from (value + 1, value - 1)
        case str():
            yield {"A": "D", "D": "A", "silence": "agreement"}.get(value, "take 1")
        case ():
            yield from ((0,), (2,))
        case tuple():
            for place, item in enumerate(value):
                for other in altered(item):
                    yield (*value[:place], other, *value[place + 1 :])
            yield from (value[:-1], (*value, value[-1]))
