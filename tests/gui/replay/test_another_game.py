"""All of a replay serves a game that is not Tikal."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from net.core.messages import Settings
from net.core.verify import Recording
from tests.gui.replay.another_game import (
    DARED,
    ENTRIES,
    LUCKY,
    NAMES,
    START,
    TAKEN,
    WAITED,
    ToyReplay,
    ToyStage,
    ToyTurn,
    toy_chronicle,
    toy_history,
)
from tests.toy_game import Position
from tikal_qt.panels.log import LogPanel
from tikal_qt.replay.game_text import game_text
from tikal_qt.replay.history import History
from tikal_qt.replay.live import LiveReplay
from tikal_qt.replay.model import ReplayModel
from tikal_qt.replay.page import ReplayPage
from tikal_qt.replay.watching import Mode, Watching


@pytest.fixture
def history() -> History[Position, str]:
    made = toy_history()
    made.extend(ENTRIES)
    return made


def test_its_rules_lead_from_step_to_step(history: History[Position, str]) -> None:
    assert [history.position_at(place) for place in range(5)] == [
        START,
        WAITED,
        TAKEN,
        DARED,
        LUCKY,
    ]
    assert [(step.seat, step.action, step.outcome, step.cause) for step in history.steps] == [
        (0, "wait", "", ""),
        (0, "take 2", "", ""),
        (1, "dare", "", "clock"),
        (-1, None, "5", ""),
    ]
    assert not history.over


def test_it_says_itself_when_a_turn_ends_and_whose_a_draw_is(
    history: History[Position, str],
) -> None:
    assert [history.turn_end(place) for place in range(4)] == [2, 2, 3, 4]
    assert history.last_turn() == (2, 3)
    assert [history.whose(step) for step in history.steps] == [0, 0, 1, 1]


def test_a_game_that_has_ended_is_over() -> None:
    ended = History(toy_history().game, Position((3, 3), 0, 0), lambda _step: False, lambda _at: 0)

    assert ended.over


def test_it_is_gone_through_turn_by_turn(history: History[Position, str], qapp: object) -> None:
    replay = ReplayModel(history)
    replay.next_turn()
    replay.next_turn()

    assert (replay.place, replay.position) == (3, DARED)


def test_its_text(history: History[Position, str]) -> None:
    assert game_text(history, NAMES).splitlines() == [
        "0,0/0/6/0/",
        "seat 0 Ana",
        "seat 1 Bea",
        "0 wait; take 2",
        "1 dare",
        "draw luck 5",
        "position 2,5/0/4/0/",
    ]


def test_the_steps_of_others_are_shown_until_the_person_does_something(qapp: object) -> None:
    history, stage, turn = toy_history(), ToyStage(), ToyTurn()
    watching = Watching(history, stage, turn)
    watching.set_pace(10_000)
    history.extend(ENTRIES)
    watching.follow(0, [0], ())

    assert (watching.mode, turn.held, watching.replay.until) == (Mode.FOLLOWING, True, 4)
    assert stage.shown == ["cleared", TAKEN, ("dare", 10_000)]

    turn.touched.emit()
    assert (watching.mode, turn.held, stage.shown[-1]) == (Mode.LIVE, False, "cleared")


def test_what_was_watched_as_a_plan_is_not_shown_again(qapp: object) -> None:
    history, stage = toy_history(), ToyStage()
    watching = Watching(history, stage, ToyTurn())
    watching.set_pace(10_000)
    history.extend(ENTRIES)
    watching.follow(0, [], ("wait", "take 2"))

    assert stage.shown == ["cleared", TAKEN, ("dare", 10_000)]


def test_a_running_game_is_looked_back_at_by_its_log(qtbot: QtBot) -> None:
    chronicle, stage, log = toy_chronicle(), ToyStage(), LogPanel()
    live = LiveReplay(stage, ToyTurn(), chronicle, log, QLabel("beside"))
    for part in (stage.board, log, live.past_bar, live.follow, live.look):
        qtbot.addWidget(part)
    log.begin(2)
    log.add(chronicle.extend(ENTRIES), NAMES)
    live.take(0, [0, 1], ())
    at_first = live.past

    log.line_chosen.emit(1)
    assert (at_first, live.past, stage.shown[-1], log.marked) == (None, 2, TAKEN, 1)
    assert live.caption.text().endswith("does take 2")

    live.back.click()
    assert live.past is None


def test_a_recorded_game(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings("toy", "plain", 2, 0, 0, 90, "skip")
    game = ToyReplay()
    page = ReplayPage(Recording(b"g" * 32, settings, NAMES, (0, 1), START, ENTRIES), game)
    qtbot.addWidget(page)
    assert (game.stage.shown, game.scoring.text()) == ([START], "0 0")

    page.bar.buttons["last"].click()
    assert (game.stage.shown[-1], game.scoring.text()) == (LUCKY, "2 5")
    assert game.players.text() == "left: 4"

    page.export.picture.trigger()
    assert page.export.dialog is not None
    assert Path(page.export.dialog.selectedFiles()[0]).name == "toy-4.png"
    page.export.dialog.fileSelected.emit(str(tmp_path / "toy.png"))
    page.export.dialog.reject()
    assert QImage(str(tmp_path / "toy.png")).width() == 4
