"""python -m tests.simulator --seeds N [--first S] [--jobs J] [--seed S] [--game G] [--anew]."""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool

from engine.games import GAMES
from tests.simulator.cheats import CHEATS
from tests.simulator.reach import missed
from tests.simulator.scenario import Wanted, draw_scenario, run_seed
from tests.toy_game import TOY

ALL_GAMES = {"toy": TOY, **GAMES}
SOME = 500
"""After so many runs a long campaign says how far it is."""
FAULTS = {"": None, "no": False, "yes": True}


def main() -> int:
    options = _parser().parse_args()
    faults = FAULTS[options.faults]
    wanted = Wanted(options.game, options.cheat, options.players, faults, options.anew)
    if options.seed is not None:
        sys.stdout.write(f"{draw_scenario(options.seed, ALL_GAMES, wanted)}\n")
        run = run_seed(options.seed, ALL_GAMES, wanted)
        sys.stdout.write(_table(run.reached()))
        return 0
    seeds = range(options.first, options.first + options.seeds)
    return _campaign(seeds, wanted, options.jobs)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.simulator", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100, help="how many seeds to run")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes run them")
    parser.add_argument("--seed", type=int, help="run this one alone and show what goes wrong")
    parser.add_argument("--game", choices=sorted(ALL_GAMES), default="toy")
    parser.add_argument("--players", type=int, default=0, help="2-4; by seed if left out")
    parser.add_argument(
        "--cheat", choices=["", *sorted(CHEATS)], help="empty for none; else by seed"
    )
    parser.add_argument(
        "--faults", choices=sorted(FAULTS), default="", help="crashes and splits; else by seed"
    )
    parser.add_argument(
        "--anew", action="store_true", help="players go on as new games, and come back into them"
    )
    return parser


def _campaign(seeds: range, wanted: Wanted, jobs: int) -> int:
    began = time.monotonic()
    failed = 0
    seen: Counter[str] = Counter()
    for done, (seed, reached, fault) in enumerate(_run_all(seeds, wanted, jobs), 1):
        seen += reached
        if done % SOME == 0:
            sys.stderr.write(f"{done} of {len(seeds)}, {failed} failed\n")
        if fault:
            failed += 1
            sys.stdout.write(f"seed {seed}: {fault}\n")
            sys.stdout.write(f"    python -m tests.simulator --seed {seed}{_flags(wanted)}\n")
            sys.stdout.flush()
    took = time.monotonic() - began
    sys.stdout.write(_table(seen))
    absent = missed(seen, len(seeds), wanted)
    if absent:
        sys.stdout.write(f"never reached: {', '.join(absent)}\n")
    sys.stdout.write(f"{len(seeds)} runs, {failed} failed, {took:.1f} s\n")
    return 1 if failed or absent else 0


Outcome = tuple[int, Counter[str], str]


def _run_all(seeds: range, wanted: Wanted, jobs: int) -> Iterator[Outcome]:
    """Yield for each of `seeds`, in order, what it has reached and what has gone wrong."""
    run = partial(_outcome, wanted=wanted)
    if jobs == 1:
        yield from map(run, seeds)
        return
    with Pool(jobs) as pool:
        yield from pool.imap(run, seeds, chunksize=20)


def _outcome(seed: int, wanted: Wanted) -> Outcome:
    try:
        return seed, run_seed(seed, ALL_GAMES, wanted).reached(), ""
    except Exception as error:  # noqa: BLE001  # whatever it is, the other seeds still run
        last = traceback.extract_tb(error.__traceback__)[-1]
        return seed, Counter(), f"{type(error).__name__} in {last.name}: {str(error)[:300]}"


def _flags(wanted: Wanted) -> str:
    flags = f" --game {wanted.game}" + (f" --players {wanted.players}" if wanted.players else "")
    flags += "" if wanted.cheat is None else f" --cheat '{wanted.cheat}'"
    faults = next(name for name, value in FAULTS.items() if value is wanted.faults)
    flags += f" --faults {faults}" if faults else ""
    return flags + (" --anew" if wanted.anew else "")


def _table(seen: Counter[str]) -> str:
    return "".join(f"{count:>10}  {what}\n" for what, count in sorted(seen.items()))


if __name__ == "__main__":
    sys.exit(main())
