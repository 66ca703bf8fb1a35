"""The small rooms of a session by themselves: limits, outbox, early messages, side file."""

import pytest

from net.core.codec import pack
from net.core.envelope import Envelope, open_, seal
from net.core.errors import LocalError, RemoteError
from net.core.io import AppendLog, Disconnect, Send, WriteSecret
from net.core.keys import Identity
from net.core.limits import Bucket, Window
from net.core.mesh import Mesh
from net.core.messages import Chat
from net.core.outbox import Outbox
from net.core.reception import EarlyMessages
from net.core.secret import Secret, Watermark, read_secret, write_secret
from net.core.talk import Talk
from net.core.view import ChatLine
from net.core.voices import Voices

RUN = b"t" * 16
SECRET = Secret(1, b"s" * 32, b"", 2, b"r" * 32, 1024, Watermark(reveal=7))


def test_a_bucket_starts_full_and_fills_with_time() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(499)
    assert bucket.take(500)
    assert not bucket.take(500)
    assert [bucket.take(60_000) for _ in range(4)] == [True, True, True, False]


def test_a_window_forgets_the_oldest() -> None:
    window = Window(2)
    for item in (b"a", b"b", b"c"):
        window.add(item)
    assert [item in window for item in (b"a", b"b", b"c")] == [False, True, True]


def test_what_is_published_waits_for_what_was_written_before() -> None:
    outbox = Outbox()
    outbox.write_secret(b"sid", b"root")
    outbox.append_log(b"gid", b"record")
    outbox.publish(b"frame")
    outbox.release([b"peer"])
    assert outbox.take() == (WriteSecret(1, b"sid", b"root"), AppendLog(2, b"gid", b"record"))
    assert outbox.holds(b"frame")

    outbox.stored(1)
    outbox.release([b"peer"])
    assert outbox.take() == ()

    outbox.stored(2)
    outbox.release([b"one", b"two"])
    assert outbox.take() == (Send(b"one", b"frame"), Send(b"two", b"frame"))
    assert not outbox.holds(b"frame")


def test_what_is_published_keeps_its_order() -> None:
    outbox = Outbox()
    outbox.publish(b"first")
    outbox.append_log(b"gid", b"record")
    outbox.publish(b"second")
    outbox.put(Disconnect(b"x", "left"))
    outbox.release([b"peer"])
    assert outbox.take() == (
        AppendLog(1, b"gid", b"record"),
        Disconnect(b"x", "left"),
        Send(b"peer", b"first"),
    )


def test_tokens_that_were_never_issued_release_nothing() -> None:
    outbox = Outbox()
    outbox.append_log(b"gid", b"record")
    outbox.publish(b"frame")
    outbox.stored(9)
    outbox.release([b"peer"])
    assert outbox.holds(b"frame")


def test_a_mesh_dials_again_when_the_addresses_change() -> None:
    mesh = Mesh(b"a")
    assert [c.addresses for c in mesh.dial(0, {b"b": ("x:1",)}, ())] == [("x:1",)]
    assert mesh.dial(1, {b"b": ("x:1",)}, ()) == ()
    assert [c.addresses for c in mesh.dial(2, {b"b": ("y:2",)}, ())] == [("y:2",)]
    assert mesh.dial(3, {b"b": ("y:2",)}, (b"b",)) == ()
    assert [c.addresses for c in mesh.dial(4, {b"b": ("y:2",)}, ())] == [("y:2",)]


def test_a_mesh_dials_neither_itself_nor_nowhere() -> None:
    mesh = Mesh(b"a")
    assert mesh.dial(0, {b"a": ("x:1",), b"b": ()}, ()) == ()


def chat(author: int, serial: int) -> Envelope:
    return open_(seal(Identity(bytes([author]) * 32), b"g" * 32, Chat(RUN, serial, "hello")))


def test_early_messages_are_bounded_by_author() -> None:
    early = EarlyMessages()
    for serial in range(70):
        early.add(chat(1, serial))
    other = chat(2, 0)
    early.add(other)

    kept = early.all()
    assert len(kept) == 65
    assert kept[0] == chat(1, 6)
    assert kept[-1] == other

    early.remove(other)
    assert other not in early.all()


def test_the_side_file_can_be_read_again() -> None:
    assert read_secret(write_secret(SECRET)) == SECRET


@pytest.mark.parametrize(
    "data",
    [b"", b"\xc1", write_secret(SECRET)[:-1], pack((2, b"s" * 32)), pack((1,) * 7)],
    ids=["empty", "noise", "torn", "newer", "fields"],
)
def test_a_damaged_side_file_is_refused(data: bytes) -> None:
    with pytest.raises(RemoteError, match="bad_secret"):
        read_secret(data)


def test_the_last_500_lines_of_chat_are_kept() -> None:
    talk = Talk(bytes)
    for number in range(505):
        talk.add(ChatLine(0, str(number)))
    assert [line.text for line in talk.lines] == [str(number) for number in range(5, 505)]


def test_who_looks_on_cannot_push_out_what_players_have_said() -> None:
    talk = Talk(bytes)
    talk.add(ChatLine(0, "hello"))
    for number in range(150):
        talk.add(ChatLine(-1, str(number), "Eve", b"e" * 32))
    talk.add(ChatLine(1, "what a noise"))

    texts = [line.text for line in talk.lines]
    assert texts == ["hello", *(str(number) for number in range(50, 150)), "what a noise"]


def test_chat_of_others_is_metered_less_strictly_than_the_own() -> None:
    talk = Talk(bytes)
    assert sum(talk.voices.may_speak(b"b" * 32, 0) for _ in range(30)) == 20

    for _ in range(5):
        talk.compose("hello", 0)
    with pytest.raises(LocalError, match="too_fast"):
        talk.compose("hello", 0)


def test_a_line_is_known_by_its_author_run_and_number() -> None:
    voices = Voices(rate=1, burst=5)
    voices.note(b"a" * 32, Chat(RUN, 7, "hello"))

    assert voices.knows(b"a" * 32, Chat(RUN, 7, "hello"))
    assert voices.knows(b"a" * 32, Chat(RUN, 6, "before"))
    assert not voices.knows(b"a" * 32, Chat(RUN, 8, "after"))
    assert not voices.knows(b"a" * 32, Chat(b"u" * 16, 0, "started again"))
    assert not voices.knows(b"b" * 32, Chat(RUN, 7, "hello"))


def test_of_an_author_the_last_16_runs_are_known() -> None:
    voices = Voices(rate=1, burst=5)
    for number in range(17):
        voices.note(b"a" * 32, Chat(bytes([number]) * 16, 0, "hello"))

    known = [voices.knows(b"a" * 32, Chat(bytes([number]) * 16, 0, "")) for number in range(17)]
    assert known == [False] + [True] * 16


def test_the_last_64_authors_are_known() -> None:
    voices = Voices(rate=1, burst=5)
    for number in range(65):
        voices.note(bytes([number]) * 32, Chat(RUN, 0, "hello"))

    known = [voices.knows(bytes([number]) * 32, Chat(RUN, 0, "hello")) for number in range(65)]
    assert known == [False] + [True] * 64
