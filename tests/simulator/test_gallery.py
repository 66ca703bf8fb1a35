"""Who looks on in the simulator: sees the whole game, whenever he comes, and changes nothing."""

from collections import Counter
from dataclasses import replace
from random import Random

from net.core.view import Stage
from tests.simulator.__main__ import ALL_GAMES
from tests.simulator.gallery import Visit, draw_visits
from tests.simulator.scenario import Run, Wanted, draw_scenario

QUIET = Wanted(cheat="", players=3, faults=False)


def run_with(seed: int, *visits: Visit, wanted: Wanted = QUIET, calm: bool = False) -> Run:
    scenario = draw_scenario(seed, ALL_GAMES, wanted)
    cuts = () if calm else scenario.plan.cuts
    plan = replace(scenario.plan, cuts=cuts, visits=visits)
    run = Run(replace(scenario, plan=plan), ALL_GAMES)
    run.go()
    return run


def test_who_comes_leaves_and_comes_back_sees_the_game_to_its_end() -> None:
    run = run_with(1, Visit(0, 5, 40, 30), Visit(1, 100, 20, 20_000))

    host = run.world.nodes[0].view.play
    assert run.over
    assert host is not None
    for onlooker in run.world.onlookers:
        assert onlooker.view.stage is Stage.OVER
        play = onlooker.view.play
        assert play is not None
        assert play.entries == host.entries


def test_a_meddler_changes_nothing() -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        run = run_with(seed, Visit(0, 0, 100_000, 500, meddles=True))
        seen += run.reached()

        assert run.over
        assert not run.troubles
        for node in run.world.nodes:
            remarks = [line for line in node.view.chat if line.key]
            assert len(remarks) <= 20 + 2 * run.world.clock.now_ms // 1000
    assert seen["meddled"] == 3


def test_everybody_hears_who_looks_on() -> None:
    for seed in range(3):
        visits = (Visit(0, 5, 40, 30), Visit(1, 100, 20, 500), Visit(1, 0, 9_000, 500))
        run = run_with(seed, *visits, calm=True)

        assert run.reached()["heard who looks on"] == 3
        assert run.reached()["sent Remark"] > 0


def test_onlookers_are_drawn_by_seed() -> None:
    drawn = [draw_visits(Random(seed), 3, 1_000) for seed in range(300)]

    assert {len(visits) for visits in drawn} == {0, 1, 2}
    assert {one.host for visits in drawn for one in visits} == {0, 1, 2}
    assert {one.meddles for visits in drawn for one in visits} == {False, True}
