"""Logs of honest games, and records that a seat may sign instead."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from net.core.beacon import ChainName
from net.core.envelope import open_, seal, wrap
from net.core.genesis import session_id
from net.core.logfile import Kind
from net.core.messages import Commit, Genesis, Message, Proposal
from tests.net.core.honest_table import LOBBY, Line, Table, identity, root_chain, varied, whole_game

GAME = whole_game(3)


def begun(*bodies: tuple[str, ...], players: int = 3, first_player: int = 0) -> Table:
    """Return a table after these segments, every draw made."""
    table = Table(players, first_player=first_player)
    for body in bodies:
        table.play(*body)
        if table.position.pending:
            table.draw()
    return table


def line_of(table: Table, kind: Kind, seat: int, height: int) -> int:
    """Return the place of the record."""
    return next(
        n
        for n, line in enumerate(table.lines)
        if (line.kind, line.seat, line.height) == (kind, seat, height)
    )


def signed(table: Table, kind: Kind, seat: int, message: Message) -> Line:
    height = getattr(message, "height", -1)
    return Line(kind, seal(identity(seat), table.gid, message), height, seat)


def opening_lines(proposal: bytes, tips: Sequence[bytes] = ()) -> list[Line]:
    """Return the records of a log that holds a GENESIS with these tips alone."""
    sid = session_id(open_(proposal))
    commits = []
    for seat in range(3):
        tip = (
            tips[seat] if tips else root_chain(ChainName(sid, b"", 0, seat, identity(seat).key))[0]
        )
        commit = Commit(sid, b"", 0, b"", seat, tip, 1024, b"")
        commits.append(seal(identity(seat), sid, commit))
    return [Line(Kind.GENESIS, wrap(b"", Genesis(proposal, tuple(commits))))]


def proposal_with(**changes: Any) -> bytes:
    message = open_(GAME.proposal()).message
    assert isinstance(message, Proposal)
    return seal(identity(0), LOBBY, replace(message, **changes))


def forked() -> tuple[Table, Table]:
    """Return two tables of one game whose third entries differ."""
    one, two = begun(("take 1",), ("take 2",)), begun(("take 1",), ("take 2",))
    assert one.gid == two.gid
    one.play("take 1")
    two.play("take 3")
    one.play_on(varied)
    two.play_on(varied)
    return one, two


def illegal(*before: tuple[str, ...]) -> Sequence[Line]:
    """Return a log in which the seat to move acts against the rules after these segments."""
    table = begun(*before)
    seat = table.position.turn
    return [*table.lines, signed(table, Kind.ACTION, seat, table.action("wait", "wait"))]
