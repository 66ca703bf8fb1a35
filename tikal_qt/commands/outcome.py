"""How a command ends: exit codes, and the error that carries a sentence to stderr."""

import io
import sys
from enum import IntEnum
from typing import TextIO


class Exit(IntEnum):
    """Exit codes of `tikal`. `tikal verify` has its own: 0 clean, 1 proven, 2 inconclusive, 3."""

    DONE = 0
    FAILED = 1
    USAGE = 2
    NO_DISPLAY = 4
    INTERRUPTED = 130


class CommandError(Exception):
    """A command cannot go on. message: what happened and what to do, translated."""

    def __init__(self, message: str, code: int = Exit.FAILED) -> None:
        super().__init__(message)
        self.code = code


def complain(message: str) -> None:
    """Write one translated sentence to stderr, after the program's name."""
    _write(sys.stderr, f"tikal: {message}\n")


def say(line: str = "") -> None:
    """Write one line to stdout at once, so that scripts see it when it is true."""
    _write(sys.stdout, f"{line}\n")


def _write(stream: TextIO | None, text: str) -> None:
    if stream is None:
        return  # started without a console
    if isinstance(stream, io.TextIOWrapper):
        # Not every console can show every name.
        stream.reconfigure(errors="backslashreplace")
    stream.write(text)
    stream.flush()
