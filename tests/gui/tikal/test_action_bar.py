"""The buttons of a turn: enabled if legal, with cost, key and the reason why not."""

from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from engine.tikal.actions import EndTurn, Figure, PlaceFigure
from engine.tikal.position import Position
from tests.gui.tikal_positions import (
    AT,
    LEADER,
    NAMES,
    WORKER,
    acting,
    bidding,
    placing,
    with_leader,
    with_tile,
    with_workers,
)
from tikal_qt.games.tikal.action_bar import ActionBar
from tikal_qt.games.tikal.action_icons import action_icon
from tikal_qt.games.tikal.modes import Mode
from tikal_qt.games.tikal.turn import TurnModel

LEFT = Qt.MouseButton.LeftButton
ENTRIES = [(Mode.PLACE_FIGURE, LEADER), *((mode, WORKER) for mode in Mode)]


class Desk(NamedTuple):
    model: TurnModel
    bar: ActionBar

    def enabled(self) -> set[tuple[Mode, Figure]]:
        return {
            entry
            for entry in ENTRIES
            if entry[0] is not Mode.PLACE_TILE and self.bar.action_button(*entry).isEnabled()
        }


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    model = TurnModel()
    bar = ActionBar(model)
    qtbot.addWidget(bar)
    bar.set_names(NAMES)
    bar.show()
    bar.activateWindow()
    qtbot.waitUntil(bar.isActiveWindow)
    return Desk(model, bar)


def test_every_action_has_its_cost_on_its_button(desk: Desk) -> None:
    assert [
        desk.bar.action_button(*entry).text()
        for entry in ENTRIES
        if entry[0] is not Mode.PLACE_TILE
    ] == [
        "Leader · 1",
        "Move",
        "Worker · 1",
        "Transfer · 1",
        "Uncover · 2",
        "Dig · 3",
        "Exchange · 3",
        "Camp · 5",
        "Guard · 5",
    ]


@pytest.mark.parametrize(
    ("position", "enabled"),
    [
        (
            with_leader(with_workers(acting(), 0, "a4"), 0, "b4"),
            {Mode.MOVE, Mode.PLACE_FIGURE, Mode.UNCOVER, Mode.CAMP, Mode.GUARD},
        ),
        (
            with_leader(with_workers(acting(ap=2), 0, "a4"), 0, "b4"),
            {Mode.MOVE, Mode.PLACE_FIGURE, Mode.UNCOVER},
        ),
        (placing("A1"), set()),
        (bidding(), set()),
    ],
)
def test_a_button_is_enabled_if_its_action_is_legal(
    desk: Desk, position: Position, enabled: set[Mode]
) -> None:
    desk.model.set_position(position, True)

    assert desk.enabled() == {(mode, WORKER) for mode in enabled}


def test_nothing_is_enabled_in_anothers_turn(desk: Desk) -> None:
    desk.model.set_position(acting(), False)

    assert desk.enabled() == set()
    assert not desk.bar.end_turn.isEnabled()
    assert not desk.bar.undo.isEnabled()


def test_a_button_says_its_rule_cost_and_key_and_why_not(desk: Desk) -> None:
    desk.model.set_position(with_workers(acting(ap=4), 0, "a4"), True)

    assert desk.bar.action_button(Mode.CAMP).toolTip().splitlines() == [
        "Pitch a camp in a jungle, or where all treasures are dug up. Each player has two.",
        "Cost: 5 AP",
        "Not now: That takes 5 AP; left: 4.",
        "Key: C",
    ]
    assert desk.bar.action_button(Mode.DIG).toolTip().splitlines()[1:] == [
        "Cost: 3 AP",
        "Digging is final, and so are the steps before it.",
        "Not possible anywhere now.",
        "Key: D",
    ]


@pytest.mark.parametrize("by_key", [False, True])
def test_what_cannot_be_pressed_says_why(desk: Desk, qtbot: QtBot, by_key: bool) -> None:
    desk.model.set_position(with_workers(acting(ap=4), 0, "a4"), True)
    camp = desk.bar.action_button(Mode.CAMP)

    if by_key:
        QTest.keyClick(desk.bar, Qt.Key.Key_C)
    else:
        QTest.mouseClick(camp, LEFT)

    qtbot.waitUntil(lambda: QToolTip.text() == camp.toolTip())
    assert "Not now: That takes 5 AP; left: 4." in camp.toolTip()
    assert desk.model.aim.mode is Mode.MOVE


def test_the_end_of_the_turn_says_that_the_tile_comes_first(desk: Desk) -> None:
    desk.model.set_position(placing("A1"), True)
    assert desk.bar.end_turn.toolTip().splitlines() == [
        "What is planned becomes final, and the turn ends. (Ctrl+Return)",
        "Not now: the tile has to be placed first.",
    ]

    desk.model.choose(AT["c5"])
    assert desk.bar.end_turn.toolTip().splitlines()[1:] == []


def test_an_action_that_offers_nothing_is_not_shown_as_chosen(desk: Desk) -> None:
    """Without figures there is nothing to move, which is what clicks would do."""
    desk.model.set_position(acting(), True)

    assert desk.model.aim.mode is Mode.MOVE
    assert not desk.bar.action_button(Mode.MOVE).isChecked()


def test_a_key_chooses_an_action(desk: Desk, qtbot: QtBot) -> None:
    desk.model.set_position(with_workers(acting(), 0, "a4"), True)

    keys = {Qt.Key.Key_U: Mode.UNCOVER, Qt.Key.Key_G: Mode.GUARD, Qt.Key.Key_M: Mode.MOVE}
    for key, mode in keys.items():
        QTest.keyClick(desk.bar, key)
        assert desk.model.aim.mode is mode
        assert desk.bar.action_button(mode).isChecked()


def test_a_click_chooses_an_action_and_a_second_one_keeps_it(desk: Desk) -> None:
    desk.model.set_position(with_workers(acting(), 0, "a4"), True)
    guard = desk.bar.action_button(Mode.GUARD)

    for _ in range(2):
        QTest.mouseClick(guard, LEFT)
        assert desk.model.aim.mode is Mode.GUARD
        assert guard.isChecked()
    assert not desk.bar.action_button(Mode.MOVE).isChecked()


def test_leader_and_worker_are_brought_in_by_buttons_of_their_own(desk: Desk) -> None:
    desk.model.set_position(acting(), True)

    QTest.keyClick(desk.bar, Qt.Key.Key_L)

    assert (desk.model.aim.mode, desk.model.aim.figure) == (Mode.PLACE_FIGURE, LEADER)
    assert desk.bar.action_button(Mode.PLACE_FIGURE, LEADER).isChecked()
    assert not desk.bar.action_button(Mode.PLACE_FIGURE, WORKER).isChecked()


def test_of_a_long_plan_the_newest_steps_are_shown_whole(desk: Desk) -> None:
    desk.model.set_position(acting(), True)
    steps = 6
    for _ in range(steps):
        desk.model.do(PlaceFigure(WORKER, AT["a5"]))
    unbroken = "\N{NO-BREAK SPACE}"
    step, between = "brings a worker to a5".replace(" ", unbroken), f"{unbroken}· "

    desk.bar.plan.resize(2000, 40)
    assert desk.bar.plan.shown == "Planned: " + between.join([step] * steps)

    wide = desk.bar.plan.fontMetrics().horizontalAdvance(f"Planned: … · {step} · {step} ·")
    desk.bar.plan.resize(wide, 40)
    assert desk.bar.plan.shown == "Planned: " + between.join(["…"] + [step] * 4)


def test_the_buttons_wear_the_colour_of_who_sits_here_while_another_is_to_move(desk: Desk) -> None:
    def worn() -> QImage:
        made = desk.bar.action_button(Mode.PLACE_FIGURE)
        return made.icon().pixmap(32).toImage()

    desk.model.set_position(acting(), True)  # seat 0 is to move
    first = worn()
    desk.bar.set_own_seat(1)
    assert worn() == first

    desk.model.set_position(acting(ap=9), False)
    assert worn() == action_icon(Mode.PLACE_FIGURE, 1, WORKER, 32).pixmap(32).toImage() != first
    desk.bar.set_own_seat(0)
    assert worn() == first


def test_undo_and_restart_name_what_they_take_back(desk: Desk) -> None:
    desk.model.set_position(acting(), True)
    assert not desk.bar.undo.isEnabled()
    desk.model.do(PlaceFigure(LEADER, AT["a5"]))
    desk.model.do(PlaceFigure(WORKER, AT["a5"]))

    assert desk.bar.undo.toolTip() == "Take back: brings a worker to a5"
    assert desk.bar.plan.text == "Planned: brings the leader to a5 · brings a worker to a5"
    assert desk.bar.gauge.toolTip() == "Action points left: 8"

    QTest.mouseClick(desk.bar.undo, LEFT)
    assert desk.model.plan == (PlaceFigure(LEADER, AT["a5"]),)
    QTest.mouseClick(desk.bar.restart, LEFT)
    assert list(desk.model.plan) == []
    assert desk.bar.plan.text == ""
    assert not desk.bar.restart.isEnabled()


def test_a_double_click_asks_once_for_the_end_of_the_turn(desk: Desk) -> None:
    desk.model.set_position(acting(), True)
    asked: list[None] = []
    desk.bar.end_turn_asked.connect(lambda: asked.append(None))

    # So a double click arrives: press, release, double click, release.
    QTest.mouseClick(desk.bar.end_turn, LEFT)
    QTest.mouseDClick(desk.bar.end_turn, LEFT)
    QTest.mouseRelease(desk.bar.end_turn, LEFT)

    assert len(asked) == 1


def test_the_tile_in_hand_is_turned_by_buttons_and_keys(desk: Desk, qtbot: QtBot) -> None:
    desk.model.set_position(placing("A1"), True)
    asked: list[int] = []
    desk.bar.rotation_asked.connect(asked.append)
    assert desk.bar.tile.isVisible()

    QTest.mouseClick(desk.bar.tile.on, LEFT)
    QTest.mouseClick(desk.bar.tile.back, LEFT)
    QTest.keyClick(desk.bar, Qt.Key.Key_R)
    QTest.keyClick(desk.bar, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)

    assert asked == [1, -1, 1, -1]
    desk.model.set_position(acting(), True)
    assert not desk.bar.tile.isVisible()


def test_the_bar_is_as_high_with_a_tile_in_hand_as_without(desk: Desk) -> None:
    heights = []
    for position in (placing("A1"), acting()):
        desk.model.set_position(position, True)
        QApplication.processEvents()  # the layout hears of it
        heights.append(desk.bar.sizeHint().height())

    assert heights[0] == heights[1]


def test_exchange_asks_which_treasures(desk: Desk, qtbot: QtBot) -> None:
    found = (bytes([1, 0, 0, 0, 0, 0, 0, 0]), bytes([0, 1, 0, 0, 0, 0, 0, 0]))
    desk.model.set_position(acting(found=found), True)

    with qtbot.waitSignal(desk.bar.exchange_asked):
        QTest.mouseClick(desk.bar.action_button(Mode.EXCHANGE), LEFT)


def test_the_end_of_the_turn_says_what_it_crosses(desk: Desk) -> None:
    said = "What is planned becomes final, and the turn ends."
    assert desk.bar.end_turn.toolTip() == f"{said} (Ctrl+Return)"


def test_the_end_of_the_turn_waits_for_the_tile(desk: Desk) -> None:
    desk.model.set_position(placing("A1"), True)
    assert not desk.bar.end_turn.isEnabled()
    desk.model.set_position(with_tile(acting(), "A1", "c5", 0), True)
    assert desk.bar.end_turn.isEnabled()
    desk.model.do(EndTurn())
    assert not desk.bar.end_turn.isEnabled()
