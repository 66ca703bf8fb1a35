"""What a session shows: immutable snapshots for windows, scripts and computer players."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, TypeVar

from engine.game import Awaiting
from net.core.messages import Settings

P = TypeVar("P")


class Stage(Enum):
    """Where the table stands."""

    IDLE = "idle"
    JOINING = "joining"
    LOBBY = "lobby"
    AGREEING = "agreeing"  # from PROPOSAL until everybody's START_ACK
    PLAYING = "playing"
    OVER = "over"  # END is co-signed by all
    CLOSED = "closed"  # left, kicked, refused or the host vanished before the start


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat. key is empty for an open seat. link: "self", "up", "down" or "none".

    colour: with which its pieces are shown, -1 for an open seat.
    """

    seat: int
    key: bytes
    nick: str
    kind: str  # "person" or "computer", as the player says
    ready: bool
    link: str
    colour: int = -1


@dataclass(frozen=True, slots=True)
class EntryView(Generic[P]):
    """One final entry of the game and the position after it.

    height: from 0. kind: "action" or "draw". seat: the actor, -1 for a draw.
    texts: canonical action texts, or the outcomes drawn in order. purposes: for a draw, what
    each outcome is of. seeds: number of seats whose links made the draw, 0 for an action.
    cause: empty, or why the rules chose the action: "passive" (the seat has been dropped) or
    "clock" (its time was over).
    """

    height: int
    kind: str
    seat: int
    texts: tuple[str, ...]
    purposes: tuple[str, ...]
    seeds: int
    position: P
    cause: str = ""


@dataclass(frozen=True, slots=True)
class Waiting:
    """What the game waits for, and the seats that owe it.

    what: "action", "ack", "reveal", "end" (the co-signature of the end), or "link" when players
    are lost, who are then the seats named. since_ms: when that wait began, on the session's clock.
    """

    what: str
    seats: tuple[int, ...]
    since_ms: int


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why the game has stopped at the entry of `height`, and the seat it is about, or -1.

    Proven by what that seat signed: "equivocation", "duplicate_commit", "illegal_action",
    "wrong_actor", "state_mismatch", "bad_reveal", "bad_epoch", or "broken_chain" (it acts on
    another history than it has co-signed). A dispute nobody is convicted of: "desync" (that seat
    computes another position) or "entry_mismatch" (it co-signs another entry).
    """

    code: str
    seat: int
    height: int


@dataclass(frozen=True, slots=True)
class Absence:
    """A seat that is lost or owes something, and so can be voted out.

    since_ms: on the session's clock. grace_ms: for how long it is waited for. voters: active seats
    whose last vote is to go on without it.
    """

    seat: int
    since_ms: int
    grace_ms: int
    voters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Membership:
    """Who takes part in the game.

    number: of the epoch, from 0. active: seats whose players take part; the others are passive.
    missing: those who may be voted out. changing: the seats are agreeing on the next epoch.
    attempt: of the own vote, 0 for none. stalled: they do not come to agree. may_claim: all others
    are gone, so that this seat may claim a forfeit. claimed_by: seats that have claimed one.
    may_go_anew: the game cannot go on as it is, so that those who are here may begin a new one from
    it. wishing: seats that want that. elsewhere: seats whose players are linked but play another
    game. behind: those that are still in a game before this one. may_go_over: this seat's player
    may come into that other game. going_over: he is brought there any moment.
    proven: what players have been convicted of. listening: this seat is back and waits for the
    others before it signs anything.
    """

    number: int = 0
    active: tuple[int, ...] = ()
    missing: tuple[Absence, ...] = ()
    changing: bool = False
    attempt: int = 0
    stalled: bool = False
    may_claim: bool = False
    claimed_by: tuple[int, ...] = ()
    proven: tuple[Trouble, ...] = ()
    listening: bool = False
    may_go_anew: bool = False
    wishing: tuple[int, ...] = ()
    elsewhere: tuple[int, ...] = ()
    behind: tuple[int, ...] = ()
    may_go_over: bool = False
    going_over: bool = False


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One line of chat by `seat`, -1 for somebody who looks on.

    nick, key: then the name he gave and his key, else empty.
    """

    seat: int
    text: str
    nick: str = ""
    key: bytes = b""


@dataclass(frozen=True, slots=True)
class PlayView(Generic[P]):
    """The running or ended game as one seat sees it."""

    gid: bytes
    players: int
    start: P
    entries: tuple[EntryView[P], ...]
    position: P
    awaiting: Awaiting
    waiting: Waiting | None
    trouble: Trouble | None
    pending: tuple[str, ...]  # the segment by the seat to move that is sent but not yet final
    previews: tuple[tuple[str, ...], ...]  # by seat: plans shown, not committed
    ended: bool
    members: Membership = Membership()
    turn_since_ms: int | None = None  # with a clock: when the turn of the seat to move began


@dataclass(frozen=True, slots=True)
class TableView(Generic[P]):
    """All a seat knows of its table. closed_code and closed_params say why Stage.CLOSED."""

    stage: Stage
    own_key: bytes
    own_seat: int  # -1 while there is none
    lobby_id: bytes
    host: bytes
    settings: Settings | None
    seats: tuple[SeatView, ...]
    missing: tuple[int, ...]  # seats that hinder the start: open, not ready or not linked
    play: PlayView[P] | None
    chat: tuple[ChatLine, ...] = field(default=())
    closed_code: str = ""
    closed_params: tuple[tuple[str, int | str], ...] = ()
