"""What a node is asked with and what it tells: plain values, safe to hand between threads."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from net.core import errors

if TYPE_CHECKING:
    from net.core.view import TableView

Params = errors.Params
Strategy = Callable[[Any], str]
"""A computer player: takes a position that awaits its seat, returns one canonical action text."""


@dataclass(frozen=True, slots=True)
class LocalSeat:
    """A seat played on this machine.

    nick: 1-40 characters. kind: "person" or "computer". strategy: for a computer, a name among
    the node's strategies; None for a person. decides: votes by itself to go on without whoever is
    silent longer than the table's grace. looks_on: wants no seat, but to see the game.
    """

    nick: str
    kind: str = "person"
    strategy: str | None = None
    decides: bool = False
    looks_on: bool = False


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A table seen on the network, of which the host, or a player once it plays, answered a HELLO.

    name: that one's nick. key: that one's public key. addresses: "host:port", best first.
    game: a name of `engine`. taken, seats: places taken and in all. stage: "lobby" or "playing".
    compatible: whether this build can play there; if not, `version` says what the other runs.
    game_id: of the game that is played, see `net.shell.notice`; empty in the lobby. members: the
    seats of the same machine in that game, `short_id` of the key and addresses each; hints.
    """

    name: str
    key: bytes
    addresses: tuple[str, ...]
    game: str
    taken: int
    seats: int
    stage: str
    version: str
    compatible: bool
    game_id: str = ""
    members: tuple[tuple[str, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class TablesFound:
    """The tables seen now; replaces every earlier list. Sorted by name, then key."""

    tables: tuple[FoundTable, ...]


@dataclass(frozen=True, slots=True)
class TableChanged:
    """Local seat `seat` sees its table like this now. At most one per turn of the loop."""

    seat: int
    view: "TableView[Any]"


@dataclass(frozen=True, slots=True)
class IntentRefused:
    """An intent of local seat `seat` was not carried out."""

    seat: int
    code: str
    params: Params = ()


@dataclass(frozen=True, slots=True)
class Listening:
    """Local seat `seat` can be reached at these "host:port" addresses, best first."""

    seat: int
    addresses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Left:
    """All seats are gone from their table, as `Node.leave` called `number` wanted.

    What is told of seats and tables from now on is of what was asked for after it.
    """

    number: int


@dataclass(frozen=True, slots=True)
class LogOpened:
    """The log of game `gid` of local seat `seat` is written to `path`."""

    seat: int
    gid: bytes
    path: Path


@dataclass(frozen=True, slots=True)
class Failed:
    """What was asked for cannot be done; the node goes on.

    Codes and parameters: see `net.shell.errors`.
    """

    code: str
    params: Params = ()


@dataclass(frozen=True, slots=True)
class DiscoveryFailed:
    """Tables cannot be found or announced; joining by address still works."""

    code: str
    params: Params = ()


NodeEvent = (
    TablesFound
    | TableChanged
    | IntentRefused
    | Listening
    | Left
    | LogOpened
    | Failed
    | DiscoveryFailed
)
