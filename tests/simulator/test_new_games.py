"""Games gone on with as new ones, by players who want that wherever it is offered."""

from collections import Counter
from dataclasses import replace

from tests.simulator.memory import remembering
from tests.simulator.scenario import Run, Wanted, draw_scenario
from tests.toy_game import TOY

GAMES = {"toy": TOY}
WANTED = Wanted(cheat="", players=4, faults=True)
# Tables that lose so many that the others may not go on.
SEEDS = (23, 26, 42, 49, 50, 68, 86)


def run_anew(seed: int) -> Run:
    scenario = draw_scenario(seed, GAMES, WANTED)
    manner = replace(scenario.plan.manner, anew=True)
    with remembering():
        run = Run(replace(scenario, plan=replace(scenario.plan, manner=manner)), GAMES)
        run.go()
    return run


def test_new_games_are_played_to_an_end_that_verifies() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        seen += run_anew(seed).reached()

    assert seen["new game"]
