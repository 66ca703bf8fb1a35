"""Which crashes are tried: all points of a short game, or a sample of them by seed."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.crash.mortal import WAYS
from tests.crash.scenario import NO_CRASH, Crash, run

LAST_POINT = 70
"""No seat of the game writes as often: later points are past its end."""


def every_crash(players: int) -> Iterator[Crash]:
    """Yield every crash of every seat, point after point until the game is over before it."""
    for victim in range(players):
        for way in WAYS:
            for point in range(1, LAST_POINT + 1):
                yield Crash(players, victim, point, way)


def sample(seed: int, count: int) -> list[Crash]:
    """Return `count` crashes, the same for the same `seed`."""
    chance = random.Random(seed)
    crashes = []
    for _ in range(count):
        players = chance.choice((2, 3))
        victim, point = chance.randrange(players), chance.randint(1, 35)
        crashes.append(Crash(players, victim, point, chance.choice(WAYS)))
    return crashes


def outcomes(crashes: Iterable[Crash]) -> Iterator[tuple[Crash, str]]:
    """Yield what came of each crash, or why it failed; a seat's points end with its game."""
    over: Counter[tuple[int, int, str]] = Counter()
    for crash in crashes:
        series = (crash.players, crash.victim, crash.way)
        # How many writes a game takes differs a little from run to run.
        if over[series] >= 3:
            continue
        with TemporaryDirectory(prefix="crash-") as folder:
            try:
                outcome = run(Path(folder), crash)
            except AssertionError as error:
                outcome = f"FAILED: {error}"
        over[series] = over[series] + 1 if outcome == NO_CRASH else 0
        yield crash, outcome
