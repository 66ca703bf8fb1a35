"""What came too early is judged again when something has happened, at little cost."""

import pytest

from engine.game import Setup
from net.core import ballots, logfile
from net.core.envelope import Envelope, open_, seal, wrap
from net.core.io import Received, Tick
from net.core.keys import Identity
from net.core.logfile import FILE_HEADER, Kind, record
from net.core.messages import Ack, PreviewPlan, Status, SyncReply, SyncRequest, Vote
from net.core.reception import EarlyMessages, Fate
from tests.net.core.rig import Rig
from tests.toy_game import Position, ToyGame

BO = Identity(bytes([2]) * 32)
CLEO = Identity(bytes([3]) * 32)
DORA = Identity(bytes([4]) * 32)


class LongGame(ToyGame):
    """The toy game over 99 turns."""

    def new(self, setup: Setup) -> Position:
        first = super().new(setup)
        return Position(first.scores, first.turn, 99, first.waited, first.pending)


def early_ack(gid: bytes, number: int) -> bytes:
    entry = number.to_bytes(32, "big")
    return seal(BO, gid, Ack(gid, 1, "A", entry, entry, 0))


class Judge:
    """Stands in for the judge of seat 0 of `rig`, and counts what it is asked."""

    def __init__(self, rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
        forum = rig.sessions[0]._intake._forum
        self._judge = forum.judge
        self.asked = 0
        monkeypatch.setattr(forum, "judge", self)

    def __call__(self, envelope: Envelope) -> Fate:
        self.asked += 1
        return self._judge(envelope)


def with_64_waiting(monkeypatch: pytest.MonkeyPatch) -> tuple[Rig, Judge]:
    """A table where 64 messages of seat 1 wait at seat 0, and who counts how often they do."""
    rig = Rig(3)
    rig.start()
    for number in range(64):
        rig.receive(0, 1, early_ack(rig.play(0).gid, number))
    return rig, Judge(rig, monkeypatch)


def test_a_message_waits_once() -> None:
    early, ack = EarlyMessages(), open_(early_ack(bytes(32), 1))
    early.add(ack)
    early.add(ack)
    assert early.all() == (ack,)

    early.remove(ack)
    assert early.all() == ()


def test_a_log_that_holds_every_record_twice_is_gone_on_with() -> None:
    """Some of them come before their time: the first record of the game is the last here."""
    rig = Rig(2)
    rig.start()
    rig.act(0, "take 1")
    records = [one for one in logfile.read(rig.logs[0]).records if one.kind is not Kind.META]
    begun = [one for one in records if one.kind in (Kind.GENESIS, Kind.START_ACK)]
    played = [one for one in records if one not in begun]
    doubled = [*begun, *played[1:], *played[1:], played[0]]
    frames = b"".join(record(one.kind, one.payload) for one in doubled)
    rig.crash(0, FILE_HEADER + frames)

    assert len(rig.play(0).entries) == 1


def test_frames_of_a_link_alone_have_nothing_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has 64 messages waiting could have them judged by frames that cost him nothing."""
    rig, judge = with_64_waiting(monkeypatch)
    gid = rig.play(0).gid
    calm = (
        early_ack(gid, 63),
        wrap(b"", Status(gid, gid, 0, gid)),
        wrap(gid, SyncRequest(gid, 0, 256)),
        wrap(gid, PreviewPlan(gid, 0, 1, ("take 1",))),
        b"\xc1",
    )
    for frame in calm:
        rig.sessions[0].handle(rig.now, Received(rig.keys[1], frame))
    assert judge.asked == 0

    rig.sessions[0].handle(rig.now, Tick())
    assert judge.asked == 64


def test_what_waits_is_judged_again_for_what_a_page_brings_only_where_it_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rig, judge = with_64_waiting(monkeypatch)
    gid = rig.play(0).gid
    late = tuple(
        seal(CLEO, gid, Ack(gid, 2, "A", bytes(32), number.to_bytes(32, "big"), 0))
        for number in range(100)
    )
    rig.sessions[0]._intake._page(rig.keys[1], SyncReply(gid, 0, late))

    assert judge.asked == 100


def test_certificates_of_all_votes_that_wait_are_checked_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two cheats have 40 votes each waiting, no two of them with the same certificate."""
    rig = Rig(4, {seat: {"toy": LongGame()} for seat in range(4)})
    rig.start()
    for number in range(45):
        rig.act(number % 4, "take 1")
    table = rig.sessions[0]._table.game
    assert table is not None
    gid, entries = rig.play(0).gid, table.play.entries
    votes: list[bytes] = []
    for author, step in ((CLEO, 1), (DORA, -1)):
        for height in range(5, 45):
            proof = tuple(one.raw for one in entries[height - 1].certificate())[::step]
            head = table.play.head_at(height)
            vote = Vote(gid, 900 + height, (), (), "silence", height, head, proof, b"", ())
            votes.append(seal(author, gid, vote))
    for frame in votes:
        rig.sessions[0].handle(rig.now, Received(rig.keys[2], frame))
    checked = 0

    def count(frame: bytes) -> Envelope:
        nonlocal checked
        checked += 1
        return Envelope(0, b"", b"", Status(b"", b"", 0, b""), b"", frame)

    monkeypatch.setattr(ballots, "open_", count)
    rig.sessions[0].handle(rig.now, Tick())

    assert len(rig.sessions[0]._intake._early.all()) == 80
    assert checked == 0


def test_what_is_dropped_or_held_itself_has_nothing_judged_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rig, judge = with_64_waiting(monkeypatch)
    gid = rig.play(0).gid
    far = seal(BO, gid, Ack(gid, 9, "A", bytes(32), bytes(32), 0))
    for frame in (far, early_ack(gid, 64)):
        rig.sessions[0].handle(rig.now, Received(rig.keys[1], frame))
    assert judge.asked == 2

    rig.sessions[0].handle(rig.now, Tick())
    assert judge.asked == 2 + 64
