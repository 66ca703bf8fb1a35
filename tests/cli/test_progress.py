"""The line that says how far the work has come."""

import io

import pytest

from tikal_qt.commands import progress
from tikal_qt.commands.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    """Stands for `time`; goes on by a second whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += 1.0
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "time", Clock())


def test_a_terminal_shows_one_line_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)

    line = Progress()
    for text in ("entry 100", "entry 7"):
        line.show(text)
    line.clear()

    assert terminal.getvalue() == "\rentry 100\rentry 7  \r       \r"


def test_a_file_stays_empty_unless_lines_are_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    line = Progress()
    line.show("entry 1")
    line.clear()

    assert capsys.readouterr().err == ""


def test_a_file_gets_a_line_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    line = Progress(every_s=3.0)
    for entry in range(1, 6):
        line.show(f"entry {entry}")
    line.clear()

    assert capsys.readouterr().err == "entry 1\nentry 4\n"
