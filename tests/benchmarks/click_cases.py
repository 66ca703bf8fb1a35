"""From a click on the board of a whole window to its picture."""

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from net.core.messages import Settings
from net.shell.events import LocalSeat
from net.shell.storage import Profile
from tests.benchmarks.measure import Cases, Settled
from tests.gui.acts import desk_of
from tests.gui.house import GAME, House
from tikal_qt.application import gui_application
from tikal_qt.language.catalogues import speak
from tikal_qt.main_window import MainWindow
from tikal_qt.offer import Offer
from tikal_qt.offered import TIKAL
from tikal_qt.preferences import Preferences
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession
from tikal_qt.theme.look import Look

VERSION = "here"
_KEPT: list[Any] = []
"""What lives as long as the process."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A window and who plays its table."""

    window: MainWindow
    house: House


def opened() -> Opened:
    """Return a window of 1366x720 on a game whose first tile awaits its place."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = gui_application()
    speak(app, "en")
    profile = Profile(Path(tempfile.mkdtemp(prefix="tikal-bench-")))
    house = House()
    session = TableSession(house.make)
    offer = Offer(TIKAL, lambda: {GAME.name: GAME}, _no_build, TIKAL.strategies, lambda: ())
    look = Look(app)
    window = MainWindow(session, Preferences(profile), offer, look)
    _KEPT.extend((look, profile, house, session, window))
    window.resize(1366, 720)
    window.show()
    settings = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
    window.open(HostRequest(settings, (LocalSeat("Ana"),)))
    house.arrive("Bea")
    house.begin()
    house.tell()
    while window.pages.table is None:
        app.processEvents()
    QTest.qWaitForWindowExposed(window)
    return Opened(window, house)


def _no_build() -> Any:
    raise AssertionError("no log is verified here")


def cases() -> Cases:
    """Return a click that lays a tile; taking it back is not counted."""
    table = opened().window.pages.table
    assert table is not None
    board, model = desk_of(table).board, desk_of(table).model
    place = board.point_of(min(board.marks))

    def click() -> None:
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place)
        for _ in range(2):  # the scene tells the view, the view the window
            QApplication.processEvents()

    def take_back() -> None:
        assert model.plan != ()
        model.undo()
        QApplication.processEvents()

    return {"a click to its picture": Settled(click, take_back)}
