"""What is noted beside a log to find a table again: who sat here, and where the others were."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from net.core.codec import normal
from net.core.keys import KEY_BYTES
from net.core.messages import MAX_ADDRESSES, MAX_NICK
from net.shell.addresses import Address
from net.shell.errands import Errands
from net.shell.errors import AddressError, ProfileError
from net.shell.events import LocalSeat
from net.shell.storage import Profile

log = logging.getLogger(__name__)

FORMAT = 1
GIVEN_UP: Mapping[str, Any] = MappingProxyType({"format": FORMAT, "given_up": True})
_KINDS = ("person", "computer")


@dataclass(frozen=True, slots=True)
class TableNote:
    """seats: the local ones, by slot. ports: where these listened, by slot.

    addresses: "host:port" of the others by key, best first. given_up: the game shall not be gone on
    with.
    """

    seats: Mapping[str, LocalSeat]
    ports: Mapping[str, int]
    addresses: Mapping[bytes, tuple[str, ...]]
    given_up: bool = False

    def dump(self) -> dict[str, Any]:
        """Return the note as JSON values."""
        return {
            "format": FORMAT,
            "seats": {
                slot: {"nick": seat.nick, "kind": seat.kind, "strategy": seat.strategy}
                for slot, seat in self.seats.items()
            },
            "ports": dict(self.ports),
            "addresses": {key.hex(): list(places) for key, places in self.addresses.items()},
        }


def load_note(values: Mapping[str, Any]) -> TableNote:
    """Return the note in JSON values; what does not fit is left out."""
    if values.get("format") != FORMAT:
        return TableNote({}, {}, {})
    ports = {slot: port for slot, port in _items(values.get("ports")) if _is_port(port)}
    seats = {slot: _seat(one) for slot, one in _items(values.get("seats"))}
    places = {_key(text): _places(some) for text, some in _items(values.get("addresses"))}
    return TableNote(
        {slot: seat for slot, seat in seats.items() if seat is not None},
        ports,
        {key: some for key, some in places.items() if key and some},
        given_up=values.get("given_up") is True,
    )


def _items(value: object) -> list[tuple[str, Any]]:
    return list(value.items()) if isinstance(value, dict) else []


def _seat(value: object) -> LocalSeat | None:
    if not isinstance(value, dict):
        return None
    nick, kind, strategy = (value.get(name) for name in ("nick", "kind", "strategy"))
    if not isinstance(nick, str) or not 0 < len(normal(nick)) <= MAX_NICK:
        return None
    if kind not in _KINDS or not isinstance(strategy, str | None):
        return None
    return LocalSeat(nick, kind, strategy)


def _is_port(value: object) -> bool:
    return isinstance(value, int) and 0 < value < 65536


def _key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        return b""
    return key if len(key) == KEY_BYTES else b""


def _places(value: object) -> tuple[str, ...]:
    some = value if isinstance(value, list) else []
    return tuple(text for text in some if isinstance(text, str) and _is_address(text))[
        :MAX_ADDRESSES
    ]


def _is_address(text: str) -> bool:
    try:
        Address.parse(text)
    except AddressError:
        return False
    return True


class TableNotes:
    """Writes notes without holding up the loop. disk: where the blocking work is done."""

    def __init__(self, profile: Profile, disk: Executor) -> None:
        self._profile = profile
        self._disk = disk
        self._errands = Errands()
        self._last: tuple[bytes, TableNote] | None = None

    def keep(self, lobby_id: bytes, note: TableNote) -> None:
        """Have `note` kept for the table `lobby_id`."""
        if self._last != (lobby_id, note):
            self._last = (lobby_id, note)
            values = note.dump()
            self._do(lambda: self._profile.save_table(lobby_id, values))

    def forget(self, lobby_id: bytes) -> None:
        """Keep nothing of the table `lobby_id`."""
        self._last = None
        self._do(lambda: self._profile.forget_table(lobby_id))

    async def done(self) -> None:
        """Wait until everything is written."""
        await self._errands.done()

    def _do(self, work: Callable[[], None]) -> None:
        async def on_disk() -> None:
            try:
                await asyncio.get_running_loop().run_in_executor(self._disk, work)
            except ProfileError as error:
                # The game itself is kept in its log; who cannot note this will not note that.
                log.warning("a table is not noted: %s", error)

        self._errands.add(on_disk)
