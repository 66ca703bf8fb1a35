"""Positions as text (docs/notation.md)."""

from pathlib import Path

import pytest

from engine.game import NotationError
from engine.tikal.flow_validity import CHECKS as FLOW_CHECKS
from engine.tikal.position_text import format_position, parse_position
from engine.tikal.validity import _CHECKS
from tests.engine.tikal.build import FRESH, GARDEN, GROVE, START, position, text

DOC = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
DOC_POSITIONS = [line for line in DOC.splitlines() if line.startswith("tikal ")]

POSITIONS = [
    text(START, phase="draw_tile", ap=0),
    text(GARDEN, "12;c3;13;a5*2,c3*3;b4,c4;00000000", FRESH, FRESH, ap=4),
    text(
        GARDEN.replace("c3:A1/0=1", "c3:A1/0=3*2").replace("=4", "=3*1"),
        "3;gone;14;-;-;00000010".replace("gone", "supply").replace("14", "18"),
        FRESH,
        ap=3,
    ),
    text(GROVE, FRESH, FRESH, tile="B6", scoring="1,0", seat="1"),
    text(
        GROVE,
        FRESH,
        FRESH,
        variant="auction",
        phase="bid",
        seat="0",
        ap=0,
        auction="B6,B1;0,1;-;3;1",
    ).replace("0;supply", "9;supply"),
    text(START.replace("a4=1", "a4=7!1"), FRESH, "0;gone;18;-;-;00000000"),
]


@pytest.mark.parametrize("written", POSITIONS)
def test_a_position_comes_back_from_its_text(written: str) -> None:
    assert format_position(parse_position(written)) == written


def test_each_position_in_the_documentation_can_be_read() -> None:
    assert len(DOC_POSITIONS) == 2
    for documented in DOC_POSITIONS:
        assert format_position(parse_position(documented)) == documented


def test_the_documentation_lists_every_fault_and_no_other() -> None:
    codes = ["tile_twice", "temple_tiles", *(code for code, _ in (*_CHECKS, *FLOW_CHECKS))]
    listed = DOC[DOC.index("| fault |") :].splitlines()[2:]
    assert [line.split("`")[1] for line in listed] == codes


def test_the_stack_and_the_temple_tiles_follow_from_the_rest() -> None:
    at = position(START.replace("a4=1", "a4=4"), tile="-")
    assert at.stack == tuple(range(36))
    assert list(at.temple_tiles) == [0, 0, 2, 5, 8, 11, 8, 5, 3, 2, 1]


SEATS = f" {FRESH} {FRESH}"
HEAD = "tikal basic act 0 10 - - - - "


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("", r"field=fields"),
        ("chess" + HEAD[5:] + START + SEATS, r"field=fields"),
        (HEAD + START + " " + FRESH, r"field=fields"),
        (HEAD + START + SEATS * 3, r"field=fields"),
        (HEAD.replace("basic", "blitz") + START + SEATS, r"field=variant"),
        (HEAD.replace("act", "acting") + START + SEATS, r"field=phase"),
        (HEAD.replace("act 0", "act 4") + START + SEATS, r"field=seat"),
        (HEAD.replace("10", "010") + START + SEATS, r"field=ap"),
        (HEAD.replace("10", "-1") + START + SEATS, r"field=ap"),
        (HEAD.replace("10 -", "10 A7") + START + SEATS, r"field=tile"),
        (HEAD.replace("- - - - ", "- 0,x - - ") + START + SEATS, r"field=scoring"),
        (HEAD.replace("- - - - ", "- - a1 - ") + START + SEATS, r"field=set_aside"),
        (HEAD.replace("- - - - ", "- - - A1 ") + START + SEATS, r"field=auction"),
        (HEAD.replace("- - - - ", "- - - -;-;-;0;x ") + START + SEATS, r"field=auction"),
        (HEAD + "a4=1;b5=1" + SEATS, r"field=board"),
        (HEAD + "a4=1,b5=11" + SEATS, r"field=board"),
        (HEAD + "a4=1,b5=1,c4:A9/0" + SEATS, r"field=board"),
        (HEAD + "a4:A1/0=1,b5=1" + SEATS, r"field=board"),
        (HEAD + START + SEATS.replace("18", "1x"), r"field=seat"),
        (HEAD + START + SEATS.replace("supply", "h6"), r"field=seat"),
        (HEAD + START + SEATS.replace(";-;-", ";a5*0;-"), r"field=seat"),
        (HEAD + START + SEATS.replace(";-;-", ";-;x1"), r"field=seat"),
        (HEAD + START + SEATS.replace("00000000", "00000004"), r"field=seat"),
        (HEAD + START + SEATS.replace("00000000", "000000"), r"field=seat"),
        (HEAD + START + SEATS.replace(";-;-;", ";-;"), r"field=seat"),
        (HEAD + "b5=1,a4=1" + SEATS, "not_canonical"),
        (HEAD + "a4=1,a5,b5=1" + SEATS, "not_canonical"),
        (HEAD + "a4=1,a5=1,b5=1" + SEATS, "not_canonical"),
        (HEAD + "a4=1,b5=1,h1" + SEATS, "not_canonical"),
        (HEAD + START + SEATS.replace("18;-", "16;a5,a5"), "not_canonical"),
        (HEAD + START + SEATS.replace("18;-", "17;a5*1"), "not_canonical"),
        ("t" * 2001, r"text_too_long \(most=2000\)"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(written: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        parse_position(written)


def seat(points: int = 0, leader: str = "supply", rest: str = "18;-;-;00000000") -> str:
    return f"{points};{leader};{rest}"


AUCTION_SEATS = (seat(20), seat(20))


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        (text("a4=1,b5=1,c4:A4/0,c5:A4/0"), "tile_twice"),
        (text("a4=1,b5=1,c4:A4/0", aside="A4"), "tile_twice"),
        (text("a4=10,b5=10"), "temple_tiles"),
        (text(GROVE + ",b2:B6/1"), "rotation_repeats"),
        (text("a4=1,b5=1,e4:A4/0"), "tile_unreachable"),
        (text("a4=1,b5=1,c4:A2/0=2,d3:A4/0"), "tile_unreachable"),
        (text("a4=1,b5=1,c4:B3/0"), "stack_order"),
        (text(GROVE, aside="B6"), "volcano_set_aside"),
        (text("a4=0,b5=1"), "temple_value"),
        (text("a4=1,b5=1,c4:A2/0=1"), "temple_value"),
        (text("a4=2*2,b5=1", ap=6), "temple_value"),
        (text("a4=1,b5=1,c4:A5/0=5"), "treasure_count"),
        (text("a4=1,b5=1,c4:A5/0=3*2", seat(rest="18;-;-;10000000"), FRESH), "treasure_count"),
        (text("a4=1,b4*1,b5=1", ap=0), "work_place"),
        (text("a4=1,b4!0,b5=1"), "guards"),
        (text("a4=1!2,b5=1"), "guards"),
        (text(GARDEN.replace("=1", "=1!0"), seat(rest="15;-;-;00000000"), FRESH), "guards"),
        (text(START, seat(rest="18;-;a5;00000000"), FRESH), "camps"),
        (text(GARDEN, seat(rest="18;-;c5;00000000"), FRESH), "camps"),
        (text(GARDEN, *[seat(rest="18;-;b4;00000000")] * 2), "camps"),
        (text(GROVE + ",b2:B3/0", seat(rest="18;-;b2,b4,c4;00000000"), FRESH), "camps"),
        (text(GARDEN, seat(rest="18;-;c4,b4;00000000"), FRESH), "camps"),
        (text(START, seat(rest="17;c4;-;00000000"), FRESH), "figure_place"),
        (text(GROVE + ",b2:B6/0", seat(leader="b2"), FRESH), "figure_place"),
        (text(START, seat(rest="17;-;-;00000000"), FRESH), "figure_count"),
        (text(START, seat(rest="18;a5;-;00000000"), FRESH), "figure_count"),
        (text(START, seat(leader="gone"), FRESH), "figure_count"),
        (text("a4=1!0,b5=1", seat(), FRESH), "figure_count"),
        (text(START, seat(rest="18;-;-;10000000"), FRESH), "found_treasures"),
        (text(GARDEN.replace("=4", "=3")), "found_treasures"),
        (
            text(
                GARDEN.replace("=4", "=0"),
                seat(rest="18;-;-;30000000"),
                seat(rest="18;-;-;10000000"),
            ),
            "found_treasures",
        ),
        (text(START, seat(1), FRESH, phase="first_player", seat="-", ap=0), "opening"),
        (text(START, FRESH, FRESH, phase="first_player", ap=0), "opening"),
        (text(START, phase="bid", ap=0), "variant"),
        (text(START, auction="-;-;-;0;-"), "variant"),
        (text(START, *AUCTION_SEATS, variant="auction"), "variant"),
        (text(START, seat="2"), "seat"),
        (text(START, seat="-"), "seat"),
        (text(START, phase="over", ap=0), "seat"),
        (text("a4=2*1,b5=1", phase="place_tile", tile="A1", ap=0), "work"),
        (text(GARDEN, phase="draw_treasure", ap=7), "found_treasures"),
        (text("a4=1,b5=1,c4:A5/0=3", phase="draw_treasure", ap=7), "work"),
        (text(START, ap=11), "ap"),
        (text("a4=2*1,b5=1", ap=9), "ap"),
        (text(START, phase="draw_tile", ap=1), "ap"),
        (text(GROVE, tile="B6", scoring="1,0"), "scoring"),
        (text(GROVE, FRESH, FRESH, FRESH, tile="B6", scoring="0,2"), "scoring"),
        (text(GROVE, tile="B6", scoring="0,1,0"), "scoring"),
        (text(GROVE, phase="place_tile", ap=0, tile="B6", scoring="0,1"), "scoring"),
        (text(START, phase="place_tile", ap=0), "tile"),
        (text(START, tile="A1"), "tile"),
        (text(START, tile="A1", scoring="0,1"), "tile"),
        (text(GROVE, tile="B6"), "tile"),
        (text(START, scoring="0,1"), "stack"),
        (text(START, phase="over", seat="-", ap=0), "stack"),
        (text(GARDEN, *AUCTION_SEATS, variant="auction", auction="-;-;-;0;-"), "tiles_out"),
        (
            text(
                START,
                *AUCTION_SEATS,
                variant="auction",
                phase="bid",
                ap=0,
                auction="A1,A2;1,0;-;0;-",
            ),
            "display",
        ),
        (
            text(
                START,
                *AUCTION_SEATS,
                variant="auction",
                phase="draw_tile",
                ap=0,
                auction="-;0;-;0;-",
            ),
            "display",
        ),
        (
            text(
                START, *AUCTION_SEATS, variant="auction", phase="bid", ap=0, auction="A1,A2;0;-;0;-"
            ),
            "display",
        ),
        (
            text(
                START,
                *AUCTION_SEATS,
                variant="auction",
                phase="choose_tile",
                ap=0,
                auction="A1,A2;0;-;0;-",
            ),
            "display",
        ),
        (
            text("a4=1,b5=1,c4:A4/0", *AUCTION_SEATS, variant="auction", auction="A1;0;-;0;-"),
            "display",
        ),
        (
            text("a4=1,b5=1,c4:A4/0", *AUCTION_SEATS, variant="auction", auction="A1;1;-;2;1"),
            "bids",
        ),
        (
            text(
                START,
                *AUCTION_SEATS,
                variant="auction",
                phase="bid",
                ap=0,
                auction="A1,A2;0,1;0;0;-",
            ),
            "bids",
        ),
        (
            text(
                START,
                *AUCTION_SEATS,
                variant="auction",
                phase="bid",
                ap=0,
                auction="A1,A2;0,1;1,1;0;-",
            ),
            "bids",
        ),
        (
            text(
                START,
                *AUCTION_SEATS,
                variant="auction",
                phase="bid",
                ap=0,
                auction="A1,A2;0,1;-;0;1",
            ),
            "bids",
        ),
        (
            text(
                START,
                *AUCTION_SEATS,
                variant="auction",
                phase="bid",
                ap=0,
                auction="A1,A2;0,1;-;3;0",
            ),
            "bids",
        ),
        (
            text(
                START,
                *AUCTION_SEATS,
                variant="auction",
                phase="bid",
                ap=0,
                auction="A1,A2;0,1;-;21;1",
            ),
            "bids",
        ),
        (
            text(
                START,
                *AUCTION_SEATS,
                variant="auction",
                phase="bid",
                ap=0,
                auction="A1,A2;0,1;1;3;1",
            ),
            "bids",
        ),
    ],
)
def test_what_no_game_brings_about_is_refused_with_its_fault(written: str, fault: str) -> None:
    with pytest.raises(NotationError, match="impossible_position") as refused:
        parse_position(written)
    assert refused.value.reason.params == (("fault", fault),)
