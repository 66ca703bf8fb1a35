"""Games that the greedy computer played, told again at a table as far as a picture needs them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.game import Choice
from engine.players.registry import computer_players
from engine.tikal.position import Phase
from net.core.entries import seat_to_move
from net.core.logfile import Kind
from net.core.messages import Action, DrawEntry
from tests.gui.house import GAME, House
from tests.net.core.honest_table import NICKS, Table

_SEED = b"pictures"


@cache
def played(players: int, variant: str) -> Table:
    """Return a whole game with every record of its log."""
    choose = computer_players(GAME, _SEED)["greedy"]

    def segment(position: Any) -> Sequence[str]:
        seat, texts = seat_to_move(GAME, position), []
        while seat_to_move(GAME, position) == seat:
            texts.append(choose(position))
            position = GAME.apply(position, GAME.parse_action(texts[-1]))
        return texts

    table = Table(players, variant, 0, game=GAME)
    table.play_on(segment)
    return table


@dataclass
class Drawn:
    """Stands in for chance: what was drawn in a game that was played."""

    outcomes: Iterator[str]

    def choice(self, choices: Sequence[str]) -> str:
        outcome = next(self.outcomes)
        assert outcome in choices
        return outcome


class Party(House):
    """Tells the game of `players` again; computers of it are those of `House`, so seat people."""

    def __init__(self, players: int = 3, variant: str = "basic") -> None:
        super().__init__()
        table = played(players, variant)
        self.settings = table.settings
        messages = [line.message for line in table.lines if line.kind in (Kind.ACTION, Kind.DRAW)]
        drawn = [outcome for m in messages if isinstance(m, DrawEntry) for outcome in m.outcomes]
        self._segments = [(m.seat, m.body) for m in messages if isinstance(m, Action)]
        self._told = 0
        self._chance = Drawn(iter(drawn))  # type: ignore[assignment]  # all that is asked of it

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
