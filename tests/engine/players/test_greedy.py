"""What the greedy player does."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.game import Setup
from engine.players.registry import STRATEGIES
from engine.players.tikal.greedy import greedy
from engine.players.tikal.laying import laying_value, nearness
from engine.players.tikal.outlook import outlook
from engine.tikal.actions import (
    Action,
    Bid,
    ChooseTile,
    Dig,
    EndTurn,
    Exchange,
    Figure,
    Guard,
    Move,
    Pass,
    PlaceFigure,
    PlaceTile,
    Uncover,
)
from engine.tikal.components import TILE_OF
from engine.tikal.hexes import HEXAGON_OF
from engine.tikal.position import GONE, SUPPLY, Auction, Phase, Position
from tests.engine.players.matches import play, wins
from tests.engine.players.positions import (
    GAME,
    VOLCANO,
    acting,
    at,
    by_hexagon,
    kinds,
    last_turn,
)

A4, B4, A5, B5 = (HEXAGON_OF[name] for name in ("a4", "b4", "a5", "b5"))


NOBODY_TO_COME = {"leaders": (GONE, SUPPLY), "supply": (0, 18)}


def decided(position: Position) -> Action:
    """Return what greedy does; where options are equal, the first."""
    return greedy(GAME, position, lambda n: 0)


def test_with_its_last_ap_it_takes_a_majority() -> None:
    position = last_turn(
        2,
        leaders=(A5, SUPPLY),
        workers=((), at("a4")),
        temples=by_hexagon(a4=5, b5=1),
    )
    assert decided(position) == Move(Figure.LEADER, A5, A4)


def test_it_does_not_give_up_a_majority_for_a_smaller_one() -> None:
    position = last_turn(4, leaders=(A4, SUPPLY), temples=by_hexagon(a4=5, b5=4), supply=(0, 18))
    assert decided(position) == Uncover(A4)


def test_it_walks_several_steps_to_a_temple() -> None:
    position = last_turn(3, leaders=(GONE, SUPPLY), temples=by_hexagon(a4=5, b5=1))
    assert decided(position) == PlaceFigure(Figure.WORKER, A5)
    placed = GAME.apply(position, PlaceFigure(Figure.WORKER, A5))
    assert decided(placed) == Move(Figure.WORKER, A5, A4)


def test_it_does_not_set_out_where_the_ap_do_not_reach() -> None:
    position = last_turn(2, leaders=(GONE, SUPPLY), temples=by_hexagon(a4=5, b5=1))
    assert decided(position) == EndTurn()


def test_it_digs() -> None:
    position = last_turn(3, **NOBODY_TO_COME, workers=(at("b4"), ()), treasures=by_hexagon(b4=2))
    assert decided(position) == Dig(B4)


def test_it_completes_a_set_by_exchange() -> None:
    position = last_turn(3, **NOBODY_TO_COME, found=(kinds(2, 2, 3, 5), kinds(5, 7)))
    assert decided(position) == Exchange(give=2, seat=1, take=4)


def test_it_keeps_singles_of_equal_worth() -> None:
    position = last_turn(3, **NOBODY_TO_COME, found=(kinds(3), kinds(5)))
    assert decided(position) == EndTurn()


def test_it_guards_a_contested_high_temple_early() -> None:
    position = acting(
        5,
        leaders=(GONE, SUPPLY),
        workers=(at("a4", "a4"), at("a4")),
        temples=by_hexagon(a4=9, b5=1),
    )
    assert decided(position) == Guard(A4)


def test_it_sets_no_guard_when_nothing_more_is_scored() -> None:
    position = last_turn(
        5,
        leaders=(GONE, SUPPLY),
        workers=(at("a4", "a4"), at("a4")),
        temples=by_hexagon(a4=10, b5=1),
        supply=(0, 17),
    )
    assert decided(position) == EndTurn()


def test_the_chooser_decides_between_equals() -> None:
    position = last_turn(2, leaders=(A5, SUPPLY), temples=by_hexagon(a4=4, b5=4))
    assert greedy(GAME, position, lambda n: 0) == Move(Figure.LEADER, A5, A4)
    assert greedy(GAME, position, lambda n: n - 1) == Move(Figure.LEADER, A5, B5)


def bidding(display: tuple[str, ...], **facts: Any) -> Position:
    """Return a two-player auction in which seat 0 is asked first."""
    begun = GAME.new(Setup(2, "auction", 0))
    tiles = tuple(TILE_OF[name] for name in display)
    auction = Auction(tiles, (0, 1), (), 0, -1)
    stack = tuple(tile for tile in begun.stack if tile not in tiles)
    asked = begun._replace(phase=Phase.BID, seat=0, auction=auction, stack=stack)
    return asked._replace(**facts)


def test_it_bids_nothing_for_one_of_two_alike() -> None:
    assert decided(bidding(("C4", "C3"))) == Pass()


AHEAD = {
    "leaders": (A4, SUPPLY),
    "temples": by_hexagon(a4=10, b5=1),
    "found": (kinds(1, 1, 1, 2, 2, 2), kinds()),
}
"""16 points a scoring round to nothing."""


def test_it_bids_for_a_volcano_when_ahead_and_never_above_its_points() -> None:
    assert decided(bidding(("B6", "B3"), **AHEAD)) == Bid(1)
    assert decided(bidding(("B6", "B3"), **AHEAD, scores=(0, 20))) == Pass()
    raised = bidding(("B6", "B3"), **AHEAD)
    assert raised.auction is not None
    assert decided(raised._replace(auction=raised.auction._replace(bid=20, bidder=1))) == Pass()


def test_it_takes_the_volcano_when_ahead_and_leaves_it_when_behind() -> None:
    ahead = bidding(("B6", "B3"), **AHEAD, phase=Phase.CHOOSE_TILE)
    assert decided(ahead) == ChooseTile(VOLCANO)
    behind = ahead._replace(seat=1)
    assert decided(behind) == ChooseTile(TILE_OF["B3"])


def test_it_lays_a_temple_nearer_to_itself_than_to_its_rivals() -> None:
    position = GAME.draw(GAME.new(Setup(2, "basic", 0)), "A3")
    position = position._replace(leaders=(A4, B5))
    chosen = decided(position)
    assert isinstance(chosen, PlaceTile)
    laid = GAME.apply(position, chosen)
    near = nearness(laid, 0)
    assert near.own[chosen.hexagon] < near.rivals[chosen.hexagon]


def test_a_volcano_is_laid_in_the_rivals_way() -> None:
    position = acting(0, phase=Phase.PLACE_TILE, tile=VOLCANO, leaders=(A4, B5))
    view = outlook(position)
    values = {
        action.hexagon: laying_value(action, position, view, nearness(position, 0))
        for action in GAME.legal(position)
        if isinstance(action, PlaceTile)
    }
    assert values[HEXAGON_OF["c5"]] > values[HEXAGON_OF["a3"]]


@pytest.mark.parametrize("variant", ["basic", "auction"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_hold_only_legal_actions(variant: str, players: int) -> None:
    scores = play(variant, [greedy] * players, 1).scores
    assert min(scores) > 20


@pytest.mark.parametrize("variant", ["basic", "auction"])
def test_it_beats_the_random_player(variant: str) -> None:
    """The campaign `python -m tests.engine.players` plays a hundred games of each version."""
    assert wins(variant, STRATEGIES["tikal"], range(8)) == {"greedy": 8, "random": 0}


GAME_UNDER_SEED = """
from engine.players.tikal.greedy import greedy
from tests.engine.players.matches import GAME, play
print(GAME.position_hash(play("auction", [greedy] * 2, 5)).hex())
"""


def test_the_hash_seed_of_python_changes_nothing() -> None:
    ends = {
        subprocess.run(
            [sys.executable, "-c", GAME_UNDER_SEED],
            cwd=Path(__file__).parents[3],
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1")
    }
    assert ends == {GAME.position_hash(play("auction", [greedy] * 2, 5)).hex() + "\n"}
