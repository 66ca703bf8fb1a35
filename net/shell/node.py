"""The network thread: runs the seats of this machine and carries out what their sessions ask."""

import asyncio
import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from types import MappingProxyType
from typing import Any

from engine.game import Game
from net.core.absence import StandIn
from net.core.io import Intent
from net.core.messages import Build, Settings
from net.shell.client import Client
from net.shell.events import Failed, FoundTable, LocalSeat, NodeEvent, Strategy
from net.shell.gate import Gate, GateLimits
from net.shell.machine import Machine
from net.shell.storage import Profile
from net.shell.tls import Tls, make_tls
from net.shell.unfinished import UnfinishedGame

log = logging.getLogger(__name__)

STOP_S = 5.0
CLOSE_S = 4.0
MAX_SEATS = 4


class Node:
    """The seats of one client at one table, on a thread of their own.

    profile: open; the caller closes it after `stop`. build: who we are. games: by name.
    strategies: the computer players by name, called on worker threads. listener: called with
    every event, in order, on the network thread; it must return at once and not raise.
    interfaces: addresses of the network interfaces to listen, find and announce on; None for
    all. discovery: whether to use multicast DNS at all. bot_delay_s: least time between a
    computer's segments, so that people can follow. stand_ins: as in `net.core.session.Session`.

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
        stand_ins: Mapping[str, StandIn] = MappingProxyType({}),
    ) -> None:
        self._profile = profile
        self._build = build
        self._games = games
        self._strategies = strategies
        self._listener = listener
        self._interfaces = interfaces
        self._discovery = discovery
        self._bot_delay_s = bot_delay_s
        self._stand_ins = stand_ins
        self._loop: asyncio.AbstractEventLoop | None = None
        self._client: Client | None = None
        self._early: list[Callable[[Client], None]] = []
        self._over = asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)

    def start(self) -> None:
        """Start the thread. A node starts once, before anything else is asked of it."""
        # Windows' proactor loop can lose its listeners (cpython issue 93821).
        self._loop = asyncio.SelectorEventLoop()
        self._thread.start()

    def stop(self) -> None:
        """Leave the table, close everything and join the thread, in at most STOP_S."""
        if self._thread.is_alive():
            self._post(self._over.set)
            self._thread.join(STOP_S)

    def browse(self) -> None:
        """Look for tables: TablesFound whenever the list changes, until `stop_browsing`."""
        self._ask(lambda client: client.lookout.browse())

    def stop_browsing(self) -> None:
        """Look for tables no more."""
        self._ask(lambda client: client.lookout.stop_browsing())

    def host(
        self,
        settings: Settings,
        seats: Sequence[LocalSeat],
        port: int = 0,
        *,
        announced: bool = True,
    ) -> None:
        """Open a table: the first seat hosts it, the others sit down at it.

        port: where the host's seat listens, 0 for any free port. announced: whether it is announced
        even while all its seats are of this client. Computer seats are ready by themselves. Fails
        with busy, port_taken, port_forbidden, listen_failed, bad_nick, unknown_strategy; refused
        settings come as IntentRefused of seat 0. Raises ValueError without a seat.
        """
        _need_a_seat(seats)
        self._ask(lambda client: client.host(settings, seats, port, announced=announced))

    def join(self, where: str | FoundTable, seats: Sequence[LocalSeat]) -> None:
        """Sit down at the table of the host at `where`, "host:port" or a found table.

        Fails with the codes of addresses, links and hand shakes in `net.shell.errors`. Refusals
        by the host show in TableChanged as Stage.CLOSED. Raises ValueError without a seat.
        """
        _need_a_seat(seats)
        self._ask(lambda client: client.join(where, seats))

    def watch(self, where: str | FoundTable, nick: str) -> None:
        """Look on, called `nick`, at the game of the player at `where`, as local seat 0.

        Fails as `join`. What the other refuses shows in TableChanged as Stage.CLOSED.
        """
        self._ask(lambda client: client.watch(where, nick))

    def resume(self, game: UnfinishedGame, places: Sequence[str] = ()) -> None:
        """Go on with `game`, of `unfinished_games`, with all seats of its shares in their order.

        The others are looked for where they were last and by multicast DNS. places: "host:port"
        where one of them may be besides. Fails with busy, other_version, cannot_resume,
        log_locked, log_damaged, listen_failed, or the codes of addresses.
        """
        self._ask(lambda client: client.resume(game, places))

    def seek(self, where: str) -> None:
        """Look for the players that are missing at `where`, "host:port", as well.

        Fails with the codes of addresses. That nobody is there is not told: it is tried again.
        """
        self._ask(lambda client: client.seek(where))

    def add_seat(self, seat: LocalSeat) -> None:
        """Sit down with one seat more before the start."""
        self._ask(lambda client: client.add_seat(seat))

    def remove_seat(self, seat: int) -> None:
        """Let local seat `seat` leave before the start; the hosting seat closes the table."""
        self._ask(lambda client: client.remove_seat(seat))

    def intent(self, seat: int, intent: Intent) -> None:
        """Hand what the person at local seat `seat` wants to its session."""
        self._ask(lambda client: client.intent(seat, intent))

    def leave(self, number: int = 0) -> None:
        """Let all local seats leave and close the table; the node can host or join again.

        Left with `number` tells when they have, unless another `leave` came in between.
        """
        self._ask(lambda client: client.leave(number))

    def _ask(self, request: Callable[[Client], None]) -> None:
        self._post(lambda: self._carry_out(request))

    def _carry_out(self, request: Callable[[Client], None]) -> None:
        if self._client is not None:
            request(self._client)
        elif not self._over.is_set():
            self._early.append(request)

    def _post(self, act: Callable[[], object]) -> None:
        if self._loop is None:
            raise RuntimeError("the node has not been started")
        try:
            self._loop.call_soon_threadsafe(act)
        except RuntimeError:
            log.debug("the node has stopped: a request came too late")

    def _run(self) -> None:
        loop = self._loop
        assert loop is not None
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        tls = self._make_tls()
        if tls is None:
            return
        disk = ThreadPoolExecutor(MAX_SEATS, "disk")
        minds = ThreadPoolExecutor(MAX_SEATS, "mind")
        machine = self._machine(tls, disk, minds)
        delay_s = self._bot_delay_s
        self._client = Client(machine, self._strategies, delay_s, discovery=self._discovery)
        for request in self._early:
            request(self._client)
        try:
            await self._over.wait()
            client, self._client = self._client, None
            async with asyncio.timeout(CLOSE_S):
                await client.close()
        except TimeoutError:
            log.warning("not everything could be closed in time")
        finally:
            disk.shutdown(wait=False)
            minds.shutdown(wait=False, cancel_futures=True)

    def _make_tls(self) -> Tls | None:
        try:
            return make_tls()
        except OSError as error:
            self._listener(Failed("start_failed", (("reason", str(error)),)))
            return None

    def _machine(self, tls: Tls, disk: Executor, minds: Executor) -> Machine:
        gate = Gate(GateLimits(), asyncio.get_running_loop().time)
        return Machine(
            self._profile,
            self._build,
            self._games,
            self._interfaces,
            self._stand_ins,
            tls,
            gate,
            disk,
            minds,
            self._listener,
        )


def _need_a_seat(seats: Sequence[LocalSeat]) -> None:
    if not seats:
        raise ValueError("nobody sits down: at least one seat is needed")
