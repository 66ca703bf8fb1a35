"""The colours of the board, for a light and a dark window."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QPalette

ACTION_POINT: Final = QColor("#e9a825")
"""Of an action point, wherever one is had or asked for: no player's figure looks like it."""


@dataclass(frozen=True, slots=True)
class Look:
    """What changes between a light and a dark window; the terrain looks the same in both.

    table: around the board. fog, fog_line, fog_text: an unexplored hexagon. label: the names of
    columns and rows.
    """

    table: QColor
    table_edge: QColor
    fog: QColor
    fog_shade: QColor
    fog_line: QColor
    fog_text: QColor
    label: QColor


LIGHT: Final = Look(
    table=QColor("#efe5cb"),
    table_edge=QColor("#d9c9a2"),
    fog=QColor("#cfcda6"),
    fog_shade=QColor("#c2c197"),
    fog_line=QColor("#a9a57c"),
    fog_text=QColor("#716e4a"),
    label=QColor("#6b5632"),
)
DARK: Final = Look(
    table=QColor("#241f19"),
    table_edge=QColor("#17130f"),
    fog=QColor("#333829"),
    fog_shade=QColor("#2c3123"),
    fog_line=QColor("#4a4f39"),
    fog_text=QColor("#99a07c"),
    label=QColor("#c9b68c"),
)
CONTRAST: Final = Look(
    table=QColor("#000000"),
    table_edge=QColor("#ffffff"),
    fog=QColor("#000000"),
    fog_shade=QColor("#101010"),
    fog_line=QColor("#ffffff"),
    fog_text=QColor("#ffffff"),
    label=QColor("#ffffff"),
)


def look_for(palette: QPalette) -> Look:
    """Return the look that suits a window of `palette`."""
    ground = palette.window().color()
    if ground == CONTRAST.table:
        return CONTRAST
    return DARK if ground.lightness() < 128 else LIGHT
