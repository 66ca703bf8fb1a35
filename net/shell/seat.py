"""One local seat: its session, and the hands that carry out what the session asks for."""

import asyncio
import datetime as dt
import logging
import secrets
from collections import deque
from pathlib import Path
from typing import Any, Protocol

from net.core.errors import LocalError, RemoteError
from net.core.io import (
    AppendLog,
    Changed,
    Connect,
    Disconnect,
    ForgetSecret,
    Input,
    Output,
    Player,
    Refused,
    Send,
    Stored,
    Tick,
    WriteSecret,
)
from net.core.session import Session
from net.core.view import Stage, TableView
from net.shell.contact import Contact
from net.shell.dials import Dials
from net.shell.errors import ProfileError
from net.shell.events import Failed, LocalSeat, LogOpened
from net.shell.links import Links, connect_locally
from net.shell.machine import Machine
from net.shell.saved import Saved
from net.shell.whereabouts import Whereabouts
from net.shell.writer import Writer

log = logging.getLogger(__name__)

TICK_S = 0.25
END_TICKS = 6


class Company(Protocol):
    """Who sits a seat down and looks after all of them."""

    def neighbour(self, key: bytes) -> "Seat | None":
        """Return the seat of this process with `key`, if there is one."""

    def view_changed(self, seat: "Seat") -> None:
        """Learn that the view of `seat` has changed; at most once a turn of the loop."""

    def refused(self, seat: "Seat", refusal: Refused) -> None:
        """Learn that an intent of `seat` was not carried out."""


class Seat:
    """A seat at work from its making to `close`.

    number: of the local seat. slot: names its identity and files. port: where it listens, 0 for
    any free one. saved: the game it goes on with, if any. Raises ListenError, ProfileError, or
    LocalError `schema` for a bad nick.
    """

    def __init__(
        self,
        machine: Machine,
        number: int,
        local: LocalSeat,
        slot: str,
        company: Company,
        port: int = 0,
        saved: Saved | None = None,
    ) -> None:
        self._machine = machine
        self._company = company
        self._identity = machine.profile.identity(slot)
        self.number = number
        self.local = local
        self.slot = slot
        self.key = self._identity.key
        self.whereabouts = Whereabouts({} if saved is None else saved.addresses)
        self.links = Links(self.key, self.feed)
        self.links.welcome(self.whereabouts.all())
        self.contact = Contact(machine, self._identity, local, self.links, self.whereabouts, port)
        self.dials = Dials(self.contact.connect, self.links.is_up)
        try:
            self._session = self._make_session(saved)
        except (LocalError, RemoteError):
            self.contact.shut()
            raise
        self._writer = Writer(machine.profile, slot, machine.disk, self, saved)
        self._inbox: deque[Input] = deque()
        self._busy = False
        self._faulty = False
        self._stale = False
        self._late = False

    def _make_session(self, saved: Saved | None) -> Session:
        machine = self._machine
        local = self.local
        player = Player(local.nick, local.kind, self.contact.addresses, local.decides)
        created = dt.datetime.now(dt.UTC).isoformat(timespec="seconds")
        parts = (self._identity, player, machine.build, machine.games, secrets.token_bytes, created)
        if saved is None:
            return Session(*parts, machine.stand_ins)
        log, secret = saved.log.content, saved.secret
        now_ms = machine.now_ms()
        return Session.resume(*parts, machine.stand_ins, log=log, secret=secret, now_ms=now_ms)

    @property
    def view(self) -> TableView[Any]:
        """Return the table as this seat sees it now."""
        return self._session.view()

    def feed(self, item: Input) -> None:
        """Hand `item` to the session and carry out what it asks for, one input after another."""
        if self._faulty:
            return
        self._inbox.append(item)
        if self._busy:
            return
        self._busy = True
        try:
            self._drain()
        except Exception:  # a fault of ours in one seat must not silence the others
            log.exception("seat %d has stopped", self.number)
            self._faulty = True
            self._machine.emit(Failed("fault"))
        finally:
            self._busy = False

    def _drain(self) -> None:
        while self._inbox:
            now_ms = self._machine.now_ms()
            for output in self._session.handle(now_ms, self._inbox.popleft()):
                self._carry_out(output)

    def tick(self) -> None:
        """Let time pass; called about every 250 ms."""
        self.links.check()
        self.feed(Tick())

    def sit_beside(self, other: "Seat") -> None:
        """Make a link to another seat of this process."""
        if not self.links.is_up(other.key):
            nicks = (self.local.nick, other.local.nick)
            addresses = self.contact.addresses, other.contact.addresses
            connect_locally(self.links, other.links, nicks, addresses)

    def hint(self, peer: bytes, addresses: tuple[str, ...]) -> None:
        """Try `addresses` as well, should there be no link to `peer`; they may be wrong."""
        # One who is back where he was is not dialled by the session of a seat that looks on.
        if self.whereabouts.hear(peer, addresses) or not self.dials.is_wanted(peer):
            self.look_for(peer)

    def look_for(self, peer: bytes) -> None:
        """Dial `peer` wherever it may be, until there is a link."""
        if not self.links.is_up(peer):
            self.dials.want(peer, self.whereabouts.of(peer))

    def show(self) -> None:
        """Tell how the table stands, though nothing has changed."""
        self._note_change()

    async def close(self, code: str) -> None:
        """Stop everything, telling the peers `code`; what is on its way to the disk gets there."""
        play = self.view.play
        over = play is not None and play.ended
        await self.dials.close()
        await self.contact.close()
        try:
            if over:
                await self._show_the_end()
            await self.links.close_all(code)
        finally:
            # Also if those who do not let go of their links have used up the time there is.
            await self._writer.close(over=over)

    async def _show_the_end(self) -> None:
        """Give who looks on time to fetch the last entries."""
        for _ in range(END_TICKS):
            if not self.links.has_onlookers:
                return
            self.tick()
            await asyncio.sleep(TICK_S)

    def stored(self, token: int) -> None:
        """Pass on that everything up to `token` is on disk."""
        self.feed(Stored(token))
        if self._late:
            self._note_change()

    def log_opened(self, gid: bytes, path: Path) -> None:
        """Tell where the log is."""
        self._machine.emit(LogOpened(self.number, gid, path))

    def not_stored(self, error: ProfileError) -> None:
        """Tell that this seat can go on no more: it may not say what it could not write down."""
        self._machine.emit(Failed(error.code, error.params))
        self._note_change()

    def _carry_out(self, output: Output) -> None:
        match output:
            case Send(peer, frame):
                self.links.send(peer, frame)
            case Connect(peer, addresses):
                self._want(peer, addresses)
            case Disconnect(peer, code):
                self.dials.forget(peer)
                self.links.close(peer, code)
            case AppendLog() | WriteSecret() | ForgetSecret():
                self._writer.put(output)
            case Changed():
                self._note_change()
            case Refused():
                self._company.refused(self, output)

    def _want(self, peer: bytes, addresses: tuple[str, ...]) -> None:
        neighbour = self._company.neighbour(peer)
        if neighbour is None:
            self.whereabouts.hear(peer, addresses)
            self.dials.want(peer, self.whereabouts.of(peer))
        else:
            self.sit_beside(neighbour)

    def _note_change(self) -> None:
        if not self._stale:
            self._stale = True
            asyncio.get_running_loop().call_soon(self._tell_change)

    def _tell_change(self) -> None:
        self._stale = False
        # A game shown as over has its whole log on disk, ready to be verified.
        self._late = self.view.stage is Stage.OVER and not self._writer.idle
        if not self._late:
            self._company.view_changed(self)
