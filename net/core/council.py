"""How the seats of a game agree on the next epoch: votes, fresh chains, and going over together.

A seat that votes has sealed its epoch. Once all who remain hold one set of equal votes, each
commits to a fresh chain; once all have committed, the new epoch is known, and it counts as soon as
all have said EPOCH_OK. Who has no part in it follows once a quorum has.
"""

from collections import deque
from collections.abc import Iterable
from typing import Any

from net.core import conduct
from net.core.ballots import is_honoured, own_vote, required_entry
from net.core.beacon import CHAIN_LINKS, ChainName
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope
from net.core.epoch import Epoch, best_vote, has_quorum, next_epoch, vote_basis
from net.core.logfile import Kind
from net.core.messages import (
    AbsentEntry,
    Action,
    Commit,
    DrawEntry,
    EpochOk,
    Reinstate,
    Vote,
)
from net.core.motion import Ballot, Change, Motion, Votes, commit_in, vote_in
from net.core.play import Play
from net.core.reception import MAX_EARLY
from net.core.tracing import agreeing, trace

_ENTRY_KINDS = {
    Action.TYPE: Kind.ACTION,
    DrawEntry.TYPE: Kind.DRAW,
    AbsentEntry.TYPE: Kind.ABSENT,
}


class Council:
    """The seats of `play` between two epochs.

    motion: of the epoch `play` is in. changes: how all later epochs came about, in order.
    """

    def __init__(self, endpoint: Endpoint, play: Play[Any, Any]) -> None:
        self._endpoint = endpoint
        self._play = play
        self.motion = Motion()
        self.changes: list[Change] = []
        self._voted_ahead: dict[int, deque[bytes]] = {}
        self._left: set[bytes] = set()

    # ------------------------------------------------------------ what is known

    @property
    def attempt(self) -> int:
        """Return the attempt of the last own vote in this epoch, 0 for none."""
        own = [a for a, votes in self.motion.votes.items() if self._play.seat in votes]
        return max(own, default=0)

    def vote_of(self, seat: int, attempt: int) -> Vote | None:
        """Return what `seat` votes in `attempt`."""
        envelope = self.motion.votes.get(attempt, {}).get(seat)
        return None if envelope is None else vote_in(envelope)

    def agreed(self, attempt: int) -> Votes | None:
        """Return the equal votes of all who remain by them, None while there are none.

        If sets of seats agree on different things, the one this seat has part in counts.
        """
        said = self.motion.votes.get(attempt, {}).items()
        found = list(agreeing(said, self._play.epoch.seats))
        mine = [one for one in found if self._play.seat in one]
        return next(iter(mine or found), None)

    def parties(self, votes: Votes) -> tuple[int, ...]:
        """Return who takes part in the epoch that agreeing `votes` make."""
        return tuple(sorted((*votes, *best_vote(votes).join)))

    def commits_to(self, attempt: int, votes: Votes) -> Votes:
        """Return the COMMITs of those who take part to just these agreeing `votes`, by seat."""
        known, basis = self.motion.commits.get(attempt, {}), vote_basis(votes)
        return {
            seat: known[seat]
            for seat in self.parties(votes)
            if seat in known and commit_in(known[seat]).basis == basis
        }

    @property
    def fruitless(self) -> int:
        """Return how many epochs have just followed each other with the same seats and height."""
        here = (self._play.epoch.seats, self._play.open.height)
        count = 0
        for change in reversed(self.changes):
            if (change.epoch.seats, change.epoch.height) != here:
                break
            count += 1
        return count

    def may_drop(self, drop: tuple[int, ...]) -> bool:
        """Say whether those who remain without `drop` may go on as this game."""
        play = self._play
        base = play.epoch.seats if play.confirmed else play.epoch.base
        return has_quorum(base, [seat for seat in play.epoch.seats if seat not in drop])

    def note_commit(self, seat: int, envelope: Envelope) -> None:
        """Keep a COMMIT for the epoch after this one, with the link it hands over."""
        commit, play = commit_in(envelope), self._play
        self.motion.commits.setdefault(commit.attempt, {})[seat] = envelope
        if play.open.draws and play.rounds.follows(seat, commit.open_link):
            play.open.links.setdefault(seat, commit.open_link)

    def note_ahead(self, seat: int, eid: bytes) -> None:
        """Take note that `seat` has voted in epoch `eid`, which is not known here yet."""
        self._voted_ahead.setdefault(seat, deque(maxlen=MAX_EARLY)).append(eid)

    # ------------------------------------------------------------ what this seat says

    def consent(self, seat: int) -> None:
        """Agree to have the passive `seat` back."""
        play = self._play
        envelope = play.scribe.sign(Reinstate(play.epoch.eid, seat))
        self.motion.consents.setdefault(seat, {})[play.seat] = envelope
        play.scribe.flush()

    def cast(self, ballot: Ballot) -> None:
        """Vote. Nothing more is signed in this epoch after it."""
        play = self._play
        play.frozen = False
        play.advance()
        vote = own_vote(play, ballot)
        play.sealed = True
        envelope = play.scribe.sign(vote)
        self.motion.votes.setdefault(ballot.attempt, {})[play.seat] = envelope
        play.scribe.flush()

    def advance(self) -> bool:
        """Do what has become due; say whether the epoch has changed."""
        self._confirm()
        self._turn_back()
        attempts = tuple(self.motion.commits)
        changed = any(self._conclude(attempt) for attempt in attempts) or self._follow()
        if not changed:
            for attempt in tuple(self.motion.votes):
                self._commit(attempt)
        self._confirm()
        return changed

    def _confirm(self) -> None:
        play = self._play
        if play.confirmed or not self.changes:
            return
        oks = self.changes[-1].motion.oks.get(play.epoch.eid, {})
        if all(seat in oks for seat in play.epoch.seats):
            play.confirmed = True
            play.advance()

    def _turn_back(self) -> None:
        """Follow the others to another epoch than this one, which can never be confirmed then."""
        play = self._play
        if play.confirmed or not self.changes:
            return
        motion, parent = self.changes[-1].motion, play.past[play.epoch.parent]
        others = self._settled_besides(motion, play.epoch)
        # From the parent it could go nowhere before it knows what made the other one. A cheat who
        # has gone over to both would send it to and fro.
        if any(eid not in self._left and trace(motion, parent, eid) for eid in others):
            self._left.add(play.epoch.eid)
            self.changes.pop()
            self.motion = motion
            play.go_back()

    def _settled_besides(self, motion: Motion, epoch: Epoch) -> list[bytes]:
        """Return to which others so many have gone over that nobody can confirm `epoch`."""
        others = [eid for eid in motion.oks if eid != epoch.eid]
        return [eid for eid in others if self._is_entered(eid, epoch.base, motion)]

    def _commit(self, attempt: int) -> None:
        play = self._play
        votes = self.agreed(attempt)
        if votes is None or play.seat in self.motion.commits.get(attempt, {}):
            return
        own = (
            play.may_speak and play.seat in self.parties(votes) and attempt >= max(self.attempt, 1)
        )
        if not own or attempt <= play.scribe.signed.commit or not self._level(votes):
            return
        link = b""
        if play.active and play.open.draws and not play.rounds.used_up:
            if not play.rounds.has_chain:
                return
            link = play.rounds.own_link()
        roster, eid = play.roster, play.epoch.eid
        name = ChainName(roster.sid, eid, attempt, play.seat, self._endpoint.key)
        tip = play.scribe.chain(name)[0]
        basis = vote_basis(votes)
        commit = Commit(roster.sid, eid, attempt, basis, play.seat, tip, CHAIN_LINKS, link)
        envelope = play.scribe.sign(commit)
        self.note_commit(play.seat, envelope)
        play.scribe.flush()

    def _level(self, votes: Votes) -> bool:
        """Go to the height the votes agree on, if that can be; say whether it is reached."""
        play, best = self._play, best_vote(votes)
        if play.open.height > best.height:
            play.frozen = True
            play.reopen(best.height)
        elif play.open.height < best.height and play.frozen:
            # Taken back for an attempt nothing came of; others have gone on from there.
            play.frozen = False
            play.advance()
        return play.open.height == best.height and play.open.prev == best.head

    def _conclude(self, attempt: int) -> bool:
        """Go over to the epoch that all who take part in it have committed to in `attempt`.

        Who has no part in it sees as well who has not brought what he must.
        """
        play, votes = self._play, self.agreed(attempt)
        if not votes:
            return False
        commits = self.commits_to(attempt, votes)
        whole = len(commits) == len(self.parties(votes)) and self._level(votes)
        if not whole or not self._are_honoured(commits) or play.seat not in commits:
            return False
        epoch, required = self._made_by(votes, commits)
        # Else it would come back again and again to an epoch that it has turned back from.
        late = self._settled_besides(self.motion, epoch)
        if late or self._has_gone_elsewhere(epoch.eid):
            return False
        return self._go_over(epoch, required)

    def _follow(self) -> bool:
        """Go over without a word to the epoch that so many others have gone over to."""
        play = self._play
        base = play.epoch.seats if play.confirmed else play.epoch.base
        ahead = (eid for eids in self._voted_ahead.values() for eid in eids)
        for eid in dict.fromkeys((*self.motion.oks, *ahead)):
            entered = eid not in self._left and self._is_entered(eid, base)
            made = trace(self.motion, play.epoch, eid) if entered else None
            if made is not None and self._follow_to(eid, *made):
                return True
        return False

    def _follow_to(self, eid: bytes, votes: Votes, commits: Votes) -> bool:
        best = best_vote(votes)
        waited_for = self._play.seat in commits and not self._has_gone_elsewhere(eid)
        if waited_for or not self.may_drop(best.drop) or not self._level(votes):
            return False
        if not self._are_honoured(commits):
            return False
        self._log_rivals((*votes.values(), *commits.values()))
        self.motion.votes.setdefault(best.attempt, {}).update(votes)
        self.motion.commits.setdefault(best.attempt, {}).update(commits)
        self._enter(*self._made_by(votes, commits))
        return True

    def _log_rivals(self, used: Iterable[Envelope]) -> None:
        """Log what of `used` a cheat has told besides; what nobody goes over by is not logged."""
        rivals = {rival.signed for _, rival in self.motion.rivals}
        for envelope in used:
            if envelope.signed in rivals:
                self._play.scribe.log(envelope)

    def _made_by(self, votes: Votes, commits: Votes) -> tuple[Epoch, Envelope | None]:
        """Return the epoch that these make, and the entry that must stand first in it, if any."""
        play = self._play
        required = required_entry(play, votes, commits)
        frame = required.raw if required is not None else b""
        return next_epoch(play.epoch, votes, commits, frame, confirmed=play.confirmed), required

    def _is_entered(self, eid: bytes, base: tuple[int, ...], motion: Motion | None = None) -> bool:
        """Say whether so many of `base` have gone over to `eid` that no other can be confirmed.

        It need not be all: the others may go on from there to a next one without who did not come.
        Who has voted there has gone over, though his EPOCH_OK may not be known here.
        """
        oks, ahead = (motion or self.motion).oks.get(eid, {}), self._voted_ahead
        gone = [seat for seat in base if seat in oks or eid in ahead.get(seat, ())]
        return has_quorum(base, gone)

    def _has_gone_elsewhere(self, eid: bytes) -> bool:
        """Say whether this seat has signed EPOCH_OK for another epoch of the same parent."""
        play = self._play
        said = [other for other, oks in self.motion.oks.items() if play.seat in oks]
        own = play.scribe.signed.ok if play.scribe.signs_in(play.epoch.eid) else b""
        return any(other not in (b"", eid) for other in (own, *said))

    def _are_honoured(self, commits: Votes) -> bool:
        play = self._play
        for seat, envelope in commits.items():
            # A tip copied from another seat is of no use: no link of this seat leads to it.
            if not is_honoured(play, seat, commit_in(envelope)):
                play.court.convict(conduct.BAD_EPOCH, seat, play.open.height)
                return False
        return True

    def _go_over(self, epoch: Epoch, required: Envelope | None) -> bool:
        play = self._play
        if play.seat not in self.motion.oks.get(epoch.eid, {}):
            if not play.may_speak:
                return False
            envelope = play.scribe.sign(EpochOk(play.epoch.eid, epoch.eid))
            self.motion.oks.setdefault(epoch.eid, {})[play.seat] = envelope
        self._enter(epoch, required)
        return True

    def _enter(self, epoch: Epoch, required: Envelope | None) -> None:
        play = self._play
        self.changes.append(Change(epoch, self.motion))
        self.motion = Motion()
        play.enter(epoch, required)
        if required is not None:
            self._log_required(required)
        play.advance()

    def _log_required(self, required: Envelope) -> None:
        self._play.scribe.record(_ENTRY_KINDS[required.type], required.raw)
        if required.sender:
            self._play.open.envelopes.append(required)
