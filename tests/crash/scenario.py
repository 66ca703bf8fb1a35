"""A table of real processes, one of which crashes and comes back."""

import json
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from net.core.verify import Exit, verify
from net.shell.storage import Profile
from net.shell.unfinished import unfinished_games
from tests.net.shell.rig import BUILD
from tests.toy_game import TOY

ROOT = Path(__file__).parents[2]
LIMIT_S = 240.0


class Client:
    """A running `tests.crash.client`. root: its profile, whose name is the player's as well."""

    def __init__(self, root: Path, *words: str) -> None:
        self.root = root
        self.told: list[dict[str, Any]] = []
        self._news: queue.Queue[dict[str, Any] | None] = queue.Queue()
        command = [sys.executable, "-m", "tests.crash.client", str(root), root.name, *words]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._reader.join(5)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._news.put(json.loads(line))
        self._news.put(None)

    def wait(self, fact: str, least: int = 0) -> Any:
        """Return the value of `fact` once it is told, and at least `least` if it is a number.

        None if the process ends before.
        """
        end = time.monotonic() + LIMIT_S
        seen = 0
        while True:
            for told in self.told[seen:]:
                value = told.get(fact)
                if value is not None and (not isinstance(value, int) or value >= least):
                    return value
            seen = len(self.told)
            try:
                news = self._news.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"{self.root.name} did not tell {fact}") from None
            if news is None:
                self._news.put(None)
                return None
            self.told.append(news)

    def latest(self) -> list[dict[str, Any]]:
        """Return what was told last, for who looks into a failure."""
        while not self._news.empty():
            self.told.append(self._news.get() or {"ended": self.process.poll()})
        return self.told[-3:]

    def crashes(self) -> bool:
        """Wait until the process has crashed, or its game is over, and say which."""
        return self.wait("over") is None and self.process.wait(10) == -signal.SIGKILL

    def leave(self) -> None:
        """Let the process close its table and its files, and end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        assert self.process.wait(LIMIT_S) == 0

    def kill(self) -> None:
        """End the process at once, if it still runs."""
        self.process.kill()
        self.process.wait(10)


@dataclass(frozen=True)
class Crash:
    """Client `victim` (0 hosts) of `players` ends at write `point` in this `way`."""

    players: int
    victim: int
    point: int
    way: str


NEVER_BEGAN = "never began"
NO_CRASH = "no crash"
WENT_ON = "went on"


def run(folder: Path, crash: Crash) -> str:
    """Play a game in which the crash happens and the victim comes back; return what came of it.

    NO_CRASH: it was over before that point. NEVER_BEGAN: the game had not begun for anybody.
    Raises AssertionError if the game does not come to its end or a log does not hold.
    """
    with ExitStack() as stack:
        clients = _table(folder, crash, stack)
        try:
            return _outcome(clients, crash.victim, stack)
        except AssertionError as error:
            news = ", ".join(f"{client.root.name}: {client.latest()}" for client in clients)
            raise AssertionError(f"{error}; {news}") from error


def _outcome(clients: list[Client], victim: int, stack: ExitStack) -> str:
    if not clients[victim].crashes():
        check(clients)
        return NO_CRASH
    # A crash may be so early that the guest has not noted yet where the host is.
    where = [one["listening"] for one in clients[0].told if "listening" in one] if victim else []
    clients[victim] = stack.enter_context(Client(clients[victim].root, "resume", *where[:1]))
    if clients[victim].wait("listening") is None:
        for client in clients:
            client.kill()
        _check_nothing_began([client.root for client in clients])
        return NEVER_BEGAN
    check(clients)
    return WENT_ON


def _table(folder: Path, crash: Crash, stack: ExitStack) -> list[Client]:
    def words(seat: int, *rest: str) -> tuple[str, ...]:
        return (*rest, str(crash.point), crash.way) if seat == crash.victim else rest

    host = stack.enter_context(Client(folder / "0", *words(0, "host", str(crash.players))))
    address = host.wait("listening")
    guests = [
        stack.enter_context(Client(folder / str(seat), *words(seat, "join", address)))
        for seat in range(1, crash.players)
    ]
    return [host, *guests]


def check(clients: Sequence[Client]) -> None:
    """Wait for the end and see that everybody agrees on it, and that the logs tell it whole."""
    ends = [client.wait("over") for client in clients]
    assert ends[0] is not None
    assert all(end == ends[0] for end in ends), [client.told[-3:] for client in clients]
    for client in clients:
        client.leave()
    logs = [Path(client.wait("log")) for client in clients]
    report = verify([log.read_bytes() for log in logs], {"toy": TOY}, BUILD)
    assert report.exit is Exit.CLEAN, report.findings
    assert all(log.complete for log in report.logs)
    assert len(report.digest) == 32


def _check_nothing_began(roots: Sequence[Path]) -> None:
    """See that no seat has a log in which anything was played."""
    for root in roots:
        with Profile(root) as profile:
            for game in unfinished_games(profile):
                data = game.shares[0].log.read_bytes()
                report = verify([data], {"toy": TOY}, BUILD)
                assert report.logs[0].entries == 0
