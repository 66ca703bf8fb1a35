"""Logs of a game of Tikal that two absent players play to its end: nobody scores."""

from dataclasses import replace
from functools import cache
from typing import Any

from engine.tikal.game import Tikal
from net.core import logfile
from net.core.envelope import seal
from net.core.logfile import Kind
from tests.net.core.honest_table import BUILD, Line, Table, file_of

TIKAL = Tikal()
GAMES = {"tikal": TIKAL}

__all__ = ["BUILD", "GAMES", "cheated", "cut", "played", "signed_falsely", "stopped"]


@cache
def table() -> Table:
    made = Table(2, "basic", 0, game=TIKAL)
    made.play_on(absent)
    return made


def absent(position: Any) -> tuple[str]:
    return (TIKAL.format_action(TIKAL.absent_policy(position)),)


def played(seat: int = 0) -> bytes:
    """The whole game, as `seat` (Anna or Bert) logged it."""
    return file_of(table().lines, seat)


def stopped() -> bytes:
    """Anna has placed her first tile and ended her turn, and Bert's tile is drawn; no more."""
    made = Table(2, "basic", 0, game=TIKAL)
    made.draw()
    made.play(*absent(made.position), "end")
    made.draw()
    return file_of(made.lines)


def cut() -> bytes:
    """The whole game without the last 30 bytes."""
    return played()[:-30]


def signed_falsely() -> bytes:
    """The whole game; Bert's co-signature of entry 3 is changed by whoever had the file."""
    lines = list(table().lines)
    number = next(
        n for n, line in enumerate(lines) if (line.kind, line.height, line.seat) == (Kind.ACK, 3, 1)
    )
    frame = lines[number].frame
    lines[number] = replace(lines[number], frame=frame[:-1] + bytes([frame[-1] ^ 1]))
    return file_of(lines)


def cheated() -> bytes:
    """Anna, to whom a tile was drawn, signs that she ends her turn at once."""
    made = Table(2, "basic", 0, game=TIKAL)
    made.draw()
    action = made.action("end")
    frame = seal(made.ids[0], made.gid, action)
    return file_of([*made.lines, Line(Kind.ACTION, frame, made.height, 0)])


def newer() -> bytes:
    """A log in a format that is not known yet."""
    data = played()
    return logfile.MAGIC + (logfile.FORMAT + 1).to_bytes(2, "big") + data[len(logfile.MAGIC) + 2 :]
