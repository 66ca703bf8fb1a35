"""What keys do on the board."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from engine.tikal.hexes import HEXAGON_OF as AT
from tests.gui.tikal_positions import acting
from tikal_qt.access.focus_ring import focus_by_keys
from tikal_qt.games.tikal.board import Mark, MarkKind
from tikal_qt.games.tikal.board.view import BoardView

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
MARKS = {AT[name]: Mark(MarkKind.TARGET, "1") for name in ("b1", "d3", "g5")}


@pytest.fixture
def view(board: BoardView) -> BoardView:
    board.show_position(acting())
    board.set_targets(MARKS)
    board.keyboard.go(AT["d3"])
    return board


@pytest.mark.parametrize(
    ("keys", "reached"),
    [
        ([(Key.Key_N, Qt.KeyboardModifier.NoModifier)], "g5"),
        ([(Key.Key_N, Qt.KeyboardModifier.NoModifier)] * 2, "b1"),
        ([(Key.Key_N, SHIFT)], "b1"),
        ([(Key.Key_N, SHIFT)] * 2, "g5"),
        ([(Key.Key_Up, Qt.KeyboardModifier.NoModifier)], "d2"),
    ],
)
def test_the_cursor_goes_along_what_can_be_chosen(
    view: BoardView, qtbot: QtBot, keys: list[tuple[Qt.Key, Qt.KeyboardModifier]], reached: str
) -> None:
    for key, held in keys:
        qtbot.keyClick(view, key, held)

    assert view.keyboard.hexagon == AT[reached]


def test_with_nothing_to_choose_the_cursor_stays(view: BoardView, qtbot: QtBot) -> None:
    view.set_targets({})
    qtbot.keyClick(view, Key.Key_N)

    assert view.keyboard.hexagon == AT["d3"]


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_return_and_space_click(view: BoardView, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(view.hexagon_clicked) as clicked:
        qtbot.keyClick(view, key)

    assert clicked.args[:2] == [AT["d3"], Qt.MouseButton.LeftButton]


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_held_down_they_click_once(view: BoardView, qapp: QApplication, key: Qt.Key) -> None:
    clicks = []
    view.hexagon_clicked.connect(lambda hexagon, *_: clicks.append(hexagon))
    press, release = QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease

    for kind, repeated in [(press, False), (release, True), (press, True), (release, False)]:
        qapp.sendEvent(view, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, autorep=repeated))

    assert clicks == [AT["d3"]]


def test_plus_minus_and_nought_look_closer_and_further(view: BoardView, qtbot: QtBot) -> None:
    qtbot.keyClicks(view, "++")
    assert view.zoom == pytest.approx(1.44)

    qtbot.keyClicks(view, "-")
    assert view.zoom == pytest.approx(1.2)

    qtbot.keyClicks(view, "0")
    assert view.zoom == 1.0


def test_each_step_tells_the_hexagon(view: BoardView, qtbot: QtBot, told: list[str | int]) -> None:
    qtbot.keyClick(view, Key.Key_Left)

    assert told == [AT["c3"]]


def test_i_tells_the_story_and_shows_it(
    view: BoardView, qtbot: QtBot, told: list[str | int]
) -> None:
    view.keyboard.go(AT["a5"])
    told.clear()
    qtbot.keyClick(view, Key.Key_I)

    assert told == ["!a5: base camp\nPaths: a4 for 2 AP, b4 for 1 AP, b5 for 2 AP"]
    assert QToolTip.text() == "a5: base camp\nPaths: a4 for 2 AP, b4 for 1 AP, b5 for 2 AP"


def test_the_story_shows_by_itself_where_the_cursor_rests(view: BoardView, qtbot: QtBot) -> None:
    QToolTip.hideText()
    view.keyboard.go(AT["h5"])

    qtbot.waitUntil(lambda: QToolTip.text() == "h5: not explored", timeout=3000)


def test_a_key_without_a_meaning_goes_on_to_others(view: BoardView) -> None:
    pressed = QKeyEvent(QKeyEvent.Type.KeyPress, Key.Key_Q, Qt.KeyboardModifier.NoModifier, "q")

    assert not view.keyboard.press(pressed)


def test_who_comes_by_keyboard_sees_the_cursor(
    view: BoardView, qtbot: QtBot, told: list[str | int]
) -> None:
    view.clearFocus()
    assert not view._board.cursor.isVisible()

    focus_by_keys(view)
    assert view._board.cursor.isVisible()
    assert told == [AT["d3"]]


def test_who_comes_by_mouse_does_not(view: BoardView, qtbot: QtBot) -> None:
    view.clearFocus()
    view.setFocus(Qt.FocusReason.MouseFocusReason)

    assert not view._board.cursor.isVisible()


def test_who_has_clicked_a_button_that_is_off_now_does_not(view: BoardView, qtbot: QtBot) -> None:
    view.clearFocus()
    view.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange, False)
    view.setFocus(Qt.FocusReason.TabFocusReason)

    assert not view._board.cursor.isVisible()


def test_every_key_is_told(view: BoardView) -> None:
    told = dict(view.keyboard.words())

    assert told["N"] == "To the next place to choose"
    assert told["Return, Enter, Space"] == "Choose here"
    assert told["Space + drag"] == "Move the board about, when it is shown larger"
    assert len(told) == 11
