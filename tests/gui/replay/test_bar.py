"""The buttons, keys and slider of a replay."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.gui.tale import two_turns
from tikal_qt.games.tikal.history import history_from
from tikal_qt.replay.bar import ReplayBar
from tikal_qt.replay.model import ReplayModel

CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def replay(qapp: object) -> ReplayModel:
    tale = two_turns()
    history = history_from(tale.start)
    history.extend(tale.entries)
    return ReplayModel(history)


@pytest.fixture
def bar(replay: ReplayModel, qtbot: QtBot) -> ReplayBar:
    made = ReplayBar(replay)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def press(bar: ReplayBar, name: str) -> None:
    assert bar.buttons[name].isEnabled()
    QTest.mouseClick(bar.buttons[name], Qt.MouseButton.LeftButton)


def test_every_button_goes_where_it_says(bar: ReplayBar, replay: ReplayModel) -> None:
    places = []
    for name in ("on", "next_turn", "on", "previous_turn", "last", "back", "first"):
        press(bar, name)
        places.append(replay.place)

    assert places == [1, 7, 8, 7, 14, 13, 0]


@pytest.mark.parametrize(
    ("key", "modifier", "place"),
    [
        (Qt.Key.Key_Right, CTRL, 6),
        (Qt.Key.Key_Left, CTRL, 4),
        (Qt.Key.Key_Down, CTRL, 7),
        (Qt.Key.Key_Up, CTRL, 0),
        (Qt.Key.Key_Home, CTRL, 0),
        (Qt.Key.Key_End, CTRL, 14),
        (Qt.Key.Key_P, NONE, 6),
    ],
)
def test_every_button_has_a_key(
    bar: ReplayBar,
    replay: ReplayModel,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier,
    place: int,
) -> None:
    replay.go(5)
    QTest.keyClick(bar, key, modifier)

    assert replay.place == place


def test_the_slider_follows_and_leads(bar: ReplayBar, replay: ReplayModel) -> None:
    replay.go(6)
    assert (bar.slider.maximum(), bar.slider.value()) == (14, 6)
    assert bar.place.text() == "Step 6 of 14"

    bar.slider.setFocus()
    QTest.keyClick(bar.slider, Qt.Key.Key_Right)
    assert replay.place == 7
    bar.slider.setValue(2)
    assert replay.place == 2


def test_only_what_leads_somewhere_can_be_pressed(bar: ReplayBar, replay: ReplayModel) -> None:
    def enabled() -> list[str]:
        return [name for name, button in bar.buttons.items() if button.isEnabled()]

    assert enabled() == ["play", "on", "next_turn", "last"]
    replay.go(14)
    assert enabled() == ["first", "previous_turn", "back"]


def test_play_turns_into_pause_and_back(bar: ReplayBar, replay: ReplayModel) -> None:
    play = bar.buttons["play"]
    assert (play.accessibleName(), play.toolTip()) == ("Play", "Play (P)")

    press(bar, "play")
    assert (play.accessibleName(), replay.playing) == ("Pause", True)

    press(bar, "play")
    assert (play.accessibleName(), replay.playing) == ("Play", False)


def test_the_speed_is_chosen_and_told(bar: ReplayBar, replay: ReplayModel, qtbot: QtBot) -> None:
    assert [bar.speed.itemText(n) for n in range(bar.speed.count())] == ["Slow", "Normal", "Fast"]
    assert (bar.speed.currentText(), replay.pace_ms) == ("Normal", 700)

    with qtbot.waitSignal(bar.speed_chosen) as told:
        bar.speed.setFocus()
        QTest.keyClick(bar.speed, Qt.Key.Key_Down)

    assert told.args == ["fast"]
    assert replay.pace_ms == 350
