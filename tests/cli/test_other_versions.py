"""Clients of another version are refused with both versions named."""

from dataclasses import replace
from pathlib import Path
from queue import Queue

import pytest

from engine.games import GAMES
from engine.players.registry import computer_players
from net.core.messages import Settings
from net.shell.build import make_build
from net.shell.events import Listening, LocalSeat, NodeEvent
from net.shell.node import Node
from net.shell.storage import Profile
from tests.cli.client import LIMIT_S, LOOPBACK
from tikal_qt import __version__
from tikal_qt.cli import main

SETTINGS = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
OTHERS = {
    "engine": (
        {"engine_id": bytes(32)},
        "The other client computes the rules by other code: it is version 9.0.0, this one",
    ),
    "rules": ({"rules_hash": bytes(32)}, "The other client plays by other rule data: "),
    "selftest": ({"selftest": bytes(32)}, "The other client is of version 9.0.0 as it should be"),
}


@pytest.mark.parametrize("difference", OTHERS)
def test_joining_a_client_that_differs_is_refused(
    difference: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fields, sentence = OTHERS[difference]
    build = replace(make_build(__version__, GAMES), app_version="9.0.0", **fields)
    events: Queue[NodeEvent] = Queue()
    with Profile(tmp_path / "host") as profile:
        players = computer_players(GAMES["tikal"], b"seed")
        node = Node(
            profile, build, GAMES, players, events.put, interfaces=["127.0.0.1"], discovery=False
        )
        node.start()
        try:
            node.host(SETTINGS, [LocalSeat("Ada", "computer", "random")])
            while not isinstance(event := events.get(timeout=LIMIT_S), Listening):
                pass
            joining = ("join", event.addresses[0], "--headless", "--profile", str(tmp_path / "b"))
            code = main([*joining, *LOOPBACK])
        finally:
            node.stop()

    assert code == 1
    assert capsys.readouterr().err.startswith(f"tikal: {sentence}")
