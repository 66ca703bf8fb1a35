"""Why an action of a turn can not be done."""

import pytest

from engine.game import IllegalActionError, Reason
from engine.tikal.actions import Dig
from tests.gui.tikal.turns import model_at
from tests.gui.tikal_positions import (
    AT,
    LEADER,
    WORKER,
    acting,
    placing,
    with_leader,
    with_tile,
    with_workers,
)
from tikal_qt.games.tikal.modes import Mode


def test_reasons_name_what_stands_in_the_way_most() -> None:
    model = model_at(with_workers(acting(ap=4), 0, "a4"))

    assert model.why_not(Mode.MOVE) is None
    assert model.why_not(Mode.UNCOVER) is None
    assert model.why_not(Mode.GUARD) == Reason("too_few_ap", (("needed", 5), ("left", 4)))
    assert model.why_not(Mode.CAMP) == Reason("too_few_ap", (("needed", 5), ("left", 4)))
    assert model.why_not(Mode.DIG) == Reason("no_treasure", (("hexagon", "a4"),))
    assert model.why_not(Mode.TRANSFER) == Reason("same_hexagon", (("hexagon", "a5"),))
    assert model.why_not(Mode.PLACE_FIGURE, WORKER) is None


def test_a_leader_on_the_board_cannot_come_in_again() -> None:
    model = model_at(with_leader(acting(), 0, "a4"))

    assert model.why_not(Mode.PLACE_FIGURE, LEADER) == Reason(
        "none_in_supply", (("figure", "leader"),)
    )
    assert model.why_not(Mode.PLACE_FIGURE, WORKER) is None


def test_once_the_tile_lies_ap_are_used() -> None:
    assert model_at(acting()).why_not(Mode.PLACE_TILE) == Reason("use_ap_or_end_turn")


def test_before_the_tile_lies_it_is_the_reason() -> None:
    model = model_at(placing("A1"))

    assert {model.why_not(mode) for mode in Mode if mode is not Mode.PLACE_TILE} == {
        Reason("place_tile_first")
    }


def test_a_dig_with_too_few_figures_says_so() -> None:
    position = with_workers(with_tile(acting(), "A5", "c4", 0), 0, "c4")
    worked = bytearray(position.worked)
    worked[AT["c4"]] = 1
    model = model_at(position._replace(worked=bytes(worked)))

    assert model.why_not(Mode.DIG) == Reason("too_few_figures", (("needed", 2), ("present", 1)))
    with pytest.raises(IllegalActionError):
        model.do(Dig(AT["c4"]))
