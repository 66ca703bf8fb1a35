"""Chat and plans shown: what players tell each other outside the chain of entries."""

from net.core.codec import normal
from net.core.envelope import Envelope
from net.core.errors import LocalError
from net.core.limits import Bucket
from net.core.messages import Chat
from net.core.reception import Fate
from net.core.view import ChatLine

MAX_LINES = 500
RATE = 1
BURST = 5
# Links delay and bunch what an honest player says, so others' talk is metered less strictly.
PATIENCE = 4


class Talk:
    """The chat of a table. lines: the last MAX_LINES."""

    def __init__(self) -> None:
        self.lines: tuple[ChatLine, ...] = ()
        self._own = Bucket(RATE, BURST)
        self._serial = 0
        self._others: dict[bytes, Bucket] = {}
        self._last: dict[bytes, int] = {}

    def compose(self, text: str, now_ms: int) -> Chat:
        """Return the message that says `text`. Raises LocalError `too_fast` or `empty`."""
        line = normal(text.strip())
        if not line:
            raise LocalError("empty")
        if not self._own.take(now_ms):
            raise LocalError("too_fast")
        self._serial += 1
        return Chat(self._serial - 1, line)

    def judge(self, envelope: Envelope, now_ms: int) -> Fate:
        """Say whether a line of another player is new and not one too many."""
        message = envelope.message
        assert isinstance(message, Chat)
        if message.serial <= self._last.get(envelope.sender, -1):
            return Fate.DROP
        bucket = self._others.setdefault(envelope.sender, Bucket(RATE, BURST * PATIENCE))
        return Fate.TAKE if bucket.take(now_ms) else Fate.DROP

    def take(self, seat: int, envelope: Envelope) -> ChatLine:
        """Add the line of `seat` in `envelope` and return it."""
        message = envelope.message
        assert isinstance(message, Chat)
        self._last[envelope.sender] = message.serial
        line = ChatLine(seat, message.text)
        self.lines = (*self.lines, line)[-MAX_LINES:]
        return line
