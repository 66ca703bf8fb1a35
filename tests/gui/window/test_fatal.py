"""Faults that end the process at once are found at the next start."""

import faulthandler
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from net.shell.events import LogOpened
from tests.gui.house import House
from tests.present import present
from tikal_qt.fatal import FatalReports
from tikal_qt.main_window import MainWindow
from tikal_qt.session import TableSession

ROOT = Path(__file__).parents[3]
UP_TO_THE_FAULT = """
import faulthandler, os, sys
from pathlib import Path
from tikal_qt.fatal import FatalReports

with FatalReports(Path(sys.argv[1])) as fatal:
    fatal.note_logs([Path("/logs/ab12-main.glog")])
    {fault}
"""


def run_into(fault: str, folder: Path) -> int:
    """Let a process of its own meet `fault`; return its exit code."""
    script = UP_TO_THE_FAULT.format(fault=fault)
    home = {**os.environ, "HOME": str(ROOT), "USERPROFILE": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", script, str(folder)],
        cwd=ROOT,
        env=home,
        check=False,
        capture_output=True,
        timeout=60,
    )
    return done.returncode


@pytest.fixture
def pythons_own_report() -> Iterator[None]:
    """What pytest has Python write of fatal faults goes on."""
    yield
    faulthandler.enable(present(sys.__stderr__))


def found_after(folder: Path, pythons_own_report: None) -> Path | None:
    with FatalReports(folder) as fatal:
        return fatal.found


@pytest.mark.parametrize(
    ("fault", "told"),
    [("faulthandler._sigsegv()", "Segmentation fault"), ("os.abort()", "Aborted")],
)
def test_a_fatal_fault_is_found_at_the_next_start(
    tmp_path: Path, pythons_own_report: None, fault: str, told: str
) -> None:
    assert run_into(fault, tmp_path) != 0
    report = present(found_after(tmp_path, pythons_own_report))
    text = report.read_text(encoding="utf-8")

    assert report.parent == tmp_path
    assert report.name.startswith("crash-")
    assert text.startswith("tikal-qt ")
    assert "Logs: ab12-main.glog\n" in text
    assert f"Fatal Python error: {told}" in text
    assert 'File "<string>", line 8' in text
    assert found_after(tmp_path, pythons_own_report) is None
    assert list(tmp_path.iterdir()) == [report]


def test_a_report_names_no_home(
    tmp_path: Path, pythons_own_report: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fatal.txt").write_text(f'Fatal Python error\n  File "{ROOT}/tikal_qt/app.py"')
    monkeypatch.setattr(Path, "home", lambda: ROOT)

    text = present(found_after(tmp_path, pythons_own_report)).read_text(encoding="utf-8")

    assert text == 'Fatal Python error\n  File "~/tikal_qt/app.py"'


@pytest.mark.parametrize("fault", ["pass", "os._exit(1)", "os.kill(os.getpid(), 9)"])
def test_who_ends_otherwise_leaves_no_report(
    tmp_path: Path, pythons_own_report: None, fault: str
) -> None:
    run_into(fault, tmp_path)

    assert found_after(tmp_path, pythons_own_report) is None
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_hinders_nothing(
    tmp_path: Path, pythons_own_report: None
) -> None:
    with FatalReports(tmp_path / "nowhere") as fatal:
        fatal.note_logs([Path("a.glog")])

        assert fatal.found is None


def test_the_window_says_where_the_report_is(
    window: MainWindow, tmp_path: Path, pythons_own_report: None
) -> None:
    run_into("os.abort()", tmp_path)
    with FatalReports(tmp_path) as fatal:
        window.watch_for_the_worst(fatal)
    (notice,) = window.banner.notices

    assert notice.label.text() == (
        f"This program broke down the last time it ran. What happened is written in {fatal.found}."
        " Nothing of a game is lost: an unfinished one waits on this page to be resumed."
    )


def test_the_logs_of_a_game_are_noted_when_it_opens_them(
    window: MainWindow,
    session: TableSession,
    house: House,
    tmp_path: Path,
    qapp: QApplication,
    pythons_own_report: None,
) -> None:
    with FatalReports(tmp_path) as fatal:
        window.watch_for_the_worst(fatal)
        house.listener(LogOpened(0, b"g" * 32, tmp_path / "67676767-main.glog"))
        qapp.processEvents()
        text = (tmp_path / "fatal.txt").read_text(encoding="utf-8")

    assert text.splitlines()[2:] == ["Logs: 67676767-main.glog"]
    assert not (tmp_path / "fatal.txt").exists()
