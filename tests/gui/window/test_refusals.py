"""What the table refuses, as the window tells it."""

import pytest
from PySide6.QtWidgets import QApplication

from net.core.messages import Settings
from net.shell.events import IntentRefused, LocalSeat
from tests.gui.acts import settle
from tests.gui.house import House
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest

SETTINGS = Settings("tikal", "basic", 2, 0, 120, 90, "skip")


@pytest.mark.parametrize(("code", "told"), [("not_your_turn", 0), ("too_fast", 1)])
def test_what_came_as_the_time_ran_out_is_no_mistake(
    window: MainWindow, house: House, qapp: QApplication, code: str, told: int
) -> None:
    window.open(HostRequest(SETTINGS, (LocalSeat("Ana"), LocalSeat("Bea")), at_once=True))
    settle(qapp)
    house.listener(IntentRefused(0, code))
    settle(qapp)

    assert len(window.banner.notices) == told
    assert window.pages.currentWidget() is window.pages.table
