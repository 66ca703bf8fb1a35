"""How a seat that was cut off gets what it has missed, and how it is noticed that it has."""

from collections.abc import Iterable
from typing import Any

from net.core.council import Council
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope
from net.core.limits import Bucket
from net.core.messages import Status, SyncReply, SyncRequest
from net.core.play import Play

PAGE_BYTES = 48 * 1024
PAGE_RECORDS = 256
REQUEST_RATE = 2
REQUEST_BURST = 4
LISTEN_MS = 10_000


class Sync:
    """Keeps `play` and its `council` level with the peers of `endpoint`.

    One request is under way for each peer at most; a lost link forgets it.
    """

    def __init__(self, endpoint: Endpoint, play: Play[Any, Any], council: Council) -> None:
        self._endpoint = endpoint
        self._play = play
        self._council = council
        self._asked: dict[bytes, tuple[bytes, int]] = {}
        self._still: dict[bytes, tuple[bytes, int]] = {}
        self._requests: dict[bytes, Bucket] = {}
        self._heard: dict[bytes, int] = {}

    @property
    def _here(self) -> tuple[bytes, int]:
        return self._play.epoch.eid, self._play.open.height

    def peer_up(self, peer: bytes) -> None:
        """Bring a new link level: the heartbeat, and all that is known of the open entry."""
        self._asked.pop(peer, None)
        self._still[peer] = self._here
        self._endpoint.send(peer, b"", self._play.status)
        for frame in self._open_frames():
            self._endpoint.send_frame(peer, frame)

    def _open_frames(self) -> tuple[bytes, ...]:
        changes = self._council.changes
        last = changes[-1].proof() if changes else []
        motion = self._council.motion.envelopes()
        signed = (one for one in self._play.open.envelopes if one.sender)
        return self._leaving([*last, *signed, *motion])

    def _leaving(self, envelopes: Iterable[Envelope]) -> tuple[bytes, ...]:
        holds = self._endpoint.outbox.holds
        return tuple(one.raw for one in envelopes if not holds(one.raw))

    def status(self, peer: bytes, status: Status) -> bool:
        """Ask for what is missing here if `peer` is ahead; say whether the heartbeat can be true.

        A peer is ahead for a moment after every entry. So the first heartbeat of a link counts,
        after it only one that finds this seat where the heartbeat before did, or far behind.
        """
        play = self._play
        if status.gid != play.roster.gid:
            return True
        eid, height = self._here
        behind = status.eid not in (eid, *play.past)
        if status.height <= height and not behind:
            self._heard.setdefault(peer, self._endpoint.now_ms)
            self._still.pop(peer, None)
            return self._same_history(status)
        if status.height > height + 1 or self._still.get(peer) == self._here:
            self._ask(peer)
        self._still[peer] = self._here
        return True

    def listen(self) -> None:
        """End the listening of a seat that is back once it knows what the others know of it."""
        play = self._play
        if not play.listening or not self._heard:
            return
        others = [play.roster.keys[seat] for seat in play.epoch.seats]
        all_heard = all(key in self._heard or key == self._endpoint.key for key in others)
        since_ms = min(self._heard.values())
        if all_heard or self._endpoint.now_ms - since_ms >= LISTEN_MS:
            play.listening = False
            play.advance()

    def _same_history(self, status: Status) -> bool:
        # An epoch may begin below an entry that was final for some already.
        play = self._play
        settled = status.height <= len(play.entries)
        return not settled or status.head == play.head_at(status.height)

    def _ask(self, peer: bytes) -> None:
        if self._asked.get(peer) != self._here:
            self._asked[peer] = self._here
            gid = self._play.roster.gid
            self._endpoint.send(peer, gid, SyncRequest(gid, self._wanted(), PAGE_RECORDS))

    def _wanted(self) -> int:
        # The next epoch may begin one entry below what is final here.
        return max(self._play.open.height - 1, 0)

    def serve(self, peer: bytes, request: SyncRequest) -> None:
        """Answer with a page of messages from the wanted height on, the open entry included.

        Too many requests go without an answer.
        """
        bucket = self._requests.setdefault(peer, Bucket(REQUEST_RATE, REQUEST_BURST))
        if not bucket.take(self._endpoint.now_ms):
            return
        frames = self._frames_from(request.from_height)
        page: list[bytes] = []
        size = 0
        for frame in frames[: request.max_records]:
            size += len(frame)
            if size > PAGE_BYTES:
                break
            page.append(frame)
        gid = self._play.roster.gid
        self._endpoint.send(peer, gid, SyncReply(gid, request.from_height, tuple(page)))

    def _frames_from(self, height: int) -> list[bytes]:
        changes = [change for change in self._council.changes if change.epoch.height >= height]
        frames: list[bytes] = []
        for entry in self._play.entries[height:]:
            while changes and changes[0].epoch.height <= entry.view.height:
                frames.extend(self._leaving(changes.pop(0).proof()))
            frames.extend(self._leaving(one for one in entry.envelopes if one.sender))
        for change in changes:
            frames.extend(self._leaving(change.proof()))
        frames.extend(self._open_frames())
        return frames

    def expected(self, peer: bytes, reply: SyncReply) -> bool:
        """Say whether `reply` answers a request to `peer`, which is then settled."""
        asked = self._asked.pop(peer, None)
        return asked is not None and max(asked[1] - 1, 0) == reply.from_height
