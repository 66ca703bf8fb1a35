"""When memory counts as flat, and what holds up the window."""

import time
from dataclasses import replace

import pytest
from PySide6.QtCore import QByteArray, QEventLoop, QObject, QTimer
from PySide6.QtGui import QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QWidget
from pytestqt.qtbot import QtBot

from tests.soak.memory import Held, cached, grown, growths, held, slope, used
from tests.soak.stalls import StallProbe

FLAT = Held(100_000, 20_000, 400_000, widgets=250, objects=200, items=0, values=80_000)


def test_the_slope_is_the_median_over_all_pairs() -> None:
    assert slope([10, 12, 14, 16]) == 2
    assert slope([10, 10, 500, 10, 10]) == 0  # one jump is no growth
    assert slope([7]) == 0


def test_the_first_five_games_may_fill_what_is_filled_once() -> None:
    filling = [replace(FLAT, used=10_000 + 2000 * n) for n in range(5)]

    assert grown([*filling, FLAT, FLAT, FLAT]) == []


@pytest.mark.parametrize(
    ("what", "each"),
    [("used", 41), ("blocks", 201), ("widgets", 1), ("objects", 1), ("items", 1), ("values", 21)],
)
def test_what_every_game_leaves_behind_is_growth(what: str, each: int) -> None:
    games = [replace(FLAT, **{what: getattr(FLAT, what) + each * n}) for n in range(10)]

    assert grown(games) == [what]
    assert growths(games)[what] == each


def test_pages_that_the_allocator_keeps_are_no_growth() -> None:
    games = [replace(FLAT, memory=100_000 + 500 * n) for n in range(10)]

    assert grown(games) == []
    assert growths(games)["memory"] == 500


@pytest.mark.parametrize("kib", [64, 4096])
def test_what_is_asked_of_the_allocator_is_counted(kib: int) -> None:
    before = used()
    kept = QByteArray(bytes(kib * 1024))

    assert kib <= used() - before < kib + 64
    assert kept.size() == kib * 1024


def test_what_is_held_is_counted(qtbot: QtBot) -> None:
    before = held()
    kept = QWidget(), QObject(), QGraphicsRectItem()
    qtbot.addWidget(kept[0])
    after = held()

    assert after.widgets - before.widgets == 1
    assert after.objects - before.objects == 2
    assert after.items - before.items == 1
    assert after.memory > 10_000
    assert cached()[0] == 0


def test_drawn_controls_that_qt_keeps_are_no_growth(qapp: QApplication) -> None:
    QPixmapCache.insert("drawn for the test", QPixmap(20, 20))
    kept_before = QPixmapCache.find("drawn for the test", QPixmap())

    held()

    assert kept_before
    assert not QPixmapCache.find("drawn for the test", QPixmap())


def compute(ms: float) -> None:
    """Use the processor for `ms`."""
    end = time.thread_time() + ms / 1000
    while time.thread_time() < end:
        pass


def test_a_turn_that_computes_for_longer_than_a_frame_is_found(qtbot: QtBot) -> None:
    probe = StallProbe()
    loop = QEventLoop()
    QTimer.singleShot(20, lambda: compute(40))
    QTimer.singleShot(60, loop.quit)
    probe.doing = "computing"
    probe.skip()

    loop.exec()
    probe.stop()

    turns = probe.turns["computing"]
    assert turns.busy >= 1
    assert turns.worst >= 40
    assert turns.longest >= 40
    assert turns.count > turns.busy


def test_what_nobody_does_is_not_measured(qtbot: QtBot) -> None:
    probe = StallProbe()
    loop = QEventLoop()
    QTimer.singleShot(20, loop.quit)

    loop.exec()
    probe.stop()

    assert dict(probe.turns) == {}
