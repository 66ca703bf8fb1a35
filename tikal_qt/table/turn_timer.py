"""How much of its time the turn of the seat to move has left."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QLabel, QWidget

from net.core.messages import Settings
from net.core.view import PlayView
from tikal_qt.table.member_words import duration
from tikal_qt.table.members_bar import session_ms
from tikal_qt.theme.parts import set_mood, set_part

translate = QCoreApplication.translate

HURRY_MS = 20_000
_BEAT_MS = 250


class TurnTimer(QLabel):
    """Minutes and seconds; hidden at tables without a clock and while nobody is to move.

    beat(): what is shown differs, at a table with a clock.
    """

    beat = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ends_ms: int | None = None
        set_part(self, "heading")
        self.setMargin(4)
        self.setToolTip(translate("Table", "Time left for this turn"))
        self._beat = QTimer(self, interval=_BEAT_MS)
        self._beat.timeout.connect(self._show)
        self.hide()

    def watch(self, play: PlayView[Any], settings: Settings | None) -> None:
        """Show the time of the turn in `play`."""
        since_ms = play.turn_since_ms
        clock_s = 0 if settings is None else settings.clock_s
        if since_ms is None or not clock_s or play.ended:
            self._ends_ms = None
            self._beat.stop()
        else:
            self._ends_ms = since_ms + clock_s * 1000
            self._beat.start()
        self._show()

    def _show(self) -> None:
        self.setVisible(self._ends_ms is not None)
        if self._ends_ms is None:
            return
        left_ms = max(0, self._ends_ms - session_ms())
        text = duration(left_ms)
        if text == self.text():
            return
        self.setText(text)
        self.setAccessibleName(translate("Table", "{time} left for this turn").format(time=text))
        set_mood(self, "error" if left_ms <= HURRY_MS else "")
        self.beat.emit()
