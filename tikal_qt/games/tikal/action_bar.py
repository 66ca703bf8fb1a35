"""The buttons of a turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from engine.tikal.actions import Figure
from engine.tikal.position import Phase
from tikal_qt.board.keys import KeyDeed, button_words, native, press_by
from tikal_qt.games.tikal.action_icons import action_icon
from tikal_qt.games.tikal.ap_gauge import ApGauge
from tikal_qt.games.tikal.mode_words import mode_name, mode_tip
from tikal_qt.games.tikal.modes import COSTS, Mode
from tikal_qt.games.tikal.once_button import OnceButton
from tikal_qt.games.tikal.plan_strip import PlanStrip
from tikal_qt.games.tikal.tile_in_hand import TileInHand
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.games.tikal.words import action_words
from tikal_qt.theme.parts import button
from tikal_qt.theme.scale import px

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class _Entry:
    mode: Mode
    key: str
    figure: Figure = Figure.WORKER


_ENTRIES: Final = (
    _Entry(Mode.MOVE, "M"),
    _Entry(Mode.PLACE_FIGURE, "L", Figure.LEADER),
    _Entry(Mode.PLACE_FIGURE, "W", Figure.WORKER),
    _Entry(Mode.TRANSFER, "T"),
    _Entry(Mode.UNCOVER, "U"),
    _Entry(Mode.DIG, "D"),
    _Entry(Mode.EXCHANGE, "X"),
    _Entry(Mode.CAMP, "C"),
    _Entry(Mode.GUARD, "G"),
)

_END_KEY: Final = QKeySequence("Ctrl+Return")


class ActionBar(QWidget):
    """Every action of a turn as a button, with its cost, its key and why it is not possible.

    chosen(): an action was chosen; where it is done is chosen on the board.
    end_turn_asked(), exchange_asked(), rotation_asked(sixths): what `control.TurnControl` answers.
    """

    chosen = Signal()
    end_turn_asked = Signal()
    exchange_asked = Signal()
    rotation_asked = Signal(int)

    def __init__(self, model: TurnModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._names: tuple[str, ...] = ()
        self._own_seat = self._worn = -1
        self._buttons = {entry: self._action_button(entry) for entry in _ENTRIES}
        self.gauge = ApGauge()
        self.plan = PlanStrip(model)
        self.tile = TileInHand(model)
        self.tile.rotation_asked.connect(self.rotation_asked)
        self.undo = button(translate("Actions", "Undo"))
        press_by(self.undo, QKeySequence(QKeySequence.StandardKey.Undo), self)
        self.undo.clicked.connect(model.undo)
        self.restart = button(translate("Actions", "Restart turn"))
        press_by(self.restart, QKeySequence("Ctrl+Shift+Z"), self)
        self.restart.clicked.connect(model.restart)
        self.end_turn = OnceButton(translate("Actions", "End turn"), "chief")
        self._press_or_say_why(self.end_turn, _END_KEY)
        self.end_turn.clicked.connect(self.end_turn_asked)
        self._arrange()
        model.plan_changed.connect(self._refresh)
        self._refresh()

    def set_names(self, names: Sequence[str]) -> None:
        """Name the players by seat in reasons."""
        self._names = tuple(names)
        self._refresh()

    def set_own_seat(self, seat: int) -> None:
        """Wear the colour of `seat`, of a person here, while somebody elsewhere is to move."""
        self._own_seat = seat
        self._refresh()

    def action_button(self, mode: Mode, figure: Figure = Figure.WORKER) -> QToolButton:
        """Return the button of `mode`; figure: what PLACE_FIGURE brings in."""
        return next(b for e, b in self._buttons.items() if (e.mode, e.figure) == (mode, figure))

    def _action_button(self, entry: _Entry) -> QToolButton:
        made = QToolButton()
        made.setCheckable(True)
        made.setAutoRaise(True)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        made.setIconSize(QSize(px(32), px(32)))
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        name, cost = mode_name(entry.mode, entry.figure), COSTS.get(entry.mode)
        made.setText(name if cost is None else f"{name} · {cost}")
        made.setAccessibleName(name)
        self._press_or_say_why(made, QKeySequence(entry.key))
        made.clicked.connect(lambda: self._chosen(entry))
        return made

    def _press_or_say_why(self, made: QAbstractButton, key: QKeySequence) -> None:
        def deed() -> None:
            if made.isEnabled():
                made.click()
            else:
                self._say_why(made)

        KeyDeed([key], lambda: button_words(made), deed, self)
        made.installEventFilter(self)

    def _say_why(self, made: QWidget) -> None:
        if self._model.active:
            QToolTip.showText(made.mapToGlobal(QPoint(0, made.height())), made.toolTip(), made)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt names it
        """Say why a button cannot be pressed when it is clicked all the same."""
        released = event.type() is QEvent.Type.MouseButtonRelease
        if released and isinstance(watched, QWidget) and not watched.isEnabled():
            self._say_why(watched)
        return False

    def _arrange(self) -> None:
        actions = QHBoxLayout()
        actions.setSpacing(2)
        for made in self._buttons.values():
            actions.addWidget(made)
        turn = QHBoxLayout()
        turn.setSpacing(8)
        turn.addStrut(self.tile.sizeHint().height())  # the board keeps its size without a tile
        turn.addWidget(self.gauge)
        turn.addWidget(self.plan, 1)
        for part in (self.tile, self.undo, self.restart, self.end_turn):
            turn.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.setSpacing(4)
        layout.addLayout(actions)
        layout.addLayout(turn)

    def _chosen(self, entry: _Entry) -> None:
        self.chosen.emit()
        self._model.choose_mode(entry.mode, entry.figure)
        self._refresh()  # a click on the chosen one has unchecked it
        if entry.mode is Mode.EXCHANGE:
            self.exchange_asked.emit()

    def _refresh(self) -> None:
        planned = self._model.planned
        active = self._model.active
        self._wear(planned.seat if active and planned is not None else self._own_seat)
        acting = active and planned is not None and planned.phase is Phase.ACT
        aim = self._model.aim
        for entry, made in self._buttons.items():
            self._refresh_action(entry, made, active)
            aimed = acting and (entry.mode, entry.figure) == (aim.mode, aim.figure)
            made.setChecked(aimed and made.isEnabled())
        self.end_turn.setEnabled(acting)
        placing = active and planned is not None and planned.phase is Phase.PLACE_TILE
        self.end_turn.setToolTip(_end_tip(placing=placing))
        self._refresh_undo(active)
        left = planned.ap if planned is not None else 0
        self.gauge.show_points(left, self._model.ap_at_start)

    def _wear(self, seat: int) -> None:
        if seat >= 0 and seat != self._worn:
            self._worn = seat
            for entry, made in self._buttons.items():
                made.setIcon(action_icon(entry.mode, seat, entry.figure, px(32)))

    def _refresh_action(self, entry: _Entry, made: QToolButton, active: bool) -> None:
        reason = self._model.why_not(entry.mode, entry.figure)
        made.setEnabled(active and reason is None)
        made.setToolTip(mode_tip(entry.mode, entry.figure, reason, entry.key, self._names))

    def _refresh_undo(self, active: bool) -> None:
        plan = self._model.plan
        steps = " · ".join(action_words(action) for action in self._model.last_click)
        for made in (self.undo, self.restart):
            made.setEnabled(active and bool(plan))
        self.undo.setToolTip(
            translate("Actions", "Take back: {step}").format(step=steps)
            if plan
            else translate("Actions", "Nothing is planned that could be taken back.")
        )
        self.restart.setToolTip(translate("Actions", "Take back everything planned."))


def _end_tip(*, placing: bool) -> str:
    rule = translate("Actions", "What is planned becomes final, and the turn ends.")
    tip = f"{rule} ({native([_END_KEY])})"
    if placing:
        tip += "\n" + translate("Actions", "Not now: the tile has to be placed first.")
    return tip
