"""What is noted beside a log to find a table again: who sat here, and where the others were."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from net.core.codec import normal
from net.core.keys import KEY_BYTES
from net.core.messages import MAX_ADDRESSES, MAX_NICK
from net.shell.addresses import Address
from net.shell.errors import AddressError
from net.shell.events import LocalSeat

FORMAT = 1
_KINDS = ("person", "computer")


@dataclass(frozen=True, slots=True)
class TableNote:
    """seats: the local ones, by slot. addresses: "host:port" of the others by key, best first."""

    seats: Mapping[str, LocalSeat]
    addresses: Mapping[bytes, tuple[str, ...]]

    def dump(self) -> dict[str, Any]:
        """Return the note as JSON values."""
        return {
            "format": FORMAT,
            "seats": {
                slot: {"nick": seat.nick, "kind": seat.kind, "strategy": seat.strategy}
                for slot, seat in self.seats.items()
            },
            "addresses": {key.hex(): list(places) for key, places in self.addresses.items()},
        }


def load_note(values: Mapping[str, Any]) -> TableNote:
    """Return the note in JSON values; what does not fit is left out."""
    if values.get("format") != FORMAT:
        return TableNote({}, {})
    seats = {slot: _seat(one) for slot, one in _items(values.get("seats"))}
    places = {_key(text): _places(some) for text, some in _items(values.get("addresses"))}
    return TableNote(
        {slot: seat for slot, seat in seats.items() if seat is not None},
        {key: some for key, some in places.items() if key and some},
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
