"""Windows for tests, which speak English: over a table in the house."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from net.shell.storage import Profile
from tests.gui.house import BUILD, GAME, House
from tikal_qt.board.seats import NUMBERS, wear
from tikal_qt.main_window import MainWindow
from tikal_qt.offer import Offer
from tikal_qt.preferences import Preferences
from tikal_qt.session import TableSession


@pytest.fixture(scope="session", autouse=True)
def _english(english: None) -> None:
    """The window speaks English."""


@pytest.fixture(scope="session", autouse=True)
def _kept_for_good() -> None:
    """What is there before the first test is looked at by no collection."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _collected_here(_kept_for_good: None) -> Iterator[None]:
    """Widgets in cycles go on this thread, as in the client (see tikal_qt.collector).

    Whatever thread allocates would collect them else, which ends the process sooner or later.
    """
    gc.disable()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture(autouse=True)
def _colours_by_number() -> Iterator[None]:
    """The seats wear the colours of their numbers, whatever the test before has shown."""
    yield
    wear(NUMBERS)


@pytest.fixture
def house() -> House:
    return House()


@pytest.fixture
def session(house: House, qapp: QApplication) -> TableSession:
    return TableSession(house.make)


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    with Profile(tmp_path / "profile") as made:
        yield made


@pytest.fixture
def window(session: TableSession, profile: Profile, qtbot: QtBot) -> MainWindow:
    """A window over `house`; the game's log cannot be verified there."""
    preferences = Preferences(profile)
    preferences.set_name("Ana")
    offer = Offer(
        GAME, lambda: {"tikal": GAME}, lambda: BUILD, ("greedy", "random"), lambda: ("10.0.0.1",)
    )
    made = MainWindow(session, preferences, offer)
    qtbot.addWidget(made, before_close_func=lambda window: window._close_for_good())
    made.resize(1366, 720)
    made.show()
    return made
