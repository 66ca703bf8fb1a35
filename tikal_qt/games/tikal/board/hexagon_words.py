"""A hexagon as a screen reader tells it: its story, and what can be done there."""

from PySide6.QtCore import QCoreApplication

from engine.tikal.hexes import NAMES
from tikal_qt.games.tikal.board.marks import Mark, MarkKind

translate = QCoreApplication.translate


def hexagon_words(hexagon: int, story: str, mark: Mark | None, *, chosen: bool) -> str:
    """Return all there is to tell about `hexagon` in one line.

    story: its lines, "" if there are none. mark: why it can be chosen, None if it cannot. chosen:
    whether what stands there is chosen.
    """
    parts = story.split("\n") if story else [NAMES[hexagon]]
    if chosen:
        parts.append(translate("Board", "chosen"))
    if mark is not None:
        parts.append(_mark_words(mark))
    return "; ".join(parts)


def _mark_words(mark: Mark) -> str:
    if mark.kind is MarkKind.SPACE:
        return translate("Board", "the tile may lie here")
    if mark.kind is MarkKind.SOURCE:
        return translate("Board", "figures to move stand here")
    return translate("Board", "can be chosen for {cost} AP").format(cost=mark.badge)
