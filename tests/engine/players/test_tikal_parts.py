"""What the greedy player knows: ways, the scoring to come, what a position is worth."""

from engine.game import Setup
from engine.players.tikal.evaluation import evaluate, strength_of
from engine.players.tikal.journeys import journeys
from engine.players.tikal.outlook import expected_dig, outlook
from engine.players.tikal.paths import FAR, REACH, distances, ways
from engine.tikal.actions import Figure, Move, PlaceFigure
from engine.tikal.board import start_board
from engine.tikal.components import TILE_OF
from engine.tikal.hexes import HEXAGON_OF
from engine.tikal.position import SUPPLY
from tests.engine.players.positions import GAME, VOLCANO, acting, at, by_hexagon, kinds, last_turn

A4, B4, A5, B5 = (HEXAGON_OF[name] for name in ("a4", "b4", "a5", "b5"))
NOTHING = kinds()


def test_ways_add_the_stones_of_each_step() -> None:
    walk = distances(start_board())
    assert [walk[A5][h] for h in (A5, A4, B4, B5)] == [0, 2, 1, 2]
    assert [walk[A4][h] for h in (A5, A4, B4, B5)] == [2, 0, 3, 4]
    assert walk[A5][HEXAGON_OF["c4"]] == FAR


def test_from_the_supply_placing_costs_one_more() -> None:
    _, enter, capped = ways(start_board(), ())
    assert [enter[h] for h in (A5, A4, B4, B5)] == [1, 3, 2, 3]
    assert enter[HEXAGON_OF["h5"]] == FAR
    assert capped[HEXAGON_OF["h5"]] == REACH
    assert capped[A4] == 3


def test_a_camp_shortens_the_ways_of_its_owner() -> None:
    c4 = HEXAGON_OF["c4"]
    # A4 unturned has stones N NE S: to the jungle b4 (NE 1 and SE 1 of c4's 0) it costs 1.
    board = start_board().with_tile(c4, TILE_OF["A4"], 0)
    assert distances(board)[A5][c4] == 1 + distances(board)[B4][c4]
    walk, enter, _ = ways(board, (c4,))
    assert enter[c4] == 1
    assert walk[A5][c4] == 1
    assert walk[A4][c4] == 2 + 1
    assert walk[c4][B5] == min(distances(board)[c4][B5], 1 + 2)


def test_scoring_turns_to_come() -> None:
    start = outlook(acting(10))
    assert (start.now, start.later) == (0, 4)
    held = acting(10, scoring=(0, 1), tile=VOLCANO)
    held = held._replace(stack=tuple(t for t in held.stack if t != VOLCANO))
    first = outlook(held)
    assert (first.now, first.later) == (1, 3)
    last = outlook(last_turn(10))
    assert (last.now, last.later) == (1, 0)
    assert outlook(acting(10, stack=())).later == 1


def test_a_volcano_on_display_is_still_to_come() -> None:
    begun = GAME.new(Setup(2, "auction", 0))
    assert begun.auction is not None
    shown = begun._replace(
        auction=begun.auction._replace(display=(VOLCANO,)),
        stack=tuple(t for t in begun.stack if t != VOLCANO),
        seat=0,
    )
    assert outlook(shown).later == 4


def test_the_strongest_rival_of_each_hexagon() -> None:
    position = acting(
        1, players=3, workers=((), at("a4", "a4"), at("a4", "b5")), leaders=(A4, SUPPLY, B5)
    )
    rivals = outlook(position._replace(found=(NOTHING,) * 3)).rivals
    assert [rivals[h] for h in (A4, B5, A5)] == [2, 4, 0]


def test_what_a_dig_promises() -> None:
    assert expected_dig((NOTHING, NOTHING), 0) == 1000
    # Of the 19 left the one of kind 1 makes a triplet (+3), each of two of kind 2 a pair (+2), and
    # one of kind 3 and three each of kinds 4-8 begin a set (+1): 23 points in 19.
    assert expected_dig((kinds(1, 1, 2), kinds(3, 3)), 0) == 1210
    everything = bytes([3] * 8)
    assert expected_dig((everything, NOTHING), 1) == 0


def test_the_last_turn_is_worth_its_points() -> None:
    # A majority of value 4 and a pair of treasures; the rival's pair counts against it.
    held = last_turn(
        0,
        leaders=(A4, SUPPLY),
        temples=by_hexagon(a4=4, b5=1),
        found=(kinds(2, 2), NOTHING),
    )
    assert evaluate(held, outlook(held)) == 4000 + 3000
    tied = held._replace(workers=((), at("a4", "a4", "a4")))
    assert evaluate(tied, outlook(tied)) == 3000


def test_a_guard_is_worth_every_scoring_to_come() -> None:
    guarded = acting(0, temples=by_hexagon(a4=5), guards=by_hexagon(a4=1))
    unguarded = guarded._replace(guards=by_hexagon())
    view = outlook(guarded)
    kept = evaluate(guarded, view) - evaluate(unguarded, view)
    assert view.later == 4
    assert kept > 5 * 4 * 1000 // 2


def test_strength_is_the_leader_for_three() -> None:
    position = acting(1, workers=(at("a4", "a4", "a5"), ()), leaders=(A4, SUPPLY))
    assert strength_of(position, 0) == {A4: 5, A5: 1}


def test_journeys_are_ways_of_several_steps() -> None:
    position = acting(4, leaders=(A4, SUPPLY), workers=((), ()))
    found = list(journeys(position, ways(position.board, ()), [A4, B5], GAME.legal(position)))
    by_worker, by_leader = sorted(found, key=lambda journey: journey.ap)[-2:]
    firsts = {journey.first: journey.ap for journey in found}
    assert firsts == {
        PlaceFigure(Figure.WORKER, A5): 3,
        Move(Figure.LEADER, A4, A5): 4,
    }
    assert by_leader.after.leaders[0] == B5
    assert by_leader.after.ap == 0
    assert by_worker.after.supply[0] == position.supply[0] - 1


def test_a_journey_beyond_the_ap_is_none() -> None:
    position = acting(2, workers=((), ()))
    assert list(journeys(position, ways(position.board, ()), [A4], GAME.legal(position))) == []
