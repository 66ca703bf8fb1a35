"""How the seats of a game agree on the next epoch: votes, fresh chains, and going over together.

A seat that votes has sealed its epoch. Once all who remain hold one set of equal votes, each
commits to a fresh chain; once all have committed, the new epoch is known, and it counts as soon as
all have said EPOCH_OK. Who has no part in it follows once a quorum has.
"""

from collections import deque
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
from net.core.motion import Ballot, Change, Motion, Votes, aim_of, commit_in, vote_in
from net.core.play import Play
from net.core.reception import MAX_EARLY

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
        return self._agreed_in(self.motion, attempt, self._play.epoch.seats)

    def _agreed_in(self, motion: Motion, attempt: int, seats: tuple[int, ...]) -> Votes | None:
        votes = motion.votes.get(attempt, {})
        found: list[Votes] = []
        for envelope in votes.values():
            vote = vote_in(envelope)
            remaining = [seat for seat in seats if seat not in vote.drop]
            equal = {
                seat: votes[seat]
                for seat in remaining
                if seat in votes and aim_of(votes[seat]) == aim_of(envelope)
            }
            if len(equal) == len(remaining) and equal not in found:
                found.append(equal)
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
        changed = any(self._conclude(attempt) for attempt in tuple(self.motion.commits))
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
        """Follow the others to another epoch than the one this seat alone has gone over to."""
        play = self._play
        if play.confirmed or not self.changes:
            return
        motion = self.changes[-1].motion
        if self._is_settled_otherwise(motion, self._parent_seats(), play.epoch.eid):
            self.changes.pop()
            self.motion = motion
            play.go_back()

    def _is_settled_otherwise(self, motion: Motion, seats: tuple[int, ...], eid: bytes) -> bool:
        """Say whether others of `seats` have gone over together to another epoch than `eid`."""
        for attempt in motion.votes:
            votes = self._agreed_in(motion, attempt, seats)
            if votes and self._play.seat not in votes and _is_settled(motion, votes, eid):
                return True
        return False

    def _parent_seats(self) -> tuple[int, ...]:
        roster = self._play.roster
        return self.changes[-2].epoch.seats if len(self.changes) > 1 else roster.starters

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
        play = self._play
        votes = self.agreed(attempt)
        commits = self._honoured(attempt, votes) if votes else None
        if not votes or not commits or not self._level(votes):
            return False
        required = required_entry(play, votes, commits)
        frame = required.raw if required is not None else b""
        epoch = next_epoch(play.epoch, votes, commits, frame, confirmed=play.confirmed)
        if play.seat in epoch.seats:
            # Else it would come back again and again to an epoch that it has turned back from.
            late = self._is_settled_otherwise(self.motion, play.epoch.seats, epoch.eid)
            return not late and self._go_over(epoch, required)
        if self.may_drop(best_vote(votes).drop) and self._is_entered(epoch):
            self._enter(epoch, required)
            return True
        return False

    def _is_entered(self, epoch: Epoch) -> bool:
        """Say whether so many have gone over to `epoch` that no other can follow the same parent.

        It need not be all: the others may go on from there to a next one without who did not come.
        Who has voted there has gone over, though his EPOCH_OK may not be known here.
        """
        oks, ahead = self.motion.oks.get(epoch.eid, {}), self._voted_ahead
        gone = [seat for seat in epoch.base if seat in oks or epoch.eid in ahead.get(seat, ())]
        return has_quorum(epoch.base, gone)

    def _honoured(self, attempt: int, votes: Votes) -> Votes | None:
        play = self._play
        commits = self.commits_to(attempt, votes)
        if len(commits) < len(self.parties(votes)) or not self._level(votes):
            return None
        for seat, envelope in commits.items():
            # A tip copied from another seat is of no use: no link of this seat leads to it.
            if not is_honoured(play, seat, commit_in(envelope)):
                play.court.convict(conduct.BAD_EPOCH, seat, play.open.height)
                return None
        return commits

    def _go_over(self, epoch: Epoch, required: Envelope | None) -> bool:
        play = self._play
        signed = play.scribe.signed.ok
        said = [eid for eid, oks in self.motion.oks.items() if play.seat in oks]
        if any(eid != epoch.eid for eid in (signed, *said) if eid):
            return False
        if epoch.eid not in said:
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


def _is_settled(motion: Motion, votes: Votes, eid: bytes) -> bool:
    """Say whether all who agree in `votes` have gone over to one epoch other than `eid`."""
    parties = (*votes, *best_vote(votes).join)
    return any(
        all(seat in oks for seat in parties) for other, oks in motion.oks.items() if other != eid
    )
