"""One sentence that says whose turn it is and what is awaited."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.game import Choice, Draw
from engine.tikal import rules
from engine.tikal.position import Phase, Position
from tikal_qt.games.tikal.modes import Mode
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.games.tikal.words import figure_name, seat_name, tile_name, treasure_name
from tikal_qt.language.plural import counted

translate = QCoreApplication.translate


def status_sentence(model: TurnModel, names: Sequence[str]) -> str:
    """Return whose turn it is, what is awaited, the AP left and what a click will do.

    names: of the players by seat.
    """
    planned = model.planned
    if planned is None:
        return ""
    if model.waiting:
        return translate("Status", "Waiting until every player has confirmed it.")
    awaited = rules.awaiting(planned)
    if isinstance(awaited, Choice):
        name = seat_name(awaited.seat, names)
        if model.active:
            return _own_turn(model, planned, name)
        return _other_turn(planned, name)
    if isinstance(awaited, Draw):
        return _drawing(planned, awaited, names)
    return translate("Status", "The game is over.")


def found_sentence(kind: int, then: str) -> str:
    """Return `then` after what the person at the window has just dug up, a treasure of `kind`."""
    text = translate("Status", "You have dug up: {treasure}. {then}")
    return text.format(treasure=treasure_name(kind), then=then)


def following_sentence(name: str) -> str:
    """Return what `name` is told, whose turn it is, while the turns of others are shown."""
    text = translate(
        "Status", "{name}, it is your turn. First you see what the others did; “Skip” ends that."
    )
    return text.format(name=name)


def looking_back_sentence(name: str) -> str:
    """Return what `name` is told, whose turn it is, while looking back."""
    text = translate("Status", "{name}, it is your turn: go back to the game to take it.")
    return text.format(name=name)


def _drawing(position: Position, draw: Draw, names: Sequence[str]) -> str:
    if draw.purpose == "first_player":
        return translate("Status", "It is being drawn who begins.")
    name = seat_name(position.seat, names)
    if draw.purpose == "treasure":
        return translate("Status", "{name} digs: the treasure is being drawn.").format(name=name)
    if draw.beneficiary is None:
        return translate("Status", "The tiles for the next auctions are being drawn.")
    return translate("Status", "A tile is being drawn for {name}.").format(name=name)


def _other_turn(position: Position, name: str) -> str:
    if position.phase is Phase.ACT:
        text = (
            counted("{name} plays a scoring turn: %n action point(s) left.", "", position.ap)
            if position.scoring
            else counted("{name} uses action points: %n left.", "", position.ap)
        )
    else:
        text = {
            Phase.BID: translate("Status", "{name} bids for the next turn or passes."),
            Phase.CHOOSE_TILE: translate("Status", "{name} chooses a tile from the display."),
            Phase.PLACE_TILE: translate("Status", "{name} places a tile: {tile}."),
        }[position.phase]
    tile = tile_name(position.tile) if position.tile >= 0 else ""
    return text.format(name=name, tile=tile)


def _own_turn(model: TurnModel, position: Position, name: str) -> str:
    if position.phase is Phase.ACT:
        text = (
            counted("{name}, scoring turn: %n action point(s) left. {hint}", "", position.ap)
            if position.scoring
            else counted("{name}: %n action point(s) left. {hint}", "", position.ap)
        )
        return text.format(name=name, hint=_hint(model))
    text = {
        Phase.BID: translate("Status", "{name}: bid for the next turn, or pass."),
        Phase.CHOOSE_TILE: translate("Status", "{name}: click the tile you take."),
        Phase.PLACE_TILE: translate(
            "Status",
            "{name}: place the tile, {tile}. Click a marked hexagon; the wheel or R turns it.",
        ),
    }[position.phase]
    tile = tile_name(position.tile) if position.tile >= 0 else ""
    return text.format(name=name, tile=tile)


def _hint(model: TurnModel) -> str:
    if not model.open_modes():
        return translate("Status", "Nothing else can be done: end the turn.")
    if model.aim.mode in {Mode.MOVE, Mode.TRANSFER}:
        return _way_hint(model)
    if not model.targets() and model.aim.mode is not Mode.EXCHANGE:
        return translate("Status", "Choose an action.")
    hint = _HINTS[model.aim.mode]()
    return hint.format(figure=figure_name(model.aim.figure))


def _way_hint(model: TurnModel) -> str:
    chosen = model.aim.chosen
    if chosen is not None:
        text = (
            translate("Status", "Click where {figure} goes; the number is the cost.")
            if model.targets()
            else translate("Status", "There is nowhere to go for {figure}.")
        )
        return text.format(figure=figure_name(chosen[1]))
    if not model.choosable():
        return translate("Status", "Choose an action.")
    if model.aim.mode is Mode.TRANSFER:
        return translate("Status", "Click the camp from which a figure is transferred.")
    return translate("Status", "Click your figures to move them, or choose an action.")


def dig_warning() -> str:
    """Return what is said before a treasure is dug: the barrier it crosses."""
    return translate("Status", "Digging is final, and so are the steps before it.")


_HINTS: Final[Mapping[Mode, Callable[[], str]]] = {
    Mode.PLACE_FIGURE: lambda: translate("Status", "Click where {figure} comes in."),
    Mode.UNCOVER: lambda: translate("Status", "Click a temple to uncover a level of it."),
    Mode.DIG: lambda: translate("Status", "Click where to dig. {warning}").format(
        warning=dig_warning()
    ),
    Mode.EXCHANGE: lambda: translate("Status", "Choose which treasures are exchanged."),
    Mode.CAMP: lambda: translate("Status", "Click where the camp is pitched."),
    Mode.GUARD: lambda: translate(
        "Status", "Click the temple to guard; your other figures there leave the game."
    ),
}
