"""What becomes of a message that came, and the place where those that came too early wait."""

from collections import deque
from enum import Enum

from net.core.envelope import Envelope

MAX_EARLY = 64


class Fate(Enum):
    """The judgement on a message. It changes nothing yet."""

    TAKE = "take"  # to be passed on to the others, then taken in
    HOLD = "hold"  # to be passed on, and judged again when the state has moved on
    DROP = "drop"  # old news
    REFUSE = "refuse"  # no honest peer sends or passes on such a thing: counts against the link


class EarlyMessages:
    """Messages whose time has not come, at most MAX_EARLY by each author, in order of arrival."""

    def __init__(self) -> None:
        self._by_author: dict[bytes, deque[Envelope]] = {}
        self._frames: dict[bytes, None] = {}

    def __contains__(self, frame: bytes) -> bool:
        """Say whether the message of `frame` waits here."""
        return frame in self._frames

    def add(self, envelope: Envelope) -> None:
        """Keep `envelope`, once; if its author has too many here, the oldest of his goes."""
        if envelope.raw in self._frames:
            return
        waiting = self._by_author.setdefault(envelope.sender, deque())
        if len(waiting) == MAX_EARLY:
            del self._frames[waiting.popleft().raw]
        waiting.append(envelope)
        self._frames[envelope.raw] = None

    def remove(self, envelope: Envelope) -> None:
        """Let go of `envelope`."""
        waiting = self._by_author[envelope.sender]
        waiting.remove(envelope)
        if not waiting:
            del self._by_author[envelope.sender]
        del self._frames[envelope.raw]

    def all(self) -> tuple[Envelope, ...]:
        """Return what waits, by author in order of their first message, then of arrival."""
        return tuple(envelope for waiting in self._by_author.values() for envelope in waiting)
