"""Computer players by name."""

import pytest

from engine.game import Setup
from engine.games import GAMES
from engine.players.registry import STRATEGIES, computer_players
from engine.tikal.game import Tikal

GAME = Tikal()


def test_every_game_has_players_the_strongest_first() -> None:
    assert set(STRATEGIES) == set(GAMES)
    assert list(STRATEGIES["tikal"]) == ["greedy", "random"]
    assert list(computer_players(GAME, b"")) == ["greedy", "random"]


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_player_answers_with_the_text_of_a_legal_action(name: str) -> None:
    position = GAME.draw(GAME.new(Setup(3, "basic", 2)), "A5")
    text = computer_players(GAME, b"s")[name](position)
    assert GAME.parse_action(text) in GAME.legal(position)


def test_seed_and_position_decide() -> None:
    position = GAME.draw(GAME.new(Setup(2, "basic", 0)), "A4")
    answers = [computer_players(GAME, b"%d" % seed)["random"](position) for seed in range(40)]
    again = [computer_players(GAME, b"%d" % seed)["random"](position) for seed in range(40)]
    assert again == answers
    assert len(set(answers)) > 10
    player = computer_players(GAME, b"7")["random"]
    player(GAME.draw(GAME.new(Setup(4, "basic", 1)), "A1"))
    assert player(position) == answers[7]
