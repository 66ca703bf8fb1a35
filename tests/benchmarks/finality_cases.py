"""How soon an entry is final for two to four players on loopback, beside one echo through TLS.

Each player is a process of its own, and so is the echo's other end. Times are by the clock: they
are spent waiting for others.
"""

import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from net.shell.tls import make_tls
from tests.benchmarks.measure import Timed
from tests.hostile.client import Client
from tests.hostile.duel import ROOT, Process

VERSION = "here"
TURNS = 16
PAUSE_S = 0.01
"""Before each entry and each echo, so that both begin on a quiet line."""
ECHOES = 20
ENTRY_BYTES = 300


@dataclass
class Table:
    """Plays games of `players`; an entry's times are those of the host. drawn: of the last game."""

    players: int
    drawn: list[float] = field(default_factory=list)

    def window(self, _seconds: float) -> float:
        """Play a game; return entries a second if one followed the other at once."""
        folder = Path(tempfile.mkdtemp())
        names = ("Bo", "Cy", "Di")[: self.players - 1]
        with ExitStack() as running:
            running.callback(shutil.rmtree, folder, ignore_errors=True)
            host = Client(folder / "Ana", "Ana", TURNS)
            running.callback(host.close)
            host.host(self.players)
            for name in names:
                guest = Process(
                    "-m", "tests.hostile.guest", str(folder / name), host.address, name, str(TURNS)
                )
                running.callback(guest.kill)
            host.start()
            times = host.play(PAUSE_S)
        self.drawn = list(times.drawn)
        return 1 / median(times.plain)


@dataclass
class Drawn:
    """The entries of the last game of `table` that a draw followed."""

    table: Table

    def window(self, _seconds: float) -> float:
        """Return entries a second."""
        return 1 / median(self.table.drawn)


class Echo:
    """Sends an entry's bytes through TLS and waits until they are back."""

    def window(self, _seconds: float) -> float:
        """Return echoes a second."""
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.benchmarks.echo"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline())
            return 1 / median(self._times(port))
        finally:
            process.kill()
            process.communicate()

    @staticmethod
    def _times(port: int) -> Sequence[float]:
        taken = []
        with socket.create_connection(("127.0.0.1", port)) as plain:
            plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with make_tls().dialling.wrap_socket(plain) as link:
                for _ in range(ECHOES):
                    time.sleep(PAUSE_S)
                    begun = time.perf_counter()
                    link.sendall(bytes(ENTRY_BYTES))
                    back = 0
                    while back < ENTRY_BYTES:
                        back += len(link.recv(65536))
                    taken.append(time.perf_counter() - begun)
        return taken


def cases() -> dict[str, Timed]:
    """Return the entries of tables of each size, the echo, and what appending to a log costs."""
    found: dict[str, Timed] = {"TLS echo": Echo()}
    for players in (2, 3, 4):
        table = Table(players)
        found[f"entry, {players} players"] = table
        found[f"entry and draw, {players} players"] = Drawn(table)
    return found
