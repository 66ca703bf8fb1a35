"""The stages of a table, and what leads from one to another.

Where a table stands follows from what it holds (`Table.stage`), so nothing in the product moves it
by this list. tests/net/core/test_stages.py walks each of its steps, the simulator holds every run
to it, and docs/protocol.md draws it.
"""

from typing import Final

from net.core.view import Stage

STEPS: Final = {
    (Stage.IDLE, Stage.LOBBY): "opens a table",
    (Stage.IDLE, Stage.JOINING): "asks for a seat, or looks on",
    (Stage.JOINING, Stage.LOBBY): "JOIN_REPLY ok",
    (Stage.JOINING, Stage.PLAYING): "has GENESIS, looks on or comes back",
    (Stage.JOINING, Stage.CLOSED): "refused, no answer, left",
    (Stage.LOBBY, Stage.AGREEING): "PROPOSAL",
    (Stage.LOBBY, Stage.CLOSED): "left, kicked, host gone",
    (Stage.AGREEING, Stage.LOBBY): "a newer revision, before the host's START_ACK",
    (Stage.AGREEING, Stage.PLAYING): "START_ACK of all seats",
    (Stage.AGREEING, Stage.CLOSED): "somebody cheats, left",
    (Stage.PLAYING, Stage.OVER): "END of all active seats, or the own claim",
    (Stage.PLAYING, Stage.CLOSED): "left",
    (Stage.OVER, Stage.CLOSED): "left",
}


def leads(begin: Stage, end: Stage) -> bool:
    """Say whether steps lead from `begin` to `end`; several may be taken at once."""
    reached = [begin]
    for stage in reached:
        reached += [two for one, two in STEPS if one is stage and two not in reached]
    return end in reached
