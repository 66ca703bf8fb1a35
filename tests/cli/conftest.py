"""What several tests of the command line need."""

from pathlib import Path

import pytest

from tests.cli.client import LOOPBACK, tikal


@pytest.fixture(scope="session")
def logs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The two logs of one whole game, played by this program."""
    profile = tmp_path_factory.mktemp("played")
    seats = ("--computers", "2", "--strategy", "random", "--name", "Ada")
    ran = tikal("host", "--headless", "--profile", str(profile), *LOOPBACK, *seats)
    assert (ran.returncode, ran.stderr) == (0, "")
    first, second = sorted((profile / "logs").glob("*.glog"))
    return first, second


@pytest.fixture(scope="session", autouse=True)
def _english(english: None) -> None:
    """Commands called in this process speak English."""
