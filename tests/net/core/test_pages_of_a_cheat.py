"""A page is asked for by whoever is behind; who sends one again and again wins nothing by it."""

import pytest

from net.core.envelope import Envelope, seal, wrap
from net.core.io import AppendLog, Output, Received, Send
from net.core.keys import Identity
from net.core.messages import Ack, LinkRow, Reveal, Status, SyncReply, Vote
from net.core.reception import EarlyMessages
from net.core.running import RunningGame
from tests.net.core.rig import Rig

BO = Identity(bytes([2]) * 32)


def game_of(rig: Rig) -> RunningGame:
    game = rig.sessions[0]._table.game
    assert game is not None
    return game


def page(rig: Rig, frames: tuple[bytes, ...]) -> tuple[Output, ...]:
    """Let Bo be far ahead of seat 0, and answer what that asks for with `frames`."""
    host, gid = rig.sessions[0], rig.play(0).gid
    height = max(len(rig.play(0).entries) - 1, 0)
    ahead = wrap(b"", Status(gid, gid, 50, bytes(32)))
    host.handle(rig.now, Received(rig.keys[1], ahead))
    return host.handle(rig.now, Received(rig.keys[1], wrap(gid, SyncReply(gid, height, frames))))


def logged(outputs: tuple[Output, ...]) -> int:
    return sum(len(output.data) for output in outputs if isinstance(output, AppendLog))


def contradictions(rig: Rig, count: int) -> tuple[bytes, ...]:
    """Let Bo be convicted by two ACKs of entry 0, and return more of them."""
    rig.act(0, "take 1")
    gid = rig.play(0).gid
    acks = [Ack(gid, 0, "A", number.to_bytes(32, "big"), bytes(32), 0) for number in range(count)]
    frames = tuple(seal(BO, gid, ack) for ack in acks)
    rig.receive(0, 1, frames[0])
    assert list(game_of(rig).play.court.proven) == [1]
    return frames[1:]


def test_a_false_link_after_another_is_logged_once_however_often_it_comes() -> None:
    rig = Rig(4)
    rig.start()
    rig.lost = lambda sender, _to, message: sender == 1 and isinstance(message, Reveal)
    rig.act(0, "dare")
    rig.lost = lambda sender, to, _message: 1 in (sender, to) or 2 in (sender, to)
    game, gid = game_of(rig), rig.play(0).gid
    proof = tuple(one.raw for one in game.play.entries[-1].certificate())

    def vote(attempt: int) -> bytes:
        false = (LinkRow(3, bytes([attempt]) * 32),)
        head = game.play.head_at(1)
        return seal(BO, gid, Vote(gid, attempt, (), (), "silence", 1, head, proof, b"", false))

    rig.receive(0, 1, vote(1))
    rig.wait(1_000)
    assert sorted(game.council.motion.votes[1]) == [0, 3]
    assert logged(rig.receive(0, 1, vote(2))) > 0

    assert [logged(page(rig, (vote(2),) * 40)) for _ in range(3)] == [0, 0, 0]


def test_nothing_is_judged_again_for_what_a_convicted_player_adds_in_a_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rig = Rig(3)
    rig.start()
    frames = contradictions(rig, 100)
    asked = 0

    def count(_early: EarlyMessages) -> tuple[Envelope, ...]:
        nonlocal asked
        asked += 1
        return ()

    monkeypatch.setattr(EarlyMessages, "all", count)
    for _ in range(3):
        page(rig, frames)
    assert asked == 0


def test_what_a_convicted_player_adds_in_a_page_is_passed_on_within_the_same_bounds() -> None:
    """500 at once, whether it comes by itself or in a page; his vote is one of them."""
    rig = Rig(3)
    rig.start()
    frames = contradictions(rig, 702)

    def passed_on(outputs: tuple[Output, ...]) -> int:
        return sum(isinstance(output, Send) for output in outputs)

    pages = [frames[at : at + 100] for at in range(0, 700, 100)]
    assert [passed_on(page(rig, one)) for one in pages] == [100, 100, 100, 100, 99, 0, 0]
