"""Where the figures of a turn can go and what can be built, with the costs."""

from engine.game import Reason
from engine.tikal.actions import Guard, Move, PlaceFigure, Transfer, Uncover
from tests.gui.tikal.turns import costs, model_at
from tests.gui.tikal_positions import (
    AT,
    LEADER,
    WORKER,
    acting,
    with_camp,
    with_leader,
    with_tile,
    with_workers,
)
from tikal_qt.games.tikal.modes import Mode


def test_far_hexagons_are_targets_by_the_cheapest_way() -> None:
    # A1 unturned in c5 has no stones towards b4 and b5, so from either a step costs 1.
    model = model_at(with_leader(with_tile(acting(), "A1", "c5", 0), 0, "a5"))

    model.select(AT["a5"], LEADER)

    assert costs(model) == {AT["a4"]: 2, AT["b4"]: 1, AT["b5"]: 2, AT["c5"]: 2}
    assert model.targets()[AT["c5"]].actions == (
        Move(LEADER, AT["a5"], AT["b4"]),
        Move(LEADER, AT["b4"], AT["c5"]),
    )


def test_what_the_ap_do_not_pay_is_no_target() -> None:
    model = model_at(with_leader(with_tile(acting(ap=1), "A1", "c5", 0), 0, "a5"))

    model.select(AT["a5"], LEADER)

    assert costs(model) == {AT["b4"]: 1}
    assert model.why_not_at(AT["a4"]) == Reason("too_few_ap", (("needed", 2), ("left", 1)))
    assert model.why_not_at(AT["c5"]) == Reason("out_of_reach", (("hexagon", "c5"), ("left", 1)))


def test_a_secret_path_is_a_step_where_it_is_cheaper() -> None:
    # A4 in c5, two steps of 1 on foot; own camp there: one transfer of 1.
    position = with_camp(with_tile(acting(), "A4", "c5", 0), 0, "c5")
    model = model_at(with_workers(position, 0, "a5"))

    model.select(AT["a5"], WORKER)

    assert model.targets()[AT["c5"]].actions == (Transfer(WORKER, AT["a5"], AT["c5"]),)
    assert costs(model)[AT["c5"]] == 1
    assert model.targets()[AT["b4"]].actions == (Move(WORKER, AT["a5"], AT["b4"]),)


def test_choosing_a_target_plans_every_step_and_lets_the_figure_go() -> None:
    """Who clicks another figure next must not move this one instead."""
    model = model_at(with_leader(with_tile(acting(), "A1", "c5", 0), 0, "a5"))
    model.select(AT["a5"], LEADER)

    assert model.choose(AT["c5"])

    assert model.plan == (Move(LEADER, AT["a5"], AT["b4"]), Move(LEADER, AT["b4"], AT["c5"]))
    assert model.planned is not None
    assert (model.planned.leaders[0], model.planned.ap) == (AT["c5"], 8)
    assert (model.aim.mode, model.aim.chosen) == (Mode.MOVE, None)
    assert model.position is not None
    assert model.position.leaders[0] == AT["a5"]
    assert model.ap_at_start == 10


def test_choosing_anything_else_does_nothing() -> None:
    model = model_at(with_leader(acting(), 0, "a5"))

    assert not model.choose(AT["b4"])
    assert model.plan == ()


def test_figures_that_can_be_chosen_are_those_that_can_go() -> None:
    position = with_leader(with_workers(acting(), 0, "a5", "a5", "b4"), 0, "a5")
    model = model_at(with_workers(position, 1, "b5"))

    assert model.choosable() == {AT["a5"]: (LEADER, WORKER), AT["b4"]: (WORKER,)}


def test_transfer_goes_from_camp_to_camp() -> None:
    position = with_camp(with_workers(acting(), 0, "a5", "b5"), 0, "b4")
    model = model_at(position)

    model.choose_mode(Mode.TRANSFER)
    assert model.choosable() == {AT["a5"]: (WORKER,)}
    assert model.targets() == {}
    model.select(AT["a5"], WORKER)

    assert costs(model) == {AT["b4"]: 1}
    model.choose(AT["b4"])
    assert model.plan == (Transfer(WORKER, AT["a5"], AT["b4"]),)


def test_bringing_in_figures_goes_on_with_the_next_click() -> None:
    model = model_at(acting(ap=3))
    model.choose_mode(Mode.PLACE_FIGURE, LEADER)

    for _ in range(3):
        assert costs(model) == {AT["a5"]: 1}
        model.choose(AT["a5"])

    assert model.plan == (
        PlaceFigure(LEADER, AT["a5"]),
        PlaceFigure(WORKER, AT["a5"]),
        PlaceFigure(WORKER, AT["a5"]),
    )
    assert model.aim.mode is Mode.MOVE
    assert model.open_modes() == frozenset()


def test_works_on_the_board_have_their_cost() -> None:
    model = model_at(with_leader(with_workers(acting(), 0, "a4", "a4"), 0, "b5"))

    model.choose_mode(Mode.UNCOVER)
    assert costs(model) == {AT["a4"]: 2, AT["b5"]: 2}
    model.choose_mode(Mode.GUARD)
    assert costs(model) == {AT["a4"]: 5, AT["b5"]: 5}
    model.choose_mode(Mode.CAMP)
    assert costs(model) == {AT["b4"]: 5}
    model.choose_mode(Mode.DIG)
    assert costs(model) == {}


def test_an_action_that_can_be_done_again_stays_chosen() -> None:
    model = model_at(with_workers(acting(), 0, "a4", "a4"))
    model.choose_mode(Mode.UNCOVER)

    model.choose(AT["a4"])
    assert (model.aim.mode, costs(model)) == (Mode.UNCOVER, {AT["a4"]: 2})

    model.choose(AT["a4"])
    assert model.aim.mode is Mode.MOVE
    assert model.plan == (Uncover(AT["a4"]), Uncover(AT["a4"]))


def test_selecting_a_figure_leaves_another_action() -> None:
    model = model_at(with_workers(acting(), 0, "a4"))
    model.choose_mode(Mode.GUARD)

    model.select(AT["a4"], WORKER)

    assert (model.aim.mode, model.aim.chosen) == (Mode.MOVE, (AT["a4"], WORKER))
    model.clear_selection()
    assert model.aim.chosen is None


def test_guarding_takes_the_other_figures_away_in_the_plan() -> None:
    model = model_at(with_workers(acting(), 0, "a4", "a4", "a4"))

    model.do(Guard(AT["a4"]))

    assert model.planned is not None
    assert (model.planned.workers[0], model.planned.ap) == ((), 5)
