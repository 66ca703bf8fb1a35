"""What every test of the window needs."""

import pytest


@pytest.fixture(scope="session", autouse=True)
def _english(english):
    """The window speaks English."""
