"""Campaigns by seed; `python -m tests.simulator --seeds N` runs longer ones."""

import hashlib
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from net.core.view import Stage
from tests.present import present
from tests.simulator.__main__ import ALL_GAMES, main
from tests.simulator.cheats import CHEATS
from tests.simulator.checks import BrokenRuleError
from tests.simulator.reach import ENOUGH, NEEDED, missed
from tests.simulator.scenario import Wanted, draw_scenario, run_seed

HONEST = Wanted(cheat="", faults=False)
FAULTY = Wanted(cheat="", faults=True)
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("block", range(3))
def test_honest_tables_play_to_the_end_in_any_weather(block: int) -> None:
    for seed in range(block * 12, block * 12 + 12):
        run_seed(seed, ALL_GAMES, HONEST)


@pytest.mark.parametrize("cheat", sorted(CHEATS))
def test_cheats_win_nothing(cheat: str) -> None:
    runs = [run_seed(seed, ALL_GAMES, Wanted(cheat=cheat, faults=False)) for seed in range(5)]

    codes = {code for run in runs for code in run.stopped_by}
    assert bool(codes) == bool(CHEATS[cheat].trouble)
    assert codes <= set(CHEATS[cheat].trouble)
    assert all(run.over for run in runs) or not CHEATS[cheat].finishes
    assert any(run.deeds is not None and run.deeds.done for run in runs)
    # A table that is closed before the game leaves no log.
    began = [run for run in runs if any(node.log for node in run.world.honest)]
    assert any(run.caught for run in began) or not (began and CHEATS[cheat].verdicts)


@pytest.mark.parametrize("block", range(2))
def test_tables_survive_crashes_splits_and_leavers(block: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(block * 8, block * 8 + 8):
        seen += run_seed(seed, ALL_GAMES, FAULTY).reached()

    assert seen["resumed"]
    assert seen["epoch without 1"]
    assert seen["entry passive"]


@pytest.mark.parametrize(
    "seed",
    [
        *(6, 16, 26, 55, 81, 126, 142, 152, 159, 1042, 6018, 6033),
        *(400190, 500125, 600203, 600294),
    ],
)
def test_runs_that_went_wrong_before_go_well(seed: int) -> None:
    run_seed(seed, ALL_GAMES)


@pytest.mark.parametrize(
    "seed", [10111, 10212, 10299, 32241, 32289, 32536, 33011, 33117, 33136, 33176, 110029]
)
def test_tables_with_faults_that_went_wrong_before_go_well(seed: int) -> None:
    run_seed(seed, ALL_GAMES, FAULTY)


def test_a_campaign_names_what_it_never_reached() -> None:
    assert missed(Counter(dict.fromkeys(NEEDED, 1)), ENOUGH, Wanted()) == []
    lacking = Counter({what: 1 for what in NEEDED if what != "return"})
    assert missed(lacking, ENOUGH, Wanted()) == ["return"]
    assert missed(Counter(), ENOUGH - 1, Wanted()) == []
    assert missed(Counter(), ENOUGH, HONEST) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_of_tikal_play_to_the_end(players: int) -> None:
    run = run_seed(players, ALL_GAMES, Wanted("tikal", "", players, faults=False))

    plays = [node.view.play for node in run.world.nodes]
    assert [node.view.stage for node in run.world.nodes] == [Stage.OVER] * players
    assert all(play is not None and play.entries == present(plays[0]).entries for play in plays)


def test_a_seed_gives_the_same_run_again() -> None:
    one, two = (run_seed(7, ALL_GAMES, HONEST) for _ in range(2))

    assert [node.log for node in one.world.nodes] == [node.log for node in two.world.nodes]
    assert one.world.clock.now_ms == two.world.clock.now_ms


def test_the_scenarios_of_the_campaign_are_diverse() -> None:
    scenarios = [draw_scenario(seed, ALL_GAMES) for seed in range(1_000)]

    assert {scenario.settings.players for scenario in scenarios} == {2, 3, 4}
    assert {scenario.settings.variant for scenario in scenarios} == {"plain", "rush"}
    assert {scenario.plan.weather.delay for scenario in scenarios} == {3, 40, 300}
    assert {scenario.cheat for scenario in scenarios} == {"", *CHEATS}
    assert {len(scenario.plan.cuts) for scenario in scenarios} >= {0, 1, 3, 6}


def test_a_session_that_forgets_to_store_first_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "net.core.outbox.Outbox.publish", lambda self, frame: self._held.append((0, frame))
    )
    with pytest.raises(BrokenRuleError, match="the root is stored before COMMIT"):
        run_seed(1, ALL_GAMES, HONEST)


def test_a_session_that_reveals_out_of_order_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("net.core.play.Play.may_reveal", lambda _self, _seat: True)
    with pytest.raises(BrokenRuleError, match="who gains from a draw reveals first"):
        run_seed(0, ALL_GAMES, Wanted(cheat="", players=4, faults=False))


def test_a_failing_seed_is_printed_with_its_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("net.core.play.Play.may_reveal", lambda _self, _seat: True)
    arguments = ["--seeds", "3", "--cheat", "", "--players", "4", "--faults", "no"]
    monkeypatch.setattr("sys.argv", ["simulator", *arguments])

    assert main() == 1
    out = capsys.readouterr().out
    assert "python -m tests.simulator --seed 0 --game toy --players 4 --cheat '' --faults no" in out
    assert "3 runs, 3 failed" in out


def test_several_processes_find_what_one_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = []
    for jobs in ("1", "2"):
        monkeypatch.setattr("sys.argv", ["simulator", "--seeds", "4", "--jobs", jobs])
        assert main() == 0
        printed.append(capsys.readouterr().out.rsplit(",", 1)[0])

    assert "sent Action" in printed[0]
    assert printed[0] == printed[1]


@pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
def test_a_run_does_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    script = (
        "import hashlib\n"
        "from tests.simulator.scenario import Wanted, run_seed\n"
        "from tests.toy_game import TOY\n"
        "run = run_seed(11, {'toy': TOY}, Wanted(cheat='', players=3, faults=False))\n"
        "print(hashlib.sha256(b''.join(n.log for n in run.world.nodes)).hexdigest())\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )

    run = run_seed(11, ALL_GAMES, Wanted(cheat="", players=3, faults=False))
    logs = b"".join(node.log for node in run.world.nodes)
    assert done.stdout.strip() == hashlib.sha256(logs).hexdigest()
