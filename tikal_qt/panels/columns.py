"""Players, board and tabs side by side."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSplitter, QStyle, QVBoxLayout, QWidget

from tikal_qt.theme.parts import scrolling
from tikal_qt.theme.scale import px

_PLAYERS: Final = 264
"""So that a card fits beside the scroll bar that four of them need in a low window."""

_TABS: Final = 250
_LEAST_TABS, _MOST_TABS = 310, 420


class ThreeColumns(QSplitter):
    """At first `tabs` get a fifth of the width, `board` all that `players` do not need."""

    def __init__(self, players: QWidget, board: QWidget, tabs: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        column = QVBoxLayout()
        column.addWidget(players)
        left = scrolling(column)
        left.setMinimumWidth(px(_PLAYERS))
        tabs.setMinimumWidth(px(_TABS))
        for part in (left, _with_room_for_a_ring(board), tabs):
            self.addWidget(part)
        self.setChildrenCollapsible(False)
        self.setStretchFactor(1, 1)
        self._sized = False

    def keep_sizes(self) -> None:
        """Leave the widths to who sets them before this is shown."""
        self._sized = True

    def showEvent(self, event: QShowEvent) -> None:
        """Choose the widths."""
        super().showEvent(event)
        if not self._sized:
            self._sized = True
            side = px(_PLAYERS)
            tabs = min(max(self.width() // 5, px(_LEAST_TABS)), px(_MOST_TABS))
            self.setSizes([side, self.width() - side - tabs, tabs])


def _with_room_for_a_ring(part: QWidget) -> QWidget:
    """Return `part` with room for all four sides of the ring that shows it has the keyboard."""
    holder = QWidget()
    layout = QVBoxLayout(holder)
    layout.addWidget(part)
    style = holder.style()
    across = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin)
    down = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameVMargin)
    layout.setContentsMargins(across, down, across, down)
    return holder
