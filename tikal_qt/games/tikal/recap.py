"""What the others did since a player's last turn, and what it changed in scoring."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.tikal.actions import Bid, EndTurn, Pass
from engine.tikal.position import NOBODY
from tikal_qt.games.tikal.changes import TempleChange, temple_changes, treasure_points, worth
from tikal_qt.games.tikal.deeds import Deed, deeds
from tikal_qt.games.tikal.history import History, Step


@dataclass(frozen=True, slots=True)
class TurnRecap:
    """One turn of `seat`, or what is done of it so far.

    scored: points of a scoring turn that has ended, else None. temples: what it changed there.
    treasures: by seat, what the treasures would score (then, now), only those that differ. cause:
    why the rules played in it, as in `net.core.view.EntryView`, "" if they did not.
    """

    seat: int
    deeds: tuple[Deed, ...]
    scored: int | None
    temples: tuple[TempleChange, ...]
    treasures: tuple[tuple[int, int, int], ...]
    cause: str = ""


@dataclass(frozen=True, slots=True)
class Recap:
    """What happened between two turns of a player.

    start, end: the places of the history between which it did. turns: of the others, in order.
    then, now: by seat, what each would score if all scored at those places.
    """

    start: int
    end: int
    turns: tuple[TurnRecap, ...]
    then: tuple[int, ...]
    now: tuple[int, ...]


def recap(history: History, seat: int) -> Recap:
    """Return what happened from the end of the last turn of `seat` to its next one, or till now.

    Before the first turn of `seat`, and for NOBODY: from the start. Bidding for a turn is not yet
    that turn.
    """
    start = _last_end(history.steps, seat)
    end = next(
        (n for n in range(start, len(history.steps)) if _acts(history.steps[n], seat)),
        len(history.steps),
    )
    turns = []
    place = start
    while place < end:
        until = min(history.turn_end(place), end)
        turn = _turn(history, place, until)
        if turn is not None and turn.seat != seat:
            turns.append(turn)
        place = until
    then, now = history.position_at(start), history.position_at(end)
    return Recap(start, end, tuple(turns), worth(then), worth(now))


def _last_end(steps: Sequence[Step], seat: int) -> int:
    """Return the place after the last turn of `seat`, 0 if it had none."""
    ends = (
        n + 1
        for n in reversed(range(len(steps)))
        if steps[n].seat == seat and isinstance(steps[n].action, EndTurn)
    )
    return next(ends, 0)


def _acts(step: Step, seat: int) -> bool:
    """Say whether `step` is done by `seat` in a turn of its own."""
    return step.seat == seat and _acting(step)


def _acting(step: Step) -> bool:
    return step.action is not None and not isinstance(step.action, Bid | Pass)


def _turn(history: History, start: int, end: int) -> TurnRecap | None:
    """Return the turn between two places, None if nobody has done anything in it yet."""
    steps = history.steps[start:end]
    actor = next((step.seat for step in steps if _acting(step)), NOBODY)
    if actor == NOBODY:
        return None
    then, now = history.position_at(start), history.position_at(end)
    last = steps[-1]
    ended = isinstance(last.action, EndTurn) and last.before.scoring
    scored = last.after.scores[actor] - last.before.scores[actor] if ended else None
    treasures = zip(treasure_points(then), treasure_points(now), strict=True)
    return TurnRecap(
        actor,
        deeds(steps, actor),
        scored,
        temple_changes(then, now),
        tuple((seat, a, b) for seat, (a, b) in enumerate(treasures) if a != b),
        next((step.cause for step in steps if step.cause), ""),
    )
