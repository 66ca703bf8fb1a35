"""What each command takes, and the check that a request holds it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tikal_qt.commands.engine.errors import refuse

MAX_ID: Final = 64


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a request. kinds: the types it may have. expected: their names in JSON."""

    kinds: tuple[type, ...]
    expected: str
    needed: bool = True


_TEXT: Final = Field((str,), "string")
_NUMBER: Final = Field((int,), "integer")
SEAT_OR_NULL: Final = Field((int, type(None)), "seat from 0 or null", needed=False)

COMMANDS: Final[Mapping[str, Mapping[str, Field]]] = {
    "new": {"game": _TEXT, "players": _NUMBER, "variant": _TEXT, "first_player": SEAT_OR_NULL},
    "load": {"game": _TEXT, "position": _TEXT},
    "awaiting": {},
    "legal": {},
    "apply": {"action": _TEXT},
    "draw": {
        "outcome": Field((str,), "string", needed=False),
        "seed": Field((str, int), "string or integer", needed=False),
    },
    "undo": {},
    "position": {},
    "hash": {},
    "score": {},
}
"""The fields of each command, "cmd" and "id" apart."""


def request_id(request: Mapping[str, Any]) -> int | str | None:
    """Return the request's "id", None if it has none. Raises RequestError."""
    if "id" not in request:
        return None
    given = request["id"]
    if type(given) is int or (type(given) is str and len(given) <= MAX_ID):
        return given
    raise refuse("bad_id", most=MAX_ID)


def command(request: Mapping[str, Any]) -> str:
    """Return the request's command once its fields are known to be right. Raises RequestError."""
    if "cmd" not in request:
        raise refuse("missing_field", field="cmd")
    name = request["cmd"]
    if type(name) is not str:
        raise refuse("wrong_type", field="cmd", expected=_TEXT.expected)
    if name not in COMMANDS:
        raise refuse("unknown_command", cmd=name, commands=", ".join(COMMANDS))
    fields = COMMANDS[name]
    for given in request:
        if given not in fields and given not in {"cmd", "id"}:
            raise refuse("unknown_field", cmd=name, field=given)
    for field, wanted in fields.items():
        if field not in request:
            if wanted.needed:
                raise refuse("missing_field", field=field)
        elif type(request[field]) not in wanted.kinds:
            raise refuse("wrong_type", field=field, expected=wanted.expected)
    return name
