"""The game in words of the person's language: actions, draws, terrain, treasures."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from engine.game import Reason
from engine.tikal import actions as a
from engine.tikal.components import TILE_OF, TILES, Terrain
from engine.tikal.hexes import NAMES
from tikal_qt.games.tikal.reasons import OWN_SENTENCES, SENTENCES

translate = QCoreApplication.translate


def terrain_name(terrain: Terrain) -> str:
    """Return the name of a terrain, in lower case."""
    return {
        Terrain.BASE_CAMP: translate("Tikal", "base camp"),
        Terrain.TEMPLE: translate("Tikal", "temple"),
        Terrain.JUNGLE: translate("Tikal", "jungle"),
        Terrain.TREASURE: translate("Tikal", "treasure site"),
        Terrain.VOLCANO: translate("Tikal", "volcano"),
    }[terrain]


def tile_name(tile: int) -> str:
    """Return what a terrain tile shows, such as "temple 3" or "treasure site 2"."""
    shown = TILES[tile]
    name = terrain_name(shown.terrain)
    return f"{name} {shown.value}" if shown.value else name


def treasure_name(kind: int) -> str:
    """Return the name of a treasure kind 0-7."""
    return (
        translate("Tikal", "jade mask"),
        translate("Tikal", "painted bowl"),
        translate("Tikal", "obsidian blade"),
        translate("Tikal", "shell necklace"),
        translate("Tikal", "clay flute"),
        translate("Tikal", "sun disc"),
        translate("Tikal", "jaguar idol"),
        translate("Tikal", "feather crown"),
    )[kind]


def figure_name(figure: a.Figure) -> str:
    """Return "the leader" or "a worker"."""
    if figure is a.Figure.LEADER:
        return translate("Tikal", "the leader")
    return translate("Tikal", "a worker")


def seat_name(seat: int, names: Sequence[str]) -> str:
    """Return the player's name in `names` (by seat), or a number where that is not given."""
    if seat < len(names):
        return names[seat]
    return translate("Tikal", "player {number}").format(number=seat + 1)


def action_words(action: a.Action, names: Sequence[str] = ()) -> str:
    """Return what `action` does, a clause without its actor: "moves a worker from a5 to b4".

    names: of the players by seat, where they are known.
    """
    return _CLAUSES[type(action)](action, names)


def draw_words(purpose: str, outcome: str, names: Sequence[str] = ()) -> str:
    """Return what a draw brought, a clause without an actor: "draws a temple 3 (C1)"."""
    if purpose == "tile":
        return translate("Tikal", "draws the tile {tile}: {what}").format(
            tile=outcome, what=tile_name(TILE_OF[outcome])
        )
    if purpose == "treasure":
        return translate("Tikal", "digs up: {treasure}").format(
            treasure=treasure_name(int(outcome) - 1)
        )
    return translate("Tikal", "first player drawn: {name}").format(
        name=seat_name(int(outcome), names)
    )


def reason_words(reason: Reason, names: Sequence[str] = (), *, own: bool = False) -> str:
    """Return why something is not allowed as one sentence.

    names: of the players by seat, where they are known. own: the reader is the player to move.
    """
    sentences = {**SENTENCES, **OWN_SENTENCES} if own else SENTENCES
    source = sentences.get(reason.code)
    if source is None:
        return translate("Reasons", "That is not possible ({code}).").format(code=reason.code)
    values = {name: _parameter(name, value, names) for name, value in reason.params}
    return translate("Reasons", str(source)).format_map(values)


def _parameter(name: str, value: int | str, names: Sequence[str]) -> str:
    if name == "seat":
        return seat_name(int(value), names)
    if name == "kind":
        return treasure_name(int(value) - 1)
    if value == "leader":
        return translate("Reasons", "leader")
    if value == "worker":
        return translate("Reasons", "worker")
    return str(value)


def _place_tile(action: a.PlaceTile, _names: Sequence[str]) -> str:
    return translate("Tikal", "places the tile in {hexagon}").format(hexagon=NAMES[action.hexagon])


def _place_figure(action: a.PlaceFigure, _names: Sequence[str]) -> str:
    return translate("Tikal", "brings {figure} to {hexagon}").format(
        figure=figure_name(action.figure), hexagon=NAMES[action.hexagon]
    )


def _transfer(action: a.Transfer, _names: Sequence[str]) -> str:
    return translate("Tikal", "transfers {figure} from {origin} to {target}").format(
        figure=figure_name(action.figure),
        origin=NAMES[action.origin],
        target=NAMES[action.target],
    )


def _move(action: a.Move, _names: Sequence[str]) -> str:
    return translate("Tikal", "moves {figure} from {origin} to {target}").format(
        figure=figure_name(action.figure),
        origin=NAMES[action.origin],
        target=NAMES[action.target],
    )


def _uncover(action: a.Uncover, _names: Sequence[str]) -> str:
    return translate("Tikal", "uncovers a level of the temple in {hexagon}").format(
        hexagon=NAMES[action.hexagon]
    )


def _dig(action: a.Dig, _names: Sequence[str]) -> str:
    return translate("Tikal", "digs for a treasure in {hexagon}").format(
        hexagon=NAMES[action.hexagon]
    )


def _exchange(action: a.Exchange, names: Sequence[str]) -> str:
    return translate("Tikal", "gives {give} to {name} for {take}").format(
        give=treasure_name(action.give),
        name=seat_name(action.seat, names),
        take=treasure_name(action.take),
    )


def _camp(action: a.Camp, _names: Sequence[str]) -> str:
    return translate("Tikal", "pitches a camp in {hexagon}").format(hexagon=NAMES[action.hexagon])


def _guard(action: a.Guard, _names: Sequence[str]) -> str:
    return translate("Tikal", "sets a guard on the temple in {hexagon}").format(
        hexagon=NAMES[action.hexagon]
    )


def _end_turn(_action: a.EndTurn, _names: Sequence[str]) -> str:
    return translate("Tikal", "ends the turn")


def _bid(action: a.Bid, _names: Sequence[str]) -> str:
    return translate("Tikal", "bids {amount}").format(amount=action.amount)


def _pass(_action: a.Pass, _names: Sequence[str]) -> str:
    return translate("Tikal", "passes")


def _choose_tile(action: a.ChooseTile, _names: Sequence[str]) -> str:
    return translate("Tikal", "chooses the tile {tile}: {what}").format(
        tile=TILES[action.tile].name, what=tile_name(action.tile)
    )


_CLAUSES: Final[Mapping[type[a.Action], Callable[[Any, Sequence[str]], str]]] = {
    a.PlaceTile: _place_tile,
    a.PlaceFigure: _place_figure,
    a.Transfer: _transfer,
    a.Move: _move,
    a.Uncover: _uncover,
    a.Dig: _dig,
    a.Exchange: _exchange,
    a.Camp: _camp,
    a.Guard: _guard,
    a.EndTurn: _end_turn,
    a.Bid: _bid,
    a.Pass: _pass,
    a.ChooseTile: _choose_tile,
}
