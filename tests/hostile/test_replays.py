"""Signed messages said again: from another game, from earlier epochs, from this very table."""

from collections.abc import Sequence

from net.core.io import Received, Send, SetReady, VoteDrop
from net.core.limits import Window
from net.core.messages import (
    Commit,
    EpochOk,
    JoinReply,
    JoinRequest,
    Lobby,
    Proposal,
    Ready,
    Reveal,
    StartAck,
    Vote,
)
from tests.net.core.rig import Rig, settings

GRACE_MS = 90_000

LOBBY = (Lobby, JoinRequest, JoinReply, Ready)

Said = Sequence[tuple[int, bytes]]


def said(rig: Rig) -> list[tuple[int, bytes]]:
    """Return every signed frame that is passed on, with its author, once and in order."""
    signed = {
        one.raw: rig.keys.index(one.sender)
        for _, _, one in rig.sent
        if one.sender and not isinstance(one.message, LOBBY)
    }
    return [(author, frame) for frame, author in signed.items()]


def kinds(rig: Rig) -> set[type]:
    return {type(envelope.message) for _, _, envelope in rig.sent if envelope.sender}


def again(rig: Rig, frames: Said) -> int:
    """Let every seat get `frames` from their authors as if for the first time.

    Returns how many frames are sent on because of that.
    """
    sent = 0
    for seat, session in enumerate(rig.sessions):
        session._intake._seen = Window()
        for author, frame in frames:
            if author != seat:
                outputs = session.handle(rig.now, Received(rig.keys[author], frame))
                sent += sum(isinstance(output, Send) for output in outputs)
    return sent


def state(rig: Rig) -> object:
    """Return all there is to see and all that is on disk."""
    views = [rig.view(seat) for seat in range(len(rig.sessions))]
    return views, list(rig.logs), list(rig.secrets), [rig.hung_up(seat) for seat in (0, 1, 2)]


def other_table() -> Rig:
    """Return the same players with other chance."""
    rig = Rig(3)
    for session in rig.sessions:
        session._endpoint.entropy(1)
    return rig


def play(rig: Rig) -> None:
    for turn in range(6):
        rig.act(turn % 3, ("dare", "take 2")[turn % 2])


def test_another_game_says_nothing_here() -> None:
    """Every message of one game is old news in every stage of the next, by the same players."""
    first = Rig(3)
    first.start()
    play(first)
    frames = said(first)
    assert first.play(0).ended
    assert {Proposal, Commit, StartAck, Reveal} <= kinds(first)

    second = other_table()
    second.gather()
    at_table = state(second)
    again(second, frames)
    assert state(second) == at_table
    for seat in range(3):
        second.do(seat, SetReady())
    assert second.play(0).gid != first.play(0).gid
    in_play = state(second)
    assert again(second, frames) == 0
    assert state(second) == in_play
    second.act(0, "dare")
    moved = state(second)
    assert again(second, frames) == 0
    assert state(second) == moved
    for turn in range(1, 6):
        second.act(turn % 3, "take 1")
    assert all(second.play(seat).ended for seat in range(3))


def test_earlier_epochs_say_nothing_later() -> None:
    """After a seat was dropped and taken back, every message of all three epochs is old news."""
    rig = Rig(3)
    rig.start(settings(3))
    rig.act(0, "dare")
    rig.isolate(1)
    rig.wait(GRACE_MS)
    rig.do(0, VoteDrop(1))
    rig.act(2, "dare")
    rig.link(0, 1)
    rig.link(1, 2)
    rig.wait(8_000)
    assert [rig.play(seat).members.number for seat in range(3)] == [2, 2, 2]
    assert {Vote, EpochOk, Reveal} <= kinds(rig)
    before = state(rig)

    assert again(rig, said(rig)) == 0

    assert state(rig) == before
    rig.act(0, "dare")
    rig.act(1, "take 1")
    assert [len(rig.play(seat).entries) for seat in range(3)] == [len(rig.play(0).entries)] * 3


def test_own_words_prove_nothing_to_oneself() -> None:
    """A seat that gets what it has said itself, from another, neither repeats nor believes it."""
    rig = Rig(3)
    rig.start()
    rig.act(0, "dare")
    before = state(rig)
    for seat, session in enumerate(rig.sessions):
        session._intake._seen = Window()
        own = [frame for author, frame in said(rig) if author == seat]
        assert len(own) >= 4
        for frame in own:
            assert session.handle(rig.now, Received(rig.keys[(seat + 1) % 3], frame)) == ()

    assert state(rig) == before


def test_words_of_the_lobby_count_from_their_author_alone() -> None:
    """Whoever passes on another's is hung up on at the third, whatever table it is of."""
    rig = Rig(3)
    rig.gather()
    frames = [one.raw for _, _, one in rig.sent if isinstance(one.message, LOBBY)]
    others = [frame for frame in dict.fromkeys(frames) if rig.keys[2] not in frame[:80]][:3]
    before = rig.view(0).seats
    for frame in others:
        rig.receive(0, 2, frame)

    assert rig.hung_up(0) == [(2, "protocol")]
    assert rig.view(0).seats[:2] == before[:2]
