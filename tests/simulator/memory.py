"""Pure functions of the protocol, computed once for all nodes of a process.

Every node opens the same frames and makes its own chain again and again; in one process the second
time may be looked up. Nothing else changes: these functions depend on their arguments alone.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from unittest.mock import patch

from net.core import beacon, envelope, keys

FRAMES = 20_000
CHAINS = 64

_CHAINS = lru_cache(CHAINS)(beacon.make_chain)
_KNOWN = {
    "net.core.envelope.verify": lru_cache(FRAMES)(keys.verify),
    "net.core.envelope.check_key": lru_cache(FRAMES)(keys.check_key),
    "net.core.envelope.read_unchecked": lru_cache(FRAMES)(envelope.read_unchecked),
    "net.core.scribe.make_chain": _CHAINS,
    "net.core.agreement.make_chain": _CHAINS,
}


@contextmanager
def remembering() -> Iterator[None]:
    """Let the nodes of this process share what they compute."""
    patches = [patch(name, known) for name, known in _KNOWN.items()]
    for one in patches:
        one.start()
    try:
        yield
    finally:
        for one in patches:
            one.stop()
