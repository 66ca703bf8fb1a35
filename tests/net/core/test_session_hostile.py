"""A session among peers who send anything: it raises nothing, counts, and hangs up."""

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as tuning
from hypothesis import strategies as st

from net.core.codec import pack
from net.core.envelope import seal, wrap
from net.core.io import Connect, PeerDown, PeerUp, Received, Tick
from net.core.keys import Identity
from net.core.messages import (
    Ack,
    Action,
    Auth,
    Bye,
    Chat,
    DrawEntry,
    Evidence,
    PreviewPlan,
    Reveal,
    Status,
    SyncReply,
    SyncRequest,
)
from net.core.view import Trouble
from tests.net.core.rig import Rig
from tests.present import present

RUN = b"t" * 16
STRANGER = Identity(b"\x99" * 32)


def playing(players: int = 2) -> Rig:
    rig = Rig(players)
    rig.start()
    return rig


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"\xc1",
        b"\x00" * 4096,
        pack((1, 0x20, b"c" * 32, b"k" * 32, b"", b"s" * 64)),
        wrap(b"", Bye("left", "")),
        wrap(b"", Auth(b"p" * 64)),
        wrap(b"d" * 32, DrawEntry(b"d" * 32, 0, b"d" * 32, 1, (b"x" * 32,), ("0",))),
    ],
    ids=["empty", "unused", "zeros", "unsigned", "bye", "auth", "draw"],
)
def test_three_frames_no_honest_peer_sends_close_the_link(frame: bytes) -> None:
    rig = playing()
    rig.receive(0, 1, frame)
    rig.receive(0, 1, frame)
    assert rig.hung_up(0) == []
    rig.receive(0, 1, frame)

    assert rig.hung_up(0) == [(1, "protocol")]
    assert present(rig.play(0).waiting).what == "link"


def test_messages_of_a_newer_version_are_let_pass() -> None:
    rig = playing()
    for _ in range(10):
        rig.receive(0, 1, pack((1, 0x7F, b"", b"", pack((1,)), b"")))

    assert rig.hung_up(0) == []


def test_frames_without_a_link_are_dropped() -> None:
    rig = playing()
    assert rig.do(0, Received(STRANGER.key, b"\xc1" * 9)) == ()


def test_a_link_to_oneself_is_no_link() -> None:
    rig = Rig(2)
    rig.open_table()
    assert rig.do(0, PeerUp(rig.keys[0], "Anna")) == ()


def test_a_stranger_has_no_say_in_the_game() -> None:
    rig = playing()
    gid = rig.play(0).gid
    frames = [
        seal(STRANGER, gid, Action(gid, 0, gid, 0, b"p" * 32, ("take 1",), 0)),
        seal(STRANGER, gid, Ack(gid, 0, "A", b"e" * 32, b"p" * 32, 0)),
        seal(STRANGER, gid, Reveal(gid, 0, 1, 0, b"x" * 32)),
        seal(STRANGER, gid, Chat(RUN, 0, "hello")),
    ]
    before = rig.logs[0]
    for frame in frames:
        rig.receive(0, 1, frame)

    assert rig.logs[0] == before
    assert rig.view(0).chat == ()
    assert rig.play(0).trouble is None


def test_a_seat_is_not_spoken_for_by_another() -> None:
    rig = playing(3)
    gid = rig.play(0).gid
    frame = seal(Identity(bytes([2]) * 32), gid, Reveal(gid, 0, 1, 2, b"x" * 32))
    for _ in range(3):
        rig.receive(0, 1, frame)

    assert rig.hung_up(0) == [(1, "protocol")]


def test_strangers_who_come_and_go_leave_no_trace() -> None:
    rig = playing()
    for number in range(50):
        key = Identity(number.to_bytes(32, "big")).key
        rig.sessions[0].handle(rig.now, PeerUp(key, "Eve", ("10.0.0.9:1",)))
        rig.sessions[0].handle(rig.now, PeerDown(key, "lost"))
    rig.isolate(1)
    rig.wait(2_000)

    endpoint = rig.sessions[0]._endpoint
    assert list(endpoint.lost_ms) == [rig.keys[1]]
    assert list(endpoint.known_addresses) == [rig.keys[1]]


def test_a_flood_closes_the_link() -> None:
    rig = playing()
    session = rig.sessions[0]
    frame = wrap(b"", Status(b"", b"", 0, b""))
    rig.now += 10_000
    for _ in range(4_000):
        assert session.handle(rig.now, Received(rig.keys[1], frame)) == ()
    rig.receive(0, 1, frame)

    assert rig.hung_up(0) == [(1, "flood")]


def test_who_was_hung_up_on_is_not_dialled_for_half_a_minute() -> None:
    rig = playing()
    for _ in range(3):
        rig.receive(0, 1, b"\xc1")
    before = len(rig.said[0])
    rig.wait(29_750)
    assert [one for one in rig.said[0][before:] if isinstance(one, Connect)] == []
    rig.wait(2_500)

    dialled = [one for one in rig.said[0][before:] if isinstance(one, Connect)]
    assert [one.peer for one in dialled] == [rig.keys[1]]


def test_more_early_messages_than_fit_push_out_the_authors_own() -> None:
    rig = playing(3)
    gid = rig.play(0).gid
    author = Identity(bytes([3]) * 32)
    for number in range(200):
        entry = number.to_bytes(32, "big")
        rig.receive(0, 2, seal(author, gid, Ack(gid, 1, "A", entry, b"p" * 32, 0)))

    assert len(rig.sessions[0]._intake._early.all()) == 64
    rig.act(0, "take 1")
    rig.act(1, "take 1")
    assert rig.play(0).members.proven == (Trouble("equivocation", 2, 1),)


def test_what_is_two_entries_ahead_is_dropped() -> None:
    rig = playing(3)
    gid = rig.play(0).gid
    ack = Ack(gid, 2, "A", b"e" * 32, b"p" * 32, 0)
    rig.receive(0, 2, seal(Identity(bytes([3]) * 32), gid, ack))

    assert rig.sessions[0]._intake._early.all() == ()


@tuning(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.binary(max_size=300), max_size=6))
def test_noise_raises_nothing(frames: list[bytes]) -> None:
    rig = Rig(2)
    rig.gather()
    for frame in frames:
        rig.receive(0, 1, frame)
        rig.receive(1, 0, frame)
    rig.do(0, Tick())


@tuning(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_well_formed_nonsense_raises_nothing(data: st.DataObject) -> None:
    rig = playing(3)
    rig.act(0, "dare")
    gid = rig.play(0).gid
    height = data.draw(st.integers(0, 5))
    digest = data.draw(st.sampled_from([gid, b"?" * 32]))
    kind = data.draw(st.sampled_from(["A", "D"]))
    seat = data.draw(st.integers(0, 2))
    texts = data.draw(
        st.lists(st.sampled_from(["take 1", "wait", "dare", "fly"]), min_size=1, max_size=3)
    )
    signed = [
        Action(digest, height, digest, seat, digest, tuple(texts), 0),
        Ack(digest, height, kind, digest, digest, height % 2),
        Reveal(digest, height, height + 1, seat, digest),
        Chat(RUN, height, "hello"),
    ]
    author = Identity(bytes([data.draw(st.integers(1, 3))]) * 32)
    frames = [seal(author, gid, message) for message in signed]
    frames += [
        wrap(b"", Status(digest, digest, height, digest)),
        wrap(digest, SyncRequest(digest, height, 1 + height)),
        wrap(digest, SyncReply(digest, height, tuple(frames))),
        wrap(digest, PreviewPlan(digest, height, seat, tuple(texts))),
        wrap(digest, Evidence("EQUIVOCATION", frames[0], frames[1])),
    ]
    for frame in data.draw(st.permutations(frames)):
        rig.receive(data.draw(st.integers(0, 2)), 1, frame)
        rig.receive(0, 2, frame)
    rig.wait(500)
