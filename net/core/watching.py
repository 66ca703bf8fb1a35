"""A game that is taken up where it is played: by who looks on, or has nothing but his key left."""

from net.core.arriving import open_beginning
from net.core.beginning import read_beginning
from net.core.endpoint import Endpoint
from net.core.errors import Params, RemoteError
from net.core.ledger import NO_SEAT
from net.core.messages import Status, SyncReply, SyncRequest
from net.core.recalling import Recalled
from net.core.sync import PAGE_RECORDS

ANSWER_MS = 10_000


class Onlooker:
    """Waits for the game that is played at the table of `host` (its key), and checks it all.

    returns: he wants his seat back in a new game that has begun without him, and does not look on.
    game: once its GENESIS has come. closed: code and parameters if nothing comes of it.
    """

    def __init__(self, endpoint: Endpoint, host: bytes, *, returns: bool = False) -> None:
        self._endpoint = endpoint
        self._since_ms = endpoint.now_ms
        self._asked = b""
        self.host = host
        self.returns = returns
        self.game: Recalled | None = None
        self.closed: tuple[str, Params] | None = None

    def review(self) -> None:
        """Give up a host who says nothing."""
        late = self._endpoint.now_ms - self._since_ms >= ANSWER_MS
        if self.game is None and self.closed is None and late:
            self.closed = ("no_answer", ())

    def status(self, peer: bytes, status: Status) -> None:
        """Ask for the game that `peer` plays."""
        if peer == self.host and status.gid and self._asked != status.gid:
            self._asked = status.gid
            self._endpoint.send(peer, status.gid, SyncRequest(status.gid, 0, PAGE_RECORDS))

    def reply(self, peer: bytes, reply: SyncReply) -> bool:
        """Take the beginning of a game; say whether it is one."""
        if peer != self.host or reply.gid != self._asked:
            return False
        beginning = read_beginning(reply)
        if beginning is None:
            return False
        roster, build, games = beginning.roster, self._endpoint.build, self._endpoint.games
        same = (roster.engine_id, roster.rules_hash) == (build.engine_id, build.rules_hash)
        if not same or roster.settings.game not in games:
            self.closed = ("other_engine", ())
            return True
        seat = roster.seat_of(self._endpoint.key) if self.returns else NO_SEAT
        if self.returns and not (beginning.complete and roster.may_come_back(seat)):
            self.closed = ("no_place", ())
            return True
        try:
            self.game = open_beginning(self._endpoint, beginning, seat)
        except RemoteError:
            return False
        return True
