"""Looking closer and further at a scene."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene
from pytestqt.qtbot import QtBot

from tests.gui.board.wheel import turn_wheel
from tikal_qt.board.zoom_view import LARGEST, ZoomView


@pytest.fixture
def view(qtbot: QtBot) -> ZoomView:
    view = ZoomView(QGraphicsScene(0, 0, 1000, 500))
    qtbot.addWidget(view)
    view.resize(500, 400)
    view.show()
    qtbot.waitExposed(view)
    return view


def test_the_whole_scene_is_shown_first_and_after_resizing(view: ZoomView, qtbot: QtBot) -> None:
    assert 0.48 <= view.transform().m11() <= 0.5  # 1000 units in 500 pixels, a margin off

    view.resize(300, 400)

    assert 0.28 <= view.transform().m11() <= 0.3


def test_the_wheel_zooms_within_bounds(view: ZoomView) -> None:
    turn_wheel(view, 1)
    assert view.zoom == pytest.approx(1.2)

    turn_wheel(view, 40)
    assert view.zoom == LARGEST

    turn_wheel(view, -80)
    assert view.zoom == 1.0
    assert 0.48 <= view.transform().m11() <= 0.5


def test_a_zoomed_scene_is_dragged(view: ZoomView) -> None:
    view.zoom_by(3)
    before = view.horizontalScrollBar().value()

    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
        QTest.mousePress(view.viewport(), button, pos=QPoint(250, 200))
        QTest.mouseMove(view.viewport(), QPoint(220, 200))
        assert view.dragging
        QTest.mouseRelease(view.viewport(), button, pos=QPoint(220, 200))
        assert not view.dragging

    assert view.horizontalScrollBar().value() == before + 60


def test_a_tremble_is_no_drag(view: ZoomView) -> None:
    view.zoom_by(3)

    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(250, 200))
    QTest.mouseMove(view.viewport(), QPoint(252, 200))

    assert not view.dragging


def drag(view: ZoomView, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), end)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)


def test_space_and_a_drag_move_the_scene(view: ZoomView) -> None:
    view.zoom_by(3)
    before = view.horizontalScrollBar().value()
    taps = []
    view.space_tapped.connect(lambda: taps.append(1))

    QTest.keyPress(view, Qt.Key.Key_Space)
    drag(view, QPoint(250, 200), QPoint(249, 200))
    QTest.keyRelease(view, Qt.Key.Key_Space)

    assert view.horizontalScrollBar().value() == before + 1  # no tremble is waited for
    assert taps == []


def test_space_alone_is_a_tap(view: ZoomView) -> None:
    taps = []
    view.space_tapped.connect(lambda: taps.append(1))

    QTest.keyPress(view, Qt.Key.Key_Space)
    assert taps == []
    QTest.keyRelease(view, Qt.Key.Key_Space)
    assert taps == [1]


def test_space_let_go_elsewhere_holds_nothing(view: ZoomView) -> None:
    QTest.keyPress(view, Qt.Key.Key_Space)
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(250, 200))

    assert not view.dragging
