"""Evidence during a game: it convicts, is passed on, and counts against who makes it up."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from net.core.envelope import wrap
from net.core.io import Refused
from net.core.logfile import Kind, read
from net.core.messages import Ack, Action, Evidence
from net.core.view import Trouble
from tests.net.core.forging import action, forge, proven, troubles
from tests.net.core.rig import Rig


def test_evidence_convicts_and_is_passed_on() -> None:
    rig = Rig(3)
    rig.start()
    gid = rig.play(0).gid
    first = forge(rig, 0, action(rig, 0, "take 1"))
    second = forge(rig, 0, action(rig, 0, "take 2"))
    rig.receive(1, 2, wrap(gid, Evidence("EQUIVOCATION", first, second)))

    assert troubles(rig) == [Trouble("equivocation", 0, 0)] * 3
    kinds = [record.kind for record in read(rig.logs[2]).records]
    assert kinds.index(Kind.EVIDENCE) == kinds.index(Kind.VOTE) - 1
    assert proven(rig) == {("EQUIVOCATION", 0)}


def same_twice(rig: Rig) -> Evidence:
    frame = forge(rig, 0, action(rig, 0, "take 1"))
    return Evidence("EQUIVOCATION", frame, frame)


def of_two_authors(rig: Rig) -> Evidence:
    first = forge(rig, 0, action(rig, 0, "take 1"))
    return Evidence("EQUIVOCATION", first, forge(rig, 1, action(rig, 1, "take 1")))


def of_another_game(rig: Rig) -> Evidence:
    frames = [
        forge(rig, 0, action(rig, 0, text, eid=b"?" * 32), b"?" * 32)
        for text in ("take 1", "take 2")
    ]
    return Evidence("EQUIVOCATION", *frames)


def torn(rig: Rig) -> Evidence:
    evidence = same_twice(rig)
    return replace(evidence, second=evidence.second[:-1] + b"?")


@pytest.mark.parametrize("make", [same_twice, of_two_authors, of_another_game, torn])
def test_evidence_that_convicts_nobody_counts_against_who_sends_it(
    make: Callable[[Rig], Evidence],
) -> None:
    rig = Rig(2)
    rig.start()
    frame = wrap(rig.play(0).gid, make(rig))
    for _ in range(3):
        rig.receive(0, 1, frame)

    assert rig.play(0).trouble is None
    assert rig.hung_up(0) == [(1, "protocol")]


def test_after_a_conviction_by_one_alone_nothing_more_is_signed() -> None:
    rig = Rig(2)
    rig.start()
    rig.receive(0, 1, forge(rig, 1, action(rig, 1, "take 1")))
    signed = len(rig.sent_of(0, Ack)) + len(rig.sent_of(0, Action))
    rig.act(0, "take 1")

    assert rig.refused(0) == [Refused("game_stopped", (("reason", "wrong_actor"),))]
    assert len(rig.sent_of(0, Ack)) + len(rig.sent_of(0, Action)) == signed
    assert rig.stages() == ["playing"] * 2
