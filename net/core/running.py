"""A game that has begun, and all the rooms that belong to it."""

from dataclasses import dataclass
from typing import Any

from net.core.conduct import Sealed
from net.core.council import Council
from net.core.debate import Debate, Said
from net.core.deliberation import Deliberation
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope, open_
from net.core.errors import RemoteError
from net.core.hearing import Hearing
from net.core.homecoming import Homecoming
from net.core.messages import Commit, Continue, Vote
from net.core.minutes import Minutes
from net.core.passage import Passage
from net.core.play import Play
from net.core.previews import Previews
from net.core.reception import Fate
from net.core.reunion import Reunion
from net.core.succession import Succession
from net.core.sync import Sync
from net.core.turnclock import TurnClock
from net.core.waiting import WaitingRoom


def is_of_game(envelope: Envelope) -> bool:
    """Say whether a message belongs to a game that has begun; a first COMMIT comes before."""
    message = envelope.message
    if isinstance(message, Commit):
        return bool(message.parent_eid)
    return isinstance(message, Said | Sealed | Continue)


@dataclass(frozen=True, slots=True)
class RunningGame:
    """The game and what belongs to it."""

    play: Play[Any, Any]
    council: Council
    passage: Passage
    hearing: Hearing
    debate: Debate
    deliberation: Deliberation
    clock: TurnClock
    reunion: Reunion
    sync: Sync
    previews: Previews
    waiting: WaitingRoom
    succession: Succession
    homecoming: Homecoming

    @property
    def may_claim(self) -> bool:
        """Whether the own player may claim the game, having nowhere else to go."""
        return self.deliberation.may_claim and not self.homecoming.hopeful

    def judge(self, envelope: Envelope) -> Fate:
        """Say what becomes of a message of the game."""
        if isinstance(envelope.message, Continue):
            return self.succession.judge_wish(envelope)
        if isinstance(envelope.message, Said):
            return self.debate.judge(envelope)
        return self.hearing.judge(envelope)

    def hold(self, envelope: Envelope) -> None:
        """Take note of a message that `judge` told to hold."""
        if isinstance(envelope.message, Said):
            self.debate.hold(envelope)

    def take(self, envelope: Envelope) -> None:
        """Take in a message that `judge` told to take."""
        if isinstance(envelope.message, Continue):
            self.succession.take_wish(envelope)
        elif isinstance(envelope.message, Said):
            self.debate.take(envelope)
            if isinstance(envelope.message, Vote):
                self._hear_lock(envelope.message)
        else:
            self.hearing.take(envelope)

    def _hear_lock(self, vote: Vote) -> None:
        # Its author may have told this seat something else.
        try:
            locked = open_(vote.locked) if vote.locked else None
        except RemoteError:
            return
        signed = locked is not None and isinstance(locked.message, Sealed)
        if locked is not None and signed and self.hearing.judge(locked) is Fate.TAKE:
            self.hearing.take(locked)

    def progress(self) -> None:
        """Do what time or a change of epoch has made due."""
        self.play.advance()
        self.sync.listen()
        self.sync.look()
        self.clock.watch()
        self.reunion.welcome()
        while self.passage.advance():
            self.deliberation.forget()
        ballot = self.deliberation.decide()
        if ballot is not None:
            self.council.cast(ballot)
            self.progress()
        else:
            self.succession.progress()
            self.homecoming.progress()


def open_game(endpoint: Endpoint, play: Play[Any, Any]) -> RunningGame:
    """Return the game of `play` with all that belongs to it."""
    council = Council(endpoint, play)
    waiting = WaitingRoom(endpoint, play, council)
    hearing = Hearing(play)
    clock = TurnClock(endpoint, play)
    reunion = Reunion(endpoint, play, council)
    deliberation = Deliberation(endpoint, play, council, waiting, clock, reunion)
    succession = Succession(endpoint, play, council, deliberation)
    sync = Sync(endpoint, play, council)
    return RunningGame(
        play=play,
        council=council,
        passage=Passage(play, council),
        hearing=hearing,
        debate=Debate(play, council, Minutes(endpoint, play, council, hearing)),
        deliberation=deliberation,
        clock=clock,
        reunion=reunion,
        sync=sync,
        previews=Previews(play),
        waiting=waiting,
        succession=succession,
        homecoming=Homecoming(endpoint, play, council, succession, sync),
    )
