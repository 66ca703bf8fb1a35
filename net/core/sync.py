"""How a seat that was cut off gets what it has missed, and how it is noticed that it has."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any

from net.core.council import Council
from net.core.endpoint import Endpoint
from net.core.envelope import Envelope, open_, read_unchecked
from net.core.ledger import NO_SEAT
from net.core.limits import Bucket
from net.core.messages import End, Status, SyncReply, SyncRequest
from net.core.play import Play

PAGE_BYTES = 48 * 1024
PAGE_RECORDS = 256
REQUEST_RATE = 2
REQUEST_BURST = 4
LISTEN_MS = 10_000
# Too many requests get no answer, and a link may be slow.
PATIENCE_MS = 1_500
# A little slower than what is answered.
LOOK_MS = 600


@dataclass(frozen=True, slots=True)
class Asked:
    """A request for what is final from `height` on, made at the epoch and height `here`."""

    height: int
    here: tuple[bytes, int]
    at_ms: int


@dataclass(frozen=True, slots=True)
class Served:
    """Pages sent over the link made at `link_ms`: the `frames` of all of them, from `height` on.

    full: whether the last of them leaves open that more follows.
    """

    link_ms: int
    height: int
    frames: frozenset[bytes]
    full: bool


class Sync:
    """Keeps `play` and its `council` level with the peers of `endpoint`.

    One request is under way for each peer at most; a lost link forgets it. start: GENESIS and
    START_ACKs, as frames, for who looks on or comes back into a game that began without him.
    """

    def __init__(self, endpoint: Endpoint, play: Play[Any, Any], council: Council) -> None:
        self._endpoint = endpoint
        self._play = play
        self._council = council
        self._asked: dict[bytes, Asked] = {}
        self._served: dict[bytes, Served] = {}
        self._answered: dict[bytes, tuple[bytes, int]] = {}
        self._still: dict[bytes, tuple[bytes, int]] = {}
        self._requests: dict[bytes, Bucket] = {}
        self._heard: dict[bytes, int] = {}
        self._looked_ms: dict[bytes, int] = {}
        self._ahead: set[bytes] = set()
        self._elsewhere: dict[bytes, bytes] = {}
        self._told = (0, 0, False)
        self.start: tuple[bytes, ...] = ()

    @property
    def _here(self) -> tuple[bytes, int]:
        return self._play.epoch.eid, self._play.open.height

    @property
    def shows(self) -> bool:
        """Whether there is a game to look on at here: a crash may have kept START_ACKs from it."""
        return len(self.start) > len(self._play.roster.starters)

    def lacks_start(self, key: bytes) -> bool:
        """Say whether the START_ACK of `key` is one of those that are not known here."""
        roster = self._play.roster
        # What is kept of the start has been checked.
        known = {read_unchecked(frame)[0].sender for frame in self.start}
        return roster.seat_of(key) in roster.starters and key not in known

    def peer_up(self, peer: bytes) -> None:
        """Bring a new link level: the heartbeat, evidence, and what is known of the open entry."""
        self._asked.pop(peer, None)
        self._answered.pop(peer, None)
        self._still[peer] = self._here
        self._endpoint.send(peer, b"", self._play.status)
        holds = self._endpoint.outbox.holds
        evidence = tuple(frame for frame in self._play.court.evidence if not holds(frame))
        for frame in (*evidence, *self._open_frames()):
            self._endpoint.send_frame(peer, frame)

    def _open_frames(self) -> tuple[bytes, ...]:
        changes = self._council.changes
        last = changes[-1].proof() if changes else []
        motion = self._council.motion.envelopes()
        signed = [one for one in self._play.open.envelopes if one.sender]
        claims = [open_(frame) for frame in self._play.claims.values()]
        later = [one for one in claims if one not in signed]
        return self._leaving([*last, *signed, *later, *motion])

    def _leaving(self, envelopes: Iterable[Envelope]) -> tuple[bytes, ...]:
        holds = self._endpoint.outbox.holds
        return tuple(one.raw for one in envelopes if not holds(one.raw))

    def tell_onlookers(self) -> None:
        """Send the heartbeat to who looks on when there is something new that is final."""
        now = (len(self._council.changes), len(self._play.entries), self._play.ended)
        if now != self._told and self.shows:
            self._told = now
            for peer in self._endpoint.onlookers():
                self._endpoint.send(peer, b"", self._play.status)

    def status(self, peer: bytes, status: Status) -> bool:
        """Ask for what is missing here if `peer` is ahead; say whether the heartbeat can be true.

        A peer is ahead for a moment after every entry. So the first heartbeat of a link counts,
        after it only one that finds this seat where the heartbeat before did, or far behind.
        """
        play = self._play
        self._note_game(peer, status)
        if status.gid != play.roster.gid:
            return True
        eid, height = self._here
        behind = status.eid not in (eid, *play.past)
        if status.height <= height and not behind:
            if not self._lacks_end():
                self._ahead.discard(peer)
            self._heard.setdefault(peer, self._endpoint.now_ms)
            self._still.pop(peer, None)
            return self._same_history(status)
        if self._answered.get(peer) == self._here:
            # It has told all it knows. What is lacking is the own word, or that of others.
            self._heard.setdefault(peer, self._endpoint.now_ms)
        if play.seat == NO_SEAT:
            self._ahead.add(peer)
        elif status.height > height + 1 or self._still.get(peer) == self._here:
            self._ask(peer)
        self._still[peer] = self._here
        return True

    def _note_game(self, peer: bytes, status: Status) -> None:
        """Count who plays another game as lost from this one."""
        elsewhere = status.gid not in (b"", self._play.roster.gid)
        if elsewhere:
            self._elsewhere[peer] = status.gid
            self._endpoint.lost_ms.setdefault(peer, self._endpoint.now_ms)
        elif peer in self._elsewhere:
            del self._elsewhere[peer]
            self._endpoint.lost_ms.pop(peer, None)

    @property
    def games(self) -> dict[bytes, bytes]:
        """Return which other game each linked peer plays that does."""
        return {peer: gid for peer, gid in self._elsewhere.items() if peer in self._endpoint.peers}

    @property
    def elsewhere(self) -> tuple[int, ...]:
        """Return the seats whose players are linked but play another game."""
        return tuple(sorted(self._play.roster.seat_of(key) for key in self.games))

    def _lacks_end(self) -> bool:
        play = self._play
        return play.seat == NO_SEAT and play.expected_end is not None and not play.ended

    def look(self) -> None:
        """Ask, for who looks on, those who are ahead, no faster than they answer."""
        now_ms = self._endpoint.now_ms
        if self._lacks_end():
            self._ahead.update(self._endpoint.peers)
        for peer in sorted(self._ahead):
            rested = now_ms - self._looked_ms.get(peer, now_ms - LOOK_MS) >= LOOK_MS
            if rested and peer in self._endpoint.peers:
                self._looked_ms[peer] = now_ms
                self._ask(peer)

    def listen(self) -> None:
        """End the listening of a seat that is back once it knows what the others know of it."""
        play = self._play
        if not play.listening:
            return
        others = [play.roster.keys[seat] for seat in play.epoch.seats]
        # Who never comes back is waited for like anybody who is lost.
        for key in others:
            if key not in self._endpoint.peers and key != self._endpoint.key:
                self._endpoint.lost_ms.setdefault(key, self._endpoint.now_ms)
        if not self._heard:
            return
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
        asked, now_ms = self._asked.get(peer), self._endpoint.now_ms
        if asked is not None and now_ms - asked.at_ms < PATIENCE_MS:
            return
        wanted, gid = self._wanted(), self._play.roster.gid
        self._asked[peer] = Asked(wanted, self._here, now_ms)
        self._endpoint.send(peer, gid, SyncRequest(gid, wanted, PAGE_RECORDS))

    def _wanted(self) -> int:
        # The next epoch may begin one entry below what is final here.
        return max(self._play.open.height - 1, 0)

    def serve(self, peer: bytes, request: SyncRequest) -> None:
        """Answer with a page of messages from the wanted height on, the open entry included.

        Too many requests go without an answer.
        """
        looks_on = self._endpoint.peers[peer].looks_on
        if request.gid != self._play.roster.gid or (looks_on and not self.shows):
            return
        self._forget_who_is_gone()
        bucket = self._requests.setdefault(peer, Bucket(REQUEST_RATE, REQUEST_BURST))
        if not bucket.take(self._endpoint.now_ms):
            return
        height, before = request.from_height, self._served_before(peer, request.from_height)
        frames = self._frames_from(height, peer)
        due = [frame for frame in frames if frame not in before.frames]
        if not due and not before.full:
            # All of it has been told, but perhaps not kept.
            due, before = frames, replace(before, frames=frozenset())
        page = _first_page(due, request.max_records)
        self._served[peer] = replace(before, frames=before.frames.union(page), full=_is_full(page))
        gid = self._play.roster.gid
        self._endpoint.send(peer, gid, SyncReply(gid, height, page))

    def _served_before(self, peer: bytes, height: int) -> Served:
        """Return the pages from `height` on that `peer` has been sent over its link.

        A change of epoch may fill many. After a full one there is another, if only an empty one, so
        that `peer` sees the end. They are told apart by what is in them: it may lie in another
        order meanwhile, or begin with what was not yet on disk.
        """
        last, link_ms = self._served.get(peer), self._endpoint.peers[peer].since_ms
        if last is None or (last.link_ms, last.height) != (link_ms, height):
            return Served(link_ms, height, frozenset(), full=False)
        return last

    def _forget_who_is_gone(self) -> None:
        """Forget the requests of all without a link: those who look on may come with any key."""
        books: tuple[dict[bytes, Any], ...] = (self._requests, self._served)
        for book in books:
            for key in book.keys() - self._endpoint.peers.keys():
                del book[key]

    def _frames_from(self, height: int, peer: bytes) -> list[bytes]:
        changes = [change for change in self._council.changes if change.epoch.height >= height]
        looks_on = self._endpoint.peers[peer].looks_on
        new = looks_on or self._play.roster.seat_of(peer) not in self._play.roster.starters
        frames: list[bytes] = list(self.start) if new and not height else []
        for entry in self._play.entries[height:]:
            while changes and changes[0].epoch.height <= entry.view.height:
                frames.extend(self._leaving(changes.pop(0).proof()))
            frames.extend(self._leaving(one for one in entry.envelopes if one.sender))
        for change in changes:
            frames.extend(self._leaving(change.proof()))
        ends = (one for one in self._play.open.envelopes if isinstance(one.message, End))
        frames.extend(self._leaving(ends) if looks_on else self._open_frames())
        return frames

    def expected(self, peer: bytes, reply: SyncReply) -> bool:
        """Say whether `reply` answers a request to `peer`, which is then settled."""
        asked = self._asked.pop(peer, None)
        if asked is None or asked.height != reply.from_height:
            return False
        if not _is_full(reply.frames):
            self._answered[peer] = asked.here
        return True


def _first_page(frames: Sequence[bytes], most: int) -> tuple[bytes, ...]:
    """Return what of `frames` goes into one page of `most` records."""
    sizes = accumulate(len(frame) for frame in frames[:most])
    count = sum(size <= PAGE_BYTES for size in sizes)
    return tuple(frames[:count])


def _is_full(page: Sequence[bytes]) -> bool:
    """Say whether more may follow `page`; the end of what there is to tell is one that is not."""
    return sum(map(len, page)) > PAGE_BYTES // 2
