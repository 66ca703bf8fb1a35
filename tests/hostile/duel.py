"""An honest game over loopback while somebody else does harm, each in a process of its own."""

import json
import subprocess
import sys
from collections import ChainMap
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.hostile.client import Client, Times
from tests.hostile.insiders import INSIDERS
from tests.hostile.outsiders import OUTSIDERS
from tests.hostile.spoofers import SPOOFED

ROOT = Path(__file__).parents[2]
END_S = 240.0
BURN = "burn"
COMPANY = "company"
STRANGERS = (*OUTSIDERS, SPOOFED)


@dataclass(frozen=True, slots=True)
class Outcome:
    """times: of the host's entries. logs: of all who played honestly.

    did: by attack, how often it was tried and how many frames it sent, as it says itself.
    """

    times: Times
    logs: list[bytes]
    did: dict[str, dict[str, int]]


class Process:
    """A child that starts on a line of stdin, says when it is under way, and ends with stdin."""

    def __init__(self, *words: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, *words],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def go(self) -> None:
        """Let it begin, and wait until it has."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()
        assert self._process.stdout.readline() == "under way\n"

    def end(self) -> dict[str, dict[str, int]]:
        """Return what it says in the end of its attacks, by name."""
        said, _ = self._process.communicate(timeout=END_S)
        told: dict[str, dict[str, int]] = json.loads(said)
        return told

    def kill(self) -> None:
        """End it if it still runs."""
        self._process.kill()
        self._process.communicate()


def duel(folder: Path, attacks: Sequence[str], turns: int, pause_s: float) -> Outcome:
    """Return how a game of `turns` turns went under `attacks`, all at once.

    They are under way before the host's first turn and last to the end of the game. Those of
    INSIDERS come from a third player. COMPANY is no attack by a third player, BURN only takes a
    processor.
    """
    inside = [name for name in attacks if name in INSIDERS]
    outside = [name for name in attacks if name in STRANGERS]
    names = ["Bo", "Mallory"] if inside or COMPANY in attacks else ["Bo"]
    host = Client(folder / "Ana", "Ana", turns, discovery=SPOOFED in attacks)
    with ExitStack() as running:
        running.callback(host.close)
        if SPOOFED in attacks:
            host.node.browse()
        host.host(len(names) + 1)
        guests = [
            running.enter_context(
                _child("guest", str(folder / name), host.address, name, str(turns), *harm)
            )
            for name, harm in zip(names, ((), inside), strict=False)
        ]
        host.start()
        strangers = []
        if outside:
            strangers.append(running.enter_context(_child("attacker", host.address, *outside)))
        if BURN in attacks:
            strangers.append(running.enter_context(_child("burner")))
        for child in (*guests, *strangers):
            child.go()
        times = host.play(pause_s)
        did = [child.end() for child in (*strangers, *reversed(guests))]
    logs = [_log(folder / name) for name in ("Ana", *names)]
    return Outcome(times, logs, dict(ChainMap(*did)))


@contextmanager
def _child(module: str, *arguments: str) -> Iterator[Process]:
    child = Process("-m", f"tests.hostile.{module}", *arguments)
    try:
        yield child
    finally:
        child.kill()


def _log(profile: Path) -> bytes:
    (path,) = (profile / "logs").iterdir()
    return path.read_bytes()
