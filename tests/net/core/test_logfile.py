"""The log file: literal bytes, torn tails and damage."""

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.core import logfile
from net.core.errors import LocalError, RemoteError
from net.core.logfile import FILE_HEADER, Damage, Kind, Meta, read, read_meta, record

# CRC-32 of 0d 91 a5 "hello", by the definition of the polynomial.
NOTE = bytes.fromhex("000000070e7b66f60d91a568656c6c6f")
META = Meta("1.0", b"e" * 32, b"r" * 32, b"k" * 32, "2025-01-31T18:00:00Z")
RECORDS = [record(Kind.NOTE, bytes([n]) * (n + 1)) for n in range(5)]
LOG = FILE_HEADER + b"".join(RECORDS)
ENDS = [len(FILE_HEADER) + sum(map(len, RECORDS[:n])) for n in range(6)]


def test_the_file_begins_with_the_magic_and_the_format() -> None:
    assert bytes.fromhex("474c4f470d0a1a0a0001") == FILE_HEADER


def test_a_record_is_length_checksum_kind_and_payload() -> None:
    assert logfile.note_record("hello") == NOTE


def test_records_come_back_with_their_places() -> None:
    reading = read(FILE_HEADER + NOTE + NOTE)

    assert reading.damage is None
    assert reading.format == 1
    assert reading.offset == 42
    assert reading.records == (
        logfile.Record(Kind.NOTE, b"\x91\xa5hello", 10, 26),
        logfile.Record(Kind.NOTE, b"\x91\xa5hello", 26, 42),
    )


def test_meta_comes_back() -> None:
    (only,) = read(FILE_HEADER + logfile.meta_record(META)).records

    assert only.kind is Kind.META
    assert read_meta(only.payload) == META


def test_a_broken_meta_is_refused() -> None:
    with pytest.raises(RemoteError):
        read_meta(b"\x90")


def test_a_log_cut_anywhere_keeps_its_whole_records() -> None:
    for length in range(len(FILE_HEADER), len(LOG)):
        reading = read(LOG[:length])
        whole = sum(end <= length for end in ENDS) - 1
        assert len(reading.records) == whole
        assert reading.offset == ENDS[whole]
        assert reading.damage is (None if length == ENDS[whole] else Damage.TORN)


def test_a_cut_header_is_torn_and_no_bytes_are_no_log() -> None:
    assert read(FILE_HEADER[:9]).damage is Damage.TORN
    assert read(FILE_HEADER[:1]).damage is Damage.TORN
    assert read(b"").damage is Damage.NO_LOG
    assert read(b"PK\x03\x04").damage is Damage.NO_LOG
    assert read(b"GLOG\n\n\x1a\n\x00\x01").damage is Damage.NO_LOG


def test_a_tail_of_zeros_is_torn() -> None:
    for zeros in (1, 8, 9, 10, 4096):
        reading = read(LOG + bytes(zeros))
        assert reading.damage is Damage.TORN
        assert len(reading.records) == 5


def test_a_newer_format_is_named() -> None:
    reading = read(b"GLOG\r\n\x1a\n\x00\x02" + NOTE)

    assert (reading.damage, reading.format, reading.records) == (Damage.FORMAT, 2, ())


def test_a_changed_bit_in_the_middle_is_damage_from_there_on() -> None:
    for position in range(ENDS[2], ENDS[3]):
        data = bytearray(LOG)
        data[position] ^= 0x10
        reading = read(bytes(data))
        assert reading.damage in (Damage.CHECKSUM, Damage.LENGTH, Damage.TORN)
        assert reading.offset == ENDS[2]
        assert len(reading.records) == 2


def test_a_changed_bit_in_the_last_record_is_a_torn_tail() -> None:
    data = bytearray(LOG)
    data[-1] ^= 0x10

    assert read(bytes(data)).damage is Damage.TORN


def test_an_unknown_kind_is_damage() -> None:
    payload = b"\x0f\x00"
    crc = zlib.crc32(payload).to_bytes(4, "big")

    assert read(FILE_HEADER + b"\x00\x00\x00\x01" + crc + payload).damage is Damage.KIND


@pytest.mark.parametrize("length", [0, 64 * 1024 + 1, 2**32 - 1])
def test_a_length_that_cannot_be_is_damage(length: int) -> None:
    header = length.to_bytes(4, "big") + b"\x01" * 5

    assert read(FILE_HEADER + header + bytes(70_000)).damage is Damage.LENGTH


def test_a_file_larger_than_any_game_is_not_read() -> None:
    reading = read(FILE_HEADER + bytes(64 * 1024 * 1024))

    assert (reading.damage, reading.records) == (Damage.SIZE, ())


@pytest.mark.parametrize("size", [0, 64 * 1024 + 1])
def test_a_record_of_impossible_size_is_our_mistake(size: int) -> None:
    with pytest.raises(LocalError):
        record(Kind.NOTE, bytes(size))


@given(st.binary(max_size=400))
def test_any_bytes_are_read(data: bytes) -> None:
    for candidate in (data, FILE_HEADER + data):
        reading = read(candidate)
        assert reading.offset <= len(candidate)
        again = FILE_HEADER + b"".join(record(r.kind, r.payload) for r in reading.records)
        assert not reading.records or candidate[: reading.offset] == again


@given(st.lists(st.tuples(st.sampled_from(Kind), st.binary(min_size=1, max_size=40))))
def test_what_is_written_is_read(items: list[tuple[Kind, bytes]]) -> None:
    data = FILE_HEADER + b"".join(record(kind, payload) for kind, payload in items)
    reading = read(data)

    assert [(r.kind, r.payload) for r in reading.records] == items
    assert reading.damage is None
