"""Games every version must replay to the same bytes.

`python -m tests.engine.tikal.golden` prints a digest of each; it needs nothing but the standard
library. With `record` after it, it writes the games anew.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from engine.game import Over, Setup
from engine.games import game
from tests.engine.tikal.play import EVERY_SETUP, random_game

FOLDER = Path(__file__).parents[2] / "golden"
FILES = [FOLDER / f"tikal-{variant}-{players}.json" for players, variant in EVERY_SETUP]
DRAW = "draw "


def replay(record: dict[str, Any]) -> dict[str, Any]:
    """Play the events of `record` and return what it should say of them."""
    rules = game("tikal")
    position = rules.new(Setup(record["players"], record["variant"]))
    hashes = sha256(rules.position_hash(position))
    for event in record["events"]:
        if event.startswith(DRAW):
            position = rules.draw(position, event.removeprefix(DRAW))
        else:
            position = rules.apply(position, rules.parse_action(event))
        hashes.update(rules.position_hash(position))
    over = rules.awaiting(position)
    assert isinstance(over, Over)
    return {
        "scores": list(over.scores),
        "winners": list(over.winners),
        "final": rules.format_position(position),
        "final_hash": rules.position_hash(position).hex(),
        "hashes": hashes.hexdigest(),
    }


def load(path: Path) -> dict[str, Any]:
    """Return the recorded game in `path`."""
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


def _record(players: int, variant: str, path: Path) -> None:
    rules = game("tikal")
    events = [
        DRAW + event if isinstance(event, str) else rules.format_action(event)
        for _, event, _ in random_game(players, variant, seed=2026)
    ]
    record = {"players": players, "variant": variant, "events": events}
    text = json.dumps(record | replay(record), indent=1) + "\n"
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["record"]:
        for (players, variant), path in zip(EVERY_SETUP, FILES, strict=True):
            _record(players, variant, path)
    for path in FILES:
        sys.stdout.write(f"{path.name} {replay(load(path))['hashes']}\n")
