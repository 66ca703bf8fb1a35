"""Nothing is wanted yet as a test begins."""

import pytest

from tests.cli.follower.following import WANTED


@pytest.fixture(autouse=True)
def nothing_wanted() -> None:
    WANTED.clear()
