"""Who sits at the table gets back to it while strangers use up every turn to connect."""

from pathlib import Path

import pytest

from net.shell import node
from net.shell.gate import GateLimits
from tests.hostile.comeback import come_back


def test_cut_link_heals_in_a_flood_of_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both ends are flooded from ten hosts, yet meet again and play to the end meanwhile.

    The turns that strangers use up never come back here.
    """
    monkeypatch.setattr(node, "GateLimits", lambda: GateLimits(per_s=0))

    come_back(tmp_path, flooded=True)
