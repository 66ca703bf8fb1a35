"""What is proven against a seat: recorded in the log, told to everybody, and the game stops."""

from net.core import conduct
from net.core.envelope import Envelope, open_, wrap
from net.core.errors import RemoteError
from net.core.logfile import Kind
from net.core.messages import Evidence
from net.core.reception import Fate
from net.core.scribe import Scribe
from net.core.transcript import Roster
from net.core.view import Trouble


class Court:
    """Holds the first verdict in the game of `roster`; later ones change nothing."""

    def __init__(self, roster: Roster, scribe: Scribe) -> None:
        self._roster = roster
        self._scribe = scribe
        self.verdict: Trouble | None = None

    def convict(self, offence: str, seat: int, height: int) -> None:
        """Stop the game over one message, which is in the log already."""
        if self.verdict is None:
            self.verdict = Trouble(offence, seat, height)

    def convict_by_two(self, first: Envelope, second: Envelope) -> None:
        """Stop the game over two messages of one author that contradict each other."""
        message = first.message
        offence, height = conduct.DUPLICATE_COMMIT, 0
        if isinstance(message, conduct.Sealed):
            offence, height = conduct.EQUIVOCATION, message.height
        frame = wrap(self._roster.gid, Evidence(offence.upper(), first.raw, second.raw))
        self._scribe.record(Kind.EVIDENCE, frame)
        self._scribe.publish(frame)
        self._scribe.flush()
        self.convict(offence, self._roster.seat_of(first.sender), height)

    def hear(self, evidence: Evidence) -> Fate:
        """Judge what another player presents, and refuse what convicts nobody."""
        if self.verdict is not None:
            return Fate.DROP
        try:
            first, second = open_(evidence.first), open_(evidence.second)
        except RemoteError:
            return Fate.REFUSE
        contexts = (self._roster.gid, self._roster.sid)
        here = first.ctx in contexts and self._roster.seat_of(first.sender) >= 0
        if not here or not conduct.contradict(first, second):
            return Fate.REFUSE
        self.convict_by_two(first, second)
        return Fate.TAKE
