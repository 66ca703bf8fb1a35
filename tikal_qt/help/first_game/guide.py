"""The strip that says what to do next in a first game."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame

from tikal_qt.access.telling import announce
from tikal_qt.games.tikal.history import History
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.help.first_game.lesson import Lesson, Step
from tikal_qt.help.first_game.words import step_words
from tikal_qt.theme.parts import button, label, row, set_mood

translate = QCoreApplication.translate


class Guide(QFrame):
    """Follows `lesson` through the game of `history` and `model`; seat: of the person.

    closed(): the person needs no guide any more.
    """

    closed = Signal()

    def __init__(self, lesson: Lesson, history: History, model: TurnModel, seat: int) -> None:
        super().__init__()
        self.setProperty("part", "banner")
        set_mood(self, "notice")
        self._lesson, self._history, self._model, self._seat = lesson, history, model, seat
        self._step: Step | None = None
        lesson.forget_plan()
        self.count = label("", "heading")
        self.text = label("", wrap=True)
        self.skip = button(translate("FirstGame", "Skip"))
        self.skip.setToolTip(translate("FirstGame", "Go on to the next step"))
        self.skip.clicked.connect(self._skip)
        self.close_button = button(translate("FirstGame", "Close the guide"))
        self.close_button.clicked.connect(self.closed)
        line = row(self.count, self.text, self.skip, self.close_button)
        line.setStretch(1, 1)
        line.setContentsMargins(12, 6, 8, 6)
        self.setLayout(line)
        model.plan_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say what is to be done now."""
        position = self._model.planned
        if position is None:
            return
        steps = self._history.steps
        final = [step.action for step in steps if step.seat == self._seat and step.action]
        mine = self._model.active
        self._lesson.follow(self._seat, final, self._model.plan, position, mine=mine)
        self._step = self._lesson.step(position, mine=mine)
        # What comes again every turn can be skipped, but not a second time.
        self.skip.setVisible(self._step is not None and self._step not in self._lesson.done)
        self.count.setText(
            translate("FirstGame", "{done} of {steps} learnt").format(
                done=len(self._lesson.done), steps=len(Step)
            )
            if self._step is not None
            else "✓"
        )
        text = step_words(self._step, position)
        if text != self.text.text():
            self.text.setText(text)
            announce(self, text)

    def _skip(self) -> None:
        if self._step is not None:
            self._lesson.skip(self._step)
            self.refresh()
