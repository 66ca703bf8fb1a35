"""Checking on a thread of its own: told in steps, given up when asked to."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.verify import tikal_logs
from tests.gui.verify.tikal_logs import BUILD, GAMES, TIKAL
from tikal_qt.verify.log_titles import log_titles
from tikal_qt.verify.verification import Verification

WAIT_MS = 30_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    made = tmp_path / "played.glog"
    made.write_bytes(tikal_logs.played())
    return made


def test_progress_grows_to_the_whole(path: Path, qtbot: QtBot) -> None:
    told: list[int] = []
    verification = Verification([path, path], GAMES, BUILD)
    verification.progress.connect(told.append)
    with qtbot.waitSignal(verification.done, timeout=WAIT_MS) as done:
        assert verification.report is None

    assert told == sorted(set(told))
    assert told[-1] == 100
    (examination,) = done.args
    assert verification.report is examination.report
    assert [recording.nicks for recording in examination.recordings] == [("Anna", "Bert")] * 2


class Held:
    """Tikal that computes no hash before it is let go."""

    def __init__(self) -> None:
        self.asked = 0
        self.go = Event()

    def __getattr__(self, name: str) -> object:
        return getattr(TIKAL, name)

    def position_hash(self, position: object) -> bytes:
        self.asked += 1
        self.go.wait(WAIT_MS / 1000)
        return TIKAL.position_hash(position)  # type: ignore[arg-type]  # it is one of Tikal's


@pytest.fixture
def held() -> Iterator[Held]:
    made = Held()
    yield made
    made.go.set()


def running() -> bool:
    return any(thread.name == "verification" for thread in threading.enumerate())


def test_what_is_given_up_ends_soon_and_tells_nothing(path: Path, qtbot: QtBot, held: Held) -> None:
    verification = Verification([path], {"tikal": held}, BUILD)  # type: ignore[dict-item]  # by name
    told: list[object] = []
    verification.done.connect(told.append)
    qtbot.waitUntil(lambda: held.asked > 0, timeout=WAIT_MS)
    verification.stop()
    held.go.set()
    qtbot.waitUntil(lambda: not running(), timeout=WAIT_MS)
    qtbot.wait(100)

    # The game has some hundred positions.
    assert held.asked < 10
    assert (told, verification.report) == ([], None)


def test_the_window_goes_on_while_a_log_is_checked(path: Path, qtbot: QtBot, held: Held) -> None:
    verification = Verification([path], {"tikal": held}, BUILD)  # type: ignore[dict-item]  # by name
    qtbot.waitUntil(lambda: held.asked > 0, timeout=WAIT_MS)

    assert verification.report is None
    held.go.set()
    with qtbot.waitSignal(verification.done, timeout=WAIT_MS):
        pass


def test_a_folder_is_no_file(tmp_path: Path, qtbot: QtBot) -> None:
    verification = Verification([tmp_path], GAMES, BUILD)
    with qtbot.waitSignal(verification.unreadable, timeout=WAIT_MS) as told:
        pass

    assert told.args == [tmp_path, "Is a directory"]


def test_a_pipe_of_which_nothing_comes_is_no_file(tmp_path: Path, qtbot: QtBot) -> None:
    pipe = tmp_path / "pipe.glog"
    os.mkfifo(pipe)

    verification = Verification([pipe], GAMES, BUILD)
    with qtbot.waitSignal(verification.unreadable, timeout=WAIT_MS) as told:
        pass

    assert told.args == [pipe, "it is not a file"]
    assert log_titles(tmp_path) == ()
