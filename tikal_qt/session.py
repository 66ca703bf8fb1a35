"""The one object through which the window and the node speak.

The node tells on its own thread; `TableSession` re-emits everything as signals on the thread it
lives on, in order, and keeps the latest of each so that a page can be built at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from net.core.errors import Params
from tikal_qt.later import later
from tikal_qt.local_seats import LocalSeats
from tikal_qt.requests import HostRequest, JoinRequest, Request, ResumeRequest, WatchRequest

if TYPE_CHECKING:
    from net.core import io
    from net.core import view as views
    from net.core.messages import Settings
    from net.core.view import TableView
    from net.shell import events
    from net.shell.events import (
        FoundTable,
        LocalSeat,
        NodeEvent,
    )
    from net.shell.node import Node
else:
    events = later("net.shell.events")
    io = later("net.core.io")
    views = later("net.core.view")


class TableSession(QObject):
    """One client's table, from looking for one to the result.

    make_node: called once with the listener for the node's events. held: it is not called, and
    `open` and `leave` wait, until `start`. Every signal is emitted on the thread this object lives
    on. Local seats are numbered as in `net.shell.node.Node`.
    """

    tables_found = Signal(tuple)
    """tuple[FoundTable, ...]: the tables on the network now."""
    view_changed = Signal(int, object)
    """(local seat, TableView): how that seat sees the table now."""
    refused = Signal(int, str, tuple)
    """(local seat, code, params): an intent was not carried out."""
    listening = Signal(int, tuple)
    """(local seat, addresses): where that seat can be reached."""
    seat_closed = Signal(int, str, tuple)
    """(local seat, code, params): that seat is no longer at the table, others here are."""
    logs_changed = Signal()
    """`logs` differs."""
    closed = Signal(str, tuple)
    """(code, params): no local seat is at the table any more; another one can be opened."""
    failed = Signal(str, tuple)
    """(code, params): what was asked for cannot be done."""
    discovery_failed = Signal(str, tuple)
    """(code, params): tables cannot be found; joining by address still works."""

    _arrived = Signal(object)

    def __init__(
        self, make_node: Callable[[Callable[[NodeEvent], None]], Node], *, held: bool = False
    ) -> None:
        super().__init__()
        self._arrived.connect(self._dispatch, Qt.ConnectionType.QueuedConnection)
        self._make_node = make_node
        self._made: Node | None = None if held else make_node(self._arrived.emit)
        self._running, self._held = False, held
        self._wanted: Request | None = None
        self._leaving = self._left = 0
        self.tables: tuple[FoundTable, ...] = ()
        self.discovery_failure: tuple[str, Params] | None = None
        self._forget_table()

    def _forget_table(self) -> None:
        self._seats = LocalSeats()
        self.views: dict[int, TableView[Any]] = {}
        self.addresses: dict[int, tuple[str, ...]] = {}
        self.logs: dict[int, Path] = {}
        self._ready_at_once = False
        self._said_ready: set[int] = set()

    # -------------------------------------------------------------- life

    def start(self) -> None:
        """Start the network thread, look for tables, and do what was asked for meanwhile."""
        self._running, self._held = True, False
        self._node.start()
        self._node.browse()
        if self._wanted is not None:
            self.open(self._wanted)

    def stop(self) -> None:
        """Leave the table and stop the network thread; returns within the node's bound."""
        if self._running:
            self._running = False
            self._node.stop()

    @property
    def _node(self) -> Node:
        if self._made is None:
            self._made = self._make_node(self._arrived.emit)
        return self._made

    # -------------------------------------------------------------- asking

    def open(self, request: Request) -> None:
        """Host, join, resume or watch as `request` says."""
        if self._held:
            self._wanted = request
            return
        self._wanted = None
        self._forget_table()
        match request:
            case HostRequest():
                self._seats = LocalSeats(request.seats)
                self._ready_at_once = request.at_once
                self._node.host(
                    request.settings, request.seats, request.port, announced=request.announced
                )
            case JoinRequest():
                self._seats = LocalSeats(request.seats)
                self._node.join(request.where, request.seats)
            case WatchRequest(where, nick):
                self._seats = LocalSeats([events.LocalSeat(nick, looks_on=True)])
                self._node.watch(where, nick)
            case ResumeRequest(game, places):
                self._seats = LocalSeats(share.local for share in game.shares)
                self.logs = {local: share.log for local, share in enumerate(game.shares)}
                self.logs_changed.emit()
                self._node.resume(game, places)

    def leave(self) -> None:
        """Leave the table with every local seat."""
        self._wanted = None
        if self._held:
            return
        self._leaving += 1
        self._node.leave(self._leaving)
        self._forget_table()
        self.logs_changed.emit()

    def add_seat(self, seat: LocalSeat) -> None:
        """Sit down with one seat more before the start."""
        self._seats.add(seat)
        self._node.add_seat(seat)

    def remove_seat(self, local: int) -> None:
        """Let local seat `local` leave before the start."""
        self._node.remove_seat(local)
        self.views.pop(local, None)

    def change_settings(self, settings: Settings) -> None:
        """Replace the settings of the table that local seat 0 hosts."""
        self._node.intent(0, io.ChangeSettings(settings))

    def kick(self, key: bytes) -> None:
        """Free the seat of the player with `key` at the table that local seat 0 hosts."""
        self._node.intent(0, io.Kick(key))

    def set_ready(self, ready: bool) -> None:
        """Accept the table as it stands for every person at this window, or take that back."""
        for local in self.persons():
            self._node.intent(local, io.SetReady(ready))

    def take_colour(self, local: int, colour: int) -> None:
        """Let local seat `local` play in `colour`."""
        self._node.intent(local, io.TakeColour(colour))

    def act(self, local: int, actions: tuple[str, ...]) -> None:
        """Commit a segment as local seat `local`."""
        self._node.intent(local, io.Act(actions))

    def preview(self, local: int, actions: tuple[str, ...]) -> None:
        """Show the others the plan of local seat `local`."""
        self._node.intent(local, io.Preview(actions))

    def say(self, local: int, text: str) -> None:
        """Chat as local seat `local`."""
        self._node.intent(local, io.Say(text))

    def vote_drop(self, seat: int) -> None:
        """Vote to go on without `seat`, with every local seat: its computers follow its people."""
        self._with_all(io.VoteDrop(seat))

    def keep_waiting(self) -> None:
        """Wait for the missing players as long again."""
        self._with_all(io.KeepWaiting())

    def try_again(self) -> None:
        """Vote again on who takes part."""
        self._with_all(io.TryAgain())

    def go_on_anew(self) -> None:
        """Want to go on as a new game with those who are here."""
        self._with_all(io.GoOnAnew())

    def go_over(self) -> None:
        """Go over to the new game that others have begun."""
        self._with_all(io.GoOver())

    def claim_forfeit(self) -> None:
        """End the game as the only ones who stay."""
        self._with_all(io.ClaimForfeit())

    def seek(self, where: str) -> None:
        """Look for missing players at `where`, "host:port", as well."""
        self._node.seek(where)

    def _with_all(self, intent: io.Intent) -> None:
        for local in self.views:
            self._node.intent(local, intent)

    # -------------------------------------------------------------- what is known

    def persons(self) -> tuple[int, ...]:
        """Return the local seats of people that sit at the table."""
        return tuple(local for local in sorted(self.views) if self._seats.is_person(local))

    @property
    def seats(self) -> Sequence[LocalSeat]:
        """The seats of this window by their local number."""
        return self._seats.all

    def hosting(self) -> bool:
        """Return whether local seat 0 hosts the table."""
        view = self.views.get(0)
        return view is not None and view.host == view.own_key

    # -------------------------------------------------------------- hearing

    @Slot(object)
    def _dispatch(self, event: NodeEvent) -> None:
        match event:
            case events.TablesFound(tables):
                self.tables = tables
                self.tables_found.emit(tables)
            case events.DiscoveryFailed(code, params):
                self.discovery_failure = (code, params)
                self.discovery_failed.emit(code, params)
            case events.Left(number):
                self._left = number
            case _ if self._left == self._leaving:
                self._hear_of_table(event)
            case _:
                pass  # of a table that is being left

    def _hear_of_table(self, event: NodeEvent) -> None:
        match event:
            case events.TableChanged(seat, view):
                self._hear_view(seat, view)
            case events.IntentRefused(seat, code, params):
                self.refused.emit(seat, code, params)
            case events.Listening(seat, addresses):
                self._seats.listens(seat)
                self.addresses[seat] = addresses
                self.listening.emit(seat, addresses)
            case events.LogOpened(seat, _, path):
                self.logs[seat] = path
                self.logs_changed.emit()
            case events.Failed(code, params):
                self._seats.failed()
                self.failed.emit(code, params)

    def _hear_view(self, local: int, view: TableView[Any]) -> None:
        if not self._seats.sees(local):
            return  # it has left the table
        if view.stage is views.Stage.CLOSED:
            self._close(local, view)
            return
        self.views[local] = view
        self._ready_by_itself(local, view)
        self.view_changed.emit(local, view)

    def _close(self, local: int, view: TableView[Any]) -> None:
        self.views.pop(local, None)
        if self.views:
            self.seat_closed.emit(local, view.closed_code, view.closed_params)
        else:
            self.leave()
            self.closed.emit(view.closed_code, view.closed_params)

    def _ready_by_itself(self, local: int, view: TableView[Any]) -> None:
        waits = view.stage is views.Stage.LOBBY and local not in self._said_ready
        if not (self._ready_at_once and waits):
            return
        if self._seats.is_person(local) and all(seat.key for seat in view.seats):
            self._said_ready.add(local)
            self._node.intent(local, io.SetReady())
