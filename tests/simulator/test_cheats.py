"""What campaigns demand of cheats, and that a deed nobody is convicted of is noticed."""

from collections import Counter

import pytest

from tests.simulator.__main__ import ALL_GAMES
from tests.simulator.cheats import CHEATS, Cheat
from tests.simulator.reach import ENOUGH_OF_A_CHEAT, missed
from tests.simulator.scenario import Wanted, draw_scenario, run_seed


def test_a_campaign_names_cheats_that_did_nothing_or_were_never_convicted() -> None:
    seen = Counter({"with lock-hider": ENOUGH_OF_A_CHEAT, "with silent": ENOUGH_OF_A_CHEAT})
    wanted = Wanted(cheat="lock-hider")

    assert missed(seen, 100, wanted) == ["did lock-hider", "caught lock-hider", "did silent"]
    seen.update({"did lock-hider": 1, "caught lock-hider": 1, "did silent": 1})
    assert missed(seen, 100, wanted) == []
    assert missed(Counter({"with lock-hider": ENOUGH_OF_A_CHEAT - 1}), 100, wanted) == []


def test_a_deed_the_logs_hold_that_convicts_nobody_fails_the_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wanted = Wanted(cheat="lock-hider", faults=False)
    assert run_seed(0, ALL_GAMES, wanted).caught
    monkeypatch.setattr("net.core.verify.checking.check_votes", lambda _course: None)

    with pytest.raises(AssertionError, match="OK_"):
        run_seed(0, ALL_GAMES, wanted)


def test_another_cheat_leaves_all_else_of_a_seed_as_it_is() -> None:
    one = draw_scenario(7, ALL_GAMES, Wanted(cheat="lock-hider", players=3))
    two = draw_scenario(7, ALL_GAMES, Wanted(cheat="replayer", players=3))

    assert (one.settings, one.plan, one.faults) == (two.settings, two.plan, two.faults)


def test_who_needs_somebody_away_gets_it() -> None:
    for name in ("false-joiner", "early-reinstater"):
        scenario = draw_scenario(3, ALL_GAMES, Wanted(cheat=name))
        (away_ms,) = scenario.plan.power_cuts[0].down_ms

        assert away_ms > scenario.settings.grace_s * 1_000


@pytest.mark.parametrize("cheat", ["false-joiner", "early-reinstater", "lock-forger", "tip-copier"])
def test_who_cheats_between_epochs_wins_nothing_where_programs_crash(cheat: str) -> None:
    runs = [run_seed(seed, ALL_GAMES, Wanted(cheat=cheat, faults=True)) for seed in range(4)]

    assert any(run.deeds is not None and run.deeds.done for run in runs)
    assert issubclass(type(runs[0].deeds), Cheat)
    assert CHEATS[cheat].least <= min(len(run.world.nodes) for run in runs)
