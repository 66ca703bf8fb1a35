"""Chat: what is said at a table, outside the chain of entries."""

from collections.abc import Callable

from net.core.codec import normal
from net.core.errors import LocalError
from net.core.limits import Bucket
from net.core.messages import NONCE_BYTES, Chat
from net.core.view import ChatLine
from net.core.voices import Voices

MAX_LINES = 500
MAX_REMARKS = 100
RATE = 1
BURST = 5
# Links delay and bunch what an honest player says, so others' talk is metered less strictly.
PATIENCE = 4


class Talk:
    """The chat of a table. entropy: returns so many fresh bytes.

    lines: the last MAX_LINES, at most MAX_REMARKS of them by who looks on. voices: of the players.
    """

    def __init__(self, entropy: Callable[[int], bytes]) -> None:
        self.lines: tuple[ChatLine, ...] = ()
        self.voices = Voices(RATE, BURST * PATIENCE)
        self._entropy = entropy
        self._own = Bucket(RATE, BURST)
        self._run = b""
        self._serial = 0

    def compose(self, text: str, now_ms: int) -> Chat:
        """Return the message that says `text`. Raises LocalError `too_fast` or `empty`."""
        line = normal(text.strip())
        if not line:
            raise LocalError("empty")
        if not self._own.take(now_ms):
            raise LocalError("too_fast")
        self._run = self._run or self._entropy(NONCE_BYTES)
        self._serial += 1
        return Chat(self._run, self._serial - 1, line)

    def add(self, line: ChatLine) -> None:
        """Add `line`, and forget the oldest if there are too many."""
        lines = [*self.lines, line][-MAX_LINES:]
        remarks = [place for place, one in enumerate(lines) if one.key]
        if len(remarks) > MAX_REMARKS:
            del lines[remarks[0]]
        self.lines = tuple(lines)
