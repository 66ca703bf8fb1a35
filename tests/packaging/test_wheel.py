"""The built wheel, installed into an empty environment and started from another folder, works."""

import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel once, without reaching for the network."""
    out = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out)]
    subprocess.run([*command, str(ROOT)], check=True, capture_output=True, timeout=110)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the `bin` folder of an environment that holds the wheel.

    The dependencies come from this suite's environment by a path file: it is not processed
    recursively, so the editable install of the source tree stays out of sight.
    """
    root = tmp_path_factory.mktemp("environment")
    venv.create(root, with_pip=False, symlinks=True)
    (site,) = root.glob("lib/python*/site-packages")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    (site / "dependencies.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    return root / "bin"


def run(python: Path, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run the environment's Python away from the source tree."""
    command = [str(python / "python"), *arguments]
    return subprocess.run(command, check=False, cwd=cwd, capture_output=True, text=True, timeout=60)


def test_holds_the_four_packages_and_nothing_else(wheel: Path) -> None:
    """A flat layout could ship its tests by accident, or leave its data out."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()

    assert {name.split("/")[0] for name in names if "dist-info" not in name} == {
        "engine",
        "net",
        "resources",
        "tikal_qt",
    }
    assert "resources/data/tikal.json" in names


def test_declares_both_commands(wheel: Path) -> None:
    """The console command and the one without a console start the same program."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("entry_points.txt"))
        text = archive.read(name).decode()

    assert "[console_scripts]\ntikal = tikal_qt.__main__:main" in text
    assert "[gui_scripts]\ntikal-qt = tikal_qt.__main__:main" in text


def test_starts_from_another_folder(installed: Path, tmp_path: Path) -> None:
    """The command finds its packages where the wheel put them."""
    result = run(installed, "-m", "tikal_qt", "--version", cwd=tmp_path)

    assert (result.returncode, result.stdout) == (0, "tikal 0.1.0\n")


def test_plays_by_the_installed_rules(installed: Path, tmp_path: Path) -> None:
    """The engine of the wheel reads its components from the wheel."""
    code = (
        "import engine, engine.games; from engine.game import Setup;"
        "game = engine.games.game('tikal'); print(engine.__file__);"
        "print(game.awaiting(game.new(Setup(2, 'basic', 0))).purpose)"
    )
    result = run(installed, "-c", code, cwd=tmp_path)

    place, purpose = result.stdout.splitlines()
    assert Path(place).is_relative_to(installed.parent)
    assert purpose == "tile"
