"""A game step by step: each action and each draw by itself, with the position after it."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.game import Game, Over
from net.core.view import EntryView

P = TypeVar("P")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Step(Generic[P, A]):
    """One action or one draw of the final entry at `height`.

    seat: who acts, -1 for a draw. action: None for a draw. purpose, outcome: of a draw, else
    empty. seeds: how many seats made the draw. cause: why the rules chose what the entry begins
    with, as in `EntryView`; empty for all that a player chose, and for what follows it.
    """

    height: int
    seat: int
    action: A | None
    purpose: str
    outcome: str
    seeds: int
    before: P
    after: P
    cause: str = ""


class History(Generic[P, A]):
    """The steps of a game by the rules of `game`, growing with its entries.

    ends_turn(step): whether a turn ends with it. mover(position): the seat whose turn it is.

    steps: in order. A place is a number of steps: 0 is the start, len(steps) the newest position.
    """

    def __init__(
        self,
        game: Game[P, A],
        start: P,
        ends_turn: Callable[[Step[P, A]], bool],
        mover: Callable[[P], int],
    ) -> None:
        self.game = game
        self.start = start
        self.steps: list[Step[P, A]] = []
        self._ends_turn, self._mover = ends_turn, mover
        self._entries = 0
        self._turn_ends: list[int] = []

    def extend(self, entries: Sequence[EntryView[P]]) -> tuple[Step[P, A], ...]:
        """Take the entries of the game so far and return the steps that are new."""
        first = len(self.steps)
        for entry in entries[self._entries :]:
            self._take(entry)
        self._entries = len(entries)
        return tuple(self.steps[first:])

    def _take(self, entry: EntryView[P]) -> None:
        game, height, seat, seeds = self.game, entry.height, entry.seat, entry.seeds
        now = self.newest
        if entry.kind == "action":
            cause = entry.cause
            for text in entry.texts:
                action = game.parse_action(text)
                after = game.apply(now, action)
                self._add(Step(height, seat, action, "", "", 0, now, after, cause))
                now, cause = after, ""
        else:
            for purpose, outcome in zip(entry.purposes, entry.texts, strict=True):
                after = game.draw(now, outcome)
                self._add(Step(height, seat, None, purpose, outcome, seeds, now, after))
                now = after

    def _add(self, step: Step[P, A]) -> None:
        self.steps.append(step)
        if self._ends_turn(step):
            self._turn_ends.append(len(self.steps))

    def position_at(self, place: int) -> P:
        """Return the position at `place`."""
        return self.steps[place - 1].after if place else self.start

    @property
    def newest(self) -> P:
        """The newest position."""
        return self.position_at(len(self.steps))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.game.awaiting(self.newest), Over)

    def whose(self, step: Step[P, A]) -> int:
        """Return whose step it is: who acts, or in whose turn is drawn."""
        return self._mover(step.before) if step.action is None else step.seat

    def place_of(self, height: int) -> int:
        """Return the place after the first step of the entry at `height`, or the newest place."""
        return bisect_left(self.steps, height, key=lambda step: step.height) + 1

    # A turn goes from the end of the one before to its own end; what is done for it before its
    # player is known, such as bidding, belongs to it.

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
