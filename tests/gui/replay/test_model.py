"""Where in a game one looks, by hand and by itself."""

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.tale import one_turn, two_turns
from tikal_qt.games.tikal.history import history_from
from tikal_qt.replay.model import ReplayModel


@pytest.fixture
def replay(qapp: object) -> ReplayModel:
    """The 14 steps of two turns, which end at 7 and 13."""
    tale = two_turns()
    history = history_from(tale.start)
    history.extend(tale.entries)
    return ReplayModel(history)


def test_it_begins_at_the_start(replay: ReplayModel) -> None:
    assert (replay.place, replay.last, replay.step) == (0, 14, None)
    assert replay.position == two_turns().start


def test_a_step_on_is_shown_as_a_movement_and_a_step_back_is_not(replay: ReplayModel) -> None:
    moves: list[bool] = []
    replay.moved.connect(moves.append)
    replay.go(3)
    replay.go_on()
    assert replay.place == 4
    assert replay.step is replay.history.steps[3]

    replay.go_back()
    assert replay.place == 3
    assert moves == [False, True, False]


def test_turn_by_turn(replay: ReplayModel) -> None:
    places = []
    for _ in range(3):
        replay.next_turn()
        places.append(replay.place)
    assert places == [7, 13, 14]

    replay.go(10)
    places = []
    for _ in range(3):
        replay.previous_turn()
        places.append(replay.place)
    assert places == [7, 0, 0]


def test_beyond_the_ends_there_is_nothing(replay: ReplayModel) -> None:
    moves: list[bool] = []
    replay.moved.connect(moves.append)
    replay.go_back()
    assert (replay.place, moves) == (0, [])

    replay.go(99)
    assert replay.place == 14
    replay.go_on()
    assert (replay.place, moves) == (14, [False])


def test_playing_goes_on_step_by_step_and_says_when_it_has_come_to_its_end(
    replay: ReplayModel, qtbot: QtBot
) -> None:
    places: list[int] = []
    replay.moved.connect(lambda _animated: places.append(replay.place))
    replay.set_pace(5)
    replay.go(9)
    with qtbot.waitSignal(replay.stopped):
        replay.play(until=13)
        assert replay.playing

    assert places == [9, 10, 11, 12, 13]
    assert not replay.playing


def test_playing_can_be_stopped_on_the_way(replay: ReplayModel, qtbot: QtBot) -> None:
    stops: list[None] = []
    replay.stopped.connect(lambda: stops.append(None))
    replay.set_pace(10_000)
    replay.play()
    replay.pause()

    assert (replay.place, replay.playing, stops) == (1, False, [])


def test_going_by_hand_stops_playing(replay: ReplayModel) -> None:
    replay.set_pace(10_000)
    replay.play()
    replay.go(5)

    assert not replay.playing


def test_at_the_end_there_is_nothing_to_play(replay: ReplayModel) -> None:
    replay.go(14)
    replay.play()

    assert not replay.playing


def test_a_running_game_grows_behind_it(qtbot: QtBot) -> None:
    tale = one_turn()
    history = history_from(tale.start)
    history.extend(tale.entries)
    replay = ReplayModel(history)
    replay.go(8)
    tale.act(1, "tile c5 0", "end")
    history.extend(tale.entries)
    with qtbot.waitSignal(replay.changed):
        replay.grown()

    assert (replay.place, replay.last) == (8, 10)
