"""What a node does on its loop: its seats host, join, play and leave."""

import asyncio
from collections.abc import Mapping, Sequence

from net.core.io import Intent, JoinTable, LookOn, OpenTable
from net.core.messages import Settings
from net.core.view import Stage
from net.shell.addresses import Address, own_addresses
from net.shell.dialer import numeric
from net.shell.errands import Errands, Work
from net.shell.errors import LinkError, SeatError, ShellError
from net.shell.events import Failed, FoundTable, Left, LocalSeat, Strategy
from net.shell.lookout import Lookout
from net.shell.machine import Machine
from net.shell.party import Party
from net.shell.presence import Presence
from net.shell.saved import open_saved
from net.shell.seat import TICK_S, Seat
from net.shell.unfinished import UnfinishedGame

TRIES = 3
PAUSE_S = 0.3

_VANISHED = frozenset({"connect_refused", "connect_timeout", "unreachable", "lost"})


class Client:
    """Everything of a node that lives on its loop; see `Node` for what each method promises."""

    def __init__(
        self,
        machine: Machine,
        strategies: Mapping[str, Strategy],
        bot_delay_s: float,
        *,
        discovery: bool,
    ) -> None:
        self._machine = machine
        self.party = Party(machine, strategies, bot_delay_s, self._watch)
        self.lookout = Lookout(machine, self._own_keys, self._seen, enabled=discovery)
        self._presence = Presence(machine.build, self.party, self.lookout)
        self._errands = Errands()
        self._host_places: list[Address] = []
        self._host_key = b""
        self._ticking = asyncio.get_running_loop().create_task(self._tick())

    def host(
        self, settings: Settings, seats: Sequence[LocalSeat], port: int, *, announced: bool
    ) -> None:
        """Open a table."""

        async def work() -> None:
            self._presence.announced = announced
            await self._host(settings, seats, port)

        self._errands.add(lambda: self._at_new_table(work))

    def join(self, where: str | FoundTable, seats: Sequence[LocalSeat]) -> None:
        """Sit down at a table."""
        self._errands.add(lambda: self._at_new_table(lambda: self._join(where, seats)))

    def watch(self, where: str | FoundTable, nick: str) -> None:
        """Look on at a game."""
        self._errands.add(lambda: self._at_new_table(lambda: self._look_on(where, nick)))

    def resume(self, game: UnfinishedGame, places: Sequence[str]) -> None:
        """Go on with a game."""
        self._errands.add(lambda: self._at_new_table(lambda: self._resume(game, places)))

    def seek(self, where: str) -> None:
        """Look for missing players somewhere."""
        self._errands.add(lambda: self._tried(lambda: self._seek(where)))

    def add_seat(self, local: LocalSeat) -> None:
        """Sit down with one seat more."""
        self._errands.add(lambda: self._tried(lambda: self._follow(local)))

    def remove_seat(self, number: int) -> None:
        """Let one seat leave."""
        self._errands.add(lambda: self._remove(number))

    def intent(self, number: int, intent: Intent) -> None:
        """Hand an intent to a seat; a seat that is gone ignores it."""
        seat = self.party.seats.get(number)
        if seat is not None:
            seat.feed(intent)

    def leave(self, number: int = 0) -> None:
        """Leave the table, whatever is under way."""

        async def work() -> None:
            await self._leave()
            self._machine.emit(Left(number))

        self._errands.call_off()
        self._errands.add(work)

    async def close(self) -> None:
        """Leave the table and close everything."""
        self.leave()
        await self._errands.done()
        self._ticking.cancel()
        await self.lookout.close()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_S)
            self.party.tick()
            self._presence.tick()

    def _watch(self, seat: Seat) -> None:
        self._presence.view_changed(seat, hosting=seat.key == self._host_key)

    def _seen(self, tables: tuple[FoundTable, ...]) -> None:
        self._presence.seen(tables)

    def _own_keys(self) -> frozenset[bytes]:
        return frozenset(seat.key for seat in self.party.seats.values())

    async def _at_new_table(self, work: Work) -> None:
        if self.party.playing:
            self._machine.emit(Failed("busy"))
            return
        await self._leave()
        if not await self._tried(work):
            await self._leave()

    async def _tried(self, work: Work) -> bool:
        try:
            await work()
        except ShellError as error:
            self._machine.emit(Failed(error.code, error.params))
            return False
        return True

    async def _host(self, settings: Settings, seats: Sequence[LocalSeat], port: int) -> None:
        for local in seats:
            self.party.check(local)
        first = self.party.sit_down(seats[0], port)
        first.feed(OpenTable(settings))
        if first.view.stage is not Stage.LOBBY:
            # Why has been told as a refusal of the intent.
            await self._leave()
            return
        self._host_key = first.key
        for local in seats[1:]:
            await self._follow(local)

    async def _join(self, where: str | FoundTable, seats: Sequence[LocalSeat]) -> None:
        self._presence.announced = True
        for local in seats:
            self.party.check(local)
        first = await self._go_to(where, seats[0])
        first.feed(JoinTable(self._host_key))
        for local in seats[1:]:
            await self._follow(local)

    async def _look_on(self, where: str | FoundTable, nick: str) -> None:
        seat = await self._go_to(where, LocalSeat(nick, looks_on=True))
        seat.feed(LookOn(self._host_key))

    async def _go_to(self, where: str | FoundTable, local: LocalSeat) -> Seat:
        """Return `local` linked to who is at `where`, the host from now on."""
        found = where if isinstance(where, FoundTable) else None
        texts = found.addresses if found else (str(where),)
        self._host_places = [Address.parse(text) for text in texts]
        seat = self.party.sit_down(local)
        try:
            key = await _persist(seat, self._host_places, found.key if found else b"")
        except LinkError as error:
            if found and error.code in _VANISHED:
                raise LinkError("table_gone", **dict(error.params)) from error
            raise
        self._host_key = key
        return seat

    async def _resume(self, game: UnfinishedGame, places: Sequence[str]) -> None:
        build = self._machine.build
        if game.roster.engine_id != build.engine_id:
            versions = {"theirs": game.app_version, "ours": build.app_version}
            raise SeatError("other_version", **versions)
        near = await self._numeric(places)
        self._presence.announced = bool(game.others)
        loop = asyncio.get_running_loop()
        for share in game.shares:
            saved = await loop.run_in_executor(
                self._machine.disk, open_saved, self._machine.profile, game, share
            )
            before = tuple(self.party.seats.values())
            try:
                seat = self.party.sit_back(share, saved, game.lobby_id)
            except ShellError:
                saved.log.close()
                raise
            # Nobody tells a seat where another of this machine is.
            for other in before:
                seat.sit_beside(other)
        for seat in self.party.seats.values():
            seat.show()
            for number in game.others:
                seat.whereabouts.hear(game.roster.keys[number], near)
                seat.look_for(game.roster.keys[number])

    async def _seek(self, where: str) -> None:
        place = await self._numeric((where,))
        for seat in self.party.seats.values():
            for row in seat.view.seats:
                if row.link == "down":
                    seat.hint(row.key, place)

    async def _numeric(self, texts: Sequence[str]) -> tuple[str, ...]:
        """Return the places a person has written, names resolved. Raises AddressError."""
        if not texts:
            return ()
        places = [Address.parse(text) for text in texts]
        return tuple(map(str, await numeric(places, own_addresses(self._machine.interfaces))))

    async def _follow(self, local: LocalSeat) -> None:
        """Sit down with `local` at the table where the others sit."""
        if not self._host_key:
            raise LinkError("no_table")
        seat = self.party.sit_down(local)
        host = self.party.neighbour(self._host_key)
        try:
            if host is not None:
                seat.sit_beside(host)
            else:
                await _persist(seat, self._host_places, self._host_key)
        except ShellError:
            await self.party.get_up(seat.number)
            raise
        seat.feed(JoinTable(self._host_key))

    async def _remove(self, number: int) -> None:
        seat = self.party.seats.get(number)
        if seat is not None and seat.key == self._host_key:
            await self._leave()
        else:
            await self.party.get_up(number)

    async def _leave(self) -> None:
        self.lookout.show(None)
        self._host_places, self._host_key = [], b""
        await self.party.get_all_up()


async def _persist(seat: Seat, places: Sequence[Address], expected: bytes) -> bytes:
    """Connect as `Seat.connect`, again if a host who is busy with strangers hangs up at once."""
    for _ in range(TRIES - 1):
        try:
            return await seat.contact.connect(places, expected)
        except LinkError as error:
            if error.code != "lost":
                raise
            await asyncio.sleep(PAUSE_S)
    return await seat.contact.connect(places, expected)
