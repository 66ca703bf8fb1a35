"""What a table says of itself in multicast DNS: a hint that nobody needs to believe."""

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from zeroconf.asyncio import AsyncServiceInfo

from net.core.keys import short_id
from net.core.messages import MAX_PLAYERS, PROTO
from net.shell.addresses import IPInterface

SERVICE_TYPE = "_tikal-qt._tcp.local."
STAGES = ("lobby", "playing")

_LABEL_BYTES = 63  # RFC 1035, 2.3.4
_RANDOM_BYTES = 4
_RULES_DIGITS = 8
_GAME_ID_DIGITS = 16
_MAX_GAME = 32
_SEAT = re.compile(r"([0-9a-f]{16}):([1-9][0-9]{0,4})")


@dataclass(frozen=True, slots=True)
class Notice:
    """A table as announced.

    key_id: `short_id` of the key of who answers at its port. rules: first 8 hexadecimal digits of
    the rules hash. stage: one of STAGES. taken, seats: places taken and in all. game_id: of the
    game that is played, as in `game_id`; empty in the lobby. members: the seats of the same
    machine, `short_id` and port each.
    """

    key_id: str
    game: str
    stage: str
    taken: int
    seats: int
    rules: str
    game_id: str = ""
    members: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(
        cls, key: bytes, game: str, stage: str, places: tuple[int, int], rules: bytes
    ) -> "Notice":
        """Return the notice of the player with `key`. places: taken, in all. rules: the hash."""
        taken, seats = places
        return cls(short_id(key), game, stage, taken, seats, rules.hex()[:_RULES_DIGITS])

    def txt(self) -> dict[str, str]:
        """Return the TXT record (RFC 6763, 6)."""
        text = {
            "v": str(PROTO),
            "id": self.key_id,
            "n": self.game,
            "st": self.stage,
            "pl": f"{self.taken}/{self.seats}",
            "rh": self.rules,
        }
        if self.game_id:
            text["g"] = self.game_id
            text["s"] = ",".join(f"{key_id}:{port}" for key_id, port in self.members)
        return text


def game_id(gid: bytes) -> str:
    """Return how the game `gid` is announced."""
    return gid.hex()[:_GAME_ID_DIGITS]


def parse_txt(properties: Mapping[bytes, bytes | None]) -> Notice | None:
    """Return the notice in a TXT record from the network, or None if it is none of ours."""
    text: dict[str, str] = {}
    for name, value in properties.items():
        try:
            text[name.decode("ascii")] = (value or b"").decode("ascii")
        except UnicodeDecodeError:
            return None
    taken, _, seats = text.get("pl", "").partition("/")
    numbers = taken.isdigit() and seats.isdigit() and len(taken) == len(seats) == 1
    if not numbers or not 0 <= int(taken) <= int(seats) <= MAX_PLAYERS:
        return None
    game, stage, key_id = text.get("n", ""), text.get("st", ""), text.get("id", "")
    named = 0 < len(game) <= _MAX_GAME and game.isprintable()
    if not named or stage not in STAGES or not _is_hex(key_id):
        return None
    rules, playing = text.get("rh", ""), text.get("g", "")
    if not _is_hex(playing):
        return Notice(key_id, game, stage, int(taken), int(seats), rules)
    members = _members(text.get("s", ""))
    return Notice(key_id, game, stage, int(taken), int(seats), rules, playing, members)


def _members(text: str) -> tuple[tuple[str, int], ...]:
    parts = (_SEAT.fullmatch(part) for part in text.split(",")[:MAX_PLAYERS])
    found = ((match[1], int(match[2])) for match in parts if match is not None)
    return tuple((key_id, port) for key_id, port in found if port < 65536)


def instance_name(nick: str) -> str:
    """Return a name of the service that nobody else has, readable as `nick` as far as it goes."""
    ending = "-" + secrets.token_hex(_RANDOM_BYTES)
    plain = "".join(letter if letter.isalnum() else " " for letter in nick).strip() or "table"
    encoded = plain.encode()[: _LABEL_BYTES - len(ending)]
    return encoded.decode(errors="ignore").strip() + ending


def service_info(
    name: str, port: int, own: Sequence[IPInterface], notice: Notice
) -> AsyncServiceInfo:
    """Return the record to register: `name`, full, listens at `port` of `own` addresses."""
    instance, _, service_type = name.partition(".")
    return AsyncServiceInfo(
        service_type,
        name,
        port=port,
        properties=dict(notice.txt()),
        server=f"{instance[-2 * _RANDOM_BYTES :]}.local.",
        addresses=[entry.ip.packed for entry in own],
    )


def _is_hex(text: str) -> bool:
    return len(text) == 16 and all(digit in "0123456789abcdef" for digit in text)
