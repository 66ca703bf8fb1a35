"""python -m tests.simulator --seeds N [--first S] [--seed S] [--game toy|tikal] [--cheat NAME]."""

import argparse
import sys
import time
import traceback

from engine.games import GAMES
from tests.simulator.cheats import CHEATS
from tests.simulator.scenario import draw_scenario, run_seed
from tests.toy_game import TOY

ALL_GAMES = {"toy": TOY, **GAMES}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulator", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100, help="how many seeds to run")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--seed", type=int, help="run this one alone and show what goes wrong")
    parser.add_argument("--game", choices=sorted(ALL_GAMES), default="toy")
    parser.add_argument("--players", type=int, default=0, help="2-4; by seed if left out")
    parser.add_argument(
        "--cheat", choices=["", *sorted(CHEATS)], help="empty for none; else by seed"
    )
    options = parser.parse_args()
    fixed = (options.game, options.cheat, options.players)
    if options.seed is not None:
        sys.stdout.write(f"{draw_scenario(options.seed, ALL_GAMES, *fixed)}\n")
        run_seed(options.seed, ALL_GAMES, *fixed)
        return 0
    return _campaign(range(options.first, options.first + options.seeds), fixed)


def _campaign(seeds: range, fixed: tuple[str, str | None, int]) -> int:
    game, cheat, players = fixed
    extra = f" --game {game}" + (f" --players {players}" if players else "")
    extra += "" if cheat is None else f" --cheat '{cheat}'"
    began = time.monotonic()
    failed = 0
    for seed in seeds:
        try:
            run_seed(seed, ALL_GAMES, *fixed)
        except Exception as error:  # noqa: BLE001  # whatever it is, the other seeds still run
            failed += 1
            last = traceback.extract_tb(error.__traceback__)[-1]
            what = f"{type(error).__name__} in {last.name}: {str(error)[:300]}"
            sys.stdout.write(f"seed {seed}: {what}\n")
            sys.stdout.write(f"    python -m tests.simulator --seed {seed}{extra}\n")
    took = time.monotonic() - began
    sys.stdout.write(f"{len(seeds)} runs, {failed} failed, {took:.1f} s\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
