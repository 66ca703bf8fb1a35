"""Tests between hosts of a LAN: only where they are asked for, and where the system allows them.

python -m pytest tests/lan --lan
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lan.commands import why_no_netem, why_not
from tests.lan.network import Lan

FOLDER = Path(__file__).parent
SCENARIO_S = 90


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--lan", action="store_true", help="run the tests in network namespaces")


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    # Only a choice to ignore counts; None leaves it to others.
    return None if config.getoption("--lan", default=False) else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = [item for item in items if item.path.is_relative_to(FOLDER)]
    reason = why_not() if here else ""
    for item in here:
        item.add_marker(pytest.mark.timeout(SCENARIO_S))
        if reason:
            item.add_marker(pytest.mark.skip(reason=reason))


def pytest_report_header(config: pytest.Config) -> list[str]:
    if not config.getoption("--lan", default=False):
        return ["hosts: left out; add --lan to have them"]
    if reason := why_not():
        return [f"hosts: none, {reason}"]
    reason = why_no_netem()
    cables = f"tests.lan.wire, for the kernel has no netem ({reason})" if reason else "netem"
    return ["hosts: network namespaces", f"bad cables: {cables}"]


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Lan]:
    """A LAN of four hosts."""
    with Lan(tmp_path) as network:
        yield network
