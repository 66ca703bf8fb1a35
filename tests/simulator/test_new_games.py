"""Games gone on with as new ones, by players who want that wherever it is offered."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from engine.game import Game
from tests.simulator.memory import remembering
from tests.simulator.scenario import Run, Scenario, Wanted, draw_scenario
from tests.simulator.world import PowerCut
from tests.toy_game import TOY

GAMES: dict[str, Game[Any, Any]] = {"toy": TOY}
WANTED = Wanted(cheat="", players=4, faults=True, anew=True)
# Tables that lose so many that the others may not go on.
SEEDS = (23, 26, 42, 49, 50, 68, 86)
# Tables of slow players, two of whom are away until the others have gone on.
SEEDS_OF_RETURNS = (1, 2, 3, 12, 25, 38)


def with_two_away(seed: int) -> Scenario:
    scenario = draw_scenario(seed, GAMES, WANTED)
    manner = replace(scenario.plan.manner, pace_ms=20_000, decides=True)
    rng = Random(f"away {seed}")
    nodes = (0, rng.randint(1, 3))
    down_ms = (rng.randint(6_000, 12_000), rng.randint(6_000, 12_000))
    away = PowerCut(rng.randint(0, 2_000), nodes, down_ms)
    plan = replace(scenario.plan, manner=manner, power_cuts=(away,), partitions=(), crashes=())
    settings = replace(scenario.settings, grace_s=2, clock_s=0)
    return replace(scenario, settings=settings, plan=plan)


def reached(scenario: Scenario) -> Counter[str]:
    with remembering():
        run = Run(scenario, GAMES)
        run.go()
    return run.reached()


def test_new_games_are_played_to_an_end_that_verifies() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        seen += reached(draw_scenario(seed, GAMES, WANTED))

    assert seen["new game"]


def test_who_comes_back_is_taken_into_the_new_game() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS_OF_RETURNS:
        seen += reached(with_two_away(seed))

    assert seen["brought into a new game"]
    assert seen["took part in it"]
