"""Games of computers that are interrupted and gone on with."""

import json
from collections.abc import Sequence
from pathlib import Path

from net.shell.unfinished import UnfinishedGame, unfinished_games
from tests.net.shell.laptop import Laptop, computer, settings

SLOWLY_S = 0.15
"""Between two segments of a computer, so that a game can be interrupted in its middle."""


def begin(tables: Sequence[Laptop], seats_each: int = 1) -> None:
    """Let computers at all `tables` play with each other until some entries are final."""
    host, *others = tables
    host.node.host(
        settings(len(tables) * seats_each), [computer(f"A{n}", "vary") for n in range(seats_each)]
    )
    for number, one in enumerate(others):
        seats = [computer(f"{'BCD'[number]}{n}", "vary") for n in range(seats_each)]
        one.node.join(host.address(), seats)
    for one in tables:
        one.view(lambda view: view.play and len(view.play.entries) >= 2)


def resume(one: Laptop, places: Sequence[str] = ()) -> UnfinishedGame:
    """Go on with the only unfinished game of `one`."""
    (game,) = unfinished_games(one.profile)
    one.node.resume(game, places)
    return game


def forget_places(folder: Path) -> None:
    """Remove what is noted of where everybody was, and let nobody listen there again."""
    for note in folder.rglob("tables/*.json"):
        facts = json.loads(note.read_bytes())
        note.write_text(json.dumps({**facts, "ports": {}, "addresses": {}}), encoding="utf-8")
