"""The button that shows others' last turn again, and how fast their steps are shown."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QElapsedTimer, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget

from tikal_qt.board.keys import press_by
from tikal_qt.replay.speeds import PACES_MS, speed_name

translate = QCoreApplication.translate

_KEY: Final = "F9"


class FollowButton(QToolButton):
    """Its menu chooses how fast the steps of others are shown.

    again_asked(), skip_asked(): it was pressed; the second while steps are shown. A press so soon
    after the last of them that it was meant to skip asks for nothing.
    speed_chosen(speed): one of `speeds.PACES_MS`.
    """

    again_asked = Signal()
    skip_asked = Signal()
    speed_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._showing = False
        self._ended = QElapsedTimer()
        self.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        press_by(self, QKeySequence(_KEY), self)
        self.clicked.connect(self._pressed)
        menu = QMenu(self)
        menu.addSection(translate("Replay", "Show the steps of others"))
        self._group = QActionGroup(menu)
        self.speeds = {speed: self._entry(menu, speed) for speed in PACES_MS}
        self.setMenu(menu)
        self.show_state(showing=False, possible=False)

    def _entry(self, menu: QMenu, speed: str) -> QAction:
        action = menu.addAction(speed_name(speed))
        action.setCheckable(True)
        action.triggered.connect(lambda: self.speed_chosen.emit(speed))
        self._group.addAction(action)
        return action

    def show_speed(self, speed: str) -> None:
        """Mark `speed` in the menu."""
        self.speeds[speed].setChecked(True)

    def show_state(self, *, showing: bool, possible: bool) -> None:
        """Offer to skip what is shown, else to show the last turn again if that is possible."""
        if self._showing and not showing:
            self._ended.start()
        self._showing = showing
        text = translate("Replay", "Skip") if showing else translate("Replay", "Last turn again")
        if text != self.text():
            self.setText(text)
        if showing:
            tip = translate("Replay", "Show the game as it stands now")
        elif possible:
            tip = translate("Replay", "Watch the last turn of another player again")
        else:
            tip = translate("Replay", "No turn has ended yet")
        self.setToolTip(f"{tip} ({_KEY})")

    def _pressed(self) -> None:
        if self._showing:
            self.skip_asked.emit()
        elif not self._just_ended():
            self.again_asked.emit()

    def _just_ended(self) -> bool:
        span = QApplication.doubleClickInterval()
        return self._ended.isValid() and not self._ended.hasExpired(span)
