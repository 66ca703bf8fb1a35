"""Actions as text (docs/notation.md)."""

from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import NotationError
from engine.tikal import actions as a
from engine.tikal.hexes import HEXAGON_OF
from engine.tikal.notation import every_action, format_action, parse_action
from engine.tikal.reasons import REASONS

A5, B4, C3 = HEXAGON_OF["a5"], HEXAGON_OF["b4"], HEXAGON_OF["c3"]
DOC = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("written", "action"),
    [
        ("tile c3 3", a.PlaceTile(C3, 3)),
        ("place worker a5", a.PlaceFigure(a.Figure.WORKER, A5)),
        ("transfer leader a5 b4", a.Transfer(a.Figure.LEADER, A5, B4)),
        ("move worker a5 b4", a.Move(a.Figure.WORKER, A5, B4)),
        ("uncover c3", a.Uncover(C3)),
        ("dig c3", a.Dig(C3)),
        ("exchange 3 1 5", a.Exchange(2, 1, 4)),
        ("camp c3", a.Camp(C3)),
        ("guard c3", a.Guard(C3)),
        ("end", a.EndTurn()),
        ("bid 12", a.Bid(12)),
        ("pass", a.Pass()),
        ("choose B1", a.ChooseTile(6)),
    ],
)
def test_each_kind_of_action_has_its_text(written: str, action: a.Action) -> None:
    assert format_action(action) == written
    assert parse_action(written) == action


def test_every_action_has_a_text_of_its_own_and_comes_back_from_it() -> None:
    texts = {}
    for action in every_action():
        written = format_action(action)
        assert parse_action(written) == action
        texts[written] = action
    assert len(texts) == 240 + 80 + 3200 + 3200 + 40 + 40 + 256 + 40 + 40 + 1 + 999 + 1 + 36


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("", r"unknown_action \(word=\)"),
        ("End", r"unknown_action \(word=End\)"),
        (" end", r"unknown_action \(word=\)"),
        ("end ", r"argument_count \(action=end, needed=0\)"),
        ("move worker a5", r"argument_count \(action=move, needed=3\)"),
        ("move worker  a5 b4", r"argument_count \(action=move, needed=3\)"),
        ("uncover c6", r"bad_argument \(argument=hexagon, word=c6\)"),
        ("uncover C3", r"bad_argument \(argument=hexagon, word=C3\)"),
        ("move chief a5 b4", r"bad_argument \(argument=figure, word=chief\)"),
        ("tile c3 6", r"bad_argument \(argument=rotation, word=6\)"),
        ("tile c3 03", r"bad_argument \(argument=rotation, word=03\)"),
        ("bid 0", r"bad_argument \(argument=amount, word=0\)"),
        ("bid 1000", r"bad_argument \(argument=amount, word=1000\)"),
        ("bid ٣", r"bad_argument \(argument=amount, word=٣\)"),
        ("exchange 9 1 1", r"bad_argument \(argument=give, word=9\)"),
        ("exchange 1 4 1", r"bad_argument \(argument=seat, word=4\)"),
        ("choose H1", r"bad_argument \(argument=tile, word=H1\)"),
        ("end\n", r"unknown_action \(word=end\?\)"),
        ("e" * 41, r"text_too_long \(most=40\)"),
    ],
)
def test_what_is_no_action_is_refused_with_its_reason(written: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        parse_action(written)


@given(st.text(max_size=60))
def test_noise_is_no_action(noise: str) -> None:
    try:
        action = parse_action(noise)
    except NotationError:
        return
    assert format_action(action) == noise


def test_the_documentation_shows_every_kind_of_action() -> None:
    table = DOC[DOC.index("| text | action |") : DOC.index("## Draws")].splitlines()[2:]
    shown = [parse_action(line.split("`")[1]) for line in table if line.startswith("|")]
    assert [type(action) for action in shown] == list(get_args(a.Action))


def test_reasons_carry_only_their_named_parameters() -> None:
    with pytest.raises(NotationError) as refused:
        parse_action("dig z1")
    reason = refused.value.reason
    assert tuple(name for name, _ in reason.params) == REASONS[reason.code]
