"""How a seat that was cut off gets what it has missed, and how it is noticed that it has."""

from collections.abc import Iterable
from typing import Any

from net.core.endpoint import Endpoint
from net.core.envelope import Envelope
from net.core.limits import Bucket
from net.core.messages import Status, SyncReply, SyncRequest
from net.core.play import Play

PAGE_BYTES = 48 * 1024
PAGE_RECORDS = 256
REQUEST_RATE = 2
REQUEST_BURST = 4


class Sync:
    """Keeps `play` level with the peers of `endpoint`.

    One request is under way for each peer at most; a lost link forgets it.
    """

    def __init__(self, endpoint: Endpoint, play: Play[Any, Any]) -> None:
        self._endpoint = endpoint
        self._play = play
        self._asked: dict[bytes, int] = {}
        self._still: dict[bytes, int] = {}
        self._requests: dict[bytes, Bucket] = {}

    def peer_up(self, peer: bytes) -> None:
        """Bring a new link level: the heartbeat, and all that is known of the open entry."""
        self._asked.pop(peer, None)
        self._still[peer] = self._play.open.height
        self._endpoint.send(peer, b"", self._play.status)
        for frame in self._open_frames():
            self._endpoint.send_frame(peer, frame)

    def _open_frames(self) -> tuple[bytes, ...]:
        return self._leaving(self._play.open.envelopes)

    def _leaving(self, envelopes: Iterable[Envelope]) -> tuple[bytes, ...]:
        holds = self._endpoint.outbox.holds
        return tuple(one.raw for one in envelopes if not holds(one.raw))

    def status(self, peer: bytes, status: Status) -> bool:
        """Ask for what is missing here if `peer` is ahead; say whether the heartbeat can be true.

        A peer is ahead for a moment after every entry. So the first heartbeat of a link counts,
        after it only one that finds this seat at the height of the heartbeat before, or far behind.
        """
        play = self._play
        if status.gid != play.roster.gid:
            return True
        height = play.open.height
        if status.height <= height:
            self._still.pop(peer, None)
            return status.head == self._head_at(status.height)
        if status.height > height + 1 or self._still.get(peer) == height:
            self._ask(peer)
        self._still[peer] = height
        return True

    def _head_at(self, height: int) -> bytes:
        play = self._play
        return play.entries[height - 1].hash if height else play.roster.gid

    def _ask(self, peer: bytes) -> None:
        height = self._play.open.height
        if self._asked.get(peer) != height:
            self._asked[peer] = height
            gid = self._play.roster.gid
            self._endpoint.send(peer, gid, SyncRequest(gid, height, PAGE_RECORDS))

    def serve(self, peer: bytes, request: SyncRequest) -> None:
        """Answer with a page of messages from the wanted height on, the open entry included.

        Too many requests go without an answer.
        """
        bucket = self._requests.setdefault(peer, Bucket(REQUEST_RATE, REQUEST_BURST))
        if not bucket.take(self._endpoint.now_ms):
            return
        frames: list[bytes] = []
        for entry in self._play.entries[request.from_height :]:
            frames.extend(self._leaving(entry.envelopes))
        frames.extend(self._open_frames())
        page: list[bytes] = []
        size = 0
        for frame in frames[: request.max_records]:
            size += len(frame)
            if size > PAGE_BYTES:
                break
            page.append(frame)
        gid = self._play.roster.gid
        self._endpoint.send(peer, gid, SyncReply(gid, request.from_height, tuple(page)))

    def expected(self, peer: bytes, reply: SyncReply) -> bool:
        """Say whether `reply` answers a request to `peer`, which is then settled."""
        return self._asked.pop(peer, None) == reply.from_height
