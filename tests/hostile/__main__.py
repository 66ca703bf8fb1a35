"""Times an honest game over loopback with and without each attack: `python -m tests.hostile`.

Every round plays one game under each attack, in turn. An entry's time is that from the wish to
act until everybody has signed what follows, with the draw where it asks for one. Ratios are to
the same game without an attack: of two players, or of three where one of them does the harm. Each
round also cuts a link, without and with a flood of connections, and times its way back.
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.hostile.comeback import come_back
from tests.hostile.duel import BURN, COMPANY, STRANGERS, duel
from tests.hostile.insiders import INSIDERS

QUIET = "quiet"
PLAYED = (QUIET, BURN, *STRANGERS, COMPANY, *INSIDERS)
HEAD = f"{'attack':18}{'begun':>8}{'frames':>9} |{'entry':>9}{'p95':>9}{'ratio':>7} |{'drawn':>9}"

Samples = dict[str, tuple[list[float], list[float]]]


def percentile(values: Sequence[float], part: float) -> float:
    """Return the value that `part` of all do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def figures(values: Sequence[float], base: Sequence[float]) -> str:
    """Return median, 95th percentile and the median's ratio to that of `base`."""
    median = statistics.median(values)
    ratio = median / statistics.median(base)
    return f"{median * 1000:7.1f}ms{percentile(values, 0.95) * 1000:7.1f}ms{ratio:6.2f}x"


def line(name: str, samples: Samples, did: dict[str, int]) -> str:
    """Return the row of one attack."""
    base = samples[COMPANY if name in INSIDERS else QUIET]
    plain, drawn = samples[name]
    parts = (figures(plain, base[0]), figures(drawn, base[1]))
    return f"{name:18}{did.get('tried', 0):8}{did.get('sent', 0):9} |" + " |".join(parts)


def healing(quiet: Sequence[float], flooded: Sequence[float]) -> str:
    """Return how long a cut link takes to heal."""
    medians = [statistics.median(values) for values in (quiet, flooded)]
    return (
        f"cut link back after {medians[0] * 1000:.1f}ms, in a flood of connections after"
        f" {medians[1] * 1000:.1f}ms: {medians[1] / medians[0]:.2f}x"
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Play the games and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--turns", type=int, default=60, help="of each game")
    parser.add_argument("--pause", type=float, default=0.02, help="seconds before each own turn")
    parser.add_argument("names", nargs="*", help=f"of {', '.join(PLAYED)}")
    args = parser.parse_args(argv)
    names = tuple(dict.fromkeys((QUIET, COMPANY, *args.names))) if args.names else PLAYED
    samples: Samples = {name: ([], []) for name in names}
    did: dict[str, dict[str, int]] = {name: {} for name in names}
    healed: dict[bool, list[float]] = {False: [], True: []}
    for done in range(args.rounds):
        sys.stderr.write(f"round {done + 1} of {args.rounds}\n")
        for name in names:
            with tempfile.TemporaryDirectory() as folder:
                outcome = duel(Path(folder), [name], args.turns, args.pause)
            samples[name][0].extend(outcome.times.plain)
            samples[name][1].extend(outcome.times.drawn)
            for what, count in outcome.did.get(name, {}).items():
                did[name][what] = did[name].get(what, 0) + count
        for flooded, times in healed.items():
            with tempfile.TemporaryDirectory() as folder:
                times.append(come_back(Path(folder), flooded=flooded))
    rows = [line(name, samples, did[name]) for name in names]
    rows.append(healing(healed[False], healed[True]))
    sys.stdout.write("\n".join([f"{HEAD}{'p95':>9}{'ratio':>7}", *rows, ""]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
