"""What there is to know about one hexagon, as the lines of its tooltip."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.tikal import scoring
from engine.tikal.components import TILES, TOP_LEVEL, Terrain
from engine.tikal.hexes import AROUND, NAMES
from engine.tikal.position import NOBODY, Position
from tikal_qt.games.tikal.board import facts
from tikal_qt.games.tikal.words import seat_name, terrain_name

translate = QCoreApplication.translate


def story(position: Position, hexagon: int, names: Sequence[str]) -> str:
    """Return what `hexagon` is, who stands there, who scores it and where paths lead.

    names: of the players by seat. Lines are separated by newlines.
    """
    land = facts.land(position, hexagon)
    if land.tile < 0:
        return translate("Story", "{hexagon}: not explored").format(hexagon=NAMES[hexagon])
    lines = [f"{NAMES[hexagon]}: {_what(land)}"]
    if land.camp >= 0:
        lines.append(translate("Story", "Camp of {name}").format(name=seat_name(land.camp, names)))
    lines += _figures(position, hexagon, names)
    if TILES[land.tile].terrain is Terrain.TEMPLE:
        lines += [_scores(position, hexagon, names), _next_level(position, hexagon)]
    paths = _paths(position, hexagon)
    if paths:
        lines.append(translate("Story", "Paths: {paths}").format(paths=paths))
    elif TILES[land.tile].terrain is not Terrain.VOLCANO:
        lines.append(translate("Story", "No path leads here."))
    return "\n".join(lines)


def _what(land: facts.Land) -> str:
    terrain = TILES[land.tile].terrain
    if terrain is Terrain.TEMPLE:
        return translate("Story", "temple of value {value}").format(value=land.value)
    if terrain is Terrain.TREASURE:
        if land.treasures:
            return translate("Story", "treasure site, treasures left: {count}").format(
                count=land.treasures
            )
        return translate("Story", "treasure site, all dug up")
    return terrain_name(terrain)


def _figures(position: Position, hexagon: int, names: Sequence[str]) -> list[str]:
    lines = []
    for seat, strength in enumerate(scoring.strengths(position, hexagon)):
        if not strength:
            continue
        workers = position.workers[seat].count(hexagon)
        leads = position.leaders[seat] == hexagon
        if leads and workers:
            text = translate("Story", "{name}: leader and workers: {workers} (strength {strength})")
        elif leads:
            text = translate("Story", "{name}: leader (strength {strength})")
        else:
            text = translate("Story", "{name}: workers: {workers} (strength {strength})")
        lines.append(text.format(name=seat_name(seat, names), workers=workers, strength=strength))
    return lines


def _scores(position: Position, hexagon: int, names: Sequence[str]) -> str:
    seat = scoring.controller(position, hexagon)
    if seat == NOBODY:
        return translate("Story", "Would score for nobody now")
    text = (
        translate("Story", "Guarded: scores {points} for {name}, whoever else is there")
        if position.guards[hexagon]
        else translate("Story", "Would score {points} for {name} now")
    )
    return text.format(points=position.temples[hexagon], name=seat_name(seat, names))


def _next_level(position: Position, hexagon: int) -> str:
    level = position.temples[hexagon] + 1
    if position.guards[hexagon]:
        return translate("Story", "Guarded: it is not uncovered further")
    if level > TOP_LEVEL:
        return translate("Story", "Uncovered to the highest level")
    return translate("Story", "Next level {level}; temple tiles of it left: {left}").format(
        level=level, left=position.temple_tiles[level]
    )


def _paths(position: Position, hexagon: int) -> str:
    costs = zip(AROUND[hexagon], position.board.costs[hexagon], strict=True)
    return ", ".join(
        translate("Story", "{hexagon} for {cost} AP").format(hexagon=NAMES[other], cost=cost)
        for other, cost in costs
        if cost
    )
