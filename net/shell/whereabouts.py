"""Where the peers of one seat can be reached, as far as is known here."""

from collections.abc import Callable, Mapping

from net.core.messages import MAX_ADDRESSES


class Whereabouts:
    """Addresses ("host:port") by key, what was heard last first.

    known: what is known to begin with.
    """

    def __init__(self, known: Mapping[bytes, tuple[str, ...]]) -> None:
        self._places = dict(known)

    def of(self, peer: bytes) -> tuple[str, ...]:
        """Return where `peer` may be, at most MAX_ADDRESSES addresses."""
        return self._places.get(peer, ())

    def hear(self, peer: bytes, addresses: tuple[str, ...]) -> bool:
        """Note that `peer` is at `addresses`, best first; say whether any of them is new."""
        old = self.of(peer)
        now = tuple(dict.fromkeys((*addresses, *old)))[:MAX_ADDRESSES]
        if now:
            self._places[peer] = now
        return any(address not in old for address in addresses)

    def keep(self, wanted: Callable[[bytes], bool]) -> None:
        """Forget all peers but those `wanted`."""
        self._places = {peer: some for peer, some in self._places.items() if wanted(peer)}

    def all(self) -> Mapping[bytes, tuple[str, ...]]:
        """Return everything known."""
        return dict(self._places)
