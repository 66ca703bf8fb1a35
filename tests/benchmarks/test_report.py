"""The benchmark's verdict, and one contender run for a moment."""

import sys
from contextlib import closing

import pytest

from tests.benchmarks.__main__ import MODULES, Contender, main
from tests.benchmarks.report import (
    BARS,
    COMPARED,
    COSTS,
    LIMITS,
    VERIFIED,
    exceeded,
    lines,
    missed,
    ratio,
)

RANDOM_PLAY = ("tikal", "basic, 4 players")
PEER = ("catanatron", "4 players")


def measured(values: list[float]) -> dict[tuple[str, str], list[float]]:
    """Return windows in which every case gave 100 a second in each of three rounds.

    Except random play with four players, which gave `values`.
    """
    cases = [case for pair in (*COMPARED, *COSTS) for case in pair] + [
        limit.case for limit in LIMITS
    ]
    windows = {case: [100.0, 100.0, 100.0] for case in cases}
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
        "tikal: basic, 4 players                         50          50         150  20000.00"
        in report
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


def test_a_picture_is_there_within_a_frame() -> None:
    zoom, least = ("board", "a step of zoom"), measured([100.0, 100.0, 100.0])
    late = least | {zoom: [70.0, 60.0, 50.0]}
    soon = least | {zoom: [70.0, 63.0, 50.0]}
    assert exceeded(soon) == []
    assert [limit.case for limit in exceeded(late)] == [zoom]
    assert "bar MISSED: board: a step of zoom in at most 16 ms: 16.67" in lines(late)
    assert "bar reached: board: a step of zoom in at most 16 ms: 15.87" in lines(soon)


def test_what_takes_longer_than_its_peer_is_told_as_such() -> None:
    echo, entry = ("finality", "TLS echo"), ("finality", "entry, 2 players")
    windows = measured([100.0, 100.0, 100.0]) | {echo: [1000.0] * 3, entry: [50.0] * 3}
    told = "finality: entry, 2 players           takes  20.00 times as long as finality: TLS echo"
    assert told in lines(windows)


@pytest.mark.parametrize("module", ["board_cases", "click_cases", "first_paint_cases", "log_cases"])
def test_the_window_and_the_log_answer_for_their_cases(module: str) -> None:
    wanted = {
        case for pair in (*COSTS, *((limit.case, limit.case) for limit in LIMITS)) for case in pair
    }
    named = {case for name, case in wanted if MODULES[name] == module}
    with closing(Contender(sys.executable, module)) as window:
        assert named <= set(window.cases)
        assert all(window.window(case, 0.01) > 0 for case in window.cases)


def test_entries_of_a_table_of_two_and_the_echo_are_timed() -> None:
    with closing(Contender(sys.executable, "finality_cases")) as table:
        assert {case for pair in COSTS for name, case in pair if name == "finality"} == set(
            table.cases
        )
        for case in ("TLS echo", "entry, 2 players", "entry and draw, 2 players"):
            assert table.window(case, 0.01) > 0


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
