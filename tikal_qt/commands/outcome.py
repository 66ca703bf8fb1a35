"""How a command ends: exit codes, and the error that carries a sentence to stderr."""

import io
import sys
from contextlib import suppress
from enum import IntEnum
from typing import TextIO

from PySide6.QtCore import QCoreApplication

from tikal_qt.words.sentences import printable


class Exit(IntEnum):
    """Exit codes of `tikal`; 1 and 2 of `tikal verify` are those of `net.core.verify`."""

    DONE = 0
    FAILED = 1
    USAGE = 2
    UNUSABLE = 3
    NO_DISPLAY = 4
    INTERRUPTED = 130


class CommandError(Exception):
    """A command cannot go on. message: what happened and what to do, translated."""

    def __init__(self, message: str, code: int = Exit.FAILED) -> None:
        super().__init__(message)
        self.code = code


def system_text(error: OSError) -> str:
    """Return what the system refused, translated."""
    reason = error.strerror or str(error)
    if error.filename is None:
        text = QCoreApplication.translate("Cli", "The system refused: {reason}.")
        return text.format(reason=reason)
    text = QCoreApplication.translate("Cli", "{path} cannot be used: {reason}.")
    return text.format(path=printable(str(error.filename)), reason=reason)


def complain(message: str) -> None:
    """Write one translated sentence to stderr, if it takes it, after the program's name."""
    with suppress(OSError):
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
