"""The greedy player: scores each of its options one action ahead and takes the best."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.game import Game
from engine.players.chooser import Chooser
from engine.players.tikal.bidding import bid_or_pass, tile_value
from engine.players.tikal.evaluation import evaluate, pulls_of, strength_of
from engine.players.tikal.journeys import Journey, journeys
from engine.players.tikal.laying import best_laying
from engine.players.tikal.outlook import Outlook, outlook
from engine.players.tikal.paths import ways
from engine.tikal.actions import Action, ChooseTile, EndTurn, PlaceTile
from engine.tikal.position import Phase, Position

_FINE: Final = 60
"""Gains for each AP are compared in units this much smaller than values."""


def greedy(game: Game[Position, Action], position: Position, choose: Chooser) -> Action:
    """Return the action of `position`, which awaits a Choice, that promises the most.

    `choose` decides between equals.
    """
    view = outlook(position)
    if position.phase is Phase.BID:
        return bid_or_pass(position, view)
    legal = game.legal(position)
    if position.phase is Phase.ACT:
        best: Sequence[Action] = _most_for_its_ap(game, position, view, legal)
    elif position.phase is Phase.PLACE_TILE:
        best = _best_laying(position, view, legal)
    else:
        best = _best_tile(position, view, legal)
    return best[choose(len(best))]


def _most_for_its_ap(
    game: Game[Position, Action], position: Position, view: Outlook, legal: Sequence[Action]
) -> list[Action]:
    """Return the actions that gain the most for each AP, or EndTurn where nothing gains."""
    before = evaluate(position, view)
    best: list[Action] = [EndTurn()]
    most = 0
    for action, ap, after in _options(game, position, view, legal):
        gain = (evaluate(after, view) - before) * _FINE // ap
        if gain > most:
            best, most = [action], gain
        elif gain == most and gain and action not in best:
            best.append(action)
    return best


def _options(
    game: Game[Position, Action], position: Position, view: Outlook, legal: Sequence[Action]
) -> Iterator[Journey]:
    for action in legal:
        if not isinstance(action, EndTurn):
            after = game.apply(position, action)
            yield Journey(action, position.ap - after.ap, after)
    targets = [target for target, _ in pulls_of(position, view, strength_of(position, view.seat))]
    yield from journeys(position, ways(position.board, position.camps[view.seat]), targets, legal)


def _best_laying(position: Position, view: Outlook, legal: Sequence[Action]) -> list[PlaceTile]:
    placings = [action for action in legal if isinstance(action, PlaceTile)]
    return best_laying(placings, position, view)[1]


def _best_tile(position: Position, view: Outlook, legal: Sequence[Action]) -> list[ChooseTile]:
    choices = [action for action in legal if isinstance(action, ChooseTile)]
    values = [tile_value(action.tile, position, view) for action in choices]
    best = max(values)
    return [action for action, value in zip(choices, values, strict=True) if value == best]
