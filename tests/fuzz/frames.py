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
    is_value = _is_value(data)
    try:
        envelope = open_(data)
    except RemoteError:
        return
    assert is_value
    assert envelope.raw == data


def _is_value(data: bytes) -> bool:
    """Return whether `data` is one; it is written just so then."""
    try:
        value = unpack(data)
    except RemoteError:
        return False
    assert pack(value) == data
    return True


if __name__ == "__main__":
    fuzz(target, SEEDS)
