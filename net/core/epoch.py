"""Epochs: spans of a game in which the same seats take part."""

from dataclasses import dataclass

from net.core.transcript import Roster


@dataclass(frozen=True, slots=True)
class Epoch:
    """eid: its id, which every message of the game names. seats: those active, ascending."""

    eid: bytes
    seats: tuple[int, ...]


def first_epoch(roster: Roster) -> Epoch:
    """Return the epoch a game begins with: everybody, under the game's own id."""
    return Epoch(roster.gid, roster.seats)
