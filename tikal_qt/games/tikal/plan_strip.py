"""What is planned and not committed yet, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.games.tikal.words import action_words

_LINES = 2
_WRAPPED = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
_ROOM = 6
_NO_BREAK = "\N{NO-BREAK SPACE}"
_BETWEEN = f"{_NO_BREAK}· "  # a line ends in the dot and never begins with it


class PlanStrip(QWidget):
    """The steps of the plan; where room is short the newest are kept. The tooltip lists all."""

    def __init__(self, model: TurnModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._steps: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.plan_changed.connect(self._refresh)
        self._refresh()

    @property
    def text(self) -> str:
        """Every step."""
        return _line(self._steps)

    @property
    def shown(self) -> str:
        """As many of the newest steps as there is room for, each of them whole."""
        steps = [step.replace(" ", _NO_BREAK) for step in self._steps]
        for first in range(len(steps)):
            text = _line(["…", *steps[first:]] if first else steps, _BETWEEN)
            if self._fits(text):
                return text
        return _line(steps[-1:], _BETWEEN)

    def sizeHint(self) -> QSize:
        """Return the height of two lines; the width is what is left."""
        return QSize(120, _LINES * self.fontMetrics().lineSpacing() + _ROOM)

    def _fits(self, text: str) -> bool:
        room = QRect(0, 0, self.width(), 0)
        taken = self.fontMetrics().boundingRect(room, _WRAPPED, text)
        most = _LINES * self.fontMetrics().lineSpacing()
        return taken.height() <= most and taken.width() <= self.width()

    def _refresh(self) -> None:
        self._steps = [action_words(action) for action in self._model.plan]
        self.setToolTip("\n".join(f"{n}. {step}" for n, step in enumerate(self._steps, 1)))
        self.setAccessibleName(self.text)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the steps that there is room for."""
        QPainter(self).drawText(self.rect(), _WRAPPED, self.shown)


def _line(steps: Sequence[str], between: str = " · ") -> str:
    if not steps:
        return ""
    planned = QCoreApplication.translate("Actions", "Planned: {steps}")
    return planned.format(steps=between.join(steps))
