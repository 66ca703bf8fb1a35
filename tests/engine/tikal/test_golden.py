"""Recorded games replay to the same bytes, on every Python and under every hash seed."""

import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from engine.games import game
from engine.tikal.actions import Action
from tests.engine.tikal.golden import DRAW, FILES, load, replay

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_end(path: Path) -> None:
    record = load(path)
    replayed = replay(record)
    assert replayed == {fact: record[fact] for fact in replayed}


def test_the_recorded_games_use_every_kind_of_action() -> None:
    parse = game("tikal").parse_action
    events = [event for path in FILES for event in load(path)["events"]]
    kinds = {type(parse(event)) for event in events if not event.startswith(DRAW)}
    assert kinds == set(get_args(Action))


def pythons() -> dict[str, str]:
    """Return by version this Python and the others from 3.11 on that the machine has."""
    found = {f"3.{sys.version_info.minor}": sys.executable}
    homes = sorted(Path.home().glob(".pyenv/versions/3.*/bin"))
    path = os.pathsep.join(map(str, (os.environ["PATH"], *homes)))
    for version in (f"3.{minor}" for minor in range(11, 20)):
        for folder in path.split(os.pathsep):
            python = Path(folder) / f"python{version}"
            if version not in found and python.is_file() and _runs(python):
                found[version] = str(python)
    return found


def _runs(python: Path) -> bool:
    """Say whether `python` is more than a shim that finds nothing."""
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


PYTHONS = pythons()


@pytest.mark.parametrize("hash_seed", ["0", "1", "4294967295"])
@pytest.mark.parametrize("version", PYTHONS)
def test_hashes_are_equal_on_every_python_under_every_hash_seed(
    version: str, hash_seed: str
) -> None:
    ran = subprocess.run(
        [PYTHONS[version], "-m", "tests.engine.tikal.golden"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == "".join(f"{path.name} {load(path)['hashes']}\n" for path in FILES)
