"""What a session sends, and the write-ahead rule: first on disk, then out."""

from collections import deque
from collections.abc import Collection

from net.core.io import AppendLog, ForgetSecret, Output, Send, WriteSecret


class Outbox:
    """Collects outputs; keeps published frames back until all written before is stored."""

    def __init__(self) -> None:
        self._outputs: list[Output] = []
        self._held: deque[tuple[int, bytes]] = deque()
        self._written = 0
        self._stored = 0

    def put(self, output: Output) -> None:
        """Add an output that rests on nothing."""
        self._outputs.append(output)

    def append_log(self, gid: bytes, data: bytes) -> None:
        """Add records to the log; what is published from now on waits for them."""
        self._written += 1
        self._outputs.append(AppendLog(self._written, gid, data))

    def write_secret(self, sid: bytes, data: bytes) -> None:
        """Replace the side file; what is published from now on waits for it."""
        self._written += 1
        self._outputs.append(WriteSecret(self._written, sid, data))

    def forget_secret(self, sid: bytes) -> None:
        """Remove the side file of a table at which nothing more is signed."""
        self._outputs.append(ForgetSecret(sid))

    @property
    def written(self) -> int:
        """Return the token of what was written last."""
        return self._written

    def is_stored(self, token: int) -> bool:
        """Say whether everything up to `token` is on disk."""
        return token <= self._stored

    def publish(self, frame: bytes) -> None:
        """Send `frame` to every peer linked at the time when all written so far is stored."""
        self._held.append((self._written, frame))

    def stored(self, token: int) -> None:
        """Note that everything up to `token` is on disk; tokens never issued are ignored."""
        if token <= self._written:
            self._stored = max(self._stored, token)

    def holds(self, frame: bytes) -> bool:
        """Say whether `frame` is published but has not left yet."""
        return any(held == frame for _, held in self._held)

    def release(self, linked: Collection[bytes]) -> None:
        """Send the frames that may leave now to the peers in `linked`."""
        while self._held and self._held[0][0] <= self._stored:
            _, frame = self._held.popleft()
            self._outputs.extend(Send(peer, frame) for peer in linked)

    def take(self) -> tuple[Output, ...]:
        """Return the outputs collected, in order."""
        outputs = tuple(self._outputs)
        self._outputs.clear()
        return outputs
