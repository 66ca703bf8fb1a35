"""`tikal engine`: lines of bytes in, lines of bytes out."""

import io
import json
import random
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.client import LIMIT_S
from tikal_qt.cli import main
from tikal_qt.commands.engine import converse
from tikal_qt.commands.engine.lines import MAX_LINE, encode, read_lines


def answers(written: bytes) -> list[dict[str, object]]:
    """Return what a session answers to these bytes."""
    target = io.BytesIO()
    converse(io.BytesIO(written), target)
    lines = target.getvalue().split(b"\n")
    assert lines.pop() == b""
    return [json.loads(line) for line in lines]


def test_lines_are_cut_at_line_feeds() -> None:
    assert list(read_lines(io.BytesIO(b"a\n\nb\r\nc"))) == [b"a", b"", b"b\r", b"c"]


def test_no_bytes_are_no_line() -> None:
    assert list(read_lines(io.BytesIO(b""))) == []


@pytest.mark.parametrize("end", [b"\n", b""])
def test_the_longest_line(end: bytes) -> None:
    longest = b"x" * MAX_LINE
    assert [longest] == list(read_lines(io.BytesIO(longest + end)))


@pytest.mark.parametrize("length", [MAX_LINE + 1, 2 * MAX_LINE, 2 * MAX_LINE + 1, 300_000])
def test_a_longer_line_is_skipped_whole(length: int) -> None:
    stream = io.BytesIO(b"a\n" + b"x" * length + b"\nb\n" + b"y" * length)
    assert list(read_lines(stream)) == [b"a", None, b"b", None]


def test_an_answer_is_one_line_of_ascii() -> None:
    assert encode({"a": "é\n\ud800"}) == b'{"a":"\\u00e9\\n\\ud800"}\n'


def test_every_line_has_one_answer_and_the_session_goes_on() -> None:
    new = b'{"cmd":"new","game":"tikal","players":2,"variant":"basic","first_player":1}'
    got = answers(new + b"\nnoise\n" + b"z" * 100_000 + b'\n\xfe\n{"cmd":"hash","id":9}')
    assert [answer["ok"] for answer in got] == [True, False, False, False, True]
    assert got[-1]["id"] == 9


@given(st.binary(max_size=400))
def test_any_bytes_are_answered_line_by_line(noise: bytes) -> None:
    lines = noise.count(b"\n") + (0 if noise.endswith(b"\n") or not noise else 1)
    got = answers(noise)
    assert lines == len(got)
    assert all(answer["ok"] is False for answer in got)


def test_noise_cannot_disturb_a_game() -> None:
    rng = random.Random(5)
    new = b'{"cmd":"new","game":"tikal","players":4,"variant":"basic"}\n{"cmd":"hash"}\n'
    noise = b"".join(rng.randbytes(64) + b"\n" for _ in range(64))
    got = answers(new + noise + b'\n{"cmd":"hash"}\n')
    assert got[1]["hash"] == got[-1]["hash"]


@pytest.mark.parametrize("stream", ["stdin", "stdout"])
def test_without_its_streams_the_command_says_so(
    stream: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, stream, None)
    assert main(["engine"]) == 1
    assert "standard input and output, and one of them is closed" in capsys.readouterr().err


def test_the_command_answers_at_once_and_ends_with_its_input() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tikal_qt", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    for seed in (b"1", b"2"):
        process.stdin.write(b'{"cmd":"new","game":"tikal","players":2,"variant":"basic"}\n')
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["awaiting"]["purpose"] == "first_player"
        process.stdin.write(b'{"cmd":"draw","seed":' + seed + b"}\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["outcome"] in {"0", "1"}
    rest, complaints = process.communicate(timeout=LIMIT_S)
    assert (process.returncode, rest, complaints) == (0, b"", b"")
