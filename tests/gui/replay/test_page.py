"""A recorded game, watched."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.tikal.hexes import HEXAGON_OF as AT
from net.core.messages import Settings
from net.core.verify import Recording
from tests.gui.tale import NAMES, Tale, two_turns
from tikal_qt.games.tikal.replay import TikalReplay
from tikal_qt.replay.page import ReplayPage

LEFT = Qt.MouseButton.LeftButton


def page_of(tale: Tale, digest: str = "", height: int = -1) -> ReplayPage:
    settings = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
    recording = Recording(b"g" * 32, settings, NAMES, (0, 1), tale.start, tuple(tale.entries))
    return ReplayPage(recording, TikalReplay(tale.start, NAMES), digest, height)


def game_of(page: ReplayPage) -> TikalReplay:
    assert isinstance(page.game, TikalReplay)
    return page.game


@pytest.fixture
def page(qtbot: QtBot) -> ReplayPage:
    made = page_of(two_turns(), "ab" * 32)
    qtbot.addWidget(made)
    made.resize(1366, 740)
    made.show()
    return made


def test_it_begins_at_the_start_with_the_whole_log(page: ReplayPage) -> None:
    assert game_of(page).board.shown == two_turns().start
    assert page.log.document().blockCount() == 14
    assert page.log.marked == -1
    assert not page.caption.isVisible()
    assert [card.name.text() for card in game_of(page).players.cards] == ["Ana", "Bea"]


def test_the_log_is_read_from_its_beginning(qtbot: QtBot) -> None:
    made = page_of(two_turns())
    qtbot.addWidget(made)
    made.log.setFixedHeight(60)  # fewer than its 14 lines
    made.show()

    bar = made.log.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert bar.value() == 0


def test_every_part_shows_the_same_step(page: ReplayPage) -> None:
    page.replay.go(12)  # Bea's leader has come to c4

    assert game_of(page).board.shown == game_of(page).chronicle.history.steps[11].after
    assert game_of(page).board.route == ((AT["b4"], AT["c4"]),)
    assert page.caption.isVisible()
    assert page.caption.text().endswith("moves the leader from b4 to c4")
    assert page.log.marked == 11
    assert [card.projected.text() for card in game_of(page).players.cards] == ["+0 now", "+2 now"]
    assert [card.ap.text() for card in game_of(page).players.cards] == ["", "7 AP"]
    scores = [
        line.strip() for line in game_of(page).scoring.toPlainText().splitlines() if line.strip()
    ]
    assert scores[:4] == ["If all scored now", "● Ana +0", "■ Bea +2", "2"]


def test_a_step_on_is_a_movement(page: ReplayPage) -> None:
    page.replay.go(11)
    page.bar.buttons["on"].click()

    assert game_of(page).stage.moving
    assert game_of(page).board.traveller.isVisible()


def test_a_line_of_the_log_is_a_place(page: ReplayPage) -> None:
    page.log.line_chosen.emit(5)

    assert page.replay.place == 6
    assert page.caption.text().endswith("uncovers a level of the temple in c4")


def test_the_arrow_keys_go_from_line_to_line(page: ReplayPage) -> None:
    page.replay.go(3)
    page.log.setFocus()
    QTest.keyClick(page.log, Qt.Key.Key_Down)
    assert page.replay.place == 4
    QTest.keyClick(page.log, Qt.Key.Key_Up)
    assert page.replay.place == 3


def test_it_can_begin_at_an_entry(qtbot: QtBot) -> None:
    made = page_of(two_turns(), height=3)
    qtbot.addWidget(made)

    assert made.replay.place == 9
    assert not made.export.copy_digest.isVisible()


def test_an_entry_that_is_not_final_is_beyond_the_newest_place(qtbot: QtBot) -> None:
    made = page_of(two_turns(), height=5)
    qtbot.addWidget(made)

    assert made.replay.place == 14


def test_the_story_of_a_hexagon_is_that_of_the_shown_position(page: ReplayPage) -> None:
    page.replay.go(12)
    story = game_of(page).board.tip_of(AT["c4"]).splitlines()

    assert story[:3] == [
        "c4: temple of value 2",
        "Ana: workers: 1 (strength 1)",
        "Bea: leader (strength 3)",
    ]


def test_closing(page: ReplayPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.closed):
        QTest.mouseClick(page.close_button, LEFT)
