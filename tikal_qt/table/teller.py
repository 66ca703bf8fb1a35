"""Tells screen readers what happens at a table while nobody looks."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject

from tikal_qt.access.telling import announce
from tikal_qt.panels.lines import Line, line_words
from tikal_qt.panels.log import LogPanel
from tikal_qt.panels.turn_strip import TurnStrip

_MOST_LINES: Final = 8
"""Who comes back to a game is not read all of it."""


class Teller(QObject):
    """Reads out turns and what happens; turns interrupt, the rest waits.

    names: of the players by seat.
    """

    def __init__(self, strip: TurnStrip, log: LogPanel, names: Sequence[str]) -> None:
        super().__init__(strip)
        self._strip = strip
        self._names = tuple(names)
        log.told.connect(self._tell_lines)

    def tell_turn(self, name: str) -> None:
        """Read out that a person here, called `name`, is to move; "" tells nothing."""
        if name:
            self.tell_state()

    def tell_state(self) -> None:
        """Read out whose turn it is and what is awaited."""
        announce(self._strip, self._strip.sentence.text(), urgent=True)

    def _tell_lines(self, lines: Sequence[Line]) -> None:
        news = lines[-_MOST_LINES:]
        announce(self._strip, ". ".join(line_words(line, self._names) for line in news))
