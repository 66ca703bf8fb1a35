"""The benchmark's verdict, and one contender run for a moment."""

import sys
from contextlib import closing

import pytest

from tests.benchmarks.__main__ import Contender, main
from tests.benchmarks.report import BARS, COMPARED, VERIFIED, lines, missed, ratio

RANDOM_PLAY = ("tikal", "basic, 4 players")
PEER = ("catanatron", "4 players")


def measured(values: list[float]) -> dict[tuple[str, str], list[float]]:
    """Return windows in which every case gave 100 a second in each of three rounds.

    Except random play with four players, which gave `values`.
    """
    windows = {case: [100.0, 100.0, 100.0] for pair in COMPARED for case in pair}
    return windows | {RANDOM_PLAY: values}


def test_the_ratio_is_the_median_over_the_rounds() -> None:
    windows = {("a", "x"): [30.0, 10.0, 90.0], ("b", "y"): [10.0, 10.0, 10.0]}
    assert ratio(windows, ("a", "x"), ("b", "y")) == 3.0


def test_the_bar_is_at_least_as_fast_as_the_peer() -> None:
    assert missed(measured([100.0, 100.0, 100.0])) == []
    assert missed(measured([250.0, 99.0, 99.0])) == [BARS[0]]
    assert [bar.case for bar in BARS if bar.peer == PEER] == [
        RANDOM_PLAY,
        ("tikal", "auction, 4 players"),
    ]


def test_the_report_names_cases_ratios_and_bars() -> None:
    report = lines(measured([150.0, 50.0, 50.0]))
    assert (
        "tikal: basic, 4 players                     50          50         150  20000.00" in report
    )
    assert "tikal: basic, 4 players          0.50 times catanatron: 4 players" in report
    assert "bar MISSED: tikal: basic, 4 players at least 1.00 times catanatron: 4 players" in report
    assert (
        "bar reached: tikal: auction, 4 players at least 1.00 times catanatron: 4 players" in report
    )


def test_the_bar_of_the_verifier_is_its_signatures_once_and_a_half() -> None:
    slow = measured([100.0, 100.0, 100.0]) | {VERIFIED: [66.0, 66.0, 66.0]}
    fair = measured([100.0, 100.0, 100.0]) | {VERIFIED: [67.0, 67.0, 67.0]}
    assert [bar.case for bar in missed(slow)] == [VERIFIED]
    assert missed(fair) == []
    assert "Verifying a log takes 1.49 times the time of its signature checks." in lines(fair)


def test_a_contender_answers_for_its_cases() -> None:
    with closing(Contender(sys.executable, "tikal_cases")) as tikal:
        assert {case for (name, case), _ in COMPARED if name == "tikal"} <= set(tikal.cases)
        assert tikal.window("apply", 0.02) > 100


def test_the_verifier_answers_for_its_cases() -> None:
    with closing(Contender(sys.executable, "verify_cases")) as verifier:
        assert verifier.cases == ["log of 4 players", "its signatures alone"]
        assert verifier.window("log of 4 players", 0.02) > 0.1
        assert verifier.window("its signatures alone", 0.02) > 0.1


def test_without_peers_the_benchmarks_say_so(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--peers", "/nowhere/python"]) == 2
    assert "/nowhere/python" in capfd.readouterr().err
