"""Turns, scoring rounds and the end (rules, "A turn", "Scoring rounds", "End")."""

import pytest

from engine.game import Choice, Draw, IllegalActionError, IllegalDrawError, Over
from engine.tikal.actions import EndTurn
from engine.tikal.chance import drawn
from engine.tikal.components import TILE_OF, TILES
from engine.tikal.hexes import HEXAGON_OF
from engine.tikal.notation import format_action, parse_action
from engine.tikal.position import NO_TILE, NO_WORK, NOBODY, Phase, Position
from engine.tikal.rules import absent_policy, apply, awaiting, is_barrier, legal
from tests.engine.tikal.build import (
    FRESH,
    GARDEN,
    GROVE,
    START,
    after,
    any_position,
    moves,
    position,
    refused,
)

EMPTY_STACK = "a4=1,b5=1,c4:G3/0"
"""Read with the other tiles set aside: the last tile lies in c4."""

ASIDE = ",".join(tile.name for tile in TILES[:36] if tile.name != "G3")


def last_turn(*seats: str, seat: str, variant: str = "basic", auction: str = "-") -> Position:
    return any_position(
        EMPTY_STACK, *seats, seat=seat, aside=ASIDE, variant=variant, auction=auction
    )


def test_the_turn_passes_clockwise_and_draws_for_the_next_player() -> None:
    at = after(position(GARDEN, FRESH, FRESH, FRESH, seat="2", ap=3), "end")
    assert awaiting(at) == Draw("tile", ("A2", "A3", "A6"), 0)
    at = drawn(at, "A3")
    assert (at.phase, at.seat, at.ap, TILES[at.tile].name) == (Phase.PLACE_TILE, 0, 0, "A3")
    assert awaiting(at) == Choice(0)
    assert TILE_OF["A3"] not in at.stack


def test_the_next_letter_is_drawn_when_one_is_used_up() -> None:
    at = after(position(GROVE), "end")
    assert awaiting(at) == Draw("tile", ("B1", "B2", "B3", "B4", "B5", "B6"), 1)


def test_ending_the_turn_forgets_what_was_worked_and_left_over() -> None:
    at = position(GARDEN.replace("c3:A1/0=1", "c3:A1/0=2*1"), "0;c3;18;-;-;00000000", FRESH, ap=7)
    at = after(at, "end")
    assert (at.ap, at.worked) == (0, NO_WORK)


@pytest.mark.parametrize("outcome", ["A1", "B1", "", "1", "a2"])
def test_only_what_can_be_drawn_is_taken(outcome: str) -> None:
    at = after(position(GARDEN), "end")
    with pytest.raises(IllegalDrawError, match="not_drawable"):
        drawn(at, outcome)


def test_nothing_is_drawn_where_no_draw_is_awaited() -> None:
    with pytest.raises(IllegalDrawError, match="no_draw_awaited"):
        drawn(position(GARDEN), "A2")


def test_nobody_acts_while_a_draw_is_awaited() -> None:
    at = after(position(GARDEN), "end")
    assert legal(at) == ()
    assert refused(at, "end") == ("draw_awaited", {})
    with pytest.raises(IllegalActionError, match="draw_awaited"):
        apply(at, EndTurn())
    with pytest.raises(IllegalActionError, match="draw_awaited"):
        absent_policy(at)


def b_tiles_begin(*seats: str, seat: str) -> Position:
    return any_position(GROVE, *seats, seat=seat, phase="draw_tile", ap=0)


def test_a_volcano_starts_a_scoring_round_with_its_drawer() -> None:
    at = b_tiles_begin("1;a4;18;-;-;00000000", "2;c3;18;-;-;00000000", FRESH, seat="1")
    at = drawn(at, "B6")
    assert (at.phase, at.seat, at.ap, at.scoring) == (Phase.ACT, 1, 10, (1, 2, 0))
    assert TILES[at.tile].name == "B6"
    assert refused(at, "tile b2 0") == ("use_ap_or_end_turn", {})
    at = after(at, "uncover c3", "end")
    assert at.scores == (1, 2 + 2, 0)
    assert (at.seat, at.ap, at.scoring) == (2, 10, (2, 0))
    at = after(at, "end")
    assert at.scores == (1, 4, 0)
    at = after(at, "end")
    assert at.scores == (2, 4, 0)
    assert (at.phase, at.seat, at.ap, at.scoring) == (Phase.PLACE_TILE, 1, 0, ())
    at = after(at, "tile b2 0")
    assert (at.phase, at.seat, at.ap, at.tile) == (Phase.ACT, 1, 10, NO_TILE)
    at = after(at, "end")
    assert at.scores == (2, 4, 0)
    assert awaiting(at) == Draw("tile", ("B1", "B2", "B3", "B4", "B5"), 2)


def test_each_player_scores_what_stands_when_his_turn_ends() -> None:
    """Seat 0 takes c3 (1) after seat 1 has scored it; both score it."""
    at = b_tiles_begin("0;c4;18;-;-;00000000", "0;supply;16;c3*2;-;00000000", seat="1")
    at = drawn(at, "B6")
    at = after(at, "end", "move leader c4 c3", "end")
    assert at.scores == (1, 1)


def test_the_limits_of_a_turn_hold_for_each_scoring_turn_and_the_turn_after_it() -> None:
    two = "0;supply;16;c3*2;-;00000000"
    at = drawn(b_tiles_begin(two, two, seat="0"), "B6")
    at = after(at, "uncover c3", "uncover c3")
    assert refused(at, "uncover c3") == ("twice_this_turn", {"hexagon": "c3"})
    at = after(at, "end", "uncover c3", "uncover c3")
    assert refused(at, "uncover c3") == ("twice_this_turn", {"hexagon": "c3"})
    at = after(at, "end", "tile b2 0", "uncover c3", "uncover c3")
    assert at.temples[HEXAGON_OF["c3"]] == 7


def test_after_the_last_tile_the_final_round_begins_with_the_next_player() -> None:
    at = last_turn("5;a4;18;-;-;00000000", "6;supply;18;-;-;00000000", FRESH, seat="1")
    at = after(at, "end")
    assert (at.phase, at.seat, at.ap, at.scoring) == (Phase.ACT, 2, 10, (2, 0, 1))
    at = after(at, "end", "end")
    assert at.scores == (6, 6, 0)
    at = after(at, "place leader a5", "end")
    assert (at.phase, at.seat, at.ap) == (Phase.OVER, NOBODY, 0)
    assert awaiting(at) == Over((6, 6, 0), (0, 1))
    assert legal(at) == ()
    assert refused(at, "end") == ("game_over", {})


def test_most_points_win_alone() -> None:
    seats = ("3;a4;18;-;-;00000000", "3;supply;18;-;-;00000000")
    at = after(last_turn(*seats, seat="1"), "end", "end", "end")
    assert awaiting(at) == Over((4, 3), (0,))


@pytest.mark.parametrize(
    ("points", "seat", "order"),
    [
        ((9, 4, 7, 2), "0", (3, 1, 2, 0)),
        ((5, 5, 5, 5), "1", (2, 3, 0, 1)),
        ((5, 8, 5, 8), "2", (0, 2, 3, 1)),
    ],
)
def test_the_auction_version_ends_from_fewest_points_to_most(
    points: tuple[int, ...], seat: str, order: tuple[int, ...]
) -> None:
    """Ties: who sits nearest clockwise after the one who placed the last tile goes first."""
    seats = [f"{score};supply;18;-;-;00000000" for score in points]
    at = last_turn(*seats, seat=seat, variant="auction", auction="-;-;-;0;-")
    assert after(at, "end").scoring == order


def test_ending_the_turn_and_digging_cannot_be_taken_back() -> None:
    at = position(GARDEN, "0;c5;16;c4*2;-;00000000", FRESH)
    barriers = {
        text: is_barrier(at, parse_action(text))
        for text in ("move worker c4 b4", "place worker a5", "camp b4", "dig c5", "end")
    }
    assert barriers == {
        "move worker c4 b4": False,
        "place worker a5": False,
        "camp b4": False,
        "dig c5": True,
        "end": True,
    }


def test_an_absent_player_places_in_the_first_place_and_spends_nothing() -> None:
    at = position(START, phase="place_tile", ap=0, tile="A4")
    assert format_action(absent_policy(at)) == "tile a3 0"
    assert absent_policy(position(GARDEN, "0;c5;15;c4*3;-;00000000", FRESH)) == EndTurn()


def test_ending_the_turn_is_always_offered() -> None:
    assert moves(position(GARDEN), "end") == ["end"]
    assert moves(position(GARDEN, ap=0)) == ["end"]
