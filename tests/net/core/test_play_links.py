"""Lost links, catching up, plans shown and chat in a running game."""

from dataclasses import replace
from typing import Any

import pytest

from net.core.envelope import open_, wrap
from net.core.io import Preview, Refused, Say
from net.core.logfile import Kind, read
from net.core.messages import (
    Ack,
    Action,
    Chat,
    PreviewPlan,
    Reveal,
    Status,
    SyncReply,
    SyncRequest,
)
from net.core.view import Waiting
from tests.net.core.rig import Rig, settings


def entries(rig: Rig) -> list[int]:
    return [len(rig.play(seat).entries) for seat in range(len(rig.sessions))]


def test_a_lost_player_pauses_the_game_for_all_to_see() -> None:
    rig = Rig(3)
    rig.start()
    rig.wait(1_000)
    rig.isolate(2)

    assert rig.play(0).waiting == Waiting("link", (2,), 2_000)
    assert rig.play(1).waiting == Waiting("link", (2,), 2_000)
    assert rig.play(2).waiting == Waiting("link", (0, 1), 2_000)
    assert [seat.link for seat in rig.view(0).seats] == ["self", "up", "down"]

    rig.act(0, "take 1")
    assert entries(rig) == [0, 0, 0]
    assert rig.play(0).pending == ("take 1",)


def test_the_game_goes_on_when_he_is_back() -> None:
    rig = Rig(3)
    rig.start()
    rig.isolate(2)
    rig.act(0, "dare")
    rig.wait(30_000)
    rig.link(2, 0)
    rig.link(2, 1)

    assert entries(rig) == [2, 2, 2]
    assert rig.play(0).waiting == Waiting("action", (1,), rig.now)


@pytest.mark.parametrize("kind", [Action, Ack, Reveal])
def test_whatever_a_lost_link_swallowed_comes_again(kind: type) -> None:
    rig = Rig(3)
    rig.start()
    rig.lost = lambda sender, to, message: isinstance(message, kind)
    rig.act(0, "dare")
    rig.lost = lambda _from, _to, _message: False
    assert entries(rig) != [2, 2, 2]

    for one, two in ((0, 1), (0, 2), (1, 2)):
        rig.cut(one, two)
        rig.link(one, two)

    assert entries(rig) == [2, 2, 2]


def test_a_link_made_anew_without_a_loss_noticed_is_brought_level_too() -> None:
    rig = Rig(2)
    rig.start()
    rig.lost = lambda _from, _to, _message: True
    rig.act(0, "dare")
    rig.lost = lambda _from, _to, _message: False
    rig.link(0, 1)

    assert entries(rig) == [2, 2]


def test_messages_reach_a_player_through_the_others() -> None:
    rig = Rig(3)
    rig.start()
    rig.cut(0, 2)
    assert rig.play(0).waiting == Waiting("link", (2,), 1_000)
    rig.wait(1_000)
    rig.act(0, "dare")
    rig.act(1, "take 1")
    rig.act(2, "gift")

    assert entries(rig) == [5, 5, 5]
    assert rig.play(0).waiting == Waiting("action", (0,), 2_000)


def test_each_message_is_passed_on_once_and_not_to_its_author() -> None:
    rig = Rig(4)
    rig.start()
    before = len(rig.sent)
    rig.act(0, "take 1")

    hops = [
        (sender, to)
        for sender, to, envelope in rig.sent[before:]
        if isinstance(envelope.message, Action)
    ]
    assert len(hops) == len(set(hops))
    assert not [to for _, to in hops if to == 0]
    assert [hop for hop in hops if hop[0] == 0] == [(0, 1), (0, 2), (0, 3)]


def behind_by_one(rig: Rig) -> None:
    """Let seat 1 miss the last signature of an entry that is final for the others."""
    rig.lost = lambda _from, to, message: to == 1 and isinstance(message, Ack)
    rig.act(0, "take 1")
    rig.lost = lambda _from, _to, _message: False
    assert entries(rig) == [1, 0, 1]


def test_who_is_behind_asks_for_what_is_missing() -> None:
    rig = Rig(3)
    rig.start()
    behind_by_one(rig)
    rig.wait(4_000)

    requests = [envelope.message for envelope in rig.sent_of(1, SyncRequest)]
    assert requests == [SyncRequest(rig.play(0).gid, 0, 256)]
    assert entries(rig) == [1, 1, 1]


def test_who_comes_back_behind_asks_at_once() -> None:
    rig = Rig(3)
    rig.start()
    behind_by_one(rig)
    rig.cut(1, 2)
    rig.link(1, 2)

    assert entries(rig) == [1, 1, 1]


def sync_pages(rig: Rig) -> list[SyncReply]:
    sent = [envelope.message for envelope in rig.sent_of(0, SyncReply)]
    return [page for page in sent if isinstance(page, SyncReply)]


def test_a_page_holds_what_was_asked_for_and_no_more() -> None:
    rig = Rig(2)
    rig.start()
    rig.act(0, "take 1")
    rig.act(1, "dare")
    gid = rig.play(0).gid
    rig.receive(0, 1, wrap(gid, SyncRequest(gid, 1, 4)))

    (page,) = sync_pages(rig)
    kinds = [type(open_(frame).message).__name__ for frame in page.frames]
    assert (page.from_height, kinds) == (1, ["Action", "Ack", "Ack", "Reveal"])


def test_a_page_is_bounded_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("net.core.sync.PAGE_BYTES", 1_000)
    rig = Rig(2)
    rig.start()
    rig.act(0, "dare")
    gid = rig.play(0).gid
    rig.receive(0, 1, wrap(gid, SyncRequest(gid, 0, 100)))

    (page,) = sync_pages(rig)
    assert 500 < sum(len(frame) for frame in page.frames) <= 1_000


def test_too_many_requests_go_unanswered() -> None:
    rig = Rig(2)
    rig.start()
    rig.lost = lambda _from, _to, message: isinstance(message, SyncReply)
    gid = rig.play(0).gid
    for height in range(10):
        rig.receive(0, 1, wrap(gid, SyncRequest(gid, height, 1)))

    assert len(rig.sent_of(0, SyncReply)) == 4


def test_a_page_nobody_asked_for_is_refused() -> None:
    rig = Rig(2)
    rig.start()
    gid = rig.play(0).gid
    for height in range(3):
        rig.receive(0, 1, wrap(gid, SyncReply(gid, height, ())))

    assert rig.hung_up(0) == [(1, "protocol")]


def test_a_false_heartbeat_counts_against_the_link() -> None:
    rig = Rig(2)
    rig.start()
    rig.act(0, "take 1")
    gid = rig.play(0).gid
    for number in range(3):
        head = bytes([number]) * 32
        rig.receive(0, 1, wrap(b"", Status(gid, gid, 1, head)))

    assert rig.hung_up(0) == [(1, "protocol")]


def test_heartbeats_tell_height_and_head() -> None:
    rig = Rig(2)
    rig.start()
    rig.act(0, "take 1")
    rig.wait(2_000)

    beat = rig.sent_of(0, Status)[-1].message
    assert isinstance(beat, Status)
    assert (beat.gid, beat.eid, beat.height) == (rig.play(0).gid, rig.play(0).gid, 1)


# ---------------------------------------------------------------- plans


def test_a_plan_is_shown_until_it_is_committed() -> None:
    rig = Rig(3)
    rig.start()
    rig.do(0, Preview(("wait",)))
    assert rig.play(2).previews == (("wait",), (), ())
    assert rig.play(0).previews == (("wait",), (), ())

    rig.do(0, Preview(("wait", "dare")))
    assert rig.play(2).previews == (("wait", "dare"), (), ())

    rig.act(0, "wait", "take 1")
    assert rig.play(2).previews == ((), (), ())
    assert rig.play(2).position.scores == (1, 0, 0)


def test_a_plan_can_be_taken_back() -> None:
    rig = Rig(2)
    rig.start()
    rig.do(0, Preview(("wait",)))
    rig.do(0, Preview(()))
    assert rig.play(1).previews == ((), ())

    rig.do(0, Preview(()))
    rig.do(1, Preview(()))
    assert rig.refused(0) + rig.refused(1) == []


def test_a_plan_is_shown_again_over_a_new_link() -> None:
    rig = Rig(3)
    rig.start()
    rig.cut(0, 2)
    rig.do(0, Preview(("wait",)))
    assert rig.play(2).previews == ((), (), ())

    rig.link(0, 2)
    rig.settle()
    assert rig.play(2).previews == (("wait",), (), ())


def test_the_plan_of_one_who_crashed_is_forgotten() -> None:
    rig = Rig(2)
    rig.start()
    rig.do(0, Preview(("wait",)))
    rig.crash(0)
    rig.link(0, 1)
    rig.settle()
    assert rig.play(1).previews == ((), ())


def test_a_plan_against_the_rules_is_refused() -> None:
    rig = Rig(2)
    rig.start()
    rig.do(1, Preview(("take 1",)))
    assert rig.refused(1) == [Refused("not_your_turn", (("seat", 1),))]


@pytest.mark.parametrize(
    "change",
    [{"seat": 0}, {"body": ("fly",)}, {"height": 1}, {"gid": b"?" * 32}],
    ids=["not his", "illegal", "height", "game"],
)
def test_a_plan_that_does_not_fit_is_not_shown(change: dict[str, Any]) -> None:
    rig = Rig(2)
    rig.start(settings(2, first_player=1))
    plan = PreviewPlan(rig.play(0).gid, 0, 1, ("wait",))
    fitting = wrap(plan.gid, plan)
    other = replace(plan, **change)
    rig.receive(0, 1, wrap(other.gid, other))
    assert rig.play(0).previews == ((), ())

    rig.receive(0, 1, fitting)
    assert rig.play(0).previews == ((), ("wait",))


# ---------------------------------------------------------------- chat


def test_chat_of_a_game_is_passed_on_and_noted_in_the_log() -> None:
    rig = Rig(3)
    rig.start()
    rig.cut(0, 2)
    rig.do(0, Say("well played"))

    assert [(line.seat, line.text) for line in rig.view(2).chat] == [(0, "well played")]
    (chat,) = rig.sent_of(0, Chat)
    assert chat.ctx == rig.play(0).gid
    notes = [record for record in read(rig.logs[2]).records if record.kind is Kind.NOTE]
    assert b"Anna: well played" in notes[0].payload


def test_a_line_said_twice_is_shown_once() -> None:
    rig = Rig(2)
    rig.start()
    rig.do(0, Say("hello"))
    (chat,) = rig.sent_of(0, Chat)
    rig.receive(1, 0, chat.raw)

    assert len(rig.view(1).chat) == 1
