"""Reads off what this client is, so that clients that would compute differently never meet."""

import hashlib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from engine.game import Choice, Draw, Game, Over, Setup
from net.core.messages import Build

SELFTEST_STEPS = 300

_NOT_SOURCES = "__pycache__"


def make_build(app_version: str, games: Mapping[str, Game[Any, Any]]) -> Build:
    """Return what this client is; takes about a tenth of a second.

    engine_id is the digest of the sources and the rule data, whatever `app_version` says: a
    new window over the same rules can play with the old one. Computer players count, for they
    may have to stand in for a player who is gone, and must choose alike everywhere.
    Raises RuntimeError if the installation holds no sources of the engine.
    """
    rules_hash = _tree_hash(files("resources") / "data", "")
    sources = _tree_hash(files("engine"), ".py")
    engine_id = hashlib.sha256(sources + rules_hash).digest()
    return Build(app_version, engine_id, rules_hash, selftest(games))


def selftest(games: Mapping[str, Game[Any, Any]], steps: int = SELFTEST_STEPS) -> bytes:
    """Return the SHA-256 over a fixed run of every game, variant and number of players.

    Each step takes the choice that a counter's hash points at, and adds the position's hash.
    """
    total = hashlib.sha256()
    for name in sorted(games):
        game = games[name]
        for variant in game.variants:
            for players in range(game.min_players, game.max_players + 1):
                total.update(f"{name} {variant} {players}\n".encode())
                _add_run(total, game, Setup(players, variant), steps)
    return total.digest()


def _add_run(total: "hashlib._Hash", game: Game[Any, Any], setup: Setup, steps: int) -> None:
    position = game.new(setup)
    for step in range(steps):
        pointer = int.from_bytes(hashlib.sha256(step.to_bytes(4)).digest())
        match game.awaiting(position):
            case Choice():
                legal = game.legal(position)
                action = legal[pointer % len(legal)]
                total.update(game.format_action(action).encode() + b"\n")
                position = game.apply(position, action)
            case Draw(choices=choices):
                position = game.draw(position, choices[pointer % len(choices)])
            case Over():
                break
        total.update(game.position_hash(position))


def _tree_hash(root: Traversable, suffix: str) -> bytes:
    total = hashlib.sha256()
    found = False
    for path, file in sorted(_files(root, ""), key=lambda entry: entry[0]):
        if path.endswith(suffix):
            found = True
            # Checkouts differ in line ends; the rules do not.
            content = hashlib.sha256(file.read_bytes().replace(b"\r\n", b"\n")).hexdigest()
            total.update(f"{path} {content}\n".encode())
    if not found:
        raise RuntimeError(f"the installation lacks the files of {root}")
    return total.digest()


def _files(folder: Traversable, prefix: str) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            if entry.name != _NOT_SOURCES:
                yield from _files(entry, f"{prefix}{entry.name}/")
        else:
            yield f"{prefix}{entry.name}", entry
