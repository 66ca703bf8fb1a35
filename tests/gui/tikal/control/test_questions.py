"""What is asked before a turn ends and for an exchange."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from engine.tikal.actions import EndTurn, Exchange, PlaceFigure
from tests.gui.tikal.control.page import LEFT, Page
from tests.gui.tikal_positions import AT, WORKER, acting
from tikal_qt.games.tikal.exchange_dialog import ExchangeDialog
from tikal_qt.games.tikal.modes import Mode


def test_ending_with_ap_left_asks_and_stays_by_default(page: Page) -> None:
    page.model.set_position(acting(), True)

    QTest.mouseClick(page.bar.end_turn, LEFT)
    box = page.question()
    assert box.text() == "Unused action points: 10. They would be lost."
    assert box.defaultButton().text() == "Keep playing"
    QTest.keyClick(box, Qt.Key.Key_Return)

    assert not box.isVisible()
    assert page.model.active
    assert page.model.plan == ()


def test_ending_with_ap_left_can_be_confirmed(page: Page, qtbot: QtBot) -> None:
    page.model.set_position(acting(), True)
    page.model.do(PlaceFigure(WORKER, AT["a5"]))
    QTest.mouseClick(page.bar.end_turn, LEFT)
    (end,) = (b for b in page.question().buttons() if b.text() == "End turn")

    with qtbot.waitSignal(page.model.committed) as sent:
        QTest.mouseClick(end, LEFT)

    assert sent.args == [("place worker a5", "end")]


@pytest.mark.parametrize("ap", [0, 1])
def test_ending_asks_nothing_if_nothing_else_can_be_done(page: Page, ap: int) -> None:
    # With one AP and everybody in supply used up, no worker and no leader can come in.
    position = acting(ap=ap, supply=(0, 18), leaders=(-2, -1))
    page.model.set_position(position, True)

    QTest.mouseClick(page.bar.end_turn, LEFT)

    assert page.view.findChildren(QMessageBox) == []
    assert page.model.plan == (EndTurn(),)


def test_the_question_goes_away_with_the_position_it_is_about(page: Page) -> None:
    page.model.set_position(acting(), True)
    QTest.mouseClick(page.bar.end_turn, LEFT)
    box = page.question()

    page.model.set_position(acting(seat=1), True)

    assert not box.isVisible()


def exchanging() -> list[bytes]:
    """Ana has one jade mask; Ben one painted bowl and two sun discs; Cleo one jade mask."""
    return [
        bytes((1, 0, 0, 0, 0, 0, 0, 0)),
        bytes((0, 1, 0, 0, 0, 2, 0, 0)),
        bytes((1, 0, 0, 0, 0, 0, 0, 0)),
    ]


def test_an_exchange_is_chosen_from_the_legal_ones(page: Page) -> None:
    page.model.set_position(acting(players=3, found=tuple(exchanging())), True)

    QTest.mouseClick(page.bar.action_button(Mode.EXCHANGE), LEFT)
    (dialog,) = page.view.findChildren(ExchangeDialog)
    texts = [dialog.choices.item(n).text() for n in range(dialog.choices.count())]
    assert texts == ["Give jade mask, take painted bowl from Ben"]
    ok, cancel = dialog.buttons.buttons()
    assert not ok.isEnabled()
    assert cancel.isEnabled()

    dialog.choices.setCurrentRow(0)
    QTest.mouseClick(ok, LEFT)

    assert page.model.plan == (Exchange(0, 1, 1),)


def test_eight_exchanges_need_no_scroll_bar(page: Page) -> None:
    found = [
        bytes((1, 1, 0, 0, 0, 0, 0, 0)),
        bytes((0, 0, 1, 1, 0, 0, 0, 0)),
        bytes((0, 0, 0, 0, 1, 1, 0, 0)),
    ]
    page.model.set_position(acting(players=3, found=tuple(found)), True)
    QTest.mouseClick(page.bar.action_button(Mode.EXCHANGE), LEFT)
    (dialog,) = page.view.findChildren(ExchangeDialog)

    assert dialog.choices.count() == 8
    assert dialog.choices.verticalScrollBar().maximum() == 0


def test_the_exchange_goes_away_with_the_position_it_is_about(page: Page) -> None:
    page.model.set_position(acting(players=3, found=tuple(exchanging())), True)
    QTest.mouseClick(page.bar.action_button(Mode.EXCHANGE), LEFT)
    (dialog,) = page.view.findChildren(ExchangeDialog)

    page.model.set_position(acting(players=3, seat=1), True)

    assert not dialog.isVisible()
    assert page.model.plan == ()
