"""Keeps a text at its end while lines come, unless the reader has scrolled away from it."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractScrollArea

_SLACK = 4


class FollowEnd(QObject):
    """Follows the end of `area`. The text is laid out after it was added, so this waits for it."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._bar = area.verticalScrollBar()
        self._at_end = True
        self._bar.rangeChanged.connect(self._grown)
        self._bar.valueChanged.connect(self._scrolled)

    def _grown(self, _least: int, most: int) -> None:
        if self._at_end:
            self._bar.setValue(most)

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self._bar.maximum() - _SLACK
