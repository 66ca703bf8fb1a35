"""What seats say of the epoch to come: which of it is taken in when, and what convicts."""

from typing import Any

from net.core import conduct
from net.core.ballots import is_formed, read_certificate
from net.core.council import Council
from net.core.envelope import Envelope
from net.core.epoch import Epoch
from net.core.messages import Commit, EpochOk, Reinstate, Vote
from net.core.minutes import Minutes
from net.core.motion import Motion
from net.core.play import Play
from net.core.reception import Fate

# So many attempts a seat may vote in while nobody else votes.
MAX_AHEAD = 4

Said = Vote | Commit | EpochOk | Reinstate


class Debate:
    """Hears the seats of `play` for its `council`, whose `minutes` keep what they say."""

    def __init__(self, play: Play[Any, Any], council: Council, minutes: Minutes) -> None:
        self._play = play
        self._council = council
        self._minutes = minutes

    def judge(self, envelope: Envelope) -> Fate:
        """Say what becomes of a VOTE, EPOCH_OK, REINSTATE, or COMMIT for a later epoch."""
        play, message = self._play, envelope.message
        assert isinstance(message, Said)
        seat = play.roster.seat_of(envelope.sender)
        ctx = play.roster.sid if isinstance(message, Commit) else play.roster.gid
        if seat < 0 or envelope.ctx != ctx:
            return Fate.DROP
        motion = self._motion(message)
        if motion is None:
            return Fate.HOLD
        if any(one.signed == envelope.signed for one in motion.envelopes()):
            return Fate.DROP
        if self._contradicted(motion, envelope) is not None:
            return Fate.TAKE
        return self._judge_news(seat, motion, message)

    def _motion(self, message: Said) -> Motion | None:
        """Return what is known of the epoch that `message` is about; None for one to come."""
        council = self._council
        about = message.parent_eid if isinstance(message, Commit | EpochOk) else message.eid
        if about == self._play.epoch.eid:
            return council.motion
        eids = [self._play.roster.gid, *(change.epoch.eid for change in council.changes)]
        return council.changes[eids.index(about)].motion if about in eids else None

    def _judge_news(self, seat: int, motion: Motion, message: Said) -> Fate:
        """Judge what nothing known contradicts; motion: of the epoch that it is about."""
        if motion is not self._council.motion:
            if not self._is_wanted_late(motion, message):
                return Fate.DROP
        elif isinstance(message, Vote):
            return self._judge_vote(seat, message)
        return Fate.HOLD if self._races(seat, message, motion) else Fate.TAKE

    def _is_wanted_late(self, motion: Motion, message: Said) -> bool:
        """Say whether `message` matters, though this seat has left the epoch it is about."""
        settled = next(one.epoch.eid for one in self._council.changes if one.motion is motion)
        if isinstance(message, EpochOk) and message.eid == settled:
            # The log has to show it, though votes have shown before that this seat could go over.
            return True
        return self._may_come_back_to(motion) and not isinstance(message, Reinstate)

    def _may_come_back_to(self, motion: Motion) -> bool:
        """Say whether this seat may turn back to the epoch that `motion` is about the end of."""
        return not self._play.confirmed and motion is self._council.changes[-1].motion

    def _judge_vote(self, seat: int, vote: Vote) -> Fate:
        play = self._play
        if not self._can_be_meant(seat, vote, play.epoch):
            return Fate.DROP if seat in play.court.proven else Fate.TAKE
        height = play.open.height
        if vote.height > height + 1 or self._races(seat, vote, self._council.motion):
            return Fate.HOLD
        if vote.height == height + 1:
            entry = play.open.entry
            return Fate.TAKE if entry is not None and entry.hash == vote.head else Fate.HOLD
        return Fate.TAKE if vote.head == play.head_at(vote.height) else Fate.REFUSE

    def _can_be_meant(self, seat: int, vote: Vote, epoch: Epoch) -> bool:
        """Say whether an honest seat could sign `vote`, wherever it stands in `epoch`."""
        roster = self._play.roster
        formed = seat in epoch.seats and is_formed(vote, seat, epoch, roster)
        return formed and read_certificate(vote, epoch, roster) is not None

    def _races(self, seat: int, message: Said, motion: Motion) -> bool:
        """Say whether `message` is of an attempt that `seat` can hardly have come to."""
        if not isinstance(message, Vote | Commit):
            return False
        return message.attempt > self._greatest_attempt(seat, motion)

    def _greatest_attempt(self, seat: int, motion: Motion) -> int:
        """Return the greatest attempt `seat` may have come to: no gap, and no race by one alone."""
        votes = motion.votes
        known = max(votes, default=0)
        of_others = (number for number, cast in votes.items() if any(one != seat for one in cast))
        return min(known + 1, max(of_others, default=0) + MAX_AHEAD)

    def _contradicted(self, motion: Motion, envelope: Envelope) -> Envelope | None:
        known = motion.envelopes()
        return next((one for one in known if conduct.contradict(one, envelope)), None)

    def hold(self, envelope: Envelope) -> None:
        """Take note of what `judge` told to hold."""
        message = envelope.message
        if isinstance(message, Vote) and self._motion(message) is None:
            self._council.note_ahead(self._play.roster.seat_of(envelope.sender), message.eid)

    def take(self, envelope: Envelope) -> None:
        """Take in what `judge` told to take."""
        minutes, message = self._minutes, envelope.message
        assert isinstance(message, Said)
        motion = self._motion(message)
        assert motion is not None
        first = self._contradicted(motion, envelope)
        if first is not None:
            self._play.court.convict_by_two(first, envelope)
            if motion is self._council.motion or self._may_come_back_to(motion):
                self._note_rival(envelope, motion)
            return
        self._play.recall(envelope)
        seat = self._play.roster.seat_of(envelope.sender)
        late = motion is not self._council.motion
        match message:
            case EpochOk():
                minutes.ok(seat, envelope, motion)
            case _ if late:
                minutes.late(seat, envelope, motion)
            case Vote() if self._can_be_meant(seat, message, self._play.epoch):
                minutes.vote(seat, envelope)
            case Vote():
                minutes.meaningless(seat, envelope)
            case Commit():
                minutes.commit(seat, envelope)
            case Reinstate():
                minutes.consent(seat, envelope)

    def _note_rival(self, envelope: Envelope, motion: Motion) -> None:
        """Keep what a cheat has told others than this seat, who may have gone over by it."""
        message, seat = envelope.message, self._play.roster.seat_of(envelope.sender)
        known = any(rival.signed == envelope.signed for _, rival in motion.rivals)
        play = self._play
        epoch = play.past[play.epoch.parent] if motion is not self._council.motion else play.epoch
        meant = isinstance(message, Vote) and self._can_be_meant(seat, message, epoch)
        if (meant or isinstance(message, Commit)) and not known:
            motion.rivals.append((seat, envelope))
