"""Checking on a thread of its own: told in steps, given up when asked to."""

import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.verify import tikal_logs
from tests.gui.verify.tikal_logs import BUILD, GAMES, TIKAL
from tikal_qt.verify.verification import Verification


@pytest.fixture
def path(tmp_path: Path) -> Path:
    made = tmp_path / "played.glog"
    made.write_bytes(tikal_logs.played())
    return made


def test_progress_grows_to_the_whole(path: Path, qtbot: QtBot) -> None:
    told: list[int] = []
    verification = Verification([path, path], GAMES, BUILD)
    verification.progress.connect(told.append)
    with qtbot.waitSignal(verification.done) as done:
        assert verification.report is None

    assert told == sorted(set(told))
    assert told[-1] == 100
    (examination,) = done.args
    assert verification.report is examination.report
    assert [recording.nicks for recording in examination.recordings] == [("Anna", "Bert")] * 2


class Slow:
    """Tikal that takes its time, so that there is something to give up."""

    def __init__(self) -> None:
        self.asked = 0

    def __getattr__(self, name: str) -> object:
        return getattr(TIKAL, name)

    def position_hash(self, position: object) -> bytes:
        self.asked += 1
        time.sleep(0.02)
        return TIKAL.position_hash(position)  # type: ignore[arg-type]  # it is one of Tikal's


def test_what_is_given_up_ends_soon_and_tells_nothing(path: Path, qtbot: QtBot) -> None:
    slow = Slow()
    verification = Verification([path], {"tikal": slow}, BUILD)  # type: ignore[dict-item]  # by name
    told: list[object] = []
    verification.done.connect(told.append)
    qtbot.waitUntil(lambda: slow.asked > 2)
    verification.stop()
    qtbot.wait(100)
    after = slow.asked
    qtbot.wait(200)

    assert slow.asked <= after + 1
    assert told == []


def test_the_window_goes_on_while_a_log_is_checked(path: Path, qtbot: QtBot) -> None:
    verification = Verification([path], {"tikal": Slow()}, BUILD)  # type: ignore[dict-item]  # by name
    began = time.monotonic()
    qtbot.wait(50)

    assert time.monotonic() - began < 0.5
    assert verification.report is None
    verification.stop()


def test_a_folder_is_no_file(tmp_path: Path, qtbot: QtBot) -> None:
    verification = Verification([tmp_path], GAMES, BUILD)
    with qtbot.waitSignal(verification.unreadable) as told:
        pass

    assert told.args == [tmp_path, "Is a directory"]
