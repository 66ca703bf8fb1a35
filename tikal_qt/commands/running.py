"""A node for commands without a window: its events wait in a queue."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryDirectory

from engine.games import GAMES
from engine.players.registry import computer_players, stand_ins
from net.shell.build import make_build
from net.shell.events import NodeEvent
from net.shell.node import Node
from net.shell.storage import Profile
from tikal_qt import __version__

GAME = GAMES["tikal"]

# An untimed wait on a queue cannot be interrupted on every system.
_POLL_S = 0.25


class Client:
    """A running node and the events it has told so far."""

    def __init__(self, profile: Profile, interfaces: Sequence[str] | None, seed: bytes) -> None:
        self._events: Queue[NodeEvent] = Queue()
        self.node = Node(
            profile,
            make_build(__version__, GAMES),
            GAMES,
            computer_players(GAME, seed),
            self._events.put,
            interfaces=interfaces,
            stand_ins=stand_ins(),
        )

    def events(self, until: float) -> Iterator[NodeEvent | None]:
        """Yield each event, and None when nothing has come for a moment, till `until`.

        until: on the clock of `time.monotonic`; `float("inf")` for no end.
        """
        while (left := until - time.monotonic()) > 0:
            try:
                yield self._events.get(timeout=min(left, _POLL_S))
            except Empty:
                yield None


@contextmanager
def client(
    root: Path | None, interfaces: Sequence[str] | None, seed: bytes = b""
) -> Iterator[Client]:
    """Run a node with the profile in `root` (None for the usual one). Raises ProfileError."""
    with Profile(root) as profile:
        running = Client(profile, interfaces, seed)
        running.node.start()
        try:
            yield running
        finally:
            running.node.stop()


@contextmanager
def stranger(interfaces: Sequence[str] | None) -> Iterator[Client]:
    """Run a node with an identity for this once: enough for looking, and never in use already."""
    with TemporaryDirectory(prefix="tikal-") as folder, client(Path(folder), interfaces) as running:
        yield running
