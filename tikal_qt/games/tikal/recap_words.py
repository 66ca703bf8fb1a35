"""What the others did, and what it changed in scoring, in words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from engine.tikal.actions import Figure
from engine.tikal.components import TILES
from engine.tikal.hexes import NAMES
from engine.tikal.position import NOBODY
from tikal_qt.games.tikal import deeds as d
from tikal_qt.games.tikal.changes import Temple, TempleChange
from tikal_qt.games.tikal.words import figure_name, seat_name, tile_name, treasure_name

translate = QCoreApplication.translate


def deed_words(deed: d.Deed, names: Sequence[str]) -> str:
    """Return a deed as a clause without its actor; names: of the players by seat."""
    return _CLAUSES[type(deed)](deed, names)


def temple_words(change: TempleChange, names: Sequence[str]) -> str:
    """Return what changed at a temple, in one line."""
    then, now = change.then, change.now
    if not then.value:
        text = translate("Recap", "new temple {hexagon} ({now}): {who}")
    elif then.value == now.value:
        text = translate("Recap", "temple {hexagon} ({now}): {who}")
    else:
        text = translate("Recap", "temple {hexagon} ({then} → {now}): {who}")
    return text.format(
        hexagon=NAMES[change.hexagon],
        then=then.value,
        now=now.value,
        who=_holders(then, now, names),
    )


def cause_words(cause: str) -> str:
    """Return why the rules played for somebody; cause: as in `net.core.view.EntryView`."""
    if cause == "clock":
        return translate("Recap", "The time was over: the rules played the rest.")
    return translate("Recap", "Away: the rules played.")


def strength_words(change: TempleChange, names: Sequence[str]) -> str:
    """Return the strengths at a temple, those that changed with what they were; "" if none did."""
    if change.then.strengths == change.now.strengths:
        return ""
    parts = []
    for seat, (then, now) in enumerate(
        zip(change.then.strengths, change.now.strengths, strict=True)
    ):
        if then != now:
            text = translate("Recap", "{name} {now} (was {then})")
            parts.append(text.format(name=seat_name(seat, names), now=now, then=then))
        elif now:
            parts.append(f"{seat_name(seat, names)} {now}")
    return translate("Recap", "strengths: {strengths}").format(strengths=", ".join(parts))


def treasures_words(seat: int, then: int, now: int, names: Sequence[str]) -> str:
    """Return how the points for the treasures of `seat` changed."""
    return translate("Recap", "treasures of {name}: {then} → {now} points").format(
        name=seat_name(seat, names), then=then, now=now
    )


def worth_words(then: int, now: int) -> str:
    """Return how what a player would score changed."""
    if then == now:
        return translate("Recap", "{now} as before").format(now=now)
    return translate("Recap", "{now}, was {then}").format(now=now, then=then)


def _holders(then: Temple, now: Temple, names: Sequence[str]) -> str:
    if then.holder == now.holder or not then.value:
        still = translate("Recap", "still {name}") if then.value else "{name}"
        if now.guarded and not then.guarded:
            still = translate("Recap", "guarded by {name}")
        return still.format(name=_holder(now, names))
    text = (
        translate("Recap", "guarded by {now}, was {then}")
        if now.guarded
        else translate("Recap", "{now}, was {then}")
    )
    return text.format(now=_holder(now, names), then=_holder(then, names))


def _holder(temple: Temple, names: Sequence[str]) -> str:
    if temple.holder == NOBODY:
        return translate("Recap", "nobody")
    return seat_name(temple.holder, names)


def _figures(figure: Figure, count: int) -> str:
    if count == 1:
        return figure_name(figure)
    return translate("Recap", "{count} workers").format(count=count)


def _bought(deed: d.Bought, _names: Sequence[str]) -> str:
    text = (
        translate("Recap", "took the tile {tile} for {points}")
        if deed.points
        else translate("Recap", "took the tile {tile} for nothing")
    )
    return text.format(tile=TILES[deed.tile].name, points=deed.points)


def _laid(deed: d.Laid, _names: Sequence[str]) -> str:
    return translate("Recap", "placed a tile in {hexagon}: {tile}").format(
        tile=tile_name(deed.tile), hexagon=NAMES[deed.hexagon]
    )


def _laid_aside(deed: d.LaidAside, _names: Sequence[str]) -> str:
    return translate("Recap", "laid a tile aside: {tile}").format(tile=tile_name(deed.tile))


def _went(deed: d.Went, _names: Sequence[str]) -> str:
    figures = _figures(deed.figure, deed.count)
    if deed.origin == d.FROM_SUPPLY:
        text = translate("Recap", "brought {figures} to {target}")
        return text.format(figures=figures, target=NAMES[deed.target])
    return translate("Recap", "moved {figures} from {origin} to {target}").format(
        figures=figures, origin=NAMES[deed.origin], target=NAMES[deed.target]
    )


def _uncovered(deed: d.Uncovered, _names: Sequence[str]) -> str:
    if deed.levels == 1:
        text = translate("Recap", "uncovered a level in {hexagon}")
    else:
        text = translate("Recap", "uncovered {levels} levels in {hexagon}")
    return text.format(levels=deed.levels, hexagon=NAMES[deed.hexagon])


def _dug(deed: d.Dug, _names: Sequence[str]) -> str:
    kinds = ", ".join(treasure_name(kind) for kind in deed.kinds)
    return translate("Recap", "dug up: {treasures}").format(treasures=kinds)


def _exchanged(deed: d.Exchanged, names: Sequence[str]) -> str:
    return translate("Recap", "gave {give} to {name} for {take}").format(
        give=treasure_name(deed.give),
        name=seat_name(deed.seat, names),
        take=treasure_name(deed.take),
    )


def _camped(deed: d.Camped, _names: Sequence[str]) -> str:
    return translate("Recap", "pitched a camp in {hexagon}").format(hexagon=NAMES[deed.hexagon])


def _guarded(deed: d.Guarded, _names: Sequence[str]) -> str:
    return translate("Recap", "set a guard in {hexagon}").format(hexagon=NAMES[deed.hexagon])


_CLAUSES: Final[Mapping[type[d.Deed], Callable[[Any, Sequence[str]], str]]] = {
    d.Bought: _bought,
    d.Laid: _laid,
    d.LaidAside: _laid_aside,
    d.Went: _went,
    d.Uncovered: _uncovered,
    d.Dug: _dug,
    d.Exchanged: _exchanged,
    d.Camped: _camped,
    d.Guarded: _guarded,
}
