"""`tikal engine`: the rules for other programs, as JSON lines on stdin and stdout."""

import argparse
import sys
from typing import BinaryIO, TextIO

from PySide6.QtCore import QCoreApplication

from tikal_qt.commands.engine.lines import encode, read_lines
from tikal_qt.commands.engine.rules import RULES
from tikal_qt.commands.engine.session import Session
from tikal_qt.commands.outcome import CommandError


def summary() -> str:
    """Return one line on what the command does, translated."""
    return QCoreApplication.translate(
        "EngineLines", "answer other programs about the rules, in JSON lines on stdin and stdout"
    )


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """Add nothing: what is to be done comes as lines on stdin."""


def run(_args: argparse.Namespace) -> int:
    """Answer the lines of stdin on stdout until stdin ends. Returns 0.

    Raises CommandError if the process was started without one of them.
    """
    if _missing(sys.stdin) or _missing(sys.stdout):
        raise CommandError(
            QCoreApplication.translate(
                "EngineLines",
                "“tikal engine” talks to another program through its standard input and output,"
                " and one of them is closed. Start it with both open.",
            )
        )
    converse(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _missing(stream: TextIO | None) -> bool:
    return stream is None


def converse(source: BinaryIO, target: BinaryIO) -> None:
    """Write one answer to `target` for each line of `source`, at once. Raises OSError."""
    session = Session(RULES)
    for line in read_lines(source):
        target.write(encode(session.answer(line)))
        target.flush()
