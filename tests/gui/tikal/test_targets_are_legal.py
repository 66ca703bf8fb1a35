"""At positions of whole random games, what the board offers is what the engine allows."""

import random
from collections.abc import Iterator

import pytest

from engine.game import Choice, Draw, Setup
from engine.tikal import rules
from engine.tikal.actions import Action, Camp, Dig, Figure, Guard, PlaceFigure, PlaceTile, Uncover
from engine.tikal.chance import drawn
from engine.tikal.opening import new
from engine.tikal.position import Phase, Position
from tikal_qt.games.tikal.hindrances import hindrance
from tikal_qt.games.tikal.modes import ACTION_OF, Mode
from tikal_qt.games.tikal.turn import TurnModel

WORKS = {Mode.UNCOVER: Uncover, Mode.DIG: Dig, Mode.CAMP: Camp, Mode.GUARD: Guard}


def choices(seed: int, players: int, variant: str) -> Iterator[Position]:
    """Every tenth position of a random game in which a seat has a choice."""
    chance = random.Random(seed)
    position, count = new(Setup(players, variant, 0)), 0
    while True:
        awaited = rules.awaiting(position)
        if isinstance(awaited, Draw):
            position = drawn(position, chance.choice(awaited.choices))
        elif isinstance(awaited, Choice):
            count += 1
            if count % 10 == 0:
                yield position
            position = rules.apply(position, chance.choice(rules.legal(position)))
        else:
            return


GAMES = [(1, 2, "basic"), (2, 3, "auction"), (3, 4, "basic")]


@pytest.mark.parametrize(("seed", "players", "variant"), GAMES)
def test_targets_are_exactly_the_legal_actions(seed: int, players: int, variant: str) -> None:
    model, seen = TurnModel(), 0
    for position in choices(seed, players, variant):
        if position.phase not in {Phase.ACT, Phase.PLACE_TILE}:
            continue
        seen += 1
        model.set_position(position, True)
        assert offered(model, position) == {
            action for action in rules.legal(position) if type(action) in KINDS
        }
    assert seen >= 10


KINDS = {PlaceTile, PlaceFigure, *WORKS.values()}


def offered(model: TurnModel, position: Position) -> set[Action]:
    found: set[Action] = set()
    if position.phase is Phase.PLACE_TILE:
        for hexagon in model.targets():
            for _ in range(6):
                found.update(model.targets()[hexagon].actions)
                model.turn_tile(1, hexagon)
        return found
    for figure in Figure:
        model.choose_mode(Mode.PLACE_FIGURE, figure)
        found.update(action for target in model.targets().values() for action in target.actions)
    for mode in WORKS:
        model.choose_mode(mode)
        found.update(action for target in model.targets().values() for action in target.actions)
    return found


@pytest.mark.parametrize(("seed", "players", "variant"), GAMES)
def test_journeys_are_paid_and_legal_step_by_step(seed: int, players: int, variant: str) -> None:
    model, seen = TurnModel(), 0
    for position in choices(seed, players, variant):
        if position.phase is not Phase.ACT:
            continue
        model.set_position(position, True)
        for origin, figures in model.choosable().items():
            for figure in figures:
                model.select(origin, figure)
                for target in model.targets().values():
                    after = position
                    for action in target.actions:
                        after = rules.apply(after, action)
                    assert position.ap - after.ap == target.cost
                    seen += 1
        model.clear_selection()
    assert seen >= 10


@pytest.mark.parametrize(("seed", "players", "variant"), GAMES)
def test_a_mode_has_a_reason_exactly_if_it_offers_nothing(
    seed: int, players: int, variant: str
) -> None:
    for position in choices(seed, players, variant):
        kinds = {type(action) for action in rules.legal(position)}
        for mode, kind in ACTION_OF.items():
            if mode is Mode.PLACE_FIGURE:
                continue
            assert (hindrance(position, mode, Figure.WORKER) is None) == (kind in kinds), mode
