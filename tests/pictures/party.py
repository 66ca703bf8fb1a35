"""Games that the greedy computer played, told again at a table as far as a picture needs them."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from engine.game import Choice, Draw, Over, Setup
from engine.players.registry import computer_players
from engine.tikal.position import Phase
from net.core.entries import seat_to_move
from net.core.logfile import Kind
from net.core.messages import Action, DrawEntry
from tests.gui.house import GAME, House
from tests.net.core.honest_table import NICKS, Table

_SEED = 10


@dataclass(frozen=True)
class Script:
    """A whole game: who did what, segment by segment, and what was drawn."""

    segments: tuple[tuple[int, tuple[str, ...]], ...]
    drawn: tuple[str, ...]


@dataclass
class Outcomes:
    """Stands in for chance: what was drawn in a game that was played."""

    drawn: Iterator[str]

    def choice(self, choices: Sequence[str]) -> str:
        outcome = next(self.drawn)
        assert outcome in choices
        return outcome


def greedy_segment(position: Any) -> tuple[str, ...]:
    """Return what the greedy computer does until somebody else is to move, or to draw."""
    choose = computer_players(GAME, b"pictures")["greedy"]
    seat, texts = seat_to_move(GAME, position), []
    while seat_to_move(GAME, position) == seat:
        texts.append(choose(position))
        position = GAME.apply(position, GAME.parse_action(texts[-1]))
    return tuple(texts)


@cache
def by_seed(players: int, variant: str) -> Script:
    """Return a game that stays the same as long as the rules and the greedy computer do."""
    chance = random.Random(_SEED)
    position, segments, drawn = GAME.new(Setup(players, variant, 0)), [], []
    while not isinstance(awaited := GAME.awaiting(position), Over):
        if isinstance(awaited, Draw):
            drawn.append(chance.choice(awaited.choices))
            position = GAME.draw(position, drawn[-1])
        else:
            texts = greedy_segment(position)
            segments.append((awaited.seat, texts))
            for text in texts:
                position = GAME.apply(position, GAME.parse_action(text))
    return Script(tuple(segments), tuple(drawn))


@cache
def logged(players: int, variant: str) -> Table:
    """Return a whole game with every record of its log."""
    table = Table(players, variant, 0, game=GAME)
    table.play_on(greedy_segment)
    return table


def by_log(table: Table) -> Script:
    """Return the game of `table`."""
    messages = [line.message for line in table.lines if line.kind in (Kind.ACTION, Kind.DRAW)]
    return Script(
        tuple((m.seat, m.body) for m in messages if isinstance(m, Action)),
        tuple(outcome for m in messages if isinstance(m, DrawEntry) for outcome in m.outcomes),
    )


class Party(House):
    """Tells a game of `players` again, step by step; seat people there, no computers.

    script: what is told, a game of the greedy computer if none is given.
    """

    def __init__(
        self, players: int = 3, variant: str = "basic", script: Script | None = None
    ) -> None:
        super().__init__()
        self.settings = replace(self.settings, players=players, variant=variant)
        told = script or by_seed(players, variant)
        self._segments = told.segments
        self._told = 0
        self._chance = Outcomes(iter(told.drawn))  # type: ignore[assignment]  # all that is asked

    @property
    def next_segment(self) -> tuple[int, tuple[str, ...]]:
        """Who does what next."""
        return self._segments[self._told]

    def tell_one(self) -> None:
        """Tell one segment more."""
        seat, texts = self.next_segment
        self._told += 1
        self.act(seat, texts)

    def tell_until(self, reached: Callable[[Any], bool], turns: int = 0) -> None:
        """Tell at least `turns` turns, then until the position is as `reached` says."""
        while turns > 0 or not reached(self.position):
            turns -= self.next_segment[1][-1] == "end"
            self.tell_one()

    def tell_until_next(self, seat: int, deed: str, turns: int = 0) -> tuple[str, ...]:
        """Tell at least `turns` turns, then until `seat` is about to do `deed`.

        deed: how the notation of the action begins. Returns what the seat does before it.
        """
        self.tell_until(lambda at: self._does(seat, deed), turns)
        texts = self.next_segment[1]
        first = next(n for n, text in enumerate(texts) if text.startswith(deed))
        return texts[:first]

    def _does(self, seat: int, deed: str) -> bool:
        mover, texts = self.next_segment
        return mover == seat and any(text.startswith(deed) for text in texts)

    def tell_all(self) -> None:
        """Tell the game to its end."""
        while isinstance(GAME.awaiting(self.position), Choice):
            self.tell_one()


def names(players: int) -> tuple[str, ...]:
    """Return who plays."""
    return NICKS[:players]


def places_tile(seat: int) -> Callable[[Any], bool]:
    """Say whether `seat` has a tile in hand."""
    return lambda at: at.phase is Phase.PLACE_TILE and at.seat == seat


def bids(seat: int, least: int = 0) -> Callable[[Any], bool]:
    """Say whether `seat` bids, with at least `least` bid before."""
    return lambda at: at.phase is Phase.BID and at.seat == seat and at.auction.bid >= least


def chooses_tile(seat: int) -> Callable[[Any], bool]:
    """Say whether `seat` takes a tile from the display."""
    return lambda at: at.phase is Phase.CHOOSE_TILE and at.seat == seat


def scores(seat: int) -> Callable[[Any], bool]:
    """Say whether `seat` has its turn of a scoring round."""
    return lambda at: bool(at.scoring) and at.seat == seat
