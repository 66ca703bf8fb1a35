"""Runs `tikal` as people do, in processes of its own that never outlive a test."""

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import tikal_qt

ROOT = Path(tikal_qt.__file__).parents[1]
LOOPBACK = ("--interface", "127.0.0.1")
HEADLESS = ("--headless", "--json", "--strategy", "random", *LOOPBACK)
LIMIT_S = 240.0


def environment(**changes: str | None) -> dict[str, str]:
    """Return this process's environment with `changes`; None takes a variable out."""
    changed = {**os.environ, **changes}
    return {name: value for name, value in changed.items() if value is not None}


def tikal(
    *arguments: str, env: Mapping[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    """Run `tikal` to its end."""
    return subprocess.run(
        [sys.executable, "-m", "tikal_qt", *arguments],
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LIMIT_S,
        check=False,
    )


class Running:
    """A `tikal` that prints JSON, running as long as the `with` lasts."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tikal_qt", *arguments],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._told: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._told.put(json.loads(line))
        self._told.put(None)

    def wait_for(self, event: str, **fields: object) -> dict[str, Any]:
        """Return the next event of that name with these fields; fail if it does not come."""
        end = time.monotonic() + LIMIT_S
        while (told := self._told.get(timeout=max(0.0, end - time.monotonic()))) is not None:
            if told["event"] == event and fields.items() <= told.items():
                return told
        raise AssertionError(f"{event} {fields} was not told; stderr: {self.finish()[1]}")

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self.process.send_signal(signal.SIGINT)

    def finish(self) -> tuple[int, str]:
        """Return exit code and stderr once the process has ended by itself."""
        assert self.process.stderr is not None
        stderr = self.process.stderr.read()
        return self.process.wait(LIMIT_S), stderr

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(LIMIT_S)
        self._reader.join(LIMIT_S)
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()


def host(profile: Path, *arguments: str) -> Running:
    """Start hosting a table without a window."""
    return Running("--profile", str(profile), "host", *HEADLESS, *arguments)


def address_of(hosting: Running) -> str:
    """Return where the table can be joined, once it is open."""
    address: str = hosting.wait_for("listening", seat=0)["addresses"][0]
    hosting.wait_for("table", stage="lobby")
    return address
