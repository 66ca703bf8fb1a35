"""Plays many games in one process through the real window, and looks at what stays in memory.

Run it on a quiet network: what is remembered of other tables there is counted too.

Exit code: 0 if memory is flat after the fifth game, 1 if it is not, 2 if a game did not end.
"""

import argparse
import gc
import os
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Sequence
from dataclasses import astuple
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TIKAL_LANGUAGE"] = "en"


from net.shell.storage import Profile
from tests.soak.game import Evening, GameError
from tests.soak.memory import BOUNDS, WARM, Held, cached, grown, growths, held
from tests.soak.stalls import FRAME_MS, StallProbe
from tikal_qt.application import gui_application
from tikal_qt.assembly import open_window
from tikal_qt.collector import Collector
from tikal_qt.language.catalogues import speak
from tikal_qt.theme.look import Look

TRACED: Final = 3
"""So many games more are played to find out what has grown, if something has."""


def main(argv: Sequence[str] | None = None) -> int:
    """Play; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    args = parser.parse_args(argv)
    app = gui_application()
    speak(app, "en")
    look = Look(app)
    collector = Collector(app)
    probe = StallProbe()
    try:
        with tempfile.TemporaryDirectory() as folder, Profile(Path(folder)) as profile:
            window = open_window(
                profile, look, interfaces=["127.0.0.1"], seed=b"soak", computer_delay_s=0
            )
            window.resize(1366, 720)
            window.show()
            evening = Evening(window, probe)
            games = play(evening, args.games)
            what = grown(games)
            report(games, what, probe)
            if what:
                trace(evening, args.games)
            window._close_for_good()
    except GameError as error:
        sys.stderr.write(f"The soak stopped: {error}.\n")
        return 2
    finally:
        probe.stop()
        collector.stop()
    return 1 if what else 0


def play(evening: Evening, count: int) -> list[Held]:
    """Play `count` games and return what was held after each; one line for each is printed."""
    tell(
        f"{'':4}{'seconds':>8}{'KiB':>9}{'used':>9}{'blocks':>9}{'widgets':>9}{'QObjects':>9}{'items':>7}{'values':>9}{'cached':>8}"
    )
    games = []
    for number in range(count):
        began = time.monotonic()
        played = evening.play(number)
        results, most = cached()
        games.append(held())
        memory, used, blocks, widgets, objects, items, values = astuple(games[-1])
        tell(
            f"{number + 1:4}{time.monotonic() - began:8.1f}{memory:9}{used:9}{blocks:9}"
            f"{widgets:9}{objects:9}{items:7}{values:9}{results:8}  {played}"
        )
    tell(f"(Emptied after each game: the caches of results, which hold at most {most}.)")
    return games


def trace(evening: Evening, number: int) -> None:
    """Play some games more and print where what they leave behind was allocated."""
    evening.play(number)
    gc.collect()
    tracemalloc.start()
    evening.play(number)
    held()
    before = tracemalloc.take_snapshot()
    for more in range(1, TRACED + 1):
        evening.play(number + more)
    held()
    after = tracemalloc.take_snapshot()
    tracemalloc.stop()
    tell(f"What {TRACED} games more have left behind:")
    for line in after.compare_to(before, "lineno")[:20]:
        tell(f"  {line}")


def report(games: Sequence[Held], what: Sequence[str], probe: StallProbe) -> None:
    """Print how much each game has added, and how long the window has kept people waiting."""
    tell(f"Each game after the first {WARM} has added:")
    for name, growth in growths(games).items():
        tell(f"  {name:10}{growth:+9.2f}  ({_verdict(name, what)})")
    tell(f"Turns of the event loop longer than {FRAME_MS:.0f} ms, and those of its own computing:")
    for doing, turns in probe.turns.items():
        tell(
            f"  {doing:16}{turns.late:5} and {turns.busy:4} of {turns.count:6}; longest"
            f" {turns.longest:7.1f} ms, own {turns.worst:6.1f} ms in {turns.where or 'Qt'}"
        )


def _verdict(name: str, what: Sequence[str]) -> str:
    if name not in BOUNDS:
        return "not judged"
    return f"at most {BOUNDS[name]}: {'GROWS' if name in what else 'flat'}"


def tell(line: str) -> None:
    """Print `line` at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
