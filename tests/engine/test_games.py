"""The list of games."""

import pytest

from engine.game import SetupError
from engine.games import GAMES, game


def test_a_game_is_found_by_its_name() -> None:
    assert game("tikal") is GAMES["tikal"]
    assert [(name, g.name) for name, g in GAMES.items()] == [("tikal", "tikal")]


def test_a_game_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(SetupError, match="unknown_game") as refused:
        game("chess")
    assert refused.value.reason.params == (("name", "chess"),)
