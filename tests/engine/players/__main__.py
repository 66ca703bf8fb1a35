"""The long campaign, `python -m tests.engine.players [GAMES]`: greedy against random.

Exit code 1 unless greedy wins at least 95 of 100 games of each version.
"""

import sys

from engine.players.registry import STRATEGIES
from tests.engine.players.matches import wins


def main(games: int) -> int:
    """Play `games` games of each version and print who won how many."""
    reached = True
    for variant in ("basic", "auction"):
        won = wins(variant, STRATEGIES["tikal"], range(games))
        sys.stdout.write(f"{variant}: of {games} games greedy won {won['greedy']}\n")
        reached &= won["greedy"] * 100 >= games * 95
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100))
