"""What the game waits for, whom, and since when."""

from typing import Any

from engine.game import Draw
from net.core.council import Council
from net.core.endpoint import Endpoint
from net.core.play import Play
from net.core.view import Waiting


class WaitingRoom:
    """Says what `play` and its `council` wait for, and remembers since when."""

    def __init__(self, endpoint: Endpoint, play: Play[Any, Any], council: Council) -> None:
        self._endpoint = endpoint
        self._play = play
        self._council = council
        self._key: tuple[object, ...] = ()
        self._since_ms = 0
        self._lost_ms = 0
        self._lost: tuple[int, ...] = ()

    def now(self) -> Waiting | None:
        """Return what is waited for; None once the game has ended or is in trouble."""
        play = self._play
        self._note_losses()
        owed = self.owed()
        if play.ended or (play.trouble is not None and not self.between_epochs):
            return None
        if self._lost and not self.between_epochs:
            return Waiting("link", self._lost, self._lost_ms)
        return owed

    def _note_losses(self) -> None:
        play, endpoint = self._play, self._endpoint
        lost = tuple(seat for seat in play.epoch.seats if endpoint.is_lost(play.roster.keys[seat]))
        if lost and not self._lost:
            self._lost_ms = endpoint.now_ms
        if self._lost and not lost:
            # Who is back has the whole time again for what he owes.
            self._key = ()
        self._lost = lost

    @property
    def between_epochs(self) -> bool:
        """Whether a change of epoch is under way."""
        return self._play.sealed or not self._play.confirmed

    def missing_since_ms(self) -> dict[int, int]:
        """Return who of the active seats is lost, or owes what no person decides, and since when.

        The own seat is left out. Times are on the session's clock.
        """
        play, endpoint = self._play, self._endpoint
        owed = self.owed()
        since: dict[int, int] = {}
        for seat in play.epoch.seats:
            if seat == play.seat:
                continue
            if owed.what != "action" and seat in owed.seats:
                since[seat] = owed.since_ms
            key = play.roster.keys[seat]
            if endpoint.is_lost(key):
                lost_ms = endpoint.lost_ms[key]
                since[seat] = min(since.get(seat, lost_ms), lost_ms)
        return since

    def owed(self) -> Waiting:
        """Return what is owed, by whom, and since when, whoever is lost."""
        what, seats = self._between() if self.between_epochs else self._in_play()
        key = (what, self._play.epoch.eid, self._play.open.height, self._council.attempt)
        if key != self._key:
            self._key = key
            self._since_ms = self._endpoint.now_ms
        return Waiting("epoch" if self.between_epochs else what, seats, self._since_ms)

    def _between(self) -> tuple[str, tuple[int, ...]]:
        play, council = self._play, self._council
        if not play.sealed:
            oks = council.changes[-1].motion.oks.get(play.epoch.eid, {})
            return "ok", self._without(oks)
        attempt = council.attempt
        own = council.vote_of(play.seat, attempt)
        votes = council.motion.votes.get(attempt, {})
        agreed = council.agreed(attempt)
        if agreed is None:
            dropped = own.drop if own is not None else ()
            return "vote", tuple(one for one in self._without(votes) if one not in dropped)
        commits = council.commits_to(attempt, agreed)
        return "commit", tuple(one for one in council.parties(agreed) if one not in commits)

    def _in_play(self) -> tuple[str, tuple[int, ...]]:
        play = self._play
        now = play.open
        count = now.count(play.epoch.seats)
        if count is not None:
            apart = tuple(seat for seat, state in count.states if state != now.post_state)
            return "ack", count.missing or apart
        if play.expected_end is not None:
            return "end", self._without(now.ends) or (play.seat,)
        if isinstance(now.awaited, Draw):
            first = play.first_to_reveal()
            return "reveal", self._without(now.links) if first in now.links else (first,)
        return "action", (now.seat_to_move,)

    def _without(self, known: dict[int, Any]) -> tuple[int, ...]:
        return tuple(seat for seat in self._play.epoch.seats if seat not in known)
