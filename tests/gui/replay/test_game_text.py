"""A whole game as text, and that the text alone gives the game back."""

from engine.tikal.game import Tikal
from tests.gui.tale import two_turns
from tikal_qt.games.tikal.history import history_from
from tikal_qt.replay.game_text import game_text

TIKAL = Tikal()


def text() -> str:
    tale = two_turns()
    made = history_from(tale.start)
    made.extend(tale.entries)
    return game_text(made, ("Ana", "Bea\nseat 2 Eve"))


def test_a_game_is_a_line_an_entry() -> None:
    lines = text().splitlines()

    assert lines[0] == TIKAL.format_position(two_turns().start)
    assert lines[1:-1] == [
        "seat 0 Ana",
        "seat 1 Bea\N{REPLACEMENT CHARACTER}seat 2 Eve",
        "draw tile A1",
        "0 tile c4 0; place worker a5; move worker a5 b4; move worker b4 c4; uncover c4; end",
        "draw tile A4",
        "1 tile c5 0; place leader a5; move leader a5 b4; move leader b4 c4; end",
        "draw tile A2",
    ]
    assert lines[-1] == f"position {TIKAL.format_position(two_turns().position)}"


def test_the_text_alone_gives_the_game_back() -> None:
    first, *lines = text().splitlines()
    position = TIKAL.parse_position(first)
    for line in lines:
        who, rest = line.split(" ", 1)
        if who == "position":
            assert TIKAL.parse_position(rest) == position
        elif who == "draw":
            for draw in rest.split("; "):
                position = TIKAL.draw(position, draw.split(" ")[1])
        elif who != "seat":
            for action in rest.split("; "):
                position = TIKAL.apply(position, TIKAL.parse_action(action))
    assert position == two_turns().position
