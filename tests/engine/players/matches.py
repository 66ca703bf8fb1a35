"""Whole games between computer players."""

from collections.abc import Mapping, Sequence

from engine.game import Choice, Draw, Setup
from engine.players.chooser import seeded
from engine.players.registry import Strategy
from engine.tikal.game import Tikal
from engine.tikal.position import Position

GAME = Tikal()


def play(variant: str, strategies: Sequence[Strategy], seed: int) -> Position:
    """Return the last position of a game; seat n plays by `strategies[n]`, all else by `seed`.

    Every action chosen is checked to be legal.
    """
    choose = seeded(f"match {seed}".encode())
    position = GAME.new(Setup(len(strategies), variant, seed % len(strategies)))
    while True:
        match GAME.awaiting(position):
            case Choice(seat=seat):
                action = strategies[seat](GAME, position, choose)
                assert action in GAME.legal(position)
                position = GAME.apply(position, action)
            case Draw(choices=choices):
                position = GAME.draw(position, choices[choose(len(choices))])
            case _:
                return position


def wins(variant: str, pair: Mapping[str, Strategy], seeds: range) -> dict[str, int]:
    """Return how many two-player games of `seeds` each of `pair` wins; they change seats."""
    won = dict.fromkeys(pair, 0)
    for seed in seeds:
        names = list(pair) if seed // 2 % 2 else list(pair)[::-1]
        scores = play(variant, [pair[name] for name in names], seed).scores
        if scores[0] != scores[1]:
            won[names[scores[1] > scores[0]]] += 1
    return won
