"""What is loaded when: little before the window shows, the rest meanwhile."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.game import RANDOM_FIRST_PLAYER
from engine.games import GAMES
from engine.players.registry import STRATEGIES
from tests.gui.house import House
from tests.gui.table_for_two import ANA, SETTINGS
from tikal_qt import later
from tikal_qt.beginning import Beginning
from tikal_qt.offered import BY_LOT, TIKAL
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession

ROOT = Path(__file__).parents[3]
REQUEST = HostRequest(SETTINGS, (ANA,))

# Shows the window on the profile named first until {method} is called, and prints which of the
# modules named after it are loaded then, and whether PySide6 has readied the enumerations of Qt.
LOADED = """
import os, sys
from PySide6 import QtCore
from tikal_qt import cli
from {module} import {name}

def reached(*_):
    print(*sorted(name for name in sys.argv[2:] if name in sys.modules), flush=True)
    print("Qt" in vars(QtCore), flush=True)
    os._exit(0)

{name}.{method} = lambda _self: reached()
cli.main(["--profile", sys.argv[1]])
"""
PAGES = ("tikal_qt.table.page", "tikal_qt.lobby.page", "tikal_qt.replay.page")


def loaded(script: str, tmp_path: Path, *names: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path), *names],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_the_outline_is_painted_before_anything_else_is_loaded(tmp_path: Path) -> None:
    window = ("tikal_qt.main_window", "tikal_qt.start.page", "tikal_qt.theme.parts")
    script = LOADED.format(module="tikal_qt.loading", name="Loading", method="start")

    told = loaded(script, tmp_path, *window, *PAGES, "tikal_qt.session", "tikal_qt.start.outline")

    assert told == ["tikal_qt.start.outline", "False"]


def test_the_start_page_loads_neither_game_nor_network_nor_other_pages(tmp_path: Path) -> None:
    heavy = (
        "net.shell.events",
        "net.shell.node",
        "cryptography",
        "asyncio",
        "ssl",
        "engine.tikal",
        "net.core.messages",
    )
    script = LOADED.format(module="tikal_qt.beginning", name="Beginning", method="_start")

    assert loaded(script, tmp_path, *heavy, *PAGES, "tikal_qt.start.page") == [
        "tikal_qt.start.page",
        "True",
    ]


def test_what_is_offered_is_what_the_engine_plays() -> None:
    game = GAMES["tikal"]

    assert (TIKAL.name, TIKAL.variants) == (game.name, tuple(game.variants))
    assert (TIKAL.min_players, TIKAL.max_players) == (game.min_players, game.max_players)
    assert BY_LOT == RANDOM_FIRST_PLAYER
    assert TIKAL.strategies == tuple(STRATEGIES["tikal"])


def test_a_module_is_imported_when_something_of_it_is_asked_for() -> None:
    name = "tikal_qt.later_for_a_test"
    asked = later.Later(name)

    with pytest.raises(ModuleNotFoundError, match=name):
        _ = asked.anything
    assert later.Later("tikal_qt.offered").TIKAL is TIKAL


def test_every_module_that_is_named_for_later_is_there() -> None:
    importlib.import_module("tikal_qt.assembly")  # which names them
    later.import_all()

    assert {"tikal_qt.client", "tikal_qt.table.page", "net.shell.unfinished"} <= set(sys.modules)


def test_it_begins_once_the_window_is_painted(qtbot: QtBot) -> None:
    done: list[str] = []
    window = QWidget()
    qtbot.addWidget(window)
    Beginning(window, lambda: done.append("loaded"), lambda: done.append("begun"))
    assert done == []

    window.show()

    qtbot.waitUntil(lambda: done == ["loaded", "begun"], timeout=30_000)


def test_a_window_that_nobody_can_see_begins_too(qtbot: QtBot) -> None:
    done: list[str] = []
    window = QWidget()
    qtbot.addWidget(window)
    Beginning(window, lambda: done.append("loaded"), lambda: done.append("begun"))

    qtbot.waitUntil(lambda: done == ["loaded", "begun"], timeout=30_000)


def test_what_is_stopped_does_not_begin(qtbot: QtBot) -> None:
    done: list[str] = []
    window = QWidget()
    qtbot.addWidget(window)
    beginning = Beginning(window, lambda: done.append("loaded"), lambda: done.append("begun"))
    beginning.stop()

    window.show()
    qtbot.waitExposed(window)
    window.repaint()
    for _ in range(10):
        QApplication.processEvents()

    assert done == []


def test_what_is_asked_for_before_the_start_is_done_then(qapp: QApplication) -> None:
    house = House()
    session = TableSession(house.make, held=True)

    session.open(REQUEST)
    assert house.calls == []
    session.start()

    assert house.calls[:3] == [("start",), ("browse",), ("host", SETTINGS, REQUEST.seats, 0)]


def test_what_is_taken_back_before_the_start_is_not_done(qapp: QApplication) -> None:
    house = House()
    session = TableSession(house.make, held=True)

    session.open(REQUEST)
    session.leave()
    session.start()

    assert house.calls == [("start",), ("browse",)]


@pytest.mark.parametrize(
    ("platform", "code"), [("offscreen", "None"), ("nonsense", "'"), ("nonsense;offscreen", "None")]
)
def test_a_platform_that_is_not_there_is_no_end_of_the_process(platform: str, code: str) -> None:
    script = "from tikal_qt.display import refusal; print(repr(refusal()))"
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": platform},
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.startswith(code)
