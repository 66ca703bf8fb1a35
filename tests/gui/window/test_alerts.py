"""It is my turn: said once a turn, in the title, in the task bar, by a sound if wanted."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from net.core.messages import Settings
from net.core.view import Waiting
from net.shell.events import LocalSeat
from tests.gui.acts import desk_of, settle, table_of
from tests.gui.house import House
from tests.present import present
from tikal_qt.main_window import MainWindow
from tikal_qt.requests import HostRequest

BASIC = Settings("tikal", "basic", 2, 0, 0, 90, "skip")


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What called for the person: "alert" or "beep"."""
    made = []
    monkeypatch.setattr(QApplication, "alert", lambda *_: made.append("alert"))
    monkeypatch.setattr(QApplication, "beep", lambda: made.append("beep"))
    return made


@pytest.fixture
def playing(window: MainWindow, house: House, qapp: QApplication, calls: list[str]) -> MainWindow:
    """Ana plays against somebody elsewhere, and has been called for her first turn."""
    house.open(BASIC, ())
    window.open(HostRequest(BASIC, (LocalSeat("Ana"),)))
    house.arrive("Bea")
    settle(qapp)
    calls.clear()
    house.begin()
    house.tell()
    settle(qapp)
    return window


def end_turn(window: MainWindow, qapp: QApplication) -> None:
    model = desk_of(table_of(window)).model
    model.choose(min(model.targets()))
    model.end_turn()
    settle(qapp)


def test_the_title_is_marked_while_it_is_my_turn(playing: MainWindow, qapp: QApplication) -> None:
    assert playing.windowTitle() == "● Ana to move"

    end_turn(playing, qapp)

    assert playing.windowTitle() == "Ana, Bea"


def test_a_turn_calls_once(playing: MainWindow, calls: list[str]) -> None:
    assert calls == ["alert"]


def test_a_link_that_flaps_calls_nobody(
    playing: MainWindow, calls: list[str], house: House, qapp: QApplication
) -> None:
    for _ in range(3):
        house.lost, house.waiting = (1,), Waiting("link", (1,), 0)
        house.tell()
        settle(qapp)
        house.lost, house.waiting = (), None
        house.tell()
        settle(qapp)

    assert calls == ["alert"]


def test_the_next_turn_calls_again(
    playing: MainWindow, calls: list[str], house: House, qapp: QApplication
) -> None:
    end_turn(playing, qapp)
    assert calls == ["alert"]

    action = min(text for text in legal_texts(house) if text.startswith("tile"))
    house.act(1, (action,))
    house.act(1, ("end",))
    house.tell()
    settle(qapp)

    assert calls == ["alert", "alert"]
    assert playing.windowTitle() == "● Ana to move"


def test_what_others_did_is_shown_first_and_said_to_be(
    playing: MainWindow, house: House, qapp: QApplication
) -> None:
    end_turn(playing, qapp)
    action = min(text for text in legal_texts(house) if text.startswith("tile"))
    house.act(1, (action,))
    house.act(1, ("end",))
    house.tell()
    settle(qapp)
    table = table_of(playing)

    assert table.strip.sentence.text() == (
        "Ana, it is your turn. First you see what the others did; “Skip” ends that."
    )
    table.game.replay.follow.click()
    assert table.strip.sentence.text().startswith("Ana: place the tile")


def test_who_looks_back_is_not_told_to_click_the_past(
    playing: MainWindow, qapp: QApplication
) -> None:
    table = table_of(playing)
    table.game.replay.look.click()
    back = table.strip.sentence.text()
    table.game.replay.back.click()

    assert back == "Ana, it is your turn: go back to the game to take it."
    assert table.strip.sentence.text().startswith("Ana: place the tile")


def legal_texts(house: House) -> list[str]:
    from tests.gui.house import GAME

    return [GAME.format_action(action) for action in GAME.legal(house.position)]


def test_another_language_calls_nobody(playing: MainWindow, calls: list[str]) -> None:
    playing.pages.remake()

    assert calls == ["alert"]


def test_a_sound_is_made_only_if_wanted_and_the_window_is_not_active(
    playing: MainWindow, calls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "isActiveWindow", lambda: False)
    playing.alert.turn("Ana", 1)
    playing.alert.sound = True
    playing.alert.turn("Ana", 2)
    assert calls[1:] == ["alert", "alert", "beep"]

    monkeypatch.setattr(playing, "isActiveWindow", lambda: True)
    playing.alert.turn("Ana", 3)
    assert calls[4:] == ["alert"]


def test_the_end_of_a_game_calls_once(playing: MainWindow, calls: list[str]) -> None:
    playing.alert.ended(b"game")
    playing.alert.ended(b"game")

    assert calls == ["alert", "alert"]


def test_somebody_who_comes_to_the_table_calls_once(
    window: MainWindow, house: House, qapp: QApplication, calls: list[str]
) -> None:
    window.open(HostRequest(replace(BASIC, players=3), (LocalSeat("Ana"),)))
    settle(qapp)
    assert calls == []

    house.arrive("Bea")
    settle(qapp)
    assert calls == ["alert"]

    present(house.chairs[1]).ready = True
    house.tell()
    settle(qapp)
    house.arrive("Computer", "computer")
    settle(qapp)
    assert calls == ["alert"]
