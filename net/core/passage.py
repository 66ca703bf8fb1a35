"""How a seat goes over to the next epoch: with the others, after them, or back again.

Once all who take part have committed, the new epoch is known, and it counts as soon as all of them
have said EPOCH_OK. Who has no part in it, or has missed what made it, follows once a quorum has.
"""

from collections.abc import Iterable
from typing import Any

from net.core import conduct
from net.core.ballots import is_honoured, required_entry
from net.core.council import Council
from net.core.envelope import Envelope
from net.core.epoch import Epoch, best_vote, next_epoch
from net.core.logfile import Kind
from net.core.messages import AbsentEntry, Action, DrawEntry, EpochOk
from net.core.motion import Motion, Votes, commit_in
from net.core.play import Play
from net.core.tracing import trace

_ENTRY_KINDS = {
    Action.TYPE: Kind.ACTION,
    DrawEntry.TYPE: Kind.DRAW,
    AbsentEntry.TYPE: Kind.ABSENT,
}


class Passage:
    """The way of `play` from one epoch to the next, by what its `council` has agreed on."""

    def __init__(self, play: Play[Any, Any], council: Council) -> None:
        self._play = play
        self._council = council
        self._left: set[bytes] = set()

    def advance(self) -> bool:
        """Do what has become due; say whether the epoch has changed."""
        self._confirm()
        self._turn_back()
        motion = self._council.motion
        changed = any(self._conclude(attempt) for attempt in tuple(motion.commits))
        changed = changed or self._follow()
        if not changed:
            for attempt in tuple(motion.votes):
                self._council.commit(attempt)
        self._confirm()
        return changed

    def _confirm(self) -> None:
        play, changes = self._play, self._council.changes
        if play.confirmed or not changes:
            return
        oks = changes[-1].motion.oks.get(play.epoch.eid, {})
        if all(seat in oks for seat in play.epoch.seats):
            play.confirmed = True
            play.advance()

    # ------------------------------------------------------------ with the others

    def _conclude(self, attempt: int) -> bool:
        """Go over to the epoch that all who take part in it have committed to in `attempt`.

        Who has no part in it sees as well who has not brought what he must.
        """
        play, council = self._play, self._council
        votes = council.agreed(attempt)
        if not votes:
            return False
        commits = council.commits_to(attempt, votes)
        whole = len(commits) == len(council.parties(votes)) and council.level(votes)
        if not whole or not self._are_honoured(commits) or play.seat not in commits:
            return False
        epoch, required = self._made_by(votes, commits)
        # Else it would come back again and again to an epoch that it has turned back from.
        late = self._settled_besides(council.motion, epoch)
        if late or self._has_gone_elsewhere(epoch.eid):
            return False
        return self._go_over(epoch, required)

    def _are_honoured(self, commits: Votes) -> bool:
        play = self._play
        for seat, envelope in commits.items():
            # A tip copied from another seat is of no use: no link of this seat leads to it.
            if not is_honoured(play, seat, commit_in(envelope)):
                play.court.convict(conduct.BAD_EPOCH, seat, play.open.height)
                return False
        return True

    def _made_by(self, votes: Votes, commits: Votes) -> tuple[Epoch, Envelope | None]:
        """Return the epoch that these make, and the entry that must stand first in it, if any."""
        play = self._play
        required = required_entry(play, votes, commits)
        frame = required.raw if required is not None else b""
        return next_epoch(play.epoch, votes, commits, frame, confirmed=play.confirmed), required

    def _has_gone_elsewhere(self, eid: bytes) -> bool:
        """Say whether this seat has signed EPOCH_OK for another epoch of the same parent."""
        play = self._play
        said = [other for other, oks in self._council.motion.oks.items() if play.seat in oks]
        own = play.scribe.signed.ok if play.scribe.signs_in(play.epoch.eid) else b""
        return any(other not in (b"", eid) for other in (own, *said))

    def _go_over(self, epoch: Epoch, required: Envelope | None) -> bool:
        play, oks = self._play, self._council.motion.oks
        if play.seat not in oks.get(epoch.eid, {}):
            if not play.may_speak:
                return False
            envelope = play.scribe.sign(EpochOk(play.epoch.eid, epoch.eid))
            oks.setdefault(epoch.eid, {})[play.seat] = envelope
        self._enter(epoch, required)
        return True

    def _enter(self, epoch: Epoch, required: Envelope | None) -> None:
        self._council.close(epoch)
        self._play.enter(epoch, required)
        if required is not None:
            self._log_required(required)
        self._play.advance()

    def _log_required(self, required: Envelope) -> None:
        self._play.scribe.record(_ENTRY_KINDS[required.type], required.raw)
        if required.sender:
            self._play.open.envelopes.append(required)

    # ------------------------------------------------------------ after the others

    def _follow(self) -> bool:
        """Go over without a word to the epoch that so many others have gone over to."""
        council, motion = self._council, self._council.motion
        for eid in council.told_of():
            entered = eid not in self._left and council.is_entered(eid, council.base, motion)
            made = trace(motion, self._play.epoch, eid) if entered else None
            if made is not None and self._follow_to(eid, *made):
                return True
        return False

    def _follow_to(self, eid: bytes, votes: Votes, commits: Votes) -> bool:
        best, council = best_vote(votes), self._council
        waited_for = self._play.seat in commits and not self._has_gone_elsewhere(eid)
        if waited_for or not council.may_drop(best.drop) or not council.level(votes):
            return False
        if not self._are_honoured(commits):
            return False
        self._log_rivals((*votes.values(), *commits.values()))
        council.motion.votes.setdefault(best.attempt, {}).update(votes)
        council.motion.commits.setdefault(best.attempt, {}).update(commits)
        self._enter(*self._made_by(votes, commits))
        return True

    def _log_rivals(self, used: Iterable[Envelope]) -> None:
        """Log what of `used` a cheat has told besides; what nobody goes over by is not logged."""
        rivals = {rival.signed for _, rival in self._council.motion.rivals}
        for envelope in used:
            if envelope.signed in rivals:
                self._play.scribe.log(envelope)

    # ------------------------------------------------------------ back again

    def _turn_back(self) -> None:
        """Follow the others to another epoch than this one, which can never be confirmed then."""
        play, changes = self._play, self._council.changes
        if play.confirmed or not changes:
            return
        motion, parent = changes[-1].motion, play.past[play.epoch.parent]
        others = self._settled_besides(motion, play.epoch)
        # From the parent it could go nowhere before it knows what made the other one. A cheat who
        # has gone over to both would send it to and fro.
        if any(eid not in self._left and trace(motion, parent, eid) for eid in others):
            self._left.add(play.epoch.eid)
            self._council.reopen()
            play.go_back()

    def _settled_besides(self, motion: Motion, epoch: Epoch) -> list[bytes]:
        """Return to which others so many have gone over that nobody can confirm `epoch`."""
        others = [eid for eid in motion.oks if eid != epoch.eid]
        return [eid for eid in others if self._council.is_entered(eid, epoch.base, motion)]
