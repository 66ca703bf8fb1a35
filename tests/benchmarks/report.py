"""What was measured, as ratios and as a table."""

from collections.abc import Mapping, Sequence
from statistics import median
from typing import NamedTuple

Windows = Mapping[tuple[str, str], Sequence[float]]
"""By contender and case what each window gave, in order: amounts per second."""

VERIFIED = ("verify", "log of 4 players")
SIGNATURES = ("verify", "its signatures alone")


TIKAL_SHOWN = ("first paint", "tikal")
PAGE_SHOWN = ("first paint", "whole page")
BARE_SHOWN = ("first paint", "bare window")
ECHO = ("finality", "TLS echo")


class Bar(NamedTuple):
    """The windows of `case` must reach `least` times those of `peer`, one after the other."""

    case: tuple[str, str]
    peer: tuple[str, str]
    least: float


BARS = (
    Bar(("tikal", "basic, 4 players"), ("catanatron", "4 players"), 1.0),
    Bar(("tikal", "auction, 4 players"), ("catanatron", "4 players"), 1.0),
    # Verifying takes at most 1.5 times as long as the checks of the signatures.
    Bar(VERIFIED, SIGNATURES, 1 / 1.5),
    # The window, head and cards, is painted at most 1.5 times as late as one with a word in it.
    Bar(TIKAL_SHOWN, BARE_SHOWN, 1 / 1.5),
)


class Limit(NamedTuple):
    """One `case` must take at most `most` milliseconds."""

    case: tuple[str, str]
    most: float


FRAME_MS = 16.0
"""A screen shows 60 pictures a second."""

LIMITS = (
    Limit(("board", "full repaint"), FRAME_MS),
    Limit(("board", "one figure moved"), FRAME_MS),
    Limit(("board", "a step of zoom"), FRAME_MS),
    Limit(("click", "a click to its picture"), FRAME_MS),
)

COMPARED = (
    *((bar.case, bar.peer) for bar in BARS),
    (("tikal", "basic, 2 players"), ("catanatron", "2 players")),
    (("tikal", "auction, 2 players"), ("catanatron", "2 players")),
    (("tikal", "basic, 2 players"), ("chess", "2 players")),
    (("tikal", "legal list"), ("chess", "legal list")),
    (("tikal", "apply"), ("chess", "push and pop")),
    (("tikal", "apply"), ("catanatron", "copy and apply")),
)
"""Pairs whose ratio is printed: how many times faster the first is."""

COSTS = (
    (TIKAL_SHOWN, BARE_SHOWN),
    (PAGE_SHOWN, BARE_SHOWN),
    (("board", "full repaint"), ("board", "repaint of a plain scene")),
    *(
        ((contender, f"{case}, by the clock"), (BARE_SHOWN[0], f"{BARE_SHOWN[1]}, by the clock"))
        for contender, case in (TIKAL_SHOWN, PAGE_SHOWN)
    ),
    (("log", "append"), ("log", "write and force")),
    *(
        (("finality", f"{what}, {players} players"), ECHO)
        for players in (2, 3, 4)
        for what in ("entry", "entry and draw")
    ),
)
"""Pairs whose ratio is printed: how many times as long the first takes."""

VALUE = (
    "A position of tikal is a value: keeping it, branching from it and going back to it copy"
    " nothing. A branch costs one apply, undo costs nothing."
)


def ratio(windows: Windows, case: tuple[str, str], peer: tuple[str, str]) -> float:
    """Return the median over the rounds of how many times faster `case` was than `peer`."""
    return median(a / b for a, b in zip(windows[case], windows[peer], strict=True))


def missed(windows: Windows) -> list[Bar]:
    """Return the bars that were not reached."""
    return [bar for bar in BARS if ratio(windows, bar.case, bar.peer) < bar.least]


def milliseconds(windows: Windows, case: tuple[str, str]) -> float:
    """Return how long one `case` takes, in the median over the rounds."""
    return 1000 / median(windows[case])


def exceeded(windows: Windows) -> list[Limit]:
    """Return the limits that were not kept."""
    return [limit for limit in LIMITS if milliseconds(windows, limit.case) > limit.most]


def lines(windows: Windows) -> list[str]:
    """Return the report: each case with its median and spread, then the ratios and the bars."""
    out = [f"{'':38}{'a second':>12}{'lowest':>12}{'highest':>12}{'µs each':>10}"]
    for (contender, case), values in windows.items():
        middle = median(values)
        out.append(
            f"{contender + ': ' + case:38}{middle:12,.0f}{min(values):12,.0f}{max(values):12,.0f}"
            f"{1e6 / middle:10.2f}"
        )
    out.append("")
    for pair in COMPARED:
        case, peer = map(": ".join, pair)
        out.append(f"{case:30} {ratio(windows, *pair):6.2f} times {peer}")
    out.append("")
    for pair in COSTS:
        case, peer = map(": ".join, pair)
        out.append(f"{case:36} takes {1 / ratio(windows, *pair):6.2f} times as long as {peer}")
    out += ["", VALUE, ""]
    cost = ratio(windows, SIGNATURES, VERIFIED)
    out += [f"Verifying a log takes {cost:.2f} times the time of its signature checks.", ""]
    low = missed(windows)
    for bar in BARS:
        verdict = "MISSED" if bar in low else "reached"
        out.append(
            f"bar {verdict}: {': '.join(bar.case)} at least {bar.least:.2f} times"
            f" {': '.join(bar.peer)}"
        )
    over = exceeded(windows)
    for limit in LIMITS:
        verdict = "MISSED" if limit in over else "reached"
        taken = milliseconds(windows, limit.case)
        out.append(
            f"bar {verdict}: {': '.join(limit.case)} in at most {limit.most:.0f} ms: {taken:.2f}"
        )
    return out
