"""Leads a person through a first game."""

from tikal_qt.games.tikal.first_game.lesson import Lesson, Step
from tikal_qt.games.tikal.first_game.words import step_words
from tikal_qt.games.tikal.history import History
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.help.guide import GuideStrip


class Guide(GuideStrip):
    """Follows `lesson` through the game of `history` and `model`; seat: of the person."""

    def __init__(self, lesson: Lesson, history: History, model: TurnModel, seat: int) -> None:
        super().__init__()
        self._lesson, self._history, self._model, self._seat = lesson, history, model, seat
        self._step: Step | None = None
        lesson.forget_plan()
        self.skipped.connect(self._skip)
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
        done = self._lesson.done
        self.tell(
            step_words(self._step, position),
            None if self._step is None else (len(done), len(Step)),
            # What comes again every turn can be skipped, but not a second time.
            can_skip=self._step is not None and self._step not in done,
        )

    def _skip(self) -> None:
        if self._step is not None:
            self._lesson.skip(self._step)
            self.refresh()
