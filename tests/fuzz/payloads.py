"""Payloads of every type: a message that encodes to the very same bytes, or a RemoteError."""

from tests.fuzz.harness import fuzz, watched

with watched():
    from net.core.envelope import open_
    from net.core.errors import RemoteError
    from net.core.messages import decode, encode
from tests.fuzz.samples import frames

SEEDS = [bytes([one.type]) + one.payload for one in map(open_, frames())]


def target(data: bytes) -> None:
    """Take the first byte for the type of message."""
    if not data:
        return
    try:
        message = decode(data[0], data[1:])
    except RemoteError:
        return
    assert encode(message) == data[1:]


if __name__ == "__main__":
    fuzz(target, SEEDS)
