"""What one peer may have a seat do in a second: each limit is crossed."""

import itertools
from collections.abc import Iterable, Iterator

from net.core.envelope import seal, wrap
from net.core.genesis import settings_hash
from net.core.io import Received, Send
from net.core.keys import Identity
from net.core.messages import (
    Ack,
    Chat,
    JoinReply,
    JoinRequest,
    Lobby,
    PreviewPlan,
    Ready,
    SyncRequest,
)
from tests.net.core.rig import Rig, settings

BO = Identity(bytes([2]) * 32)
CLEO = Identity(bytes([3]) * 32)
RUN = b"t" * 16


def answers(rig: Rig, frames: Iterator[bytes], kind: type, peer: int = 1) -> int:
    """Let the host get `frames`, and count what it sends of `kind`."""
    before = len(rig.sent)
    for frame in frames:
        rig.receive(0, peer, frame)
    return sum(seat == 0 and isinstance(one.message, kind) for seat, _, one in rig.sent[before:])


def sent(rig: Rig, frames: Iterable[bytes], peer: int) -> int:
    """Let the host alone get `frames`, and count what it would send."""
    return sum(
        isinstance(output, Send)
        for frame in frames
        for output in rig.sessions[0].handle(rig.now, Received(rig.keys[peer], frame))
    )


def join_requests(rig: Rig, count: int) -> Iterator[bytes]:
    table = rig.view(0).lobby_id
    for number in range(count):
        yield seal(BO, table, JoinRequest(table, -1, f"Bo {number}", "person", ()))


def test_three_join_requests_at_once_then_one_a_second() -> None:
    rig = Rig(2)
    rig.open_table(settings(2))

    assert answers(rig, join_requests(rig, 50), JoinReply) == 3
    rig.now += 2_000
    assert answers(rig, join_requests(rig, 50), JoinReply) == 2
    assert rig.hung_up(0) == []


def test_forty_readies_at_once_then_ten_a_second() -> None:
    """Each changes the table, which everybody is told."""
    rig = Rig(2)
    rig.gather()
    table, lobby = rig.view(0).lobby_id, rig.sent_of(0, Lobby)[-1].message
    assert isinstance(lobby, Lobby)
    rev = lobby.rev

    def readies() -> Iterator[bytes]:
        for number in range(200):
            nonce = (rig.now + number).to_bytes(16, "big")
            yield seal(BO, table, Ready(table, rev, settings_hash(settings(2)), nonce))

    assert answers(rig, readies(), Lobby) == 40
    rig.now += 1_000
    assert answers(rig, readies(), Lobby) == 10


def test_twenty_plans_at_once_then_five_a_second() -> None:
    """A plan is played through by whoever gets it, so it costs more than it looks."""
    rig = Rig(2)
    rig.start()
    rig.act(0, "take 1")
    gid = rig.play(0).gid

    def changes() -> int:
        count, last = 0, rig.play(0).previews[1]
        for number in range(100):
            body = (("take 1",), ("take 2",))[number % 2]
            rig.receive(0, 1, wrap(gid, PreviewPlan(gid, 1, 1, body)))
            count += rig.play(0).previews[1] != last
            last = rig.play(0).previews[1]
        return count

    assert changes() == 20
    rig.now += 1_000
    assert changes() == 5


def test_four_log_requests_at_once_then_two_a_second() -> None:
    rig = Rig(2)
    rig.start()
    rig.act(0, "take 1")
    gid = rig.play(0).gid
    request = wrap(gid, SyncRequest(gid, 0, 256))

    assert sent(rig, itertools.repeat(request, 30), 1) == 4
    rig.now += 1_000
    assert sent(rig, itertools.repeat(request, 30), 1) == 2


def test_twenty_lines_of_chat_at_once_then_one_a_second() -> None:
    """More of another player's talk is neither shown nor passed on."""
    rig = Rig(3)
    rig.start()
    gid = rig.play(0).gid
    serials = iter(range(1000))

    def lines() -> Iterator[bytes]:
        for _ in range(50):
            serial = next(serials)
            yield seal(BO, gid, Chat(RUN, serial, f"line {serial}"))

    assert answers(rig, lines(), Chat) == 20
    rig.now += 3_000
    assert answers(rig, lines(), Chat) == 3
    assert len(rig.view(0).chat) == 23


def test_early_messages_passed_on_are_metered_by_author() -> None:
    """500 at once, then 200 a second; others' are passed on all the same."""
    rig = Rig(3)
    rig.start()
    gid = rig.play(0).gid
    numbers = iter(range(10_000))

    def early(author: Identity, count: int) -> Iterator[bytes]:
        for _ in range(count):
            entry = next(numbers).to_bytes(32, "big")
            yield seal(author, gid, Ack(gid, 1, "A", entry, entry, 0))

    assert sent(rig, early(BO, 700), 1) == 500
    assert sent(rig, early(CLEO, 10), 2) == 10
    rig.now += 1_000
    assert sent(rig, early(BO, 700), 1) == 200


def test_what_a_convicted_player_adds_is_metered_like_what_comes_early() -> None:
    """Each contradicts what he has signed before, so all of it would be taken in and passed on."""
    rig = Rig(3)
    rig.start()
    rig.act(0, "take 1")
    gid = rig.play(0).gid
    numbers = iter(range(10_000))

    def contradictions(author: Identity, count: int) -> Iterator[bytes]:
        for _ in range(count):
            entry = next(numbers).to_bytes(32, "big")
            yield seal(author, gid, Ack(gid, 0, "A", entry, entry, 0))

    rig.receive(0, 1, next(contradictions(BO, 1)))
    assert [(one.code, one.seat) for one in rig.play(0).members.proven] == [("equivocation", 1)]
    rig.now += 1_000
    assert sent(rig, contradictions(BO, 700), 1) == 500
    rig.now += 1_000
    assert sent(rig, contradictions(BO, 700), 1) == 200
