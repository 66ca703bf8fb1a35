"""A game step by step: each action and each draw by itself, with the position after it."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.tikal import notation, rules
from engine.tikal.actions import Action, EndTurn
from engine.tikal.chance import drawn
from engine.tikal.position import NOBODY, Position
from net.core.view import EntryView


@dataclass(frozen=True, slots=True)
class Step:
    """One action or one draw of the final entry at `height`.

    seat: who acts, NOBODY for a draw. action: None for a draw. purpose, outcome: of a draw, else
    empty. seeds: how many seats made the draw. cause: why the rules chose what the entry begins
    with, as in `EntryView`; empty for all that a player chose, and for what follows it.
    """

    height: int
    seat: int
    action: Action | None
    purpose: str
    outcome: str
    seeds: int
    before: Position
    after: Position
    cause: str = ""


class History:
    """The steps of a game, growing with its entries.

    steps: in order. A place is a number of steps: 0 is the start, len(steps) the newest position.
    """

    def __init__(self, start: Position) -> None:
        self.start = start
        self.steps: list[Step] = []
        self._entries = 0
        self._turn_ends: list[int] = []

    def extend(self, entries: Sequence[EntryView[Position]]) -> tuple[Step, ...]:
        """Take the entries of the game so far and return the steps that are new."""
        first = len(self.steps)
        for entry in entries[self._entries :]:
            self._take(entry)
        self._entries = len(entries)
        return tuple(self.steps[first:])

    def _take(self, entry: EntryView[Position]) -> None:
        now = self.position_at(len(self.steps))
        if entry.kind == "action":
            cause = entry.cause
            for text in entry.texts:
                action = notation.parse_action(text)
                after = rules.apply(now, action)
                self._add(Step(entry.height, entry.seat, action, "", "", 0, now, after, cause))
                now, cause = after, ""
        else:
            for purpose, outcome in zip(entry.purposes, entry.texts, strict=True):
                after = drawn(now, outcome)
                seeds = entry.seeds
                self._add(Step(entry.height, NOBODY, None, purpose, outcome, seeds, now, after))
                now = after

    def _add(self, step: Step) -> None:
        self.steps.append(step)
        if isinstance(step.action, EndTurn):
            self._turn_ends.append(len(self.steps))

    def position_at(self, place: int) -> Position:
        """Return the position at `place`."""
        return self.steps[place - 1].after if place else self.start

    def place_of(self, height: int) -> int:
        """Return the place after the first step of the entry at `height`, or the newest place."""
        return bisect_left(self.steps, height, key=lambda step: step.height) + 1

    # A turn goes from the end of the one before to its own end; in the auction version the
    # bidding for it belongs to it.

    def turn_start(self, place: int) -> int:
        """Return where the turn begins in which the step to `place` was made."""
        ended = bisect_right(self._turn_ends, place - 1)
        return self._turn_ends[ended - 1] if ended else 0

    def turn_end(self, place: int) -> int:
        """Return where the turn ends in which the step after `place` is made."""
        ended = bisect_right(self._turn_ends, place)
        return self._turn_ends[ended] if ended < len(self._turn_ends) else len(self.steps)

    def last_turn(self, but: Collection[int] = ()) -> tuple[int, int]:
        """Return where the last ended turn of a seat that is not in `but` begins and ends.

        If there is none: where the last ended turn of anybody does; (0, 0) before the first.
        """
        if not self._turn_ends:
            return 0, 0
        others = [end for end in self._turn_ends if self.steps[end - 1].seat not in but]
        end = (others or self._turn_ends)[-1]
        return self.turn_start(end), end
