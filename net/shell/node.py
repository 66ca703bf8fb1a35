"""The network thread: runs the seats of this machine and carries out what their sessions ask."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.game import Game
from net.core.io import Intent
from net.core.messages import Build, Settings
from net.shell.events import FoundTable, LocalSeat, NodeEvent, Strategy
from net.shell.storage import Profile


class Node:
    """The seats of one client at one table, on a thread of their own.

    profile: open; the caller closes it after `stop`. build: who we are. games: by name.
    strategies: the computer players by name, called on worker threads. listener: called with
    every event, in order, on the network thread; it must return at once and not raise.
    interfaces: addresses of the network interfaces to listen, find and announce on; None for
    all. discovery: whether to use multicast DNS at all. bot_delay_s: least time between a
    computer's segments, so that people can follow.

    Every method may be called from any thread and returns at once, `stop` excepted; outcomes
    come as events. Local seats are numbered from 0 in the order given to `host` or `join`, then
    `add_seat`; a number is not given again while the table lasts.
    """

    def __init__(  # noqa: PLR0913 - what a client is made of, each part from elsewhere
        self,
        profile: Profile,
        build: Build,
        games: Mapping[str, Game[Any, Any]],
        strategies: Mapping[str, Strategy],
        listener: Callable[[NodeEvent], None],
        *,
        interfaces: Sequence[str] | None = None,
        discovery: bool = True,
        bot_delay_s: float = 0.0,
    ) -> None:
        self._profile = profile
        self._build = build
        self._games = games
        self._strategies = strategies
        self._listener = listener
        self._interfaces = interfaces
        self._discovery = discovery
        self._bot_delay_s = bot_delay_s

    def start(self) -> None:
        """Start the thread. A node starts once."""

    def stop(self) -> None:
        """Leave the table, close everything and join the thread; at most 5 s."""

    def browse(self) -> None:
        """Look for tables: TablesFound whenever the list changes, until `stop_browsing`."""

    def stop_browsing(self) -> None:
        """Look for tables no more."""

    def host(self, settings: Settings, seats: Sequence[LocalSeat], port: int = 0) -> None:
        """Open a table: the first seat hosts it, the others sit down at it.

        port: where the host's seat listens, 0 for any free port. Computer seats are ready by
        themselves. Fails with busy, port_taken, port_forbidden, listen_failed,
        unknown_strategy; refused settings come as IntentRefused of seat 0.
        """

    def join(self, where: str | FoundTable, seats: Sequence[LocalSeat]) -> None:
        """Sit down at the table of the host at `where`, "host:port" or a found table.

        Fails with the codes of addresses, links and hand shakes in `net.shell.errors`. Refusals
        by the host show in TableChanged as Stage.CLOSED.
        """

    def add_seat(self, seat: LocalSeat) -> None:
        """Sit down with one seat more before the start."""

    def remove_seat(self, seat: int) -> None:
        """Let local seat `seat` leave before the start; the hosting seat closes the table."""

    def intent(self, seat: int, intent: Intent) -> None:
        """Hand what the person at local seat `seat` wants to its session."""

    def leave(self) -> None:
        """Let all local seats leave and close the table; the node can host or join again."""
