"""What the board shows while a step is made."""

from engine.tikal.hexes import HEXAGON_OF as AT
from engine.tikal.hexes import NOWHERE
from engine.tikal.position import GONE
from tests.gui.tale import fresh, two_turns
from tikal_qt.games.tikal.board.pieces import Token
from tikal_qt.games.tikal.history import Step, history_from
from tikal_qt.games.tikal.showing import Showing, showing


def steps() -> list[Step]:
    tale = two_turns()
    made = history_from(tale.start)
    made.extend(tale.entries)
    return made.steps


def test_a_worker_on_its_way_is_in_neither_hexagon() -> None:
    step = steps()[3]
    shown = showing(step)

    assert (shown.token, shown.origin, shown.target) == (Token(0, False, 1), AT["a5"], AT["b4"])
    assert shown.meanwhile == step.before._replace(workers=((), ()))


def test_a_leader_on_its_way_is_in_neither_hexagon() -> None:
    step = steps()[10]
    shown = showing(step)

    assert (shown.token, shown.origin, shown.target) == (Token(1, leader=True), AT["a5"], AT["b4"])
    assert shown.meanwhile == step.before._replace(leaders=(-1, GONE))


def test_one_of_two_workers_stays_while_the_other_goes() -> None:
    tale = fresh()
    tale.draw("A1")
    tale.act(0, "tile c4 0", "place worker a5", "place worker a5", "move worker a5 b4", "end")
    made = history_from(tale.start)
    made.extend(tale.entries)

    assert showing(made.steps[4]).meanwhile.workers[0] == (AT["a5"],)


def test_a_figure_from_the_supply_comes_from_nowhere() -> None:
    step = steps()[9]

    assert showing(step) == Showing(step.before, AT["a5"], Token(1, leader=True), NOWHERE)


def test_what_happens_in_a_hexagon_is_shown_there() -> None:
    placed, uncovered = steps()[1], steps()[5]

    assert showing(placed) == Showing(placed.after, AT["c4"])
    assert showing(uncovered) == Showing(uncovered.after, AT["c4"])


def test_a_draw_and_the_end_of_a_turn_leave_the_board_alone() -> None:
    drawn, ended = steps()[0], steps()[6]

    assert showing(drawn) == Showing(drawn.after)
    assert showing(ended) == Showing(ended.after)
