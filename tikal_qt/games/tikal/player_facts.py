"""What a player of Tikal has, read off a position."""

from dataclasses import dataclass

from engine.tikal.components import CAMPS, GUARDS
from engine.tikal.position import SUPPLY, Phase, Position
from engine.tikal.scoring import ScoreSheet, sheet


@dataclass(frozen=True, slots=True)
class PlayerFacts:
    """One player's state.

    projected: what scoring now would give. over: nothing will be scored any more. ap: AP left,
    -1 unless it is this player's turn to act. workers: still to come. leader_waits: the leader is
    still to come. camps, guards: still to be set. treasures: (kind, count) of those found.
    """

    seat: int
    score: int
    projected: ScoreSheet
    over: bool
    ap: int
    workers: int
    leader_waits: bool
    camps: int
    guards: int
    treasures: tuple[tuple[int, int], ...]


def player_facts(position: Position, seat: int) -> PlayerFacts:
    """Return what `seat` has in `position`."""
    acting = position.phase in {Phase.ACT, Phase.DRAW_TREASURE} and position.seat == seat
    guards = sum(owner == seat + 1 for owner in position.guards)
    found = enumerate(position.found[seat])
    return PlayerFacts(
        seat,
        position.scores[seat],
        sheet(position, seat),
        position.phase is Phase.OVER,
        position.ap if acting else -1,
        position.supply[seat],
        position.leaders[seat] == SUPPLY,
        CAMPS - len(position.camps[seat]),
        GUARDS - guards,
        tuple((kind, count) for kind, count in found if count),
    )
