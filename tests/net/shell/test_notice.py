"""What a table says of itself over multicast DNS, and what of that is believed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.shell.notice import SERVICE_TYPE, instance_name, parse_txt, service_info
from tests.net.shell.noticed import ANA, NOTICE, PLAYING

TXT = {
    b"v": b"1",
    b"id": ANA.key.hex()[:16].encode(),
    b"n": b"toy",
    b"st": b"lobby",
    b"pl": b"1/3",
    b"rh": b"02020202",
}


def test_txt_record_says_what_the_table_is() -> None:
    """The record holds exactly the documented keys, and reads back."""
    assert {name.encode(): text.encode() for name, text in NOTICE.txt().items()} == TXT
    assert parse_txt(TXT) == NOTICE


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (b"id", b"short"),
        (b"id", b"X" * 16),
        (b"n", b""),
        (b"n", b"x" * 33),
        (b"st", b"resting"),
        (b"pl", b"3"),
        (b"pl", b"4/3"),
        (b"pl", b"1/9"),
        (b"pl", b"-1/3"),
        (b"pl", b"01/03"),
        (b"pl", None),
        (b"n", b"\xff"),
        (b"n", b"tikal\x1b[2J"),
        (b"n", b"tikal\ntoy"),
    ],
)
def test_strange_txt_records_are_ignored(name: bytes, value: bytes | None) -> None:
    """Whatever the network says, it is a notice or nothing."""
    assert parse_txt({**TXT, name: value}) is None


def test_txt_record_of_a_game_names_it_and_who_plays_here() -> None:
    """From the start on players find each other again by the game, seat by seat."""
    text = PLAYING.txt()

    assert text["g"] == "00112233445566ff"
    assert text["s"] == f"{ANA.key.hex()[:16]}:4711,aaaaaaaaaaaaaaaa:4712"
    assert parse_txt({name.encode(): value.encode() for name, value in text.items()}) == PLAYING


@pytest.mark.parametrize(
    ("playing", "members", "expected"),
    [
        (b"00112233445566ff", b"", ()),
        (b"00112233445566ff", b"aaaaaaaaaaaaaaaa:65535,x:1", (("aa" * 8, 65535),)),
        (b"00112233445566ff", b"aaaaaaaaaaaaaaaa:65536", ()),
        (b"00112233445566ff", b"aaaaaaaaaaaaaaaa:0", ()),
        (b"00112233445566ff", b"aaaaaaaaaaaaaaaa:1," * 6, (("aa" * 8, 1),) * 4),
    ],
)
def test_strange_members_are_passed_over(
    playing: bytes, members: bytes, expected: tuple[tuple[str, int], ...]
) -> None:
    """Hints that are none are left out."""
    notice = parse_txt({**TXT, b"g": playing, b"s": members})

    assert notice is not None
    assert (notice.game_id, notice.members) == ("00112233445566ff", expected)


def test_strange_game_is_no_game() -> None:
    """An id that is none counts as absent."""
    assert parse_txt({**TXT, b"g": b"0011", b"s": b"aaaaaaaaaaaaaaaa:1"}) == NOTICE


@given(st.dictionaries(st.binary(max_size=4), st.none() | st.binary(max_size=8), max_size=8))
def test_any_txt_record_is_a_notice_or_nothing(properties: dict[bytes, bytes | None]) -> None:
    """No record raises."""
    assert parse_txt(properties) is None


@given(st.text(max_size=40))
def test_any_nick_makes_an_instance_name(nick: str) -> None:
    """Names fit a DNS label (63 bytes), hold no dot, differ each time, and can be registered."""
    name = instance_name(nick)

    assert len(name.encode()) <= 63
    assert "." not in name
    assert instance_name(nick) != name
    assert service_info(f"{name}.{SERVICE_TYPE}", 4711, (), NOTICE).port == 4711
