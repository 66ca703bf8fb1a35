"""Pictures every screen of the window, in every language, look and size, and says what is cut.

python -m tests.pictures [--out FOLDER] [--language CODE] [--look NAME] [--size NAME] [--jobs N]
                         [SCREEN ...]
python -m tests.pictures --docs

Writes FOLDER/SIZE/LANGUAGE-LOOK/SCREEN.png; --docs renews the pictures of the documents instead.
Exit code 1 if a text is cut, widgets lie over each other, or a screen could not be made.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from tests.pictures.shooting import SCREENS

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "es", "da")
LOOKS = ("light", "dark")
_TELL_S = 5
DOCS = {"table": "table-path-plan"}
"""The pictures of the documents by their names, and the screens they show."""


@dataclass(frozen=True)
class Size:
    """A screen of `width` x `height` pixels, on which everything is `scale` times as large."""

    width: int
    height: int
    scale: int

    @property
    def independent(self) -> str:
        """Return the size in device-independent pixels."""
        return f"{self.width // self.scale}x{self.height // self.scale}"


SIZES = {
    "960x620": Size(960, 620, 1),  # the least that the window can be
    "1366x768": Size(1366, 768, 1),
    "3840x2160": Size(3840, 2160, 2),
}


class Tally:
    """Counts the pictures on the way to `total`, and tells now and then. misfits: found so far."""

    def __init__(self, total: int) -> None:
        self.misfits: list[str] = []
        self._total, self._taken = total, 0
        self._begun = self._told = time.monotonic()
        self._lock = threading.Lock()

    def add(self, picture: str, misfits: Sequence[str]) -> None:
        """Take note of one picture more and what does not fit on it; from any thread."""
        with self._lock:
            self._taken += 1
            self.misfits += [f"{picture}: {what}" for what in misfits]
            now = time.monotonic()
            if now - self._told >= _TELL_S or self._taken == self._total:
                self._told = now
                told = f"{now - self._begun:4.0f} s  {self._taken} of {self._total}  {picture}\n"
                sys.stdout.write(told)
                sys.stdout.flush()


@dataclass(frozen=True)
class Session:
    """The pictures that one process takes."""

    size: str
    language: str
    look: str

    def __str__(self) -> str:
        return f"{self.size}/{self.language}-{self.look}"

    def shoot(self, folder: Path, screens: Sequence[str], tally: Tally) -> None:
        """Take them into `folder`, and tell each to `tally`."""
        size, out = SIZES[self.size], folder / str(self)
        out.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "tests.pictures.shooting", self.language, self.look]
        with subprocess.Popen(
            [*command, size.independent, str(out), *screens],
            cwd=ROOT,
            env=_environment(size, folder),
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                told = json.loads(line)
                tally.add(f"{self}/{told['screen']}", told["misfits"])
        if process.returncode not in (0, 1):
            tally.misfits.append(f"{self}: the process ended with {process.returncode}")


def _environment(size: Size, folder: Path) -> dict[str, str]:
    """Return the environment in which a screen of `size` is there."""
    screen = {"name": "picture", "x": 0, "y": 0, "width": size.width, "height": size.height}
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    config = folder / f"screen-{size.width}x{size.height}.json"
    config.write_text(json.dumps({"screens": [{**screen, **dots}]}))
    # Qt reads the path up to the next colon; a relative one has none.
    platform = f"offscreen:configfile={os.path.relpath(config, ROOT)}"
    return {
        **os.environ,
        "QT_QPA_PLATFORM": platform,
        "QT_SCALE_FACTOR": str(size.scale),
        "TZ": "UTC",
    }


def sessions(args: argparse.Namespace) -> list[Session]:
    """Return what is asked for."""
    sizes = [args.size] if args.size else reversed(SIZES)  # what takes longest first
    languages = [args.language] if args.language else LANGUAGES
    looks = [args.look] if args.look else LOOKS
    return [Session(*each) for each in product(sizes, languages, looks)]


def shoot_all(asked: Sequence[Session], args: argparse.Namespace) -> list[str]:
    """Take all pictures, telling on the way how far it is; return what does not fit."""
    tally = Tally(len(asked) * (len(args.screens) or len(SCREENS)))
    with ThreadPoolExecutor(args.jobs) as pool:
        running = [pool.submit(each.shoot, args.out, args.screens, tally) for each in asked]
    for each in running:
        each.result()
    return tally.misfits


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures")
    parser.add_argument("--out", type=Path, default=ROOT / "pictures")
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--look", choices=(*LOOKS, "contrast"))
    parser.add_argument("--size", choices=tuple(SIZES))
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes at a time")
    parser.add_argument("--docs", action="store_true", help="renew docs/pictures")
    parser.add_argument("screens", nargs="*", metavar="SCREEN")
    args = parser.parse_args(argv)
    names = [screen.name for screen in SCREENS]
    for unknown in [name for name in args.screens if name not in names]:
        parser.error(f"there is no screen “{unknown}” among: {', '.join(names)}")
    args.out = args.out.resolve()
    args.out.mkdir(parents=True, exist_ok=True)
    if args.docs:
        args.language, args.look, args.size = "en", "light", "1366x768"
        args.screens = list(DOCS.values())
    found = shoot_all(sessions(args), args)
    sys.stdout.writelines(f"{line}\n" for line in found)
    sys.stdout.write(f"{len(found)} misfits\n")
    if args.docs and not found:
        for name, screen in DOCS.items():
            taken = args.out / "1366x768" / "en-light" / f"{screen}.png"
            shutil.copyfile(taken, ROOT / "docs" / "pictures" / f"{name}.png")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
