"""How large everything is: what the person has chosen, and the system's own large text."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QSize

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SMALLEST, USUAL, LARGEST = 80, 100, 200
"""The sizes a person can choose, in per cent."""

_LARGE_TEXT_PT: Final = 11.0
"""Systems write in 9 to 11 points; whoever wants it larger has chosen so."""

_FACTOR: Final = "ui_factor"

EDGES: Final = QSize(20, 60)
"""For a title bar and edges, whose size is not known before a window shows."""


def set_scale(app: QCoreApplication, percent: int, system_points: float) -> float:
    """Let `px` follow from now on, and return the size of the text in points.

    percent: SMALLEST to LARGEST. system_points: the size of the system's text.
    """
    chosen = min(LARGEST, max(SMALLEST, percent)) / 100
    app.setProperty(_FACTOR, chosen * max(1.0, system_points / _LARGE_TEXT_PT))
    return system_points * chosen


def px(size: int) -> int:
    """Return `size`, in device-independent pixels at the usual scale, as large as it shall be."""
    app = QCoreApplication.instance()
    factor = app.property(_FACTOR) if app is not None else None
    return round(size * float(factor or 1.0))


def room_for(window: "QWidget", size: QSize) -> QSize:
    """Return `size` for `window`, or what its screen has room for if that is less."""
    return size.boundedTo(window.screen().availableGeometry().size() - EDGES)
