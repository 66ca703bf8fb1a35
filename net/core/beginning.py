"""The beginning of a game that others have agreed on, as one of them tells it."""

from dataclasses import dataclass

from net.core.envelope import Envelope, open_
from net.core.errors import RemoteError
from net.core.genesis import Roster, read_genesis
from net.core.messages import Genesis, StartAck, SyncReply


@dataclass(frozen=True, slots=True)
class Beginning:
    """GENESIS, also as the frame that came, what it says, and the START_ACKs that came with it."""

    genesis: Genesis
    frame: bytes
    roster: Roster
    acks: tuple[Envelope, ...]

    @property
    def complete(self) -> bool:
        """Whether all who play from the start have signed it, so that nobody goes back."""
        signed = {one.sender for one in self.acks}
        return all(self.roster.keys[seat] in signed for seat in self.roster.starters)


def read_beginning(reply: SyncReply) -> Beginning | None:
    """Return the beginning of the game that `reply` is about, None if it does not begin with it."""
    try:
        genesis = open_(reply.frames[0]).message if reply.frames else None
        roster = read_genesis(genesis) if isinstance(genesis, Genesis) else None
    except RemoteError:
        return None
    if not isinstance(genesis, Genesis) or roster is None or roster.gid != reply.gid:
        return None
    found = (_start_in(frame, roster) for frame in reply.frames[1:])
    acks = {one.sender: one for one in found if one is not None}
    return Beginning(genesis, reply.frames[0], roster, tuple(acks.values()))


def _start_in(frame: bytes, roster: Roster) -> Envelope | None:
    try:
        envelope = open_(frame)
    except RemoteError:
        return None
    fits = isinstance(envelope.message, StartAck) and envelope.ctx == roster.gid
    return envelope if fits and envelope.sender in roster.keys else None
