"""Whole games of random choices, for the tests."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine.game import Draw, Over, Setup
from engine.tikal.actions import Action
from engine.tikal.chance import drawn
from engine.tikal.opening import new
from engine.tikal.position import Position
from engine.tikal.rules import apply, awaiting, legal

EVERY_SETUP = [(players, variant) for variant in ("basic", "auction") for players in (2, 3, 4)]


class Step(NamedTuple):
    """A position, what happened in it, and the position after."""

    before: Position
    event: Action | str
    after: Position


def random_game(players: int, variant: str, seed: int) -> Iterator[Step]:
    """Yield the steps of a game in which every legal action is equally likely."""
    return play_on(new(Setup(players, variant)), Random(f"{players} {variant} {seed}"))


def play_on(position: Position, random: Random) -> Iterator[Step]:
    """Yield the steps of random play from `position` to the end of the game."""
    while True:
        awaited = awaiting(position)
        event: Action | str
        if isinstance(awaited, Over):
            return
        if isinstance(awaited, Draw):
            event = random.choice(awaited.choices)
            after = drawn(position, event)
        else:
            event = random.choice(legal(position))
            after = apply(position, event)
        yield Step(position, event, after)
        position = after
