"""What is proven against a seat: recorded in the log, told to everybody, and the game stops."""

from collections.abc import Collection

from net.core import conduct
from net.core.envelope import Envelope, open_, wrap
from net.core.errors import RemoteError
from net.core.genesis import Roster
from net.core.logfile import Kind
from net.core.messages import EpochOk, Evidence, Vote
from net.core.reception import Fate
from net.core.scribe import Scribe
from net.core.view import Trouble


class Court:
    """Judges the seats of `roster`.

    proven: against each seat, the first thing. evidence: as frames, for who does not know it yet.
    """

    def __init__(self, roster: Roster, scribe: Scribe) -> None:
        self._roster = roster
        self._scribe = scribe
        self.proven: dict[int, Trouble] = {}
        self.evidence: list[bytes] = []
        self._active: Collection[int] = roster.seats

    @property
    def verdict(self) -> Trouble | None:
        """Return what stops the game: what is proven against a seat that is active; or None."""
        against = (one for seat, one in self.proven.items() if seat in self._active)
        return next(against, None)

    def convict(self, offence: str, seat: int, height: int) -> None:
        """Note what one message proves, which is in the log already."""
        self.proven.setdefault(seat, Trouble(offence, seat, height))

    def attend(self, seats: Collection[int]) -> None:
        """Judge by those who are active from now on, `seats`."""
        self._active = seats

    def convict_by_two(self, first: Envelope, second: Envelope) -> None:
        """Note two messages of one author that contradict each other, and tell everybody.

        Nothing more is said of who is convicted already.
        """
        if self._roster.seat_of(first.sender) in self.proven:
            return
        message = first.message
        offence, height = conduct.DUPLICATE_COMMIT, 0
        if isinstance(message, Vote | EpochOk):
            offence = conduct.EQUIVOCATION
        elif isinstance(message, conduct.Sealed):
            offence, height = conduct.EQUIVOCATION, message.height
        frame = wrap(self._roster.gid, Evidence(offence.upper(), first.raw, second.raw))
        self.evidence.append(frame)
        self._scribe.record(Kind.EVIDENCE, frame)
        self._scribe.publish(frame)
        self._scribe.flush()
        self.convict(offence, self._roster.seat_of(first.sender), height)

    def hear(self, evidence: Evidence) -> Fate:
        """Judge what another player presents, and refuse what convicts nobody."""
        try:
            first, second = open_(evidence.first), open_(evidence.second)
        except RemoteError:
            return Fate.REFUSE
        contexts = (self._roster.gid, self._roster.sid)
        seat = self._roster.seat_of(first.sender)
        if seat in self.proven:
            return Fate.DROP
        here = first.ctx in contexts and seat >= 0
        if not here or not conduct.contradict(first, second):
            return Fate.REFUSE
        self.convict_by_two(first, second)
        return Fate.TAKE
