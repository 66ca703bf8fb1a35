"""The plan of a turn: undo, what is committed when, and the plans of others."""

import pytest
from pytestqt.qtbot import QtBot

from engine.game import IllegalActionError
from engine.tikal.actions import Bid, EndTurn, Move, Pass, PlaceFigure, PlaceTile, Uncover
from tests.gui.tikal.turns import costs, model_at
from tests.gui.tikal_positions import (
    AT,
    LEADER,
    WORKER,
    acting,
    bidding,
    placing,
    start,
    with_leader,
    with_tile,
    with_workers,
)
from tikal_qt.games.tikal.modes import Mode


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
    assert list(model.last_click) == list(way)

    model.undo()

    assert list(model.plan) == [PlaceFigure(WORKER, AT["a5"])]
    assert model.last_click == model.plan
    model.undo()
    assert list(model.plan) == []


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

    assert list(model.plan) == [PlaceFigure(WORKER, AT["a5"]), EndTurn()]
    assert model.waiting
    model.set_position(acting(seat=1), True)
    assert (model.waiting, model.active, model.plan) == (False, True, ())


def test_a_refused_segment_leaves_the_plan_without_its_end() -> None:
    model = model_at(acting())
    model.do(PlaceFigure(WORKER, AT["a5"]))
    model.end_turn()

    model.refused()

    assert list(model.plan) == [PlaceFigure(WORKER, AT["a5"])]
    assert model.active
    model.undo()
    assert list(model.plan) == []


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
    assert list(model.plan) == [PlaceFigure(WORKER, AT["a5"]), Move(WORKER, AT["a5"], AT["b4"])]

    model.watch(("\x00garbage",))
    assert list(model.plan) == []


def test_a_watched_tile_is_not_planned_until_something_follows_it() -> None:
    model = model_at(placing("A1"), controlled=False)

    model.watch(("tile c4 2",))
    assert (model.plan, model.watched_tile) == ((), PlaceTile(AT["c4"], 2))
    model.watch(("tile c4 3",))
    assert (model.plan, model.watched_tile) == ((), PlaceTile(AT["c4"], 3))

    model.watch(("tile c4 3", "place worker a5"))
    assert list(model.plan) == [PlaceTile(AT["c4"], 3), PlaceFigure(WORKER, AT["a5"])]
    assert model.watched_tile is None

    model.watch(("tile c4 3",))
    model.set_position(acting(), False)
    assert (model.plan, model.watched_tile) == ((), None)


def test_a_watched_plan_never_replaces_the_own_one() -> None:
    model = model_at(acting())
    model.do(PlaceFigure(WORKER, AT["a5"]))

    model.watch(("place leader a5",))

    assert model.plan == (PlaceFigure(WORKER, AT["a5"]),)


@pytest.mark.parametrize(
    ("action", "texts"), [(Bid(5), ("bid 5",)), (Pass(), ("pass",))], ids=["bid", "pass"]
)
def test_bids_are_committed_at_once(qtbot: QtBot, action: Bid | Pass, texts: tuple[str]) -> None:
    model = model_at(bidding(bid=4, bidder=2))

    with qtbot.waitSignal(model.committed) as sent:
        model.do(action)

    assert sent.args == [texts]
