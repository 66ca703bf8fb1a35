"""How a game begins (rules, "Board and setup")."""

import pytest

from engine.game import RANDOM_FIRST_PLAYER, Draw, Setup, SetupError
from engine.tikal.chance import drawn
from engine.tikal.opening import new
from engine.tikal.position import NO_TILE, NOBODY, SUPPLY, Phase
from engine.tikal.position_text import format_position
from engine.tikal.rules import awaiting


def test_the_first_position() -> None:
    at = new(Setup(2, "basic", 1))
    assert format_position(at) == (
        "tikal basic draw_tile 1 0 - - - - a4=1,b5=1"
        " 0;supply;18;-;-;00000000 0;supply;18;-;-;00000000"
    )
    assert len(at.stack) == 36
    assert list(at.temple_tiles) == [0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1]
    assert (at.leaders, at.workers, at.tile) == ((SUPPLY, SUPPLY), ((), ()), NO_TILE)


def test_the_auction_version_begins_with_20_points_and_a_display_to_fill() -> None:
    at = new(Setup(3, "auction", 2))
    assert at.scores == (20, 20, 20)
    assert awaiting(at) == Draw("tile", ("A1", "A2", "A3", "A4", "A5", "A6"), None)
    assert (at.phase, at.seat) == (Phase.DRAW_TILE, 2)


@pytest.mark.parametrize(("variant", "beneficiary"), [("basic", 3), ("auction", None)])
def test_a_first_player_can_be_drawn(variant: str, beneficiary: int | None) -> None:
    at = new(Setup(4, variant, RANDOM_FIRST_PLAYER))
    assert at.seat == NOBODY
    assert awaiting(at) == Draw("first_player", ("0", "1", "2", "3"), None)
    begun = drawn(at, "3")
    assert begun == new(Setup(4, variant, 3))
    assert awaiting(begun) == Draw("tile", ("A1", "A2", "A3", "A4", "A5", "A6"), beneficiary)


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (Setup(1, "basic"), r"players_out_of_range \(least=2, most=4\)"),
        (Setup(5, "basic"), r"players_out_of_range \(least=2, most=4\)"),
        (Setup(2, "blitz"), r"unknown_variant \(variant=blitz\)"),
        (Setup(2, "basic", 2), r"unknown_first_player \(seat=2\)"),
        (Setup(2, "basic", -2), r"unknown_first_player \(seat=-2\)"),
    ],
)
def test_a_set_up_that_does_not_fit_is_refused(setup: Setup, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        new(setup)
