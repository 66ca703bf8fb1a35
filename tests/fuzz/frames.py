"""Frame bodies: an envelope or a RemoteError, and one byte string for each value."""

from tests.fuzz.harness import fuzz, watched

with watched():
    from net.core.codec import pack, unpack
    from net.core.envelope import open_
    from net.core.errors import RemoteError
from tests.fuzz.samples import frames

SEEDS = frames()


def target(data: bytes) -> None:
    """Raise if `data` is taken for something else than it is."""
    try:
        value = unpack(data)
    except RemoteError:
        value = None
    else:
        assert pack(value) == data
    try:
        envelope = open_(data)
    except RemoteError:
        return
    assert value is not None
    assert envelope.raw == data


if __name__ == "__main__":
    fuzz(target, SEEDS)
