"""Entries of a game: final when all have signed, on disk before they are told, and its end."""

import pytest

from net.core.envelope import open_
from net.core.io import Act, Refused
from net.core.logfile import Kind, read, read_meta
from net.core.messages import Ack, Action, End, Reveal
from net.core.secret import Watermark, read_secret
from net.core.verify import Exit, verify
from net.core.view import EntryView, Waiting
from tests.net.core.honest_table import BUILD, GAMES
from tests.net.core.rig import Rig
from tests.toy_game import Position


def kinds(log: bytes) -> list[str]:
    return [record.kind.name for record in read(log).records]


def test_an_action_is_final_when_all_have_signed_it() -> None:
    rig = Rig(3)
    rig.start()
    rig.act(0, "take 2")

    final = EntryView(0, "action", 0, ("take 2",), (), 0, Position((2, 0, 0), 1, 5))
    for seat in range(3):
        play = rig.play(seat)
        assert play.entries == (final,)
        assert play.position == Position((2, 0, 0), 1, 5)
        assert play.waiting == Waiting("action", (1,), 1_000)
        assert play.pending == ()


def test_an_action_is_not_final_while_one_signature_is_missing() -> None:
    rig = Rig(3)
    rig.start()
    rig.lost = lambda _from, _to, message: isinstance(message, Ack) and _from == 2
    rig.act(0, "take 2")

    for seat in range(2):
        play = rig.play(seat)
        assert play.entries == ()
        assert play.pending == ("take 2",)
        assert play.waiting == Waiting("ack", (2,), 1_000)


def test_a_segment_may_hold_several_actions() -> None:
    rig = Rig(2)
    rig.start()
    rig.act(0, "wait", "take 3")

    assert rig.play(1).entries[0].texts == ("wait", "take 3")
    assert rig.play(1).position == Position((3, 0), 1, 5)


def test_a_segment_may_leave_the_turn_open() -> None:
    rig = Rig(2)
    rig.start()
    rig.act(0, "wait")
    rig.act(0, "take 1")

    assert [entry.texts for entry in rig.play(1).entries] == [("wait",), ("take 1",)]


def test_nobody_reveals_before_the_certificate_is_on_his_disk() -> None:
    rig = Rig(2)
    rig.start()
    rig.lost = lambda _from, _to, message: isinstance(message, Ack)
    rig.act(0, "dare")
    rig.asleep.add(0)
    rig.lost = lambda _from, _to, _message: False
    rig.cut(0, 1)
    rig.link(0, 1)

    assert len(rig.play(0).entries) == 1
    assert rig.sent_of(0, Reveal) == []
    assert kinds(rig.logs[0]).count("ACK") == 1

    rig.wake(0)

    assert len(rig.sent_of(0, Reveal)) == 1
    assert len(rig.play(1).entries) == 2


def test_an_action_leaves_only_when_it_is_on_disk() -> None:
    rig = Rig(2)
    rig.start()
    rig.asleep.add(0)
    rig.act(0, "take 1")

    assert rig.play(0).pending == ("take 1",)
    assert rig.sent_of(0, Action) == []
    assert rig.play(1).pending == ()

    rig.wake(0)

    assert len(rig.play(1).entries) == 1


def test_a_signature_leaves_only_when_it_is_on_disk() -> None:
    rig = Rig(2)
    rig.start()
    rig.asleep.add(1)
    rig.act(0, "take 1")

    assert rig.sent_of(1, Ack) == []
    assert rig.play(0).entries == ()

    rig.wake(1)

    assert len(rig.play(0).entries) == 1


def test_the_log_holds_what_was_signed_causes_first() -> None:
    rig = Rig(2)
    rig.start()
    rig.act(0, "dare")

    assert kinds(rig.logs[0]) == [
        *["META", "GENESIS", "START_ACK", "START_ACK"],
        *["ACTION", "ACK", "ACK"],
        *["REVEAL", "REVEAL", "DRAW", "ACK", "ACK"],
    ]
    records = read(rig.logs[1]).records
    meta = read_meta(records[0].payload)
    assert (meta.app_version, meta.key, meta.created) == (
        "1.0",
        rig.keys[1],
        "2025-01-31T18:00:00Z",
    )
    action = open_(next(r.payload for r in records if r.kind is Kind.ACTION))
    assert action == rig.sent_of(0, Action)[0]


def test_the_side_file_tells_how_far_was_signed() -> None:
    rig = Rig(2)
    rig.start()
    secret = read_secret(rig.secrets[1])
    assert (secret.seat, secret.links, secret.signed) == (1, 1024, Watermark())

    rig.act(0, "dare")

    secret = read_secret(rig.secrets[1])
    assert secret.gid == rig.play(1).gid
    assert secret.signed == Watermark(action=-1, ack_action=0, reveal=1, ack_draw=1, end=-1)


def play_to_the_end(rig: Rig) -> None:
    for turn in range(6):
        seat = turn % 2
        rig.act(seat, "take 3" if seat == 0 else "take 1")


def test_a_whole_game_ends_with_everybodys_signature() -> None:
    rig = Rig(2)
    rig.start()
    play_to_the_end(rig)

    assert rig.stages() == ["over", "over"]
    (end,) = rig.sent_of(1, End)
    assert isinstance(end.message, End)
    assert (end.message.height, end.message.scores, end.message.reason) == (6, (9, 3), "played")
    assert rig.play(0).ended
    assert rig.play(0).waiting is None

    report = verify(rig.logs, GAMES, BUILD)
    assert report.exit is Exit.CLEAN
    assert report.digest != b""
    assert report.logs[0].scores == (9, 3)


def test_the_game_is_not_over_before_the_own_signature_is_out() -> None:
    rig = Rig(2)
    rig.start()
    for turn in range(5):
        rig.act(turn % 2, "take 1")
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Ack)
    rig.act(1, "take 1")
    rig.asleep.add(0)
    rig.lost = lambda _from, _to, _message: False
    rig.cut(0, 1)
    rig.link(0, 1)

    assert rig.stages() == ["playing", "playing"]
    assert rig.play(0).waiting == Waiting("end", (0,), 1_000)
    assert rig.play(1).waiting == Waiting("end", (0,), 1_000)

    rig.wake(0)

    assert rig.stages() == ["over", "over"]


LONG = ("wait",) * 33


@pytest.mark.parametrize(
    ("seat", "body", "refusal"),
    [
        (1, ("take 1",), Refused("not_your_turn", (("seat", 1),))),
        (0, (), Refused("empty")),
        (0, LONG, Refused("too_long", (("limit", 32),))),
        (0, ("x" * 2049,), Refused("too_long", (("limit", 32),))),
        (
            0,
            ("wait", "wait"),
            Refused("illegal", (("index", 1), ("action", "wait"), ("reason", "waited"))),
        ),
        (
            0,
            ("fly",),
            Refused(
                "bad_action",
                (("index", 0), ("action", "fly"), ("reason", "action"), ("text", "fly")),
            ),
        ),
        (0, ("take 1", "take 1"), Refused("barrier_inside", (("index", 1),))),
        (0, ("dare", "take 1"), Refused("barrier_inside", (("index", 1),))),
    ],
    ids=["turn", "empty", "long", "bytes", "illegal", "notation", "turn passed", "draw"],
)
def test_what_the_rules_forbid_is_refused(
    seat: int, body: tuple[str, ...], refusal: Refused
) -> None:
    rig = Rig(2)
    rig.start()
    rig.do(seat, Act(body))

    assert rig.refused(seat) == [refusal]
    assert rig.sent_of(seat, Action) == []
    assert rig.play(seat).pending == ()


def test_one_segment_at_a_time() -> None:
    rig = Rig(2)
    rig.start()
    rig.lost = lambda _from, _to, message: isinstance(message, Ack)
    rig.act(0, "wait")
    rig.act(0, "take 1")

    assert rig.refused(0) == [Refused("already_pending")]
