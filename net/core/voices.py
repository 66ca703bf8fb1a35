"""What those who talk have said already, and how fast: bounded, whoever they are."""

from collections import OrderedDict
from dataclasses import dataclass, field

from net.core.limits import Bucket
from net.core.messages import Chat

MAX_VOICES = 64
MAX_RUNS = 16


@dataclass(slots=True)
class _Voice:
    bucket: Bucket
    last: OrderedDict[bytes, int] = field(default_factory=OrderedDict)


class Voices:
    """The last MAX_VOICES authors; each may say `rate` lines a second, `burst` at once.

    A program that is started again counts its lines from 0 in a run of its own. Of each author the
    last MAX_RUNS runs are known, so that none of their lines comes again.
    """

    def __init__(self, rate: int, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._voices: OrderedDict[bytes, _Voice] = OrderedDict()

    def __len__(self) -> int:
        """Return how many authors are known."""
        return len(self._voices)

    def knows(self, author: bytes, chat: Chat) -> bool:
        """Say whether this line of `author`, or a later one of its run, has been noted."""
        voice = self._voices.get(author)
        return voice is not None and chat.serial <= voice.last.get(chat.run, -1)

    def may_speak(self, author: bytes, now_ms: int) -> bool:
        """Count one line more of `author`; say whether it is not one too many."""
        return self._of(author).bucket.take(now_ms)

    def note(self, author: bytes, chat: Chat) -> None:
        """Note that `author` has said this."""
        last = self._of(author).last
        last[chat.run] = chat.serial
        last.move_to_end(chat.run)
        if len(last) > MAX_RUNS:
            last.popitem(last=False)

    def _of(self, author: bytes) -> _Voice:
        voice = self._voices.setdefault(author, _Voice(Bucket(self._rate, self._burst)))
        self._voices.move_to_end(author)
        if len(self._voices) > MAX_VOICES:
            self._voices.popitem(last=False)
        return voice
