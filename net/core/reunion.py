"""How a seat that was dropped comes back: when all others are willing, between two turns."""

from itertools import pairwise
from typing import Any

from engine.game import Choice
from net.core.council import Council
from net.core.endpoint import Endpoint
from net.core.messages import Status
from net.core.play import Play


class Reunion:
    """Welcomes back the passive seats of `play` whose players have caught up."""

    def __init__(self, endpoint: Endpoint, play: Play[Any, Any], council: Council) -> None:
        self._endpoint = endpoint
        self._play = play
        self._council = council
        self._level: dict[int, tuple[bytes, int]] = {}

    def note(self, peer: bytes, status: Status) -> None:
        """Note how far the player of `peer` has got."""
        seat = self._play.roster.seat_of(peer)
        if seat >= 0:
            self._level[seat] = (status.eid, status.height)

    @property
    def _between_turns(self) -> bool:
        play = self._play
        now = play.open
        return (
            play.may_sign
            and isinstance(now.awaited, Choice)
            and now.required is None
            and now.entry is None
            and play.expected_end is None
            and not now.timeouts
        )

    def welcome(self) -> None:
        """Agree to have back whoever may come back now."""
        play = self._play
        if not self._between_turns:
            return
        for seat in play.roster.seats:
            known = self._council.motion.consents.get(seat, {})
            if seat in play.epoch.seats or play.seat in known:
                continue
            here = self._level.get(seat) == (play.epoch.eid, play.open.height)
            linked = play.roster.keys[seat] in self._endpoint.peers
            if self._may_return(seat) and ((here and linked) or known):
                self._council.consent(seat)

    def _may_return(self, seat: int) -> bool:
        return seat not in self._play.excluded and self._full_round_since_drop(seat)

    def _full_round_since_drop(self, seat: int) -> bool:
        """Say whether, if `seat` was dropped in an open draw, that and a full round are over."""
        play = self._play
        start = self._dropped_at(seat)
        if start >= len(play.entries) or play.entries[start].view.kind != "draw":
            return True
        turns = [entry.view.seat for entry in play.entries[start:] if entry.view.seat >= 0]
        return sum(one != two for one, two in pairwise(turns)) >= len(play.roster.seats)

    def _dropped_at(self, seat: int) -> int:
        height, before = 0, self._play.roster.starters
        for change in self._council.changes:
            if seat in before and seat not in change.epoch.seats:
                height = change.epoch.height
            before = change.epoch.seats
        return height

    def agreed(self) -> tuple[int, ...]:
        """Return whom all active seats agree to have back, if it can be now."""
        if not self._between_turns:
            return ()
        active = self._play.epoch.seats
        return tuple(
            seat
            for seat, known in sorted(self._council.motion.consents.items())
            if all(one in known for one in active)
        )

    def welcomes(self, seats: tuple[int, ...]) -> bool:
        """Say whether this seat has agreed to have all of `seats` back."""
        consents = self._council.motion.consents
        return all(self._play.seat in consents.get(seat, {}) for seat in seats)
