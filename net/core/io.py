"""What goes into a session and what comes out: its only contact with the world.

`Session.handle(now_ms, input) -> tuple[Output, ...]`. Time is monotonic milliseconds of the
caller's clock. The shell carries the outputs out; the simulator plays them by seed.
"""

from dataclasses import dataclass

from net.core.messages import Settings


@dataclass(frozen=True, slots=True)
class Player:
    """How a seat introduces itself.

    nick: 1-40 characters. kind: "person" or "computer". addresses: where the seat listens,
    "host:port", best first, at most 8. decides: votes without being asked for whoever is silent
    longer than the table's grace.
    """

    nick: str
    kind: str
    addresses: tuple[str, ...] = ()
    decides: bool = False


# ---------------------------------------------------------------- inputs from the world


@dataclass(frozen=True, slots=True)
class PeerUp:
    """An authenticated link to `peer` (32-byte public key) is usable.

    nick: the name it gave. addresses: where it listens, "host:port", best first; may be empty.
    looks_on: it does not want to play, but to see a game.
    """

    peer: bytes
    nick: str
    addresses: tuple[str, ...] = ()
    looks_on: bool = False


@dataclass(frozen=True, slots=True)
class PeerDown:
    """The link to `peer` is gone; `code` says why, such as "lost" or a code of BYE."""

    peer: bytes
    code: str


@dataclass(frozen=True, slots=True)
class Received:
    """One whole frame body (without its length prefix) came from the link to `peer`."""

    peer: bytes
    frame: bytes


@dataclass(frozen=True, slots=True)
class Stored:
    """Everything up to the output with this `token` is safely on disk."""

    token: int


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed. The shell sends one about every 250 ms."""


# ---------------------------------------------------------------- intents of the local player


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Host a table with these settings (`messages.Settings`), taking seat 0."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class JoinTable:
    """Ask the host with this key for a seat. `want`: a seat, or -1 for any."""

    host: bytes
    want: int = -1


@dataclass(frozen=True, slots=True)
class LookOn:
    """Follow the game at the table of this key's player, without a seat."""

    host: bytes


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """Host only: replace the settings; everybody's readiness lapses."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class SetReady:
    """Accept the table as it stands now, or take that back."""

    ready: bool = True


@dataclass(frozen=True, slots=True)
class TakeColour:
    """Play in `colour`, a number from 0 that no other seat has; everybody's readiness lapses."""

    colour: int


@dataclass(frozen=True, slots=True)
class Kick:
    """Host only: free the seat of `peer` before the start."""

    peer: bytes


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table; before the start the seat becomes free."""


@dataclass(frozen=True, slots=True)
class Act:
    """Commit a segment: canonical action texts, 1-32, at most the last one crossing a barrier."""

    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """Show the others the plan so far; an empty tuple takes it back. Not part of the chain."""

    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Say:
    """Chat: 1-500 characters. Not part of the chain."""

    text: str


@dataclass(frozen=True, slots=True)
class VoteDrop:
    """Vote to go on without `seat`, whose player is lost or owes something; or agree to it."""

    seat: int


@dataclass(frozen=True, slots=True)
class KeepWaiting:
    """Wait for the players who are lost as long again; if others have voted, vote for that.

    It takes back the wish for a new game.
    """


@dataclass(frozen=True, slots=True)
class TryAgain:
    """Vote again at once, where votes have led nowhere."""


@dataclass(frozen=True, slots=True)
class GoOnAnew:
    """Go on as a new game with those who are here, where the game cannot go on as it is.

    It begins once all who are here want it.
    """


@dataclass(frozen=True, slots=True)
class GoOver:
    """Go over to the new game that others have begun, though this one might go on."""


@dataclass(frozen=True, slots=True)
class ClaimForfeit:
    """End the game as the only one who stays, for everybody else is gone."""


Intent = (
    OpenTable
    | JoinTable
    | LookOn
    | ChangeSettings
    | SetReady
    | TakeColour
    | Kick
    | Leave
    | Act
    | Preview
    | Say
    | VoteDrop
    | KeepWaiting
    | TryAgain
    | GoOnAnew
    | GoOver
    | ClaimForfeit
)
Input = PeerUp | PeerDown | Received | Stored | Tick | Intent

# ---------------------------------------------------------------- outputs


@dataclass(frozen=True, slots=True)
class Send:
    """Send one frame body over the link to `peer`."""

    peer: bytes
    frame: bytes


@dataclass(frozen=True, slots=True)
class Connect:
    """A link to `peer` is wanted; try `addresses` ("host:port") in order, again while wanted."""

    peer: bytes
    addresses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Disconnect:
    """Close the link to `peer`, telling it `code`."""

    peer: bytes
    code: str


@dataclass(frozen=True, slots=True)
class AppendLog:
    """Append log records (already framed bytes) to the log of game `gid`, fsync, answer Stored."""

    token: int
    gid: bytes
    data: bytes


@dataclass(frozen=True, slots=True)
class WriteSecret:
    """Replace the private side file of `sid` by `data` atomically, fsync, answer Stored."""

    token: int
    sid: bytes
    data: bytes


@dataclass(frozen=True, slots=True)
class ForgetSecret:
    """Remove the side file of `sid`, after all that was to be written before: it is done with."""

    sid: bytes


@dataclass(frozen=True, slots=True)
class Changed:
    """`Session.view()` would answer differently now."""


@dataclass(frozen=True, slots=True)
class Refused:
    """A local intent was not carried out: `code` and parameters, for translation."""

    code: str
    params: tuple[tuple[str, int | str], ...] = ()


Output = Send | Connect | Disconnect | AppendLog | WriteSecret | ForgetSecret | Changed | Refused
