"""When this seat votes, and for what: what is proven, who is silent, and what the others want."""

from typing import Any

from net.core.council import Council
from net.core.endpoint import Endpoint
from net.core.errors import LocalError
from net.core.messages import MAX_ATTEMPT, Vote
from net.core.motion import Ballot
from net.core.play import Play
from net.core.reunion import Reunion
from net.core.turnclock import TurnClock
from net.core.waiting import WaitingRoom

# Between two votes of one seat, doubled each time.
PAUSE_MS = 1_000
MAX_PAUSE_MS = 30_000
# After each so many the pause grows by itself once more.
TIRING_ATTEMPTS = 8
# So long a seat may take to come back once all have agreed to have it.
JOIN_MS = 10_000
STALLED_ATTEMPTS = 3
STALLED_MS = 300_000

Seats = tuple[int, ...]


class Deliberation:
    """Decides for the own seat of `play`, by what it sees and what its player wishes."""

    def __init__(
        self,
        endpoint: Endpoint,
        play: Play[Any, Any],
        council: Council,
        waiting: WaitingRoom,
        clock: TurnClock,
        reunion: Reunion,
    ) -> None:
        self._endpoint = endpoint
        self._play = play
        self._council = council
        self._waiting = waiting
        self._clock = clock
        self._reunion = reunion
        self._wished: Seats = ()
        self._patient_until_ms = 0
        self._insists = False
        self._voted_ms = 0
        self._sealed_ms = 0
        self._entered_ms = 0

    # ------------------------------------------------------------ what the player wishes

    def wish_drop(self, seat: int) -> None:
        """Vote to go on without `seat` as soon as that can be. Raises LocalError."""
        if seat not in self._play.epoch.seats or seat == self._play.seat:
            raise LocalError("not_seated")
        if seat not in (*self._missing(0), *self._play.court.proven):
            raise LocalError("not_missing", (("seat", seat),))
        if not self._council.may_drop((seat,)):
            raise LocalError("no_quorum")
        self._wished = tuple(sorted({*self._wished, seat}))
        self._insists = False

    def wish_patience(self) -> None:
        """Wait for everybody as long again."""
        self._wished = ()
        self._patient_until_ms = self._endpoint.now_ms + self._grace_ms
        self._insists = True

    def hurry(self) -> None:
        """Vote again without the pause, if the last vote leads nowhere."""
        self._voted_ms = self._endpoint.now_ms - MAX_PAUSE_MS * MAX_ATTEMPT

    def forget(self) -> None:
        """Forget all wishes: a new epoch has begun."""
        self._entered_ms = self._endpoint.now_ms
        self._wished = ()
        self._insists = False

    # ------------------------------------------------------------ what is seen

    @property
    def _grace_ms(self) -> int:
        return self._play.roster.settings.grace_s * 1000

    @property
    def stalled(self) -> bool:
        """Whether the seats have tried so long to agree that the player may want another way."""
        if not self._play.sealed:
            return False
        long = self._endpoint.now_ms - self._sealed_ms >= STALLED_MS
        return long or self._council.attempt > STALLED_ATTEMPTS

    @property
    def may_claim(self) -> bool:
        """Whether all others are gone, so that the own player may claim a forfeit."""
        play = self._play
        others = tuple(seat for seat in play.epoch.seats if seat != play.seat)
        gone = self.gone
        open_ = play.active and play.expected_end is None and play.seat not in play.claims
        # Who has turned back follows the others, when he knows by what.
        open_ = open_ and play.scribe.signs_in(play.epoch.eid)
        # The end may be signed already, for entries that a crash kept from the log.
        alone = all(seat in gone for seat in others)
        return open_ and alone and play.scribe.is_free(play.own_claim)

    @property
    def gone(self) -> Seats:
        """Return who of the others is out, or has been missing for the whole grace."""
        gone = (*self._out(), *self._missing(self._grace_ms))
        return tuple(seat for seat in self._play.epoch.seats if seat in gone)

    def _missing(self, least_ms: int) -> Seats:
        now_ms = self._endpoint.now_ms
        since = self._waiting.missing_since_ms()
        return tuple(seat for seat, since_ms in since.items() if now_ms - since_ms >= least_ms)

    def _out(self) -> Seats:
        """Return who has been convicted, or has left by claiming the game."""
        play = self._play
        out = {*play.court.proven, *play.claims} - {play.seat}
        return tuple(seat for seat in play.epoch.seats if seat in out)

    def _wanted(self) -> Seats:
        wished = tuple(seat for seat in self._wished if seat in self._missing(0))
        due: Seats = ()
        if self._endpoint.decides and self._endpoint.now_ms >= self._patient_until_ms:
            due = self._missing(self._grace_ms)
        return tuple(sorted({*self._out(), *wished, *due}))

    # ------------------------------------------------------------ deciding

    def decide(self) -> Ballot | None:
        """Return how to vote now, None for not at all."""
        play = self._play
        if not play.active or play.done or not play.may_speak:
            return None
        ballot = self._again() if play.sealed else self._first()
        if ballot is None or ballot.attempt > MAX_ATTEMPT:
            return None
        if not self._council.may_drop(ballot.drop):
            return None
        if not play.sealed:
            self._sealed_ms = self._endpoint.now_ms
        self._voted_ms = self._endpoint.now_ms
        return ballot

    def _first(self) -> Ballot | None:
        latest = max(self._council.motion.votes, default=0)
        if latest:
            return self._answer(latest)
        without = self._without(self._wanted(), 1)
        if without is not None:
            return without
        need = self._need()
        if need:
            return Ballot(1, (), (), need)
        join = self._reunion.agreed()
        return Ballot(1, (), join, "return") if join else None

    def _need(self) -> str:
        """Return why this seat itself needs an epoch with the same seats, "" if it does not."""
        play = self._play
        if not play.confirmed:
            return ""
        if play.rounds.used_up if play.open.draws else not play.rounds.has_chain:
            return "reseed"
        return "clock" if self._clock.split else ""

    def _without(self, drop: Seats, attempt: int) -> Ballot | None:
        """Return the vote to go on without `drop`, None if that is nobody."""
        proven = any(seat in self._play.court.proven for seat in drop)
        return Ballot(attempt, drop, (), "proof" if proven else "silence") if drop else None

    def _answer(self, attempt: int) -> Ballot | None:
        """Answer the votes of others in an epoch that this seat has not sealed."""
        theirs = self._theirs(attempt)
        if theirs is None:
            return Ballot(attempt, self._absent(), (), "agreement")
        if not theirs.drop and not theirs.join and self._is_too_soon():
            # Who asks for one after the other owes his co-signatures all the same.
            return self._without(self._wanted(), attempt)
        if not theirs.drop:
            join = theirs.join if self._reunion.welcomes(theirs.join) else ()
            return Ballot(attempt, (), join, theirs.reason)
        if self._grants(theirs.drop):
            return Ballot(attempt, theirs.drop, (), theirs.reason)
        missing = (*self._out(), *self._missing(0))
        if self._insists or not any(seat in missing for seat in theirs.drop):
            return Ballot(attempt, self._absent(), (), "agreement")
        return None

    def _absent(self) -> Seats:
        """Return who is wanted to go, but for those who have voted and so owe no entry any more."""
        voters = [seat for votes in self._council.motion.votes.values() for seat in votes]
        leave = (*self._out(), *self._wished)
        return tuple(seat for seat in self._wanted() if seat in leave or seat not in voters)

    def _is_too_soon(self) -> bool:
        """Say whether the last epochs brought nothing, so that another one like them has to wait.

        Else one seat could change epochs without end. While it waits it owes its signatures. Where
        this seat needs one as well it is no matter of one alone.
        """
        if self._need():
            return False
        fruitless = self._council.fruitless
        pause_ms = PAUSE_MS << min(fruitless, 10)
        return fruitless > 0 and self._endpoint.now_ms - self._entered_ms < pause_ms

    def _grants(self, drop: Seats) -> bool:
        """Say whether this seat would go on without all of `drop` if others want to."""
        half = () if self._insists else self._missing(self._grace_ms // 2)
        granted = {*self._out(), *self._wished, *half}
        return all(seat in granted for seat in drop)

    def _theirs(self, attempt: int) -> Vote | None:
        """Return what the lowest seat wants that is not out and wants this seat to stay."""
        out = self._out()
        for seat in self._play.epoch.seats:
            vote = self._council.vote_of(seat, attempt)
            if seat in out or vote is None or self._play.seat in vote.drop:
                continue
            return vote
        return None

    def _again(self) -> Ballot | None:
        """Try again if the last own vote leads nowhere."""
        council = self._council
        attempt = council.attempt
        own = council.vote_of(self._play.seat, attempt)
        assert own is not None
        rested_ms = self._endpoint.now_ms - self._voted_ms
        pause_ms = min(PAUSE_MS << min(attempt, 10), MAX_PAUSE_MS)
        if rested_ms < pause_ms:
            return None
        latest = max(council.motion.votes)
        drop = self._remaining_to_go(own)
        if latest > attempt:
            return self._follow(latest, drop)
        # So that the attempts last, however long the table is split.
        tired = rested_ms < pause_ms * (1 + attempt // TIRING_ATTEMPTS)
        if tired or not self._leads_nowhere(own, drop):
            return None
        return Ballot(attempt + 1, drop, (), "agreement")

    def _follow(self, latest: int, drop: Seats) -> Ballot | None:
        """Answer those who have voted again; drop: who is to go for all this seat knows."""
        theirs = self._theirs(latest)
        others = theirs.drop if theirs is not None else ()
        if all(seat in others for seat in drop) and self._grants(others):
            return Ballot(latest, others, (), "agreement")
        doubtful = not drop and not self._insists
        if doubtful and any(seat in self._missing(0) for seat in others):
            # It may be that they are right: the player may agree, or time will tell.
            return None
        return Ballot(latest, drop, (), "agreement")

    def _leads_nowhere(self, own: Vote, drop: Seats) -> bool:
        """Say whether the last own vote is in vain, and another one, for `drop`, may not be."""
        council, owed = self._council, self._waiting.owed()
        agreed = council.agreed(own.attempt)
        if agreed is None and not owed.seats:
            return True
        if own.join and self._endpoint.now_ms - owed.since_ms >= JOIN_MS:
            return True
        unfit = (*owed.seats, *(seat for seat in self._out() if agreed and seat in agreed))
        if drop != own.drop and (agreed is None or any(seat in drop for seat in unfit)):
            return True
        if drop == own.drop:
            # It would but begin anew the time of those who are late.
            return False
        late = self._missing(self._grace_ms)
        accompanied = len(council.motion.votes[own.attempt]) > 1
        return accompanied and any(seat in late for seat in owed.seats)

    def _remaining_to_go(self, own: Vote) -> Seats:
        """Return who is to go after all: those of the last vote who are not back, and the late."""
        voters = {seat for votes in self._council.motion.votes.values() for seat in votes}
        gone = [
            seat
            for seat in self._play.epoch.seats
            if seat != self._play.seat
            and (seat not in voters or self._is_lost(seat))
            and (seat in own.drop or seat in self._wished)
        ]
        owing = [seat for seat in self._missing(0) if seat in self._wished]
        late: Seats = ()
        if self._endpoint.decides or own.drop:
            late = self._missing(self._grace_ms)
        certain = {*self._out(), *gone, *owing}
        # Whom a cheat keeps from agreeing is late as well; so the cheat at least has to go.
        for seats in ({*certain, *late}, certain, self._out()):
            drop = tuple(sorted(seats))
            if self._council.may_drop(drop):
                return drop
        return own.drop

    def _is_lost(self, seat: int) -> bool:
        return self._endpoint.is_lost(self._play.roster.keys[seat])
