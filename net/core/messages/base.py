"""What all messages share, and what a table agrees on."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from net.core.messages.fields import MAX_PLAYERS, AnySeat, Word
from net.core.schema import Int, OneOf


@dataclass(frozen=True, slots=True)
class Build:
    """Which program this is; players need equal `engine_id`, `rules_hash` and `selftest`.

    engine_id: digest over the engine's version, sources and data. rules_hash: digest over the
    rule data. selftest: digest over the positions of fixed games, 32 bytes each.
    """

    app_version: str
    engine_id: bytes
    rules_hash: bytes
    selftest: bytes


@dataclass(frozen=True, slots=True)
class Settings:
    """What a table has agreed to play.

    game, variant: names of `engine`. players: 2-4. first_player: a seat, or -1 to draw it.
    clock_s: seconds a turn may take, 0 for no clock. grace_s: seconds a lost player is waited
    for. absent: what a passive seat does: "skip", "bot" or "end".
    """

    game: Word
    variant: Word
    players: Annotated[int, Int(2, MAX_PLAYERS)]
    first_player: AnySeat
    clock_s: Annotated[int, Int(0, 86_400)]
    grace_s: Annotated[int, Int(0, 86_400)]
    absent: Annotated[str, OneOf(("skip", "bot", "end"))]


@dataclass(frozen=True, slots=True)
class Message:
    """The base of all messages.

    CONTEXT: the field the envelope's context repeats, or "" for a message of a link, whose
    context is empty, or "game" for a message that names its game by the context alone, or
    "table" for one that stands in a lobby (lobby_id) or in a game (gid).
    """

    TYPE: ClassVar[int] = 0
    SIGNED: ClassVar[bool] = True
    CONTEXT: ClassVar[str] = ""
