"""The window: which page shows when, and what is told in notices."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from net.core.errors import Params
from net.core.view import Stage
from net.shell.events import Failed, IntentRefused, TableChanged, TablesFound
from net.shell.storage import Profile
from tests.gui.acts import notices, press, settle
from tests.gui.house import BUILD, GAME, House
from tests.gui.table_for_two import ANA, BEA, FOUND, SETTINGS
from tests.present import present
from tikal_qt.frame import Frame
from tikal_qt.main_window import MainWindow
from tikal_qt.offer import Offer
from tikal_qt.preferences import Preferences
from tikal_qt.requests import HostRequest, JoinRequest
from tikal_qt.session import TableSession


def test_it_begins_on_the_start_page_with_the_name_of_the_profile(window: MainWindow) -> None:
    assert window.pages.currentWidget() is window.pages.start
    assert window.pages.start.name.text() == "Ana"
    assert window.windowTitle() == "Tikal"


def test_tables_found_on_the_network_show_on_the_start_page(
    window: MainWindow, house: House, qapp: QApplication
) -> None:
    house.listener(TablesFound((FOUND,)))
    settle(qapp)

    assert present(window.pages.start.tables.list.topLevelItem(0)).text(0) == "Bea"


def test_a_chosen_name_is_kept_in_the_profile(
    window: MainWindow, profile: Profile, qtbot: QtBot
) -> None:
    window.pages.start.name.setText("Carla")
    window.pages.start.name.editingFinished.emit()

    assert Preferences(profile).name == "Carla"


def test_joining_says_what_is_waited_for_until_the_table_shows(
    window: MainWindow, house: House, qapp: QApplication
) -> None:
    window.open(JoinRequest(FOUND, (ANA,)))
    assert window.pages.start.busy_label.text() == "Joining Bea …"

    house.hosting = False
    house.open(SETTINGS, (ANA,))
    settle(qapp)

    assert window.pages.currentWidget() is window.pages.lobby
    assert window.pages.start.busy_label.isHidden()


def test_waiting_for_a_table_can_be_cancelled(
    window: MainWindow, house: House, qtbot: QtBot
) -> None:
    window.open(JoinRequest(FOUND, (ANA,)))

    press(qtbot, window.pages.start.cancel)

    assert house.calls[-1] == ("leave",)
    assert window.pages.start.busy_label.isHidden()


@pytest.mark.parametrize(
    ("code", "params", "said"),
    [
        ("connect_refused", (("address", "10.0.0.2:1"),), "Nobody listens at 10.0.0.2:1"),
        ("connect_timeout", (("address", "10.0.0.2:1"),), "Nobody answers at 10.0.0.2:1"),
        ("unknown_host", (("host", "nowhere"),), "nowhere"),
        ("not_a_table", (("address", "10.0.0.2:1"),), "Another program answers at 10.0.0.2:1"),
        ("table_gone", (("address", "10.0.0.2:1"),), "its host has left"),
        ("port_taken", (("port", 47001),), "47001"),
        ("version", (("theirs", "9"), ("ours", "1")), "another version"),
        ("engine", (("theirs", "0.9+a"), ("ours", "0.1+b")), "this one 0.1+b"),
    ],
)
def test_what_cannot_be_done_is_said_on_the_start_page(
    window: MainWindow, house: House, qapp: QApplication, code: str, params: Params, said: str
) -> None:
    window.open(JoinRequest("10.0.0.2:1", (ANA,)))
    house.listener(Failed(code, params))
    settle(qapp)

    assert window.pages.currentWidget() is window.pages.start
    assert window.pages.start.computer.button.isEnabled()
    assert len(notices(window)) == 1
    assert said in notices(window)[0]


@pytest.mark.parametrize(
    ("code", "said"), [("full", "full"), ("host_left", "host"), ("started", "has begun")]
)
def test_a_table_that_closes_leads_back_with_the_reason(
    window: MainWindow, house: House, qapp: QApplication, code: str, said: str
) -> None:
    window.open(JoinRequest(FOUND, (ANA,)))
    house.open(SETTINGS, (ANA,))
    settle(qapp)
    closed = replace(house.view(0), stage=Stage.CLOSED, closed_code=code)

    house.listener(TableChanged(0, closed))
    settle(qapp)

    assert window.pages.currentWidget() is window.pages.start
    assert said in notices(window)[0].lower()


def test_a_new_table_clears_old_notices(
    window: MainWindow, house: House, qapp: QApplication
) -> None:
    house.listener(Failed("busy"))
    settle(qapp)
    assert len(notices(window)) == 1

    window.open(HostRequest(SETTINGS, (ANA,)))

    assert notices(window) == []


def test_the_start_of_a_game_clears_what_was_told_in_the_lobby(
    window: MainWindow, house: House, qapp: QApplication
) -> None:
    window.open(HostRequest(SETTINGS, (ANA, BEA)))
    settle(qapp)
    house.listener(IntentRefused(0, "bad_settings"))
    settle(qapp)
    assert len(notices(window)) == 1

    house.begin()
    house.tell()
    settle(qapp)

    assert window.pages.currentWidget() is window.pages.table
    assert notices(window) == []


def test_the_window_comes_back_where_it_was(
    window: MainWindow, profile: Profile, qtbot: QtBot
) -> None:
    window.resize(1000, 677)  # the offscreen screen is 800 high
    window.close()
    again = Frame(QWidget(), Preferences(profile).geometry)
    qtbot.addWidget(again)

    assert again.height() == 677


def test_damaged_settings_are_said_and_kept_aside(tmp_path: Path, qtbot: QtBot) -> None:
    root = tmp_path / "damaged"
    with Profile(root):
        pass
    (root / "settings.json").write_text("{not json")
    with Profile(root) as profile:
        offer = Offer(GAME, lambda: {"tikal": GAME}, lambda: BUILD, ("greedy",), lambda: ())
        window = MainWindow(TableSession(House().make), Preferences(profile), offer)
        qtbot.addWidget(window)

        assert len(notices(window)) == 1
        assert str(root) in notices(window)[0]
        assert (root / "settings.json.damaged-1").read_text() == "{not json"
