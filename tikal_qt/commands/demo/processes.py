"""The operating-system processes of a demonstration: each one player, told apart by number."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from types import TracebackType
from typing import IO, Any, Self

import tikal_qt

Event = dict[str, Any]

_ROOT = Path(tikal_qt.__file__).parents[1]
_TAIL_LINES = 12
_TERMINATE_S = 5
_POLL_S = 0.25


class Player:
    """One process with a profile of its own in `folder`; its events go to `told` with `number`.

    None is told once its stdout has ended.
    """

    def __init__(
        self,
        number: int,
        folder: Path,
        arguments: Sequence[str],
        told: "Queue[tuple[int, Event | None]]",
    ) -> None:
        folder.mkdir()
        self.number = number
        self._errors = folder / "stderr.txt"
        # Started in the folder of the packages: `-m` looks in the current folder first, and
        # whatever lies in the person's must not take the place of ours.
        with self._errors.open("wb") as errors:
            self.process = subprocess.Popen(  # noqa: S603 - our own interpreter and arguments
                [sys.executable, "-m", "tikal_qt", "--profile", str(folder), *arguments],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=_ROOT,
            )
        assert self.process.stdout is not None
        self._reader = threading.Thread(
            target=_read, args=(number, self.process.stdout, told), daemon=True
        )
        self._reader.start()

    def complaint(self) -> str:
        """Return the end of what the process wrote to stderr."""
        lines = self._errors.read_text(encoding="utf-8", errors="replace").splitlines()
        return "\n".join(lines[-_TAIL_LINES:])

    def end(self) -> None:
        """Wait for the process a moment, then end it; no process is left behind."""
        for give_up in (self.process.terminate, self.process.kill):
            try:
                self.process.wait(_TERMINATE_S)
            except subprocess.TimeoutExpired:
                give_up()
        self.process.wait()
        self._reader.join()


class Players:
    """All processes of a demonstration. A context manager: at its end none of them runs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._told: Queue[tuple[int, Event | None]] = Queue()
        self.all: list[Player] = []

    def start(self, arguments: Sequence[str]) -> Player:
        """Start the next player with these arguments of `tikal`."""
        number = len(self.all) + 1
        player = Player(number, self._folder / f"player-{number}", arguments, self._told)
        self.all.append(player)
        return player

    def events(self) -> Iterator[tuple[int, Event | None] | None]:
        """Yield (number, event) as told, and None when nothing has come for a moment."""
        while True:
            try:
                yield self._told.get(timeout=_POLL_S)
            except Empty:
                yield None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is not None:
            for player in self.all:
                player.process.terminate()
        for player in self.all:
            player.end()


def _read(number: int, stdout: IO[bytes], told: "Queue[tuple[int, Event | None]]") -> None:
    with stdout:
        for line in stdout:
            # Whatever a library may print is no event.
            with suppress(ValueError):
                told.put((number, json.loads(line)))
    told.put((number, None))
