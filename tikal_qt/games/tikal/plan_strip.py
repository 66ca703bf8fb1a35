"""What is planned and not committed yet, in words on one line."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.games.tikal.words import action_words


class PlanStrip(QWidget):
    """The steps of the plan; where room is short the newest are kept. The tooltip lists all."""

    def __init__(self, model: TurnModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.plan_changed.connect(self._refresh)
        self._refresh()

    @property
    def text(self) -> str:
        """The whole line."""
        return self._text

    def sizeHint(self) -> QSize:
        """Return one line's height; the width is what is left."""
        return QSize(120, self.fontMetrics().height() + 6)

    def _refresh(self) -> None:
        steps = [action_words(action) for action in self._model.plan]
        self._text = " · ".join(steps)
        if steps:
            self._text = QCoreApplication.translate("Actions", "Planned: {steps}").format(
                steps=self._text
            )
        self.setToolTip("\n".join(f"{n}. {step}" for n, step in enumerate(steps, 1)))
        self.setAccessibleName(self._text)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the end of the line that fits."""
        painter = QPainter(self)
        elide = Qt.TextElideMode.ElideLeft
        text = self.fontMetrics().elidedText(self._text, elide, self.width())
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignVCenter), text)
