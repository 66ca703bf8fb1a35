"""What a person can ask for: a table to host, to join, to go on with or to look on at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from net.core.messages import Settings
    from net.shell.events import FoundTable, LocalSeat
    from net.shell.unfinished import UnfinishedGame


@dataclass(frozen=True, slots=True)
class HostRequest:
    """Open a table. seats: those of this window, the first one hosts. port: 0 for any.

    at_once: the people at this window are ready by themselves, so that a table without open
    seats starts without a stop in the lobby. announced: others on the network see it even while
    nobody but this window plays.
    """

    settings: Settings
    seats: tuple[LocalSeat, ...]
    port: int = 0
    at_once: bool = False
    announced: bool = True


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """Sit down at a table: where is "host:port" or a found table. seats: those of this window."""

    where: str | FoundTable
    seats: tuple[LocalSeat, ...]


@dataclass(frozen=True, slots=True)
class ResumeRequest:
    """Go on with `game`. places: "host:port" where one of the other players may be."""

    game: UnfinishedGame
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WatchRequest:
    """Look on at a game, called `nick`: where is "host:port" or a found table."""

    where: str | FoundTable
    nick: str


Request = HostRequest | JoinRequest | ResumeRequest | WatchRequest
