"""The seats of this machine, which sit at one table together."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace

from net.core.errors import LocalError, RemoteError
from net.core.io import Leave, Refused
from net.core.view import Stage
from net.shell.computer import Computer
from net.shell.errors import ListenError, SeatError
from net.shell.events import IntentRefused, Listening, LocalSeat, Strategy, TableChanged
from net.shell.machine import Machine
from net.shell.saved import Saved
from net.shell.seat import Seat
from net.shell.storage import MAIN_SLOT, WATCH_SLOT
from net.shell.table_note import TableNote, TableNotes
from net.shell.unfinished import Share

LOOK_TICKS = 20
"""Every 5 s it is seen whether this machine can be reached at other addresses than before."""

_FREE = (Stage.IDLE, Stage.CLOSED, Stage.OVER)
_NOTED = (Stage.AGREEING, Stage.PLAYING)


class Party:
    """Local seats by number, and the computers among them.

    strategies, bot_delay_s: as in `Node`. watch: called with each seat whose view has changed.
    """

    def __init__(
        self,
        machine: Machine,
        strategies: Mapping[str, Strategy],
        bot_delay_s: float,
        watch: Callable[[Seat], None],
    ) -> None:
        self._machine = machine
        self._strategies = strategies
        self._bot_delay_s = bot_delay_s
        self._watch = watch
        self._next = 0
        self._computers: dict[int, Computer] = {}
        self._leaving: set[asyncio.Task[None]] = set()
        self._notes = TableNotes(machine.profile, machine.disk)
        self._lobbies: list[bytes] = []
        self._ticks = 0
        self.seats: dict[int, Seat] = {}

    @property
    def playing(self) -> bool:
        """Whether a seat is at a table that is neither closed nor over."""
        return any(seat.view.stage not in _FREE for seat in self.seats.values())

    def check(self, local: LocalSeat) -> None:
        """Raise SeatError `unknown_strategy` (name) if there is no such computer player."""
        if local.kind == "computer" and local.strategy not in self._strategies:
            raise SeatError("unknown_strategy", name=local.strategy or "")

    def sit_down(self, local: LocalSeat, port: int = 0) -> Seat:
        """Return a new seat for `local`, listening but at no table yet.

        Raises SeatError (unknown_strategy, bad_nick), ListenError or ProfileError.
        """
        self.check(local)
        try:
            seat = Seat(self._machine, self._next, local, self._free_slot(local), self, port)
        except LocalError as error:
            raise SeatError("bad_nick", nick=local.nick) from error
        return self._seated(seat)

    def sit_back(self, share: Share, saved: Saved, lobby_id: bytes) -> Seat:
        """Return the seat of `share` going on with `saved`. lobby_id: of its table.

        It listens where it did before, if it can, and a computer player that there is not is
        replaced by one there is. Raises ListenError, ProfileError, or SeatError `cannot_resume`
        (reason).
        """
        local = share.local
        if local.kind == "computer" and local.strategy not in self._strategies:
            local = replace(local, strategy=next(iter(self._strategies)))
        try:
            try:
                seat = self._seat_at(share.port, local, share.slot, saved)
            except ListenError:
                seat = self._seat_at(0, local, share.slot, saved)
        except (LocalError, RemoteError) as error:
            raise SeatError("cannot_resume", reason=error.code) from error
        self._lobbies = [lobby_id]
        return self._seated(seat)

    def _seat_at(self, port: int, local: LocalSeat, slot: str, saved: Saved) -> Seat:
        return Seat(self._machine, self._next, local, slot, self, port, saved)

    def _seated(self, seat: Seat) -> Seat:
        self._next += 1
        self.seats[seat.number] = seat
        if seat.local.strategy is not None:
            self._computers[seat.number] = Computer(
                self._machine.games,
                self._strategies[seat.local.strategy],
                self._machine.minds,
                self._bot_delay_s,
                seat.feed,
            )
        self._machine.emit(Listening(seat.number, seat.contact.addresses))
        return seat

    async def get_up(self, number: int) -> None:
        """Let a seat leave its table and be gone."""
        seat = self.seats.get(number)
        if seat is None:
            return
        computer = self._computers.pop(number, None)
        if computer is not None:
            computer.close()
        if seat.view.stage not in _FREE:
            seat.feed(Leave())
        # The last view is told before the seat is gone.
        await asyncio.sleep(0)
        self.seats.pop(number, None)
        if not self.seats and seat.view.stage is Stage.OVER:
            for lobby_id in self._lobbies:
                self._notes.forget(lobby_id)
        leaving = asyncio.get_running_loop().create_task(seat.close("left"))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)
        # Whoever waits here may be called off; the closing goes on.
        await asyncio.wait([leaving])

    async def get_all_up(self) -> None:
        """Let all seats leave; their numbers are given again."""
        await asyncio.gather(*(self.get_up(number) for number in tuple(self.seats)))
        if self._leaving:
            await asyncio.wait(self._leaving)
        await self._notes.done()
        self._next = 0
        self._lobbies = []

    def tick(self) -> None:
        """Let time pass for all seats."""
        self._ticks += 1
        for seat in tuple(self.seats.values()):
            seat.tick()
            if self._ticks % LOOK_TICKS == 0 and seat.contact.look_around():
                self._machine.emit(Listening(seat.number, seat.contact.addresses))

    def neighbour(self, key: bytes) -> Seat | None:
        """Return the seat of this process with `key`, if there is one."""
        return next((seat for seat in self.seats.values() if seat.key == key), None)

    def view_changed(self, seat: Seat) -> None:
        """Tell that the view of `seat` has changed, and let its computer see it."""
        if seat.number not in self.seats:
            return
        view = seat.view
        members = frozenset((view.host, *(row.key for row in view.seats)))
        seat.dials.keep(members)
        seat.whereabouts.keep(lambda key: key in members or seat.links.is_up(key))
        seat.links.welcome(members)
        hosts = (one.links.member_hosts for one in self.seats.values())
        self._machine.gate.welcome(frozenset().union(*hosts))
        self._note(seat, members)
        self._machine.emit(TableChanged(seat.number, view))
        self._watch(seat)
        computer = self._computers.get(seat.number)
        if computer is not None:
            computer.consider(view)

    def _note(self, seat: Seat, members: frozenset[bytes]) -> None:
        """Have it noted how the table can be found again, from before its game begins."""
        lobby_id = seat.view.lobby_id
        if lobby_id and lobby_id not in self._lobbies:
            self._lobbies.append(lobby_id)
        if seat.view.stage not in _NOTED:
            return
        own = {one.key for one in self.seats.values()}
        places: dict[bytes, tuple[str, ...]] = {}
        for one in self.seats.values():
            places |= {
                key: some
                for key, some in one.whereabouts.all().items()
                if key in members and key not in own
            }
        here = {one.slot: one.local for one in self.seats.values()}
        ports = {one.slot: one.contact.port for one in self.seats.values()}
        self._notes.keep(lobby_id, TableNote(here, ports, places))

    def refused(self, seat: Seat, refusal: Refused) -> None:
        """Tell a person, or have a computer think again."""
        computer = self._computers.get(seat.number)
        if computer is None:
            self._machine.emit(IntentRefused(seat.number, refusal.code, refusal.params))
        else:
            computer.refused()

    def _free_slot(self, local: LocalSeat) -> str:
        taken = {seat.slot for seat in self.seats.values()}
        if not taken and not local.looks_on:
            return MAIN_SLOT
        kind = "computer" if local.kind == "computer" else "guest"
        kind = WATCH_SLOT if local.looks_on else kind
        number = 1
        while f"{kind}-{number}" in taken:
            number += 1
        return f"{kind}-{number}"
