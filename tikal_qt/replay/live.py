"""The past of a running game, on its own board: following others, looking back, going on."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tikal_qt.board.keys import native, press_by
from tikal_qt.panels.log import LogPanel
from tikal_qt.replay.bar import ReplayBar
from tikal_qt.replay.caption import Caption
from tikal_qt.replay.chronicle import Chronicle
from tikal_qt.replay.export import ExportButton
from tikal_qt.replay.follow_button import FollowButton
from tikal_qt.replay.game import Stage, Turn
from tikal_qt.replay.speeds import NORMAL, OFF, PACES_MS
from tikal_qt.replay.watching import Mode, Watching
from tikal_qt.theme.parts import button, label, row, set_mood

translate = QCoreApplication.translate

_BACK_KEY: Final = "Esc"
_LOOK_KEY: Final = "F7"


class LiveReplay(QObject):
    """Joins the board, the log and the history of one running game.

    beside: what a game of its own shows of the past in `past_bar`.

    past_bar: to be shown in place of the means of a turn while `past` is not None. follow, look:
    buttons for anywhere on the page. shown_changed(): `past` differs.
    speed_chosen(speed): the person wants others' steps shown so, see `speeds.PACES_MS`.
    """

    shown_changed = Signal()
    speed_chosen = Signal(str)

    def __init__(
        self,
        stage: Stage,
        turn: Turn,
        chronicle: Chronicle[Any, Any],
        log: LogPanel,
        beside: QWidget,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chronicle = chronicle
        self._log = log
        self._own: Collection[int] = ()
        self.watching = Watching(chronicle.history, stage, turn, self)
        self.caption = Caption(stage.board)
        self.bar = ReplayBar(self.watching.replay)
        self.back = button(translate("Replay", "Back to the game"), "chief")
        self.export = ExportButton(self.watching.replay, stage, chronicle.names)
        self.bar.tail.addWidget(self.export)
        self.told = label(_looking_back(over=False), wrap=True)
        self.past_bar = self._past_bar(beside)
        self.follow = FollowButton()
        self.look = button(translate("Replay", "Look back"))
        self.look.setToolTip(
            translate("Replay", "Look at the game step by step; or click a line of the log")
            + f" ({_LOOK_KEY})"
        )
        press_by(self.look, QKeySequence(_LOOK_KEY), self.look)
        self._connect()
        self.set_speed(NORMAL)

    def _past_bar(self, beside: QWidget) -> QFrame:
        frame = QFrame()
        frame.setProperty("part", "banner")
        set_mood(frame, "warning")
        press_by(self.back, QKeySequence(_BACK_KEY), frame)
        self.back.setToolTip(native([QKeySequence(_BACK_KEY)]))
        layout = QVBoxLayout(frame)
        layout.setContentsMargins(4, 4, 8, 2)
        layout.setSpacing(2)
        head = row(self.told, beside, self.back)
        head.setSpacing(20)
        head.setStretch(0, 1)
        head.setStretch(1, 2)
        head.setContentsMargins(10, 0, 0, 0)
        layout.addLayout(head)
        layout.addWidget(self.bar)
        return frame

    def _connect(self) -> None:
        watching = self.watching
        watching.changed.connect(self._show)
        self._log.line_chosen.connect(self._look_at_line)
        self.back.clicked.connect(watching.back)
        self.look.clicked.connect(lambda: watching.look_back(watching.replay.last))
        self.follow.again_asked.connect(lambda: watching.watch_again(self._own))
        self.follow.skip_asked.connect(watching.back)
        self.follow.speed_chosen.connect(self._choose_speed)
        self.bar.speed_chosen.connect(self._choose_speed)

    # ---------------------------------------------------------------- what happens

    def take(self, first: int, own: Collection[int], watched: Sequence[Any]) -> None:
        """Take note that the history has grown from place `first`; see `Watching.follow`."""
        self._own = tuple(own)
        self.watching.follow(first, own, watched)
        self._show_buttons()

    def set_speed(self, speed: str) -> None:
        """Show the steps of others at `speed` from now on."""
        self.follow.show_speed(speed)
        self.watching.set_pace(PACES_MS[speed])
        if speed != OFF:
            self.bar.set_speed(speed)

    def _choose_speed(self, speed: str) -> None:
        self.set_speed(speed)
        self.speed_chosen.emit(speed)

    def _look_at_line(self, number: int) -> None:
        self.watching.look_back(self._chronicle.places[number])

    # ---------------------------------------------------------------- what is shown

    @property
    def following(self) -> bool:
        """Whether the board shows what others have done until now, soon the game as it stands."""
        return self.watching.mode is Mode.FOLLOWING

    @property
    def past(self) -> int | None:
        """The place the person looks back at, None while the game is shown as it stands."""
        return self.watching.replay.place if self.watching.mode is Mode.PAST else None

    def _show(self) -> None:
        mode, place = self.watching.mode, self.watching.replay.place
        told = [] if mode is Mode.LIVE else self._chronicle.told_at(place)
        self.caption.show_lines(told, self._chronicle.names)
        self.told.setText(_looking_back(over=self._chronicle.history.over))
        if mode is Mode.PAST:
            self._log.mark(self._chronicle.line_at(place))
        else:
            self._log.unmark()
        self._show_buttons()
        self.shown_changed.emit()

    def _show_buttons(self) -> None:
        mode = self.watching.mode
        self.look.setEnabled(mode is not Mode.PAST)
        _, ended = self._chronicle.history.last_turn()
        self.follow.show_state(showing=mode is Mode.FOLLOWING, possible=ended > 0)


def _looking_back(*, over: bool) -> str:
    if over:
        return translate("Replay", "You are looking back. The game is over.")
    return translate("Replay", "You are looking back. The game goes on meanwhile.")
