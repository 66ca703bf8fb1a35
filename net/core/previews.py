"""Plans of the seat to move, shown before they are committed. They bind nobody."""

from typing import Any

from net.core.entries import SegmentError, play_segment
from net.core.errors import LocalError
from net.core.messages import PreviewPlan
from net.core.play import Play

Plan = tuple[str, ...]


class Previews:
    """The plans shown in `play`; they lapse with every entry."""

    def __init__(self, play: Play[Any, Any]) -> None:
        self._play = play
        self._height = -1
        self._plans: dict[int, Plan] = {}

    def shown(self) -> tuple[Plan, ...]:
        """Return the plan of each seat, empty for none."""
        open_ = self._play.open
        stale = open_.height != self._height or open_.action is not None
        plans = {} if stale else self._plans
        return tuple(plans.get(seat, ()) for seat in self._play.roster.seats)

    def compose(self, body: Plan) -> PreviewPlan | None:
        """Return the message that shows the own plan, or None if there is nothing to take back.

        Raises LocalError or SegmentError.
        """
        play = self._play
        if not body and not self.shown()[play.seat]:
            return None
        if play.open.action is not None:
            raise LocalError("already_pending")
        play_segment(play.game, play.open.position, play.seat, body)
        self._keep(play.seat, body)
        return PreviewPlan(play.roster.gid, play.open.height, play.seat, body)

    def take(self, peer: bytes, plan: PreviewPlan) -> bool:
        """Show the plan of another player if it can be played, and say whether it is shown."""
        play = self._play
        seat = play.roster.seat_of(peer)
        here = (play.roster.gid, play.open.height, seat)
        if (plan.gid, plan.height, plan.seat) != here or play.open.action is not None:
            return False
        try:
            play_segment(play.game, play.open.position, seat, plan.body)
        except SegmentError:
            return False
        self._keep(seat, plan.body)
        return True

    def link_up(self, peer: bytes) -> PreviewPlan | None:
        """Forget what `peer` has shown, and return the own plan for him, None if there is none.

        He may have come back from a crash and know nothing of it; if he does, he shows it again.
        """
        play = self._play
        self._plans.pop(play.roster.seat_of(peer), None)
        body = self.shown()[play.seat] if play.active else ()
        return PreviewPlan(play.roster.gid, play.open.height, play.seat, body) if body else None

    def _keep(self, seat: int, body: Plan) -> None:
        if self._height != self._play.open.height:
            self._plans.clear()
            self._height = self._play.open.height
        self._plans[seat] = body
