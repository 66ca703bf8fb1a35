"""What somebody who sits at the table can flood the others with, each frame by its own right."""

import asyncio
import itertools
import threading
from collections.abc import Callable, Iterator

from net.core.envelope import seal, wrap
from net.core.keys import Identity
from net.core.messages import Ack, Chat, PreviewPlan, Remark, Status, SyncRequest
from net.shell.seat import Seat
from tests.hostile.client import Client
from tests.present import present

PER_S = 400
"""Frames a second to each player: as many as are read without putting off one's own moves."""
BATCH = 20
RUN = b"t" * 16

Flood = Callable[[Identity, bytes, Callable[[], int]], Iterator[bytes]]


def endless_chat(identity: Identity, gid: bytes, _height: Callable[[], int]) -> Iterator[bytes]:
    """New lines without end."""
    for serial in itertools.count():
        yield seal(identity, gid, Chat(RUN, serial, f"line {serial}"))


def late_chat(identity: Identity, gid: bytes, _height: Callable[[], int]) -> Iterator[bytes]:
    """Signed lines that were never said before and yet come too late."""
    yield seal(identity, gid, Chat(RUN, 10**6, "last"))
    for serial in itertools.count():
        yield seal(identity, gid, Chat(RUN, serial, f"line {serial}"))


def endless_remarks(identity: Identity, gid: bytes, _height: Callable[[], int]) -> Iterator[bytes]:
    """Lines of people who look on, each another one, all made up."""
    for number in itertools.count(1):
        line = seal(Identity(number.to_bytes(32)), gid, Chat(RUN, 0, f"line {number}"))
        yield seal(identity, gid, Remark("Ana", line))


def far_acks(identity: Identity, gid: bytes, height: Callable[[], int]) -> Iterator[bytes]:
    """Signed ACKs for entries that nobody can be at."""
    for number in itertools.count():
        entry = number.to_bytes(32)
        yield seal(identity, gid, Ack(gid, height() + 1000, "A", entry, entry, 0))


def false_heartbeats(_identity: Identity, gid: bytes, height: Callable[[], int]) -> Iterator[bytes]:
    """STATUS, true and false, that asks others to ask for more."""
    for number in itertools.count():
        yield wrap(b"", Status(gid, gid, height() + 2 + number % 50, bytes(32)))


def log_requests(_identity: Identity, gid: bytes, _height: Callable[[], int]) -> Iterator[bytes]:
    """SYNC_REQUEST for the whole log."""
    while True:
        yield wrap(gid, SyncRequest(gid, 0, 1024))


def endless_plans(_identity: Identity, gid: bytes, height: Callable[[], int]) -> Iterator[bytes]:
    """Plans for the next segment, which others play through."""
    bodies = (("wait",), ("wait", "take 3"), ("dare",))
    for number in itertools.count():
        yield wrap(gid, PreviewPlan(gid, height(), 2, bodies[number % 3]))


def repeats(identity: Identity, gid: bytes, _height: Callable[[], int]) -> Iterator[bytes]:
    """One and the same signed line again and again."""
    frame = seal(identity, gid, Chat(RUN, 0, "again"))
    while True:
        yield frame


INSIDERS: dict[str, Flood] = {
    flood.__name__: flood
    for flood in (
        endless_chat,
        late_chat,
        endless_remarks,
        far_acks,
        false_heartbeats,
        log_requests,
        endless_plans,
        repeats,
    )
}


class Insider:
    """Floods all links of `client`, until `stop`, as one of `others` that do so.

    under_way: set once it has sent the first frames.
    """

    def __init__(self, client: Client, flood: Flood, others: int) -> None:
        self.under_way = threading.Event()
        self._client = client
        self._sent = 0
        self._stopped = False
        self._flood = flood
        self._pause_s = BATCH * others / PER_S
        client.node._post(self._begin)

    def stop(self) -> int:
        """End the flood and return how many frames went out."""
        self._stopped = True
        return self._sent

    def _begin(self) -> None:
        node = self._client.node
        seat: Seat = present(node._client).party.seats[0]
        play = seat.view.play
        assert play is not None
        # Whoever cheats does not mind what the others answer.
        seat._session._endpoint.strike = lambda key: None  # type: ignore[method-assign]

        def height() -> int:
            now = seat.view.play
            assert now is not None
            return len(now.entries)

        frames = self._flood(seat._identity, play.gid, height)
        self._task = asyncio.get_running_loop().create_task(self._run(seat, frames))

    async def _run(self, seat: Seat, frames: Iterator[bytes]) -> None:
        while not self._stopped:
            links = tuple(seat.links._by_peer.values())
            for frame in itertools.islice(frames, BATCH):
                for link in links:
                    link.send(frame)
                self._sent += len(links)
            self.under_way.set()
            await asyncio.sleep(self._pause_s)
