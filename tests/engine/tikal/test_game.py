"""Tikal behind the contract every game shares."""

import pytest

from engine.game import Choice, Draw, NotationError, Setup
from engine.games import game
from engine.tikal.hexes import HEXAGON_OF
from tests.engine.tikal.build import position
from tests.present import present

TIKAL = game("tikal")


def test_what_it_says_of_itself() -> None:
    assert (TIKAL.name, TIKAL.variants) == ("tikal", ("basic", "auction"))
    assert (TIKAL.min_players, TIKAL.max_players) == (2, 4)


def test_the_first_turn_through_the_contract() -> None:
    at = TIKAL.new(Setup(2, "basic", 1))
    assert TIKAL.awaiting(at) == Draw("tile", ("A1", "A2", "A3", "A4", "A5", "A6"), 1)
    at = TIKAL.draw(at, "A4")
    assert TIKAL.awaiting(at) == Choice(1)
    assert TIKAL.format_action(TIKAL.absent_policy(at)) == "tile a3 0"
    at = TIKAL.apply(at, TIKAL.parse_action("tile c4 0"))
    refused = present(TIKAL.why_illegal(at, TIKAL.parse_action("place worker c4")))
    assert (refused.code, refused.params) == ("not_own_camp", (("hexagon", "c4"),))
    assert [TIKAL.format_action(action) for action in TIKAL.legal(at)] == [
        "place leader a5",
        "place worker a5",
        "camp b4",
        "camp c4",
        "end",
    ]
    written = TIKAL.format_position(at)
    assert written == (
        "tikal basic act 1 10 - - - - a4=1,b5=1,c4:A4/0"
        " 0;supply;18;-;-;00000000 0;supply;18;-;-;00000000"
    )
    assert TIKAL.parse_position(written) == at


def test_the_hash_tells_every_difference_apart() -> None:
    texts = [
        "tikal basic draw_tile 0 0 - - - - a4=1,b5=1 {0} {0}",
        "tikal basic draw_tile 1 0 - - - - a4=1,b5=1 {0} {0}",
        "tikal basic draw_tile 0 0 - - - - a4=1,b5=1 {0} {0} {0}",
        "tikal basic draw_tile 0 0 - - - - a4=2,b5=1 {0} {0}",
        "tikal basic draw_tile 0 0 - - - - a4=1,b5=1,c4:A4/0 {0} {0}",
        "tikal basic draw_tile 0 0 - - - - a4=1,b5=1,c4:A4/1 {0} {0}",
        "tikal basic draw_tile 0 0 - - - - a4=1,b5=1 1;a5;18;-;-;00000000 {0}",
    ]
    fresh = "0;supply;18;-;-;00000000"
    hashes = [TIKAL.position_hash(TIKAL.parse_position(t.format(fresh))) for t in texts]
    assert [len(digest) for digest in hashes] == [32] * 7
    assert len(dict.fromkeys(hashes)) == 7


def test_what_is_no_text_of_tikal_is_refused() -> None:
    with pytest.raises(NotationError, match="unknown_action"):
        TIKAL.parse_action("castle")
    with pytest.raises(NotationError, match="bad_position_field"):
        TIKAL.parse_position("rnbqkbnr/pppppppp/8/8")


def test_a_board_tells_the_stones_of_a_hexagon() -> None:
    board = position("a4=1,b5=1,c4:A4/2").board
    assert board.stones(HEXAGON_OF["c4"]) == (0, 0, 1, 1, 0, 1)
    assert board.stones(HEXAGON_OF["h1"]) is None
