"""Those who look on talk: everybody hears it, knows who it is not, and is not drowned by it."""

from collections.abc import Iterator

import pytest

from net.core.envelope import Envelope, open_, seal
from net.core.io import PeerUp, Received, Say, Send, SetReady
from net.core.keys import Identity
from net.core.limits import Window
from net.core.logfile import Kind, read
from net.core.messages import Action, Chat, Remark
from net.core.view import ChatLine, TableView
from tests.net.core.rig import Rig, settings

RUN = b"t" * 16
BERT = Identity(bytes([2]) * 32)
EVE = Identity(b"\x99" * 32)


def watched(players: int, *hosts: int) -> Rig:
    """A game of so many players; the sessions behind theirs look on at `hosts`."""
    rig = Rig(players + len(hosts), linked=False)
    for one in range(players):
        for two in range(one):
            rig.link(one, two)
    rig.open_table(settings(players))
    for seat in range(1, players):
        rig.join(seat)
    for seat in range(players):
        rig.do(seat, SetReady())
    for seat, host in enumerate(hosts, players):
        rig.look_on(seat, host)
    rig.wait(2_000)
    return rig


def heard(view: TableView[object]) -> list[tuple[int, str, str]]:
    return [(line.seat, line.nick, line.text) for line in view.chat]


def remark(line: bytes, gid: bytes, host: Identity = BERT, nick: str = "Eve") -> bytes:
    return seal(host, gid, Remark(nick, line))


def test_everybody_hears_who_looks_on() -> None:
    rig = watched(3, 1, 1, 2)
    rig.do(3, Say("  well  played "))

    expected = ChatLine(-1, "well  played", rig.view(0).chat[0].nick, rig.keys[3])
    assert [rig.view(seat).chat for seat in range(6)] == [(expected,)] * 6
    assert expected.nick == "Dora"


def test_who_looks_on_hears_the_players() -> None:
    rig = watched(3, 1, 2)
    rig.do(0, Say("hello"))
    rig.do(2, Say("hi"))

    assert heard(rig.view(3)) == heard(rig.view(4)) == [(0, "", "hello"), (2, "", "hi")]


def test_a_line_reaches_a_player_through_the_others() -> None:
    rig = watched(3, 0)
    rig.cut(0, 2)
    rig.do(3, Say("hello"))

    assert heard(rig.view(2)) == [(-1, "Dora", "hello")]


def test_who_has_lost_the_player_he_looks_on_at_speaks_through_another() -> None:
    rig = watched(3, 0)
    rig.links.add(frozenset((1, 3)))
    rig.do(3, PeerUp(rig.keys[1], "Bert"))
    rig.do(1, PeerUp(rig.keys[3], "Dora", (), looks_on=True))
    rig.do(3, Say("one"))
    rig.cut(0, 3)
    rig.do(3, Say("two"))

    assert [len(rig.sent_of(seat, Remark)) for seat in range(3)] == [1, 1, 0]
    texts = [[line.text for line in rig.view(seat).chat] for seat in range(4)]
    assert texts == [["one", "two"]] * 4


def test_the_talk_of_who_looks_on_is_neither_in_the_chain_nor_in_the_log() -> None:
    rig = watched(2, 0)
    before = rig.logs[:2]
    rig.do(2, Say("hello"))

    assert rig.logs[:2] == before
    assert [one.kind for one in read(rig.logs[2]).records if one.kind is Kind.NOTE] == []
    rig.act(0, "take 1")
    assert len(rig.play(1).entries) == 1


def test_talk_goes_on_after_the_end() -> None:
    rig = watched(2, 0)
    for seat in (0, 1) * 3:
        rig.act(seat, "take 1")
    rig.wait(4_000)
    rig.do(2, Say("well played"))

    assert [rig.view(seat).stage.value for seat in range(3)] == ["over"] * 3
    assert heard(rig.view(1)) == [(-1, "Cleo", "well played")]


def test_who_has_left_and_come_back_is_heard_at_once() -> None:
    rig = watched(2, 0)
    for text in ("one", "two", "three"):
        rig.do(2, Say(text))
    rig.crash_to_onlooker(2, 0)
    rig.wait(2_000)
    rig.do(2, Say("four"))

    assert [line.text for line in rig.view(1).chat] == ["one", "two", "three", "four"]


@pytest.mark.parametrize("linked_again", [(0, 1), (0,)], ids=["with all", "through another"])
def test_a_player_who_is_back_after_a_crash_is_heard_at_once(linked_again: tuple[int, ...]) -> None:
    rig = watched(3)
    for text in ("one", "two", "three"):
        rig.do(2, Say(text))
    rig.crash(2)
    for other in linked_again:
        rig.link(2, other)
    rig.do(2, Say("four"))

    texts = [[line.text for line in rig.view(seat).chat] for seat in (0, 1)]
    assert texts == [["one", "two", "three", "four"]] * 2


def test_what_was_said_before_a_crash_is_not_heard_again() -> None:
    rig = watched(3)
    rig.do(2, Say("one"))
    rig.do(2, Say("two"))
    before = [one.raw for one in rig.sent_of(2, Chat)]
    rig.crash(2)
    rig.link(2, 1)
    rig.do(2, Say("three"))
    rig.sessions[0]._intake._seen = Window()
    for frame in before:
        rig.receive(0, 1, frame)

    assert [line.text for line in rig.view(0).chat] == ["one", "two", "three"]


# ---------------------------------------------------------------- what is not heard


def test_who_looks_on_speaks_for_himself_alone() -> None:
    rig = watched(2, 0)
    gid = rig.play(0).gid
    for author in (BERT, EVE):
        rig.receive(0, 2, seal(author, gid, Chat(RUN, 0, "hello")))

    assert rig.view(0).chat == ()
    assert rig.sent_of(0, Remark) == []


def test_a_line_for_another_game_is_not_passed_on() -> None:
    rig = watched(2, 0)
    for ctx in (b"g" * 32, rig.view(0).lobby_id):
        rig.receive(0, 2, seal(Identity(bytes([3]) * 32), ctx, Chat(RUN, 0, "hello")))

    assert rig.view(0).chat == ()


def test_a_line_is_not_taken_without_the_seat_that_answers_for_it() -> None:
    rig = watched(2, 0)
    gid = rig.play(0).gid
    line = seal(EVE, gid, Chat(RUN, 0, "hello"))
    rig.receive(0, 1, line)
    rig.receive(0, 1, remark(line, gid, host=EVE))

    assert rig.view(0).chat == ()


def bad_lines(gid: bytes) -> Iterator[bytes]:
    line = seal(EVE, gid, Chat(RUN, 0, "hello"))
    yield seal(BERT, gid, Chat(RUN, 0, "a player's words"))
    yield seal(EVE, b"g" * 32, Chat(RUN, 0, "of another game"))
    yield seal(EVE, gid, Action(gid, 0, gid, 0, gid, ("take 1",), 0))
    yield line[:-1] + bytes([line[-1] ^ 1])
    yield line[:-1]


@pytest.mark.parametrize("number", range(5), ids=["seat", "game", "kind", "signature", "noise"])
def test_a_remark_no_honest_seat_signs_counts_against_the_link(number: int) -> None:
    rig = watched(2)
    gid = rig.play(0).gid
    line = list(bad_lines(gid))[number]
    for nick in ("Eve", "Ivy", "Uma"):
        rig.receive(0, 1, remark(line, gid, nick=nick))

    assert rig.view(0).chat == ()
    assert rig.hung_up(0) == [(1, "protocol")]


def test_a_line_is_shown_once_whoever_passes_it_on() -> None:
    """A second seat gives it another name."""
    rig = watched(3, 2)
    rig.do(3, Say("hello"))
    (line,) = rig.sent_of(3, Chat)
    rig.receive(0, 1, remark(line.raw, rig.play(0).gid, nick="Anna"))

    assert heard(rig.view(0)) == [(-1, "Dora", "hello")]
    assert rig.hung_up(0) == []


def test_a_line_comes_again_only_after_more_keys_than_are_remembered() -> None:
    """A seat says it again, in another envelope, after so many lines by keys it has made up."""
    heard_again = []
    for count in (63, 64):
        rig = watched(2)
        gid = rig.play(0).gid
        line = seal(EVE, gid, Chat(RUN, 0, "hello"))
        rig.receive(0, 1, remark(line, gid))
        for number in range(count):
            rig.receive(0, 1, remark(seal(guest(number), gid, Chat(RUN, 0, "noise")), gid))
        rig.receive(0, 1, remark(line, gid, nick="Uma"))
        heard_again.append([one.text for one in rig.view(0).chat].count("hello") - 1)

    assert heard_again == [0, 1]


def test_the_longest_line_and_name_fit() -> None:
    rig = watched(2)
    gid = rig.play(0).gid
    line = seal(EVE, gid, Chat(RUN, 2**31 - 1, "\U0001f600" * 500))
    rig.receive(0, 1, remark(line, gid, nick="\U0001f600" * 40))

    assert len(line) == 2167
    assert heard(rig.view(0)) == [(-1, "\U0001f600" * 40, "\U0001f600" * 500)]


# ---------------------------------------------------------------- floods


def lines(author: Identity, gid: bytes, count: int) -> list[bytes]:
    return [seal(author, gid, Chat(RUN, serial, f"line {serial}")) for serial in range(count)]


def guest(number: int) -> Identity:
    return Identity(bytes([number]) * 31 + b"\x99")


def passed_on(rig: Rig, peer: bytes, frames: list[bytes]) -> list[Envelope]:
    """Let the host get `frames` of `peer`; return what he would send to seat 1."""
    outputs = (
        output
        for frame in frames
        for output in rig.sessions[0].handle(rig.now, Received(peer, frame))
    )
    sent = [one for one in outputs if isinstance(one, Send) and one.peer == rig.keys[1]]
    return [open_(one.frame) for one in sent]


def test_a_flood_of_one_who_looks_on_is_twenty_lines_then_one_a_second() -> None:
    rig = watched(2)
    gid = rig.play(0).gid
    rig.sessions[0].handle(rig.now, PeerUp(EVE.key, "Eve", (), looks_on=True))
    frames = lines(EVE, gid, 60)

    assert len(passed_on(rig, EVE.key, frames[:50])) == 20
    rig.now += 3_000
    assert len(passed_on(rig, EVE.key, frames[50:])) == 3


def test_a_flood_of_eight_who_look_on_is_twenty_lines_then_two_a_second() -> None:
    rig = watched(2)
    gid = rig.play(0).gid
    for number in range(8):
        up = PeerUp(guest(number).key, f"Eve {number}", (), looks_on=True)
        rig.sessions[0].handle(rig.now, up)

    def flood(first: int) -> int:
        return sum(
            len(passed_on(rig, guest(number).key, lines(guest(number), gid, first + 30)[first:]))
            for number in range(8)
        )

    assert flood(0) == 20
    rig.now += 3_000
    assert flood(30) == 6
    assert len(rig.view(0).chat) == 26


def test_a_flood_of_keys_is_eighty_lines_then_two_a_second_and_soon_forgotten() -> None:
    """A seat with a changed program makes up as many who look on as it likes."""
    rig = watched(3)
    gid = rig.play(0).gid
    frames = [
        remark(seal(guest(number), gid, Chat(RUN, 0, f"line {number}")), gid)
        for number in range(200)
    ]

    def taken(some: list[bytes]) -> int:
        before = len(rig.sent)
        for frame in some:
            rig.receive(0, 1, frame)
        told = [one for sender, to, one in rig.sent[before:] if (sender, to) == (0, 2)]
        return sum(isinstance(one.message, Remark) for one in told)

    assert taken(frames[:150]) == 80
    rig.now += 5_000
    assert taken(frames[150:]) == 10
    assert len(rig.view(0).chat) == 90
    gallery = rig.sessions[0]._intake._forum.gallery
    assert {host: len(voices) for host, voices in gallery._voices.items()} == {rig.keys[1]: 64}
    rig.do(2, Say("what a noise"))
    assert rig.view(0).chat[-1] == ChatLine(2, "what a noise")


def test_remarks_sent_back_do_not_use_up_what_others_may_say() -> None:
    rig = watched(3, 0)
    rig.do(3, Say("hello"))
    (told,) = rig.sent_of(0, Remark)
    for seat in (0, 2):
        rig.sessions[seat]._intake._seen = Window()
        for _ in range(100):
            rig.receive(seat, 1, told.raw)
            rig.sessions[seat]._intake._seen = Window()
    rig.do(3, Say("again"))

    assert [line.text for line in rig.view(2).chat] == ["hello", "again"]
