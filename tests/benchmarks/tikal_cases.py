"""Tikal at random, and the single operations of its engine."""

from functools import partial
from itertools import cycle
from random import Random

from engine.game import Choice, Draw, Setup
from engine.players.registry import Strategy
from engine.players.tikal.greedy import greedy
from engine.players.uniform import uniform
from engine.tikal.actions import Action
from engine.tikal.game import Tikal
from engine.tikal.position import Position
from tests.benchmarks.measure import Case, Cases, operation

VERSION = "here"
GAME = Tikal()
CHANCE = Random(20261130)
EVERY = 7
"""A sample is taken at each of so many decisions."""


def play(setup: Setup, strategy: Strategy, sample: list[Position] | None = None) -> int:
    """Play one game by one strategy; return its number of decisions.

    sample: gets every 7th position that awaits a choice.
    """
    position = GAME.new(setup)
    decisions = 0
    while True:
        match GAME.awaiting(position):
            case Choice():
                decisions += 1
                if sample is not None and decisions % EVERY == 0:
                    sample.append(position)
                position = GAME.apply(position, strategy(GAME, position, CHANCE.randrange))
            case Draw(choices=choices):
                position = GAME.draw(position, CHANCE.choice(choices))
            case _:
                return decisions


def cases() -> Cases:
    """Return whole games of both versions and the operations on positions of such games."""
    games = {
        f"{variant}, {players} players": Case(partial(play, Setup(players, variant), uniform))
        for variant in ("basic", "auction")
        for players in (4, 2)
    }
    games["greedy, 4 players"] = Case(partial(play, Setup(4, "basic"), greedy))
    return games | _operations()


def _operations() -> dict[str, Case]:
    sample: list[Position] = []
    for _ in range(10):
        play(Setup(4, "basic"), uniform, sample)
    positions = cycle(sample)
    moves: list[tuple[Position, Action]] = [
        (position, CHANCE.choice(GAME.legal(position))) for position in sample
    ]
    pairs = cycle(moves)
    return {
        "legal list": operation(lambda: GAME.legal(next(positions))),
        "apply": operation(lambda: GAME.apply(*next(pairs))),
        "why illegal": operation(lambda: GAME.why_illegal(*next(pairs))),
        "hash": operation(lambda: GAME.position_hash(next(positions))),
        "print": operation(lambda: GAME.format_position(next(positions))),
    }
