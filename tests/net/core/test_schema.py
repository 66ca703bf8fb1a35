"""Records of annotated fields: what each kind lets in."""

from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from net.core.codec import MAX_TEXT
from net.core.errors import RemoteError
from net.core.messages import Action, Hello, Settings
from net.core.schema import Bin, Int, Many, OneOf, Text, UnfitError, dump, load


@dataclass(frozen=True, slots=True)
class Inner:
    number: Annotated[int, Int(-1, 3)]


@dataclass(frozen=True, slots=True)
class Outer:
    inner: Inner
    several: Annotated[tuple[Inner, ...], Many(0, 2)]
    lines: Annotated[tuple[Annotated[str, Text(1, 10)], ...], Many(0, 3, max_bytes=6)]


@dataclass(frozen=True, slots=True)
class Unsaid:
    number: int


def test_records_nest() -> None:
    outer = Outer(Inner(3), (Inner(-1), Inner(0)), ("ab", "cd"))

    assert dump(outer) == ((3,), ((-1,), (0,)), ("ab", "cd"))
    assert load(Outer, ((3,), ((-1,), (0,)), ("ab", "cd"))) == outer


@pytest.mark.parametrize(
    ("raw", "message", "field"),
    [
        (((4,), (), ()), "Inner", "number"),
        (((True,), (), ()), "Inner", "number"),
        ((3, (), ()), "Inner", ""),
        (((3,), ((0,), (0,), (0,)), ()), "Outer", "several"),
        (((3,), ((0,), (-2,)), ()), "Inner", "number"),
        (((3,), (), ("abc", "defg")), "Outer", "lines"),
        (((3,), (), ("äöü", "x")), "Outer", "lines"),  # seven bytes of UTF-8
        (((3,), (), ("a", "b", "c", "d")), "Outer", "lines"),
        (((3,), ()), "Outer", ""),
        ("text", "Outer", ""),
    ],
)
def test_the_first_unfit_field_is_named(raw: object, message: str, field: str) -> None:
    with pytest.raises(RemoteError) as caught:
        load(Outer, raw)

    assert caught.value.code == "schema"
    assert caught.value.params == (("message", message), ("field", field))


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        (Int(0, 2), (0, 1, 2), (-1, 3, True, "1", b"1", 1.0)),
        (Bin(2, 3), (b"ab", b"abc"), (b"", b"a", b"abcd", "ab")),
        (Bin(2, 2, optional=True), (b"", b"ab"), (b"a", b"abc")),
        (
            Text(1, 2),
            ("a", "ab", "\U0001f600"),
            ("", "abc", b"a", "\n", "\x85", "\u061c", "\u200e", "\ufeff"),
        ),
        (OneOf(("A", "D")), ("A", "D"), ("", "a", b"A", 1)),
    ],
)
def test_each_kind_lets_in_just_this(
    kind: Any, good: tuple[Any, ...], bad: tuple[Any, ...]
) -> None:
    for value in good:
        assert kind.read(value) == value
    for value in bad:
        with pytest.raises(UnfitError):
            kind.read(value)


def test_a_field_that_does_not_say_what_it_holds_is_a_mistake_of_the_record() -> None:
    with pytest.raises(TypeError):
        load(Unsaid, (1,))


def test_every_text_of_a_message_fits_the_codec() -> None:
    settings = Settings("x" * 32, "y" * 32, 4, -1, 0, 0, "skip")

    assert load(Settings, dump(settings)) == settings
    with pytest.raises(RemoteError):
        load(Settings, ("x" * (MAX_TEXT + 1), *dump_tuple(settings)[1:]))


def dump_tuple(record: object) -> tuple[Any, ...]:
    raw = dump(record)
    assert isinstance(raw, tuple)
    return raw


def test_a_segment_has_at_most_32_actions_and_2048_bytes() -> None:
    def segment(*body: str) -> tuple[Any, ...]:
        h = b"\x00" * 32
        return (h, 0, h, 0, h, body, 0)

    assert load(Action, segment(*["x"] * 32)).body == ("x",) * 32
    assert len(load(Action, segment(*["x" * 64] * 32)).body) == 32
    for body in (["x"] * 33, ["x" * 64] * 31 + ["x" * 65], []):
        with pytest.raises(RemoteError) as caught:
            load(Action, segment(*body))
        assert dict(caught.value.params)["field"] == "body"


def test_a_hello_fits_into_the_frames_before_authentication() -> None:
    from net.core.codec import MAX_FRAME_BEFORE_AUTH
    from net.core.envelope import wrap

    h = b"\xff" * 32
    wide = "\U0001f600"
    hello = Hello(
        255, 255, wide * 32, h, h, h, h, h, "player", (wide * 32,) * 16, 65_535, wide * 40
    )

    assert len(wrap(b"", hello)) <= MAX_FRAME_BEFORE_AUTH
