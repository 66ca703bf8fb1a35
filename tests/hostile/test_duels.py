"""While strangers and players do harm, an honest game on the same machine is played to its end."""

import gc
from pathlib import Path

import pytest

from net.core.verify import Exit, verify
from tests.hostile.client import LongGame
from tests.hostile.duel import duel
from tests.hostile.insiders import INSIDERS
from tests.hostile.outsiders import OUTSIDERS
from tests.hostile.spoofers import SPOOFED
from tests.net.shell.rig import BUILD

TURNS = 12
GROUPS = {
    "holding": ("tcp", "tls", "half_frames"),
    "noise": ("connections", "noise", "oversize", "malformed"),
    "keys": ("weak_key", "mirror", "crowd"),
    "floods": ("heartbeats", "signed", "join_requests", "pages"),
    "talk": ("onlookers",),
    "tables": (SPOOFED,),
    "players": tuple(INSIDERS),
}


def test_every_attack_is_tried() -> None:
    tried = {name for names in GROUPS.values() for name in names}

    assert tried == {*OUTSIDERS, *INSIDERS, SPOOFED}


@pytest.mark.parametrize("names", GROUPS.values(), ids=GROUPS)
def test_game_goes_on_to_its_end(names: tuple[str, ...], tmp_path: Path) -> None:
    """Everybody's log verifies as one whole game, nothing stays open, the attack took place."""
    outcome = duel(tmp_path, names, TURNS, pause_s=0.05)
    gc.collect()  # So that a link or file left open fails this test, not a later one.

    report = verify(outcome.logs, {"toy": LongGame(TURNS)}, BUILD)
    assert report.exit is Exit.CLEAN
    assert all(log.complete for log in report.logs)
    did = {name: max(outcome.did[name].values()) for name in names}
    assert min(did.values()) >= 10, did
