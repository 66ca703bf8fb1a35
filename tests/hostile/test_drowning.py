"""A player who sends far more than is read delays himself alone, and the others go on."""

import threading
from pathlib import Path

import pytest

from tests.hostile import insiders
from tests.hostile.client import Client
from tests.hostile.insiders import Insider, far_acks

TURNS = 9
PAUSE_S = 0.2
GRACE_S = 3
CLOCK_S = 2


def test_game_goes_on_without_who_drowns_in_his_own_flood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others play to the end and stay in the game; his answers may be too late for him to."""
    monkeypatch.setattr(insiders, "PER_S", 50_000)
    clients = [Client(tmp_path / name, name, TURNS) for name in ("Ana", "Bo", "Mallory")]
    ana, bo, mallory = clients
    try:
        ana.host(3, GRACE_S, CLOCK_S)
        joining = [threading.Thread(target=one.join, args=(ana.address,)) for one in (bo, mallory)]
        for thread in joining:
            thread.start()
        ana.start()
        for thread in joining:
            thread.join()
        insider = Insider(mallory, far_acks, 1)
        playing = [threading.Thread(target=one.play, args=(PAUSE_S,)) for one in (ana, bo)]
        for thread in playing:
            thread.start()
        for thread in playing:
            thread.join()
        sent = insider.stop()
        views = [one.view for one in (ana, bo)]
    finally:
        for one in clients:
            one.close()

    assert sent > 1_000
    for view in views:
        assert view is not None
        assert view.play is not None
        assert view.play.ended
        honest = {row.seat for row in view.seats if row.nick != "Mallory"}
        assert honest <= set(view.play.members.active)
