"""Catanatron at random, and the cost of branching."""

from importlib.metadata import version
from random import Random

from catanatron import Color, Game, RandomPlayer

from tests.benchmarks.measure import Case, Cases, operation

VERSION = version("catanatron")
COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
CHANCE = Random(20261130)


def play(players: int) -> int:
    """Play one game at random; return its number of decisions."""
    game = Game([RandomPlayer(color) for color in COLORS[:players]], seed=CHANCE.getrandbits(30))
    game.play()
    return len(game.state.actions)


def cases() -> Cases:
    """Return whole games, and what keeping a state while trying an action in it costs."""
    game = Game([RandomPlayer(color) for color in COLORS], seed=7)
    for _ in range(200):
        game.play_tick()

    def branch() -> None:
        game.copy().execute(game.state.playable_actions[0])

    return {
        "4 players": Case(lambda: play(4)),
        "2 players": Case(lambda: play(2)),
        "copy": operation(game.copy),
        "copy and apply": operation(branch),
    }
