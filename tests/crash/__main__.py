"""Crashes real processes at every point where something is kept, and has them come back.

python -m tests.crash [--players N] [--jobs N] [--sample COUNT --seed SEED]

Prints each crash with what came of it as soon as that is known, and the counts at the end. Exit
code 1 if one failed.
"""

import argparse
import sys
import time
from collections import Counter

from tests.crash.campaign import every_crash, outcomes, sample


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.crash")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="games at a time")
    parser.add_argument("--sample", type=int, metavar="COUNT")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    crashes = sample(args.seed, args.sample) if args.sample else every_crash(args.players)
    counts: Counter[str] = Counter()
    begun = time.monotonic()
    for crash, outcome in outcomes(crashes, args.jobs):
        counts[outcome.partition(":")[0]] += 1
        minutes, seconds = divmod(round(time.monotonic() - begun), 60)
        sys.stdout.write(f"{minutes:3}:{seconds:02} {counts.total():4}  {crash}: {outcome}\n")
        sys.stdout.flush()
    total = ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items()))
    sys.stdout.write(f"{counts.total()} crashes: {total}\n")
    return 1 if counts["FAILED"] else 0


if __name__ == "__main__":
    sys.exit(main())
