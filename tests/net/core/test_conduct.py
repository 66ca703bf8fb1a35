"""Which two messages of one author contradict each other."""

from dataclasses import replace

import pytest

from net.core.conduct import contradict
from net.core.envelope import Envelope, open_, seal
from net.core.keys import Identity
from net.core.messages import Ack, Action, Commit, End, Message, Reveal

GID, OTHER = b"g" * 32, b"o" * 32
ACTION = Action(GID, 3, b"p" * 32, 0, b"s" * 32, ("take 1",), 0)
ACK = Ack(GID, 3, "A", b"e" * 32, b"s" * 32, 0)
REVEAL = Reveal(GID, 4, 1, 0, b"x" * 32)
END = End(GID, 9, b"h" * 32, b"s" * 32, (1, 2), "played")
COMMIT = Commit(GID, b"", 0, b"", 0, b"t" * 32, 1024, b"")


def signed(message: Message, author: int = 1, ctx: bytes = GID) -> Envelope:
    return open_(seal(Identity(bytes([author]) * 32), ctx, message))


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (ACTION, replace(ACTION, time_ms=1)),
        (ACTION, replace(ACTION, body=("take 2",))),
        (ACK, replace(ACK, entry=OTHER)),
        (ACK, replace(ACK, post_state=OTHER)),
        (ACK, replace(ACK, kind="D")),
        (ACK, replace(ACK, entry=OTHER, revision=1)),
        (REVEAL, replace(REVEAL, link=OTHER)),
        (REVEAL, replace(REVEAL, round=2)),
        (END, replace(END, scores=(2, 1))),
        (COMMIT, replace(COMMIT, tip=OTHER)),
    ],
)
def test_contradictions(one: Message, two: Message) -> None:
    assert contradict(signed(one), signed(two))
    assert contradict(signed(two), signed(one))


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (ACTION, ACTION),
        (ACTION, replace(ACTION, height=4)),
        (ACTION, replace(ACTION, eid=OTHER)),
        (ACK, replace(ACK, height=4, entry=OTHER)),
        (ACK, replace(ACK, post_state=OTHER, revision=1)),
        (REVEAL, replace(REVEAL, height=6, round=2, link=OTHER)),
        (COMMIT, replace(COMMIT, attempt=1, parent_eid=OTHER, tip=OTHER)),
        (ACTION, ACK),
    ],
)
def test_what_an_honest_player_may_sign(one: Message, two: Message) -> None:
    assert not contradict(signed(one), signed(two))


def test_two_authors_do_not_contradict_each_other() -> None:
    assert not contradict(signed(ACTION), signed(replace(ACTION, time_ms=1), author=2))


def test_two_games_do_not_contradict_each_other() -> None:
    assert not contradict(signed(ACTION), signed(replace(ACTION, time_ms=1), ctx=OTHER))
