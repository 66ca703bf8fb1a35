"""READY: given when the player accepts a revision, sent when this seat can talk to everybody."""

from collections.abc import Collection

from net.core.messages import NONCE_BYTES, Lobby

RELAY_PATIENCE_MS = 10_000


class Readiness:
    """What the player of the seat with key `own` says of the table.

    READY is held back until the links to all seats taken are up. After RELAY_PATIENCE_MS it is
    enough to reach the host, who passes on what two guests cannot tell each other.
    """

    def __init__(self, own: bytes) -> None:
        self._own = own
        self._wished_rev = 0
        self._wished_ms = 0
        self.sent_rev = 0
        self.nonce = b""

    def wish(self, lobby: Lobby, nonce: bytes, now_ms: int) -> None:
        """Accept this revision of `lobby`; nonce: 16 fresh bytes."""
        if len(nonce) != NONCE_BYTES:
            raise ValueError(f"a nonce has {NONCE_BYTES} bytes, not {len(nonce)}")
        if self._wished_rev != lobby.rev:
            self._wished_rev = lobby.rev
            self._wished_ms = now_ms
            self.nonce = nonce

    def withdraw(self) -> None:
        """Take the acceptance back."""
        self._wished_rev = self.sent_rev = 0
        self.nonce = b""

    def wished(self, lobby: Lobby) -> bool:
        """Say whether this revision is accepted, sent or not."""
        return self._wished_rev == lobby.rev

    def due(self, lobby: Lobby, linked: Collection[bytes], now_ms: int) -> bool:
        """Say whether READY shall go out now."""
        if not self.wished(lobby) or self.sent_rev == lobby.rev:
            return False
        missing = [
            row.seat
            for row in lobby.seats
            if row.key and row.key != self._own and row.key not in linked
        ]
        patient = now_ms - self._wished_ms < RELAY_PATIENCE_MS
        is_host = lobby.seats[0].key == self._own
        return not missing or not (patient or is_host or 0 in missing)
