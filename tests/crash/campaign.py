"""Which crashes are tried: all points of a short game, or a sample of them by seed."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from subprocess import TimeoutExpired
from tempfile import TemporaryDirectory

from tests.crash.mortal import WAYS
from tests.crash.scenario import NO_CRASH, Crash, run

LAST_POINT = 70
"""No seat of the game writes as often: later points are past its end."""
PAST_THE_END = 3
"""So many games in a row that were over before the point end a seat's points.

How many writes a game takes differs a little from run to run.
"""


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


def outcomes(crashes: Iterable[Crash], jobs: int = 1) -> Iterator[tuple[Crash, str]]:
    """Yield what came of each crash, or why it failed, as soon as it is known.

    jobs: games at a time. A seat's points end with its game; an interrupted campaign starts no
    further game.
    """
    over: Counter[tuple[int, int, str]] = Counter()
    left = (crash for crash in crashes if over[_series(crash)] < PAST_THE_END)
    running: dict[Future[str], Crash] = {}
    # Threads do: the games are processes of their own.
    with ThreadPoolExecutor(jobs) as pool:
        while True:
            while len(running) < jobs and (crash := next(left, None)) is not None:
                running[pool.submit(_outcome, crash)] = crash
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                crash, outcome = running.pop(done), done.result()
                series = _series(crash)
                over[series] = over[series] + 1 if outcome == NO_CRASH else 0
                yield crash, outcome


def _series(crash: Crash) -> tuple[int, int, str]:
    return crash.players, crash.victim, crash.way


def _outcome(crash: Crash) -> str:
    with TemporaryDirectory(prefix="crash-") as folder:
        try:
            return run(Path(folder), crash)
        except (AssertionError, TimeoutExpired) as error:
            return f"FAILED: {error}"
