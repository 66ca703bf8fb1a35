"""A fault of the program: a report beside the logs, a word in the window, and the game goes on."""

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tikal_qt.crash import CrashReports, report_text
from tikal_qt.main_window import MainWindow


def fail(secret: str = "k3y-0f-Ana") -> None:
    raise ZeroDivisionError("it was this")


def failure() -> ZeroDivisionError:
    with pytest.raises(ZeroDivisionError) as caught:
        fail()
    return caught.value


@pytest.fixture
def reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[CrashReports]:
    """Reports in a folder of their own; what was there before hears nothing."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr(threading, "excepthook", lambda *_: None)
    with CrashReports(tmp_path) as made:
        yield made


def written(folder: Path) -> list[Path]:
    return sorted(folder.glob("crash-*.txt"))


def hook(error: BaseException) -> None:
    sys.excepthook(type(error), error, error.__traceback__)


def test_a_fault_is_written_beside_the_logs(
    reports: CrashReports, tmp_path: Path, qtbot: QtBot
) -> None:
    reports.running_logs = lambda: [Path("/logs/ab12-main.glog")]
    with qtbot.waitSignal(reports.written) as told:
        hook(failure())
    (path,) = written(tmp_path)
    text = path.read_text(encoding="utf-8")

    assert told.args == [str(path)]
    assert "ZeroDivisionError: it was this" in text
    assert "in fail" in text
    assert "Logs: ab12-main.glog" in text
    assert text.startswith("tikal-qt ")


def test_a_report_holds_no_values_and_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(Path(__file__).parents[1]))
    monkeypatch.setattr(Path, "home", lambda: Path(__file__).parents[1])
    text = report_text(failure(), [])

    assert "k3y-0f-Ana" not in text.replace('secret="k3y-0f-Ana"', "")
    assert str(Path(__file__).parents[1]) not in text
    assert "Logs: none" in text


def test_one_place_is_written_once(reports: CrashReports, tmp_path: Path) -> None:
    for _ in range(5):
        hook(failure())

    assert len(written(tmp_path)) == 1


def test_no_flood_fills_the_disk(reports: CrashReports, tmp_path: Path) -> None:
    for number in range(30):
        namespace: dict[str, Any] = {}
        exec(compile("\n" * number + "def f(): raise ValueError", "made.py", "exec"), namespace)
        try:
            namespace["f"]()
        except ValueError as error:
            hook(error)

    assert len(written(tmp_path)) == 10


def test_a_fault_of_another_thread_is_written(reports: CrashReports, tmp_path: Path) -> None:
    thread = threading.Thread(target=fail, name="network")
    thread.start()
    thread.join()

    assert "Thread: network" in written(tmp_path)[0].read_text(encoding="utf-8")


def test_a_fault_that_was_only_noted_down_is_written(reports: CrashReports, tmp_path: Path) -> None:
    try:
        fail()
    except ZeroDivisionError:
        logging.getLogger("net.shell.seat").exception("a seat has stopped")
    logging.getLogger("net.shell.seat").error("no exception here")

    assert len(written(tmp_path)) == 1


def test_ctrl_c_is_no_fault(reports: CrashReports, tmp_path: Path) -> None:
    hook(KeyboardInterrupt())

    assert written(tmp_path) == []


def test_afterwards_all_is_as_before(tmp_path: Path) -> None:
    before = sys.excepthook, threading.excepthook, list(logging.getLogger().handlers)
    with CrashReports(tmp_path):
        assert sys.excepthook is not before[0]

    assert (sys.excepthook, threading.excepthook) == before[:2]
    assert logging.getLogger().handlers == before[2]


def test_the_window_says_so_and_goes_on(
    window: MainWindow, reports: CrashReports, tmp_path: Path, qapp: QApplication
) -> None:
    window.watch_for_crashes(reports)
    hook(failure())
    qapp.processEvents()
    (notice,) = window.banner.notices

    assert notice.label.text() == (
        "This program has made a mistake. Play on; if something does not work any more, close the"
        " window and start again: an unfinished game waits on the start page. What happened is"
        f" written in {written(tmp_path)[0]}."
    )
    assert window.isVisible()


def test_a_report_that_cannot_be_written_is_said(
    window: MainWindow,
    reports: CrashReports,
    tmp_path: Path,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_args: object, **_options: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    window.watch_for_crashes(reports)
    hook(failure())
    qapp.processEvents()

    assert (
        window.banner.notices[0]
        .label.text()
        .endswith("A report could not be written: No space left on device.")
    )
