"""One `tikal` without a window on a host of the LAN, and what it has told so far."""

import json
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
LIMIT_S = 45.0

Event = dict[str, Any]

_EXIT_S = 10.0


class Player:
    """A running process. words: the command, which prints JSON. folder: for what it complains."""

    def __init__(self, name: str, words: Sequence[str], folder: Path) -> None:
        self.name = name
        self.events: list[Event] = []
        self._errors = folder / f"{name}.stderr"
        self._read = 0
        self._ended = False
        self._news = threading.Condition()
        with self._errors.open("wb") as errors:
            self.process = subprocess.Popen(
                words, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors
            )
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as stdout:
            for line in stdout:
                self._note(json.loads(line))
        with self._news:
            self._ended = True
            self._news.notify_all()

    def _note(self, event: Event) -> None:
        with self._news:
            self.events.append(event)
            self._news.notify_all()

    def wait_for(self, name: str, limit_s: float = LIMIT_S, **fields: object) -> Event:
        """Return the next event so called with these fields, after those waited for before.

        Fails if it does not come within `limit_s`, or cannot come any more.
        """
        end = time.monotonic() + limit_s
        with self._news:
            while True:
                while self._read < len(self.events):
                    event = self.events[self._read]
                    self._read += 1
                    if event["event"] == name and fields.items() <= event.items():
                        return event
                left = end - time.monotonic()
                if self._ended or left <= 0:
                    break
                self._news.wait(left)
        raise AssertionError(
            f"{self.name} did not tell {name} {fields or ''} within {limit_s} s;"
            f" last told: {self.events[-3:]}; complaint: {self.complaint()!r}"
        )

    def wait_for_entry(self, height: int) -> None:
        """Wait until the entry at `height` is final here."""
        self.wait_for("entry", height=height)

    def told(self, name: str) -> list[Event]:
        """Return all events so called."""
        with self._news:
            return [event for event in self.events if event["event"] == name]

    @property
    def log(self) -> Path:
        """Return where this player's log is."""
        return Path(self.told("log")[0]["path"])

    def finish(self, limit_s: float = LIMIT_S) -> tuple[int, str]:
        """Return exit code and stderr once the process has ended by itself."""
        code = self.process.wait(limit_s)
        self._reader.join(_EXIT_S)
        return code, self.complaint()

    def complaint(self) -> str:
        """Return what the process wrote to stderr."""
        return self._errors.read_text(encoding="utf-8", errors="replace").strip()

    def sleep(self) -> None:
        """Let the process do nothing, as when the lid of a laptop is shut."""
        self.process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Let the process go on."""
        self.process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End the process as a crash does."""
        self.process.kill()
        self.process.wait(_EXIT_S)

    def end(self) -> None:
        """End the process if it still runs."""
        if self.process.poll() is None:
            self.kill()
        self._reader.join(_EXIT_S)
