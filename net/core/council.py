"""What the seats of a game have agreed on for the next epoch, and what this seat says to it.

A seat that votes has sealed its epoch. Once all who remain hold one set of equal votes, each
commits to a fresh chain; `passage` goes on from there.
"""

from collections import deque
from collections.abc import Iterable
from typing import Any

from net.core.ballots import own_vote
from net.core.beacon import CHAIN_LINKS, ChainName
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope
from net.core.epoch import Epoch, best_vote, has_quorum, vote_basis
from net.core.messages import Commit, Reinstate, Vote
from net.core.motion import Ballot, Change, Motion, Votes, commit_in, vote_in
from net.core.play import Play
from net.core.reception import MAX_EARLY
from net.core.tracing import agreeing


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

    @property
    def base(self) -> tuple[int, ...]:
        """Return the seats a quorum of which goes on as this game."""
        epoch = self._play.epoch
        return epoch.seats if self._play.confirmed else epoch.base

    def may_drop(self, drop: tuple[int, ...]) -> bool:
        """Say whether those who remain without `drop` may go on as this game."""
        return has_quorum(self.base, [seat for seat in self._play.epoch.seats if seat not in drop])

    def note_commit(self, seat: int, envelope: Envelope) -> None:
        """Keep a COMMIT for the epoch after this one, with the link it hands over."""
        commit, play = commit_in(envelope), self._play
        self.motion.commits.setdefault(commit.attempt, {})[seat] = envelope
        if play.open.draws and play.rounds.follows(seat, commit.open_link):
            play.open.links.setdefault(seat, commit.open_link)

    def told_of(self) -> Iterable[bytes]:
        """Return the epochs that somebody has gone over to from this one or a later one."""
        ahead = (eid for eids in self._voted_ahead.values() for eid in eids)
        return dict.fromkeys((*self.motion.oks, *ahead))

    def note_ahead(self, seat: int, eid: bytes) -> None:
        """Take note that `seat` has voted in epoch `eid`, which is not known here yet."""
        self._voted_ahead.setdefault(seat, deque(maxlen=MAX_EARLY)).append(eid)

    def is_entered(self, eid: bytes, base: tuple[int, ...], motion: Motion) -> bool:
        """Say whether so many of `base` have gone over to `eid` that no other can be confirmed.

        motion: of the end of its parent. It need not be all: the others may go on from there to a
        next one without who did not come. Who has voted there has gone over, though his EPOCH_OK
        may not be known here.
        """
        oks, ahead = motion.oks.get(eid, {}), self._voted_ahead
        gone = [seat for seat in base if seat in oks or eid in ahead.get(seat, ())]
        return has_quorum(base, gone)

    # ------------------------------------------------------------ from epoch to epoch

    def close(self, epoch: Epoch) -> None:
        """Take note that the motion has made `epoch`; what is said from now on is of its end."""
        self.changes.append(Change(epoch, self.motion))
        self.motion = Motion()

    def reopen(self) -> None:
        """Take up the motion that was closed last: its epoch is left again."""
        self.motion = self.changes.pop().motion

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

    def commit(self, attempt: int) -> None:
        """Commit to a fresh chain for what is agreed on in `attempt`, if it is time to."""
        play = self._play
        votes = self.agreed(attempt)
        if votes is None or play.seat in self.motion.commits.get(attempt, {}):
            return
        own = (
            play.may_speak and play.seat in self.parties(votes) and attempt >= max(self.attempt, 1)
        )
        if not own or attempt <= play.scribe.signed.commit or not self.level(votes):
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

    def level(self, votes: Votes) -> bool:
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
