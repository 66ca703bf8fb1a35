"""The logs of all sessions that leave, stay away and come back: valid, blaming nobody."""

from collections.abc import Callable
from typing import Any

import pytest

from net.core.absence import StandIn
from net.core.verify import Exit, Report, Verdict, Weight, verify
from tests.net.core import (
    test_members,
    test_members_cheats,
    test_onlookers,
    test_play_cheats,
    test_play_disputes,
    test_play_equivocation,
    test_play_evidence,
    test_resume,
)
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig
from tests.net.core.verdicts import IN_ORDER, blamed

CHEATS = (
    test_members_cheats,
    test_play_cheats,
    test_play_disputes,
    test_play_equivocation,
    test_play_evidence,
)


class Kept(Rig):
    """A rig that can be asked for its logs when its test is over."""

    latest: "Kept"

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.stand_ins: dict[str, StandIn] = dict(more.get("stand_ins") or {})
        Kept.latest = self

    def report(self, *seats: int) -> Report:
        logs = [self.logs[seat] for seat in seats]
        return verify(logs, GAMES, BUILD, stand_ins=self.stand_ins)


def scenarios(*modules: Any, having: str = "") -> list[Any]:
    """Return the tests of `modules` whose name has `having`."""
    return [
        pytest.param(module, test, id=name)
        for module in modules
        for name, test in vars(module).items()
        if name.startswith("test_") and having in name and not hasattr(test, "pytestmark")
    ]


@pytest.mark.parametrize(("module", "test"), scenarios(test_members, test_onlookers, test_resume))
def test_every_scenario_leaves_logs_in_order(
    module: Any, test: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "Rig", Kept)
    test()
    rig = Kept.latest
    written = [seat for seat, log in enumerate(rig.logs) if log]
    for seat in written:
        verdicts = {finding.verdict for finding in rig.report(seat).findings}
        assert verdicts <= IN_ORDER
        assert verdicts
    together = rig.report(*written)
    assert {finding.verdict for finding in together.findings} <= IN_ORDER | {Verdict.TRUNCATED}
    assert {finding.seat for finding in together.findings} <= {None}


@pytest.mark.parametrize(("module", "test"), scenarios(*CHEATS, having="convict"))
def test_every_cheat_is_convicted_and_nobody_else(
    module: Any, test: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "Rig", Kept)
    test()
    report = Kept.latest.report(*range(len(Kept.latest.logs)))

    assert len(blamed(report)) == 1
    assert report.exit is Exit.PROVEN


def test_a_game_played_on_by_two_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_members, "Rig", Kept)
    test_members.test_they_play_on_to_the_end()
    report = Kept.latest.report(0, 1, 2)

    assert [log.complete for log in report.logs] == [True, False, True]
    assert report.logs[0].digest == report.logs[2].digest != report.logs[1].digest
    (drop,) = [f for f in report.findings if f.verdict is Verdict.OK_WITH_DROPS and f.log == 0]
    assert drop.params == (("seats", "1"), ("voters", "0,2"), ("reason", "silence"))
    assert Kept.latest.report(0, 2).exit is Exit.CLEAN


def test_a_claimed_forfeit_is_a_claim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_members, "Rig", Kept)
    test_members.test_who_stays_alone_may_claim_the_game()
    report = Kept.latest.report(0)

    claim, end = report.findings
    assert (claim.verdict, claim.weight) == (Verdict.OK_WITH_DROPS, Weight.CLAIM)
    assert claim.params == (("seats", "1"), ("voters", "0"), ("reason", "forfeit"))
    assert end.verdict is Verdict.OK_INCOMPLETE
    assert report.exit is Exit.INCONCLUSIVE


def test_a_table_ended_by_a_leave_is_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_members, "Rig", Kept)
    test_members.test_a_table_may_end_where_a_player_leaves()
    report = Kept.latest.report(0, 1)

    assert [log.complete for log in report.logs] == [True, True]
    assert {finding.verdict for finding in report.findings} == {Verdict.OK_WITH_DROPS}
    assert report.exit is Exit.CLEAN
