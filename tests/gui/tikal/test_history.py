"""A game step by step, and where its turns begin and end."""

import pytest

from engine.tikal.actions import EndTurn, Figure, Move
from engine.tikal.hexes import HEXAGON_OF as AT
from tests.gui.tale import Tale, fresh, one_turn, two_turns
from tikal_qt.games.tikal.history import History, history_from


def history(tale: Tale) -> History:
    made = history_from(tale.start)
    made.extend(tale.entries)
    return made


def test_each_action_and_each_draw_is_a_step_with_its_positions() -> None:
    tale = two_turns()
    made = history(tale)

    assert len(made.steps) == 14
    assert [step.height for step in made.steps] == [0, *[1] * 6, 2, *[3] * 5, 4]
    draw, move = made.steps[0], made.steps[3]
    assert (draw.seat, draw.action, draw.purpose, draw.outcome, draw.seeds) == (
        -1,
        None,
        "tile",
        "A1",
        2,
    )
    assert (move.seat, move.action) == (0, Move(Figure.WORKER, AT["a5"], AT["b4"]))
    assert (move.before.workers[0], move.after.workers[0]) == ((AT["a5"],), (AT["b4"],))
    assert (move.before.ap, move.after.ap) == (9, 8)
    assert made.position_at(0) == tale.start
    assert made.position_at(14) == tale.position


def test_only_new_entries_become_steps() -> None:
    tale = one_turn()
    made = history(tale)
    assert made.extend(tale.entries) == ()

    tale.act(1, "tile c5 0", "end")
    assert [step.height for step in made.extend(tale.entries)] == [3, 3]


def test_a_draw_of_several_outcomes_is_as_many_steps() -> None:
    tale = fresh("auction")
    tale.draw("A1", "A4")

    assert [step.outcome for step in history(tale).steps] == ["A1", "A4"]


@pytest.mark.parametrize(
    ("place", "start", "end"),
    [
        (0, 0, 7),
        (1, 0, 7),
        (6, 0, 7),
        (7, 0, 13),  # at a boundary: the turn before began at 0, the next one ends at 13
        (8, 7, 13),
        (13, 7, 14),
        (14, 13, 14),  # the turn that is on has only its draw
    ],
)
def test_where_turns_begin_and_end(place: int, start: int, end: int) -> None:
    made = history(two_turns())

    assert made.turn_start(place) == start
    assert made.turn_end(place) == end


def test_the_last_turn_is_the_last_of_somebody_else_if_there_is_one() -> None:
    made = history(two_turns())

    assert made.last_turn() == (7, 13)
    assert made.last_turn({0}) == (7, 13)
    assert made.last_turn({1}) == (0, 7)
    assert made.last_turn({0, 1}) == (7, 13)
    assert isinstance(made.steps[12].action, EndTurn)


def test_before_any_turn_has_ended_there_is_none() -> None:
    assert history(fresh()).last_turn() == (0, 0)


def test_the_place_of_an_entry_is_after_its_first_step() -> None:
    made = history(two_turns())

    assert [made.place_of(height) for height in range(5)] == [1, 2, 8, 9, 14]
    assert made.place_of(5) == 15
