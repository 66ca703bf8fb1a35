"""The player without a plan."""

from engine.game import Setup
from engine.players.chooser import seeded
from engine.players.uniform import uniform
from engine.tikal.game import Tikal

GAME = Tikal()


def test_every_legal_action_comes_up() -> None:
    position = GAME.draw(GAME.new(Setup(2, "basic", 0)), "A4")
    legal = GAME.legal(position)
    choose = seeded(b"all")
    assert {uniform(GAME, position, choose) for _ in range(400)} == set(legal)


def test_the_chooser_picks_by_index() -> None:
    position = GAME.draw(GAME.new(Setup(2, "basic", 0)), "A4")
    legal = GAME.legal(position)
    assert uniform(GAME, position, lambda n: n - 1) == legal[-1]
    assert uniform(GAME, position, lambda n: 0) == legal[0]
