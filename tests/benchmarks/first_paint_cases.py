"""The window's start beside that of a bare one, each in a process of its own."""

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import PySide6

from tests.benchmarks.measure import Cases

ROOT = Path(__file__).parents[2]
VERSION = f"PySide6 {PySide6.__version__}"


@dataclass
class Start:
    """Starts one program; its windows are in starts a second of processor time.

    clock: of the last window, in starts a second by the clock.
    """

    program: str
    profile: str
    clock: float = 0.0

    def window(self, seconds: float) -> float:
        """Start it until it has taken `seconds`; return starts a second."""
        spent, taken, count = 0.0, 0.0, 0
        while spent < seconds:
            began = perf_counter()
            spent += self._once()
            taken += perf_counter() - began
            count += 1
        self.clock = count / taken
        return count / spent

    def _once(self) -> float:
        # Python's compiled files are used, as at any start but the first.
        kept = {
            name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
        }
        done = subprocess.run(
            [sys.executable, "-m", "tests.benchmarks.first_paint", self.program, self.profile],
            cwd=ROOT,
            env=kept,
            capture_output=True,
            text=True,
            check=True,
        )
        spent: float = json.loads(done.stdout)["spent"]
        return spent


@dataclass
class ByTheClock:
    """What the last window of `start` was by the clock."""

    start: Start

    def window(self, _seconds: float) -> float:
        """Return starts a second."""
        return self.start.clock


def cases() -> Cases:
    """Return the starts of both programs, and of ours until its start page is whole."""
    profile = tempfile.mkdtemp(prefix="tikal-bench-")
    starts = {
        "tikal": Start("tikal", profile),
        "whole page": Start("page", profile),
        "bare window": Start("bare", profile),
    }
    by_the_clock = {f"{name}, by the clock": ByTheClock(start) for name, start in starts.items()}
    return {**starts, **by_the_clock}
