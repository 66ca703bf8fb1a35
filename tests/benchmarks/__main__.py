"""Times the program beside its peers, each window in turn, and says what the bars say.

Exit code: 0 if every bar is reached, 1 if one is missed, 2 if a contender failed.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from tests.benchmarks.report import Windows, exceeded, lines, missed

ROOT = Path(__file__).parents[2]
MODULES = {
    "catanatron": "catanatron_cases",
    "chess": "chess_cases",
    "tikal": "tikal_cases",
    "verify": "verify_cases",
    "board": "board_cases",
    "click": "click_cases",
    "first paint": "first_paint_cases",
    "finality": "finality_cases",
    "log": "log_cases",
}
PEERS = ("catanatron", "chess")
WARM_UP = 0.5
"""Seconds of each case that are not counted."""


class Contender:
    """A process that runs the cases of one module; until `close`."""

    def __init__(self, python: str, module: str) -> None:
        self._process = subprocess.Popen(
            [python, "-m", "tests.benchmarks.contender", module],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        about = self._next()
        self.cases: list[str] = about["cases"]
        self.title = f"{about['version']} on Python {about['python']}"

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()

    def window(self, case: str, seconds: float) -> float:
        """Return what `case` does in a second, measured over `seconds`."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds} {case}\n")
        self._process.stdin.flush()
        return float(self._next()["per_second"])

    def _next(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise ChildProcessError("a contender ended; what it said stands above")
        message: dict[str, Any] = json.loads(line)
        return message


def compete(contenders: dict[str, Contender], rounds: int, seconds: float) -> Windows:
    """Return the windows of every case; in each round every case has one, in turn."""
    windows: dict[tuple[str, str], list[float]] = {
        (name, case): [] for name, contender in contenders.items() for case in contender.cases
    }
    for name, case in windows:
        contenders[name].window(case, WARM_UP)
    for done in range(rounds):
        sys.stderr.write(f"round {done + 1} of {rounds}\n")
        for (name, case), values in windows.items():
            values.append(contenders[name].window(case, seconds))
    return windows


def main(argv: Sequence[str] | None = None) -> int:
    """Run the benchmarks and print the report; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--peers", required=True, help="the Python that has the peers installed")
    parser.add_argument("--rounds", type=int, default=5, help="windows of each case")
    parser.add_argument("--seconds", type=float, default=0.8, help="length of a window")
    args = parser.parse_args(argv)
    try:
        with ExitStack() as running:
            contenders = {}
            for name, module in MODULES.items():
                python = args.peers if name in PEERS else sys.executable
                contenders[name] = running.enter_context(closing(Contender(python, module)))
            windows = compete(contenders, args.rounds, args.seconds)
    except (ChildProcessError, OSError) as error:
        sys.stderr.write(f"The benchmarks stopped: {error}.\n")
        return 2
    titles = (f"{name} {contender.title}" for name, contender in contenders.items())
    sys.stdout.write("\n".join([*titles, "", *lines(windows), ""]))
    return 1 if missed(windows) or exceeded(windows) else 0


if __name__ == "__main__":
    sys.exit(main())
