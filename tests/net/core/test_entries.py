"""What an entry does to the position."""

import pytest

from engine.game import Draw, Setup
from net.core.beacon import pick
from net.core.entries import Drawn, SegmentError, draw_round, first_revealer, play_segment
from net.core.errors import LocalError
from tests.toy_game import LUCK, TOY, Position, ToyGame

START = TOY.new(Setup(2, "plain", 0))
VALUE = bytes(range(32))


def test_a_segment_is_played_action_by_action() -> None:
    assert play_segment(TOY, START, 0, ("wait", "take 2")) == Position((2, 0), 1, 5)


@pytest.mark.parametrize(
    ("seat", "body", "code", "params"),
    [
        (1, ("take 1",), "not_your_turn", (("seat", 1),)),
        (0, ("dare", "take 1"), "barrier_inside", (("index", 1),)),
        (0, ("wait", "wait"), "illegal", (("index", 1), ("action", "wait"), ("reason", "waited"))),
    ],
)
def test_a_segment_against_the_rules(
    seat: int, body: tuple[str, ...], code: str, params: tuple[tuple[str, int | str], ...]
) -> None:
    with pytest.raises(SegmentError) as refused:
        play_segment(TOY, START, seat, body)
    assert (refused.value.code, refused.value.params) == (code, params)


def test_each_draw_of_a_round_has_its_own_value() -> None:
    awaiting = play_segment(TOY, START, 0, ("gift",))
    first = LUCK[pick(VALUE, 0, "luck", 4)]
    second = LUCK[pick(VALUE, 1, "luck", 4)]

    after = Position((int(second), int(first)), 1, 5)
    assert draw_round(TOY, awaiting, VALUE) == Drawn(("luck", "luck"), (first, second), after)


class Endless(ToyGame):
    def draw(self, position: Position, outcome: str) -> Position:
        return position


def test_a_game_that_never_stops_drawing_is_stopped() -> None:
    awaiting = play_segment(TOY, START, 0, ("dare",))
    with pytest.raises(LocalError, match="too_many_draws"):
        draw_round(Endless(), awaiting, VALUE)


def test_who_gains_reveals_first_else_the_lowest() -> None:
    assert first_revealer(Draw("luck", LUCK, 2), (0, 1, 2)) == 2
    assert first_revealer(Draw("starter", LUCK, None), (1, 2)) == 1
