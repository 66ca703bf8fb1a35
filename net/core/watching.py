"""A seat nobody takes: one who looks on at a game, gets what is final, and checks it all."""

from typing import Any

from net.core.endpoint import Endpoint
from net.core.envelope import open_
from net.core.errors import Params, RemoteError
from net.core.ledger import NO_SEAT
from net.core.logfile import FILE_HEADER, Kind, Meta, meta_record, record
from net.core.messages import Genesis, StartAck, Status, SyncReply, SyncRequest
from net.core.play import Play
from net.core.recalling import Recalled, lobby_of
from net.core.running import open_game
from net.core.scribe import Scribe
from net.core.transcript import Roster, read_genesis

PAGE_RECORDS = 256
ANSWER_MS = 10_000


class Onlooker:
    """Waits for the game that is played at the table of `host` (its key).

    game: once its GENESIS has come. closed: code and parameters if nothing comes of it.
    """

    def __init__(self, endpoint: Endpoint, host: bytes) -> None:
        self._endpoint = endpoint
        self._since_ms = endpoint.now_ms
        self._asked = b""
        self.host = host
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
        if peer != self.host or reply.gid != self._asked or not reply.frames:
            return False
        try:
            genesis = open_(reply.frames[0]).message
            roster = read_genesis(genesis) if isinstance(genesis, Genesis) else None
        except RemoteError:
            return False
        if not isinstance(genesis, Genesis) or roster is None or roster.gid != reply.gid:
            return False
        build, games = self._endpoint.build, self._endpoint.games
        same = (roster.engine_id, roster.rules_hash) == (build.engine_id, build.rules_hash)
        if not same or roster.settings.game not in games:
            self.closed = ("other_engine", ())
            return True
        try:
            self._begin(genesis, roster, reply)
        except RemoteError:
            return False
        return True

    def _begin(self, genesis: Genesis, roster: Roster, reply: SyncReply) -> None:
        endpoint, build = self._endpoint, self._endpoint.build
        meta = Meta(
            build.app_version, build.engine_id, build.rules_hash, endpoint.key, endpoint.created
        )
        starts = (frame for frame in reply.frames[1:] if _is_start(frame, roster))
        records = [record(Kind.GENESIS, reply.frames[0])]
        records += [record(Kind.START_ACK, frame) for frame in starts]
        data = FILE_HEADER + meta_record(meta) + b"".join(records)
        scribe = Scribe(endpoint, roster.gid, None)
        game = endpoint.games[roster.settings.game]
        play: Play[Any, Any] = Play(endpoint, game, roster, scribe, NO_SEAT)
        endpoint.outbox.append_log(roster.gid, data)
        running = open_game(endpoint, play)
        self.game = Recalled(running, lobby_of(genesis), (), ())


def _is_start(frame: bytes, roster: Roster) -> bool:
    try:
        envelope = open_(frame)
    except RemoteError:
        return False
    fits = isinstance(envelope.message, StartAck) and envelope.ctx == roster.gid
    return fits and envelope.sender in roster.keys
