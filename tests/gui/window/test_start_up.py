"""Starting the window: without a display, with a profile in use or damaged, and closing again."""

import faulthandler
import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from net.shell.storage import Profile
from tests.gui.acts import notices
from tests.present import present
from tikal_qt import app, assembly
from tikal_qt.collector import Collector, nothing_collected
from tikal_qt.main_window import MainWindow
from tikal_qt.preferences import Preferences, Stored, fit_name
from tikal_qt.start.outline import Outline
from tikal_qt.theme.colours import CONTRAST, DARK, LIGHT, Colours
from tikal_qt.theme.scale import px, set_scale

ROOT = Path(__file__).parents[3]


class Unlook(QObject):
    """Stands in for the look of the application."""

    changed = Signal()

    def __init__(self, *_choices: object) -> None:
        super().__init__()

    def dress(self, _window: QWidget) -> None:
        pass


@pytest.fixture
def no_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """The look of the application stays as it is for the other tests."""
    monkeypatch.setattr(assembly, "Look", Unlook)


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, True),
        ({"DISPLAY": ""}, False),
    ],
)
def test_whether_there_is_a_display(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", "linux")

    assert app.has_display() is expected


def test_without_a_display_run_says_so_and_touches_nothing(tmp_path: Path) -> None:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    }
    script = "import sys; from pathlib import Path; from tikal_qt.app import run;"
    script += f"sys.exit(run(Path({str(tmp_path / 'p')!r})))"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environment, check=False, timeout=60
    )

    assert done.returncode == 4
    assert not (tmp_path / "p").exists()


W = TypeVar("W", bound=QWidget)


def answer_box(said: list[str]) -> None:
    """Close the message box that comes up and keep what it said."""

    def close() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            timer.stop()
            said.append(box.text())
            box.accept()

    timer = QTimer(QApplication.instance(), interval=20)
    timer.timeout.connect(close)
    timer.start()


def test_a_profile_in_use_is_explained_in_a_dialog(
    tmp_path: Path, qapp: QApplication, no_look: None
) -> None:
    said: list[str] = []
    with Profile(tmp_path):
        answer_box(said)

        assert app.run(tmp_path) == 1

    assert len(said) == 1
    assert str(tmp_path) in said[0]


def test_a_damaged_identity_is_explained_and_left_as_it_is(
    tmp_path: Path, qapp: QApplication, no_look: None
) -> None:
    with Profile(tmp_path) as profile:
        profile.identity()
    (tmp_path / "identities" / "main.key").write_text("damaged")
    said: list[str] = []
    answer_box(said)

    assert app.run(tmp_path) == 1

    assert "main.key" in said[0]
    assert (tmp_path / "identities" / "main.key").read_text() == "damaged"


def once_there(qapp: QApplication, kind: type[W], act: Callable[[W], object]) -> None:
    """Call `act` with the `kind` of widget that shows, as soon as one does."""

    def look() -> None:
        # One that was closed may not have been collected yet.
        shown = [w for w in qapp.allWidgets() if isinstance(w, kind) and w.isVisible()]
        if shown:
            timer.stop()
            act(*shown)

    timer = QTimer(qapp, interval=0)
    timer.timeout.connect(look)
    timer.start()


def test_run_shows_the_window_until_it_is_closed(
    tmp_path: Path, qapp: QApplication, no_look: None
) -> None:
    gc.enable()
    shown = []

    def close(window: MainWindow) -> None:
        shown.append(window.window().isVisible())
        window.window().close()

    # At once: whatever starts on the network is closed all the same.
    once_there(qapp, MainWindow, close)

    assert app.run(tmp_path, interfaces=["127.0.0.1"]) == 0
    assert shown == [True]
    assert gc.isenabled()
    with Profile(tmp_path) as profile:
        assert not Preferences(profile).geometry.isEmpty()


def test_a_window_closed_while_it_is_empty_begins_nothing(
    tmp_path: Path, qapp: QApplication, no_look: None
) -> None:
    once_there(qapp, Outline, lambda outline: outline.window().close())

    assert app.run(tmp_path / "profile", interfaces=["127.0.0.1"]) == 0
    assert not (tmp_path / "profile").exists()


@pytest.fixture
def system(qapp: QApplication) -> Iterator[None]:
    """Palette and text of the application, which are as before after the test."""
    palette, font = qapp.palette(), qapp.font()
    yield
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.mark.parametrize(
    ("chosen", "of_the_system", "expected"),
    [
        ("system", "#efefef", LIGHT),
        ("system", "#323232", DARK),
        ("light", "#323232", LIGHT),
        ("dark", "#efefef", DARK),
        ("contrast", "#efefef", CONTRAST),
    ],
)
def test_the_outline_looks_as_the_page_will(
    qapp: QApplication, system: None, chosen: str, of_the_system: str, expected: Colours
) -> None:
    qapp.setPalette(QPalette(QColor(of_the_system), QColor(of_the_system)))

    outline = app._outline(qapp, Stored({"look": chosen}))

    assert qapp.palette().window().color().name() == expected.window
    assert f"background: {expected.card}" in outline.styleSheet()


def test_the_outline_is_as_large_as_chosen(qapp: QApplication, system: None) -> None:
    points = qapp.font().pointSizeF()

    app._outline(qapp, Stored({"scale": 200}))
    large, icon = qapp.font().pointSizeF(), px(56)
    set_scale(qapp, 100, points)

    assert (large, icon) == (2 * points, 112)


def test_the_name_has_the_keyboard_at_first(
    tmp_path: Path, qapp: QApplication, no_look: None
) -> None:
    focused = []

    def close(window: MainWindow) -> None:
        focused.append(window.window().focusWidget() is window.pages.start.name)
        window.window().close()

    once_there(qapp, MainWindow, close)
    app.run(tmp_path, interfaces=["127.0.0.1"])

    assert focused == [True]


def test_the_run_after_a_fatal_fault_tells_of_it(
    tmp_path: Path, qapp: QApplication, no_look: None
) -> None:
    script = """
import faulthandler, sys
from pathlib import Path
from tikal_qt import app
from tikal_qt.beginning import Beginning

Beginning._start = lambda _self: faulthandler._sigsegv()
app.run(Path(sys.argv[1]), interfaces=["127.0.0.1"])
"""
    command = [sys.executable, "-c", script, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, timeout=60)
    told = []

    def close(window: MainWindow) -> None:
        told.extend(notices(window))
        window.window().close()

    once_there(qapp, MainWindow, close)
    app.run(tmp_path, interfaces=["127.0.0.1"])
    faulthandler.enable(present(sys.__stderr__))

    assert done.returncode != 0
    assert len(told) == 1
    assert told[0].startswith("This program broke down the last time it ran.")
    (report,) = (tmp_path / "logs").glob("crash-*.txt")
    assert "Fatal Python error: Segmentation fault" in report.read_text(encoding="utf-8")


def test_the_collector_runs_on_its_timer_and_gives_back_what_it_found(qapp: QApplication) -> None:
    gc.enable()
    collector = Collector()
    assert not gc.isenabled()

    class Node:
        alive = 0

        def __init__(self) -> None:
            Node.alive += 1
            self.me = self

        def __del__(self) -> None:
            Node.alive -= 1

    Node()
    collector.collect()
    assert Node.alive == 0

    collector.stop()
    assert gc.isenabled()


@pytest.mark.parametrize("before", [True, False])
def test_nothing_is_collected_until_everything_is_imported(before: bool) -> None:
    was_enabled = gc.isenabled()
    (gc.enable if before else gc.disable)()

    with nothing_collected():
        within = gc.isenabled()
    after = gc.isenabled()
    (gc.enable if was_enabled else gc.disable)()

    assert (within, after) == (False, before)


def test_names_are_made_fit_to_be_shown() -> None:
    assert fit_name("  Ana \t Lee\n") == "Ana Lee"
    assert fit_name("x" * 60) == "x" * 40
    assert fit_name("\x00\u202e") == ""


def test_a_name_that_is_no_text_in_the_settings_is_passed_over(tmp_path: Path) -> None:
    with Profile(tmp_path) as profile:
        profile.save_settings({"name": 7, "geometry": "%%%", "other": [1]})
        preferences = Preferences(profile)

        assert preferences.name != ""
        assert preferences.geometry.isEmpty()
        preferences.set_name("Ana")
        assert profile.load_settings() == {"name": "Ana", "geometry": "%%%", "other": [1]}
