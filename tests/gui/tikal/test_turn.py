"""The plan of a turn: targets, costs, undo and what is committed."""

import pytest
from pytestqt.qtbot import QtBot

from engine.game import IllegalActionError, Reason
from engine.tikal.actions import (
    Bid,
    ChooseTile,
    Dig,
    EndTurn,
    Figure,
    Guard,
    Move,
    Pass,
    PlaceFigure,
    PlaceTile,
    Transfer,
    Uncover,
)
from engine.tikal.components import TILE_OF
from engine.tikal.position import Phase
from tests.gui.tikal_positions import (
    AT,
    acting,
    bidding,
    placing,
    start,
    with_camp,
    with_leader,
    with_tile,
    with_workers,
)
from tikal_qt.games.tikal.modes import Mode
from tikal_qt.games.tikal.turn import TurnModel

LEADER, WORKER = Figure.LEADER, Figure.WORKER


def model_at(position, controlled: bool = True) -> TurnModel:
    model = TurnModel()
    model.set_position(position, controlled)
    return model


def costs(model: TurnModel) -> dict[int, int]:
    return {hexagon: target.cost for hexagon, target in model.targets().items()}


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


def test_undo_takes_back_a_step_and_restart_the_whole_plan(qtbot: QtBot) -> None:
    position = acting()
    model = model_at(position)
    for _ in range(3):
        model.do(PlaceFigure(WORKER, AT["a5"]))

    with qtbot.waitSignal(model.edited):
        model.undo()

    assert model.texts == ("place worker a5", "place worker a5")
    assert model.planned is not None
    assert model.planned.ap == 8
    model.restart()
    assert model.planned == position
    model.undo()
    assert model.planned == position


def test_undo_takes_back_all_that_one_click_planned() -> None:
    model = model_at(with_leader(with_tile(acting(), "A1", "c5", 0), 0, "a5"))
    model.do(PlaceFigure(WORKER, AT["a5"]))
    model.select(AT["a5"], LEADER)
    model.choose(AT["c5"])
    way = (Move(LEADER, AT["a5"], AT["b4"]), Move(LEADER, AT["b4"], AT["c5"]))
    assert model.last_click == way

    model.undo()

    assert model.plan == (PlaceFigure(WORKER, AT["a5"]),)
    assert model.last_click == model.plan
    model.undo()
    assert model.plan == ()


def test_undo_takes_back_a_plan_that_was_kept_step_by_step() -> None:
    """Which clicks planned it is not kept with it; what is planned from then on is."""
    model = model_at(with_leader(with_tile(acting(), "A1", "c5", 0), 0, "a5"))
    model.plan_again(("move leader a5 b4", "move leader b4 c5"))
    model.do(PlaceFigure(WORKER, AT["a5"]))

    lengths = []
    for _ in range(4):
        lengths.append(len(model.plan))
        model.undo()

    assert lengths == [3, 2, 1, 0]


def test_the_end_of_the_turn_commits_the_whole_segment(qtbot: QtBot) -> None:
    model = model_at(placing("A1"))
    model.choose(AT["c5"])
    model.choose_mode(Mode.PLACE_FIGURE, WORKER)
    model.choose(AT["a5"])

    with qtbot.waitSignal(model.committed) as sent:
        model.end_turn()

    assert sent.args == [("tile c5 0", "place worker a5", "end")]
    assert model.waiting
    assert not model.active
    assert model.targets() == {}


def test_nothing_can_be_done_until_the_table_confirms() -> None:
    position = acting()
    model = model_at(position)
    model.do(PlaceFigure(WORKER, AT["a5"]))
    model.end_turn()

    model.undo()
    model.restart()
    model.do(EndTurn())
    model.set_position(position, False)
    model.watch(())

    assert model.plan == (PlaceFigure(WORKER, AT["a5"]), EndTurn())
    assert model.waiting
    model.set_position(acting(seat=1), True)
    assert (model.waiting, model.active, model.plan) == (False, True, ())


def test_a_refused_segment_leaves_the_plan_without_its_end() -> None:
    model = model_at(acting())
    model.do(PlaceFigure(WORKER, AT["a5"]))
    model.end_turn()

    model.refused()

    assert model.plan == (PlaceFigure(WORKER, AT["a5"]),)
    assert model.active
    model.undo()
    assert model.plan == ()


def test_digging_commits_at_once_with_all_planned_before(qtbot: QtBot) -> None:
    # A5 unturned in c4: no stone towards b4, which has one, so the step costs 1.
    position = with_workers(with_tile(acting(), "A5", "c4", 0), 0, "b4")
    model = model_at(position)
    model.select(AT["b4"], WORKER)
    model.choose(AT["c4"])
    model.choose_mode(Mode.DIG)

    assert costs(model) == {AT["c4"]: 3}
    with qtbot.waitSignal(model.committed) as sent:
        model.choose(AT["c4"])

    assert sent.args == [("move worker b4 c4", "dig c4")]


def test_the_same_position_again_keeps_the_plan() -> None:
    position = acting()
    model = model_at(position)
    model.do(PlaceFigure(WORKER, AT["a5"]))

    model.set_position(position, True)

    assert model.plan == (PlaceFigure(WORKER, AT["a5"]),)


def test_only_the_person_to_move_can_do_something() -> None:
    model = model_at(acting(), controlled=False)

    model.do(PlaceFigure(WORKER, AT["a5"]))

    assert not model.active
    assert model.plan == ()
    assert model.open_modes() == frozenset()
    assert model.choosable() == {}
    assert model.why_not(Mode.GUARD) is None


def test_an_awaited_draw_is_nobodys_choice() -> None:
    assert not model_at(start()).active


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    model = model_at(acting())

    with pytest.raises(IllegalActionError):
        model.do(Uncover(AT["a4"]))

    assert model.plan == ()


def test_a_watched_plan_ends_where_it_is_not_legal() -> None:
    model = model_at(acting(), controlled=False)

    model.watch(("place worker a5", "move worker a5 b4", "move worker a5 h1", "end"))
    assert model.plan == (PlaceFigure(WORKER, AT["a5"]), Move(WORKER, AT["a5"], AT["b4"]))

    model.watch(("\x00garbage",))
    assert model.plan == ()


def test_a_watched_tile_is_not_planned_until_something_follows_it() -> None:
    model = model_at(placing("A1"), controlled=False)

    model.watch(("tile c4 2",))
    assert (model.plan, model.watched_tile) == ((), PlaceTile(AT["c4"], 2))
    model.watch(("tile c4 3",))
    assert (model.plan, model.watched_tile) == ((), PlaceTile(AT["c4"], 3))

    model.watch(("tile c4 3", "place worker a5"))
    assert model.plan == (PlaceTile(AT["c4"], 3), PlaceFigure(WORKER, AT["a5"]))
    assert model.watched_tile is None

    model.watch(("tile c4 3",))
    model.set_position(acting(), False)
    assert (model.plan, model.watched_tile) == ((), None)


def test_a_watched_plan_never_replaces_the_own_one() -> None:
    model = model_at(acting())
    model.do(PlaceFigure(WORKER, AT["a5"]))

    model.watch(("place leader a5",))

    assert model.plan == (PlaceFigure(WORKER, AT["a5"]),)


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


def d3_with_two_rotations():
    """A1 in hand: 2 1 0 0 0 0. Its one explored neighbour in d3 is c4 in the south-west, whose
    only stones face away from d3, so A1 needs a stone in the south-west: rotations 3 and 4."""
    return placing("A1", with_tile(start(), "C3", "c4", 4))


def test_a_tile_turns_to_legal_rotations_alone() -> None:
    model = model_at(d3_with_two_rotations())

    def laid() -> PlaceTile:
        (action,) = model.targets()[AT["d3"]].actions
        assert isinstance(action, PlaceTile)
        return action

    assert laid() == PlaceTile(AT["d3"], 3)
    model.turn_tile(1, AT["d3"])
    assert laid() == PlaceTile(AT["d3"], 4)
    model.turn_tile(1, AT["d3"])
    assert laid() == PlaceTile(AT["d3"], 3)
    model.turn_tile(-1, AT["d3"])
    assert laid() == PlaceTile(AT["d3"], 4)
    model.turn_tile(1, AT["h1"])
    assert laid() == PlaceTile(AT["d3"], 4)


def test_every_space_for_a_tile_is_a_target() -> None:
    model = model_at(placing("A1"))

    assert model.aim.mode is Mode.PLACE_TILE
    assert sorted(model.targets()) == sorted(AT[h] for h in ("a3", "b3", "c4", "c5"))
    assert model.why_not_at(AT["h1"]) == Reason("not_beside_explored", (("hexagon", "h1"),))
    assert model.why_not_at(AT["a5"]) == Reason("already_explored", (("hexagon", "a5"),))


def test_a_placed_tile_can_be_taken_back_until_it_is_committed() -> None:
    model = model_at(placing("A1"))
    model.choose(AT["c5"])
    assert model.planned is not None
    assert (model.planned.phase, model.planned.ap) == (Phase.ACT, 10)
    assert model.aim.mode is Mode.MOVE

    model.undo()

    assert model.planned.phase is Phase.PLACE_TILE
    assert model.aim.mode is Mode.PLACE_TILE


@pytest.mark.parametrize(
    ("action", "texts"), [(Bid(5), ("bid 5",)), (Pass(), ("pass",))], ids=["bid", "pass"]
)
def test_bids_are_committed_at_once(qtbot: QtBot, action: Bid | Pass, texts: tuple[str]) -> None:
    model = model_at(bidding(bid=4, bidder=2))

    with qtbot.waitSignal(model.committed) as sent:
        model.do(action)

    assert sent.args == [texts]


def test_a_chosen_tile_is_placed_in_the_same_segment(qtbot: QtBot) -> None:
    model = model_at(bidding()._replace(phase=Phase.CHOOSE_TILE))

    model.do(ChooseTile(TILE_OF["A4"]))
    assert model.aim.mode is Mode.PLACE_TILE
    model.choose(AT["c5"])
    with qtbot.waitSignal(model.committed) as sent:
        model.end_turn()

    assert sent.args == [("choose A4", "tile c5 0", "end")]


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


def test_guarding_takes_the_other_figures_away_in_the_plan() -> None:
    model = model_at(with_workers(acting(), 0, "a4", "a4", "a4"))

    model.do(Guard(AT["a4"]))

    assert model.planned is not None
    assert (model.planned.workers[0], model.planned.ap) == ((), 5)


def test_a_dig_with_too_few_figures_says_so() -> None:
    position = with_workers(with_tile(acting(), "A5", "c4", 0), 0, "c4")
    worked = bytearray(position.worked)
    worked[AT["c4"]] = 1
    model = model_at(position._replace(worked=bytes(worked)))

    assert model.why_not(Mode.DIG) == Reason("too_few_figures", (("needed", 2), ("present", 1)))
    with pytest.raises(IllegalActionError):
        model.do(Dig(AT["c4"]))
