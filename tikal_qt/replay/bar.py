"""The buttons and the slider of a replay."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSlider, QToolButton, QWidget

from tikal_qt.board.keys import press_by
from tikal_qt.replay.icons import sign
from tikal_qt.replay.model import ReplayModel
from tikal_qt.replay.speeds import NORMAL, OFF, PACES_MS, speed_name
from tikal_qt.theme.parts import label, row
from tikal_qt.theme.scale import px

translate = QCoreApplication.translate

_SIGN: Final = 20
_KEYS: Final = {
    "first": "Ctrl+Home",
    "previous_turn": "Ctrl+Up",
    "back": "Ctrl+Left",
    "play": "P",
    "on": "Ctrl+Right",
    "next_turn": "Ctrl+Down",
    "last": "Ctrl+End",
}


class ReplayBar(QWidget):
    """Moves `replay`; put further widgets into `tail`.

    speed_chosen(speed): one of `speeds.PACES_MS` but OFF.
    """

    speed_chosen = Signal(str)

    def __init__(self, replay: ReplayModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._replay = replay
        self.buttons = {name: self._button(name) for name in _KEYS}
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setPageStep(10)
        self.slider.setAccessibleName(translate("Replay", "Step of the game"))
        self.slider.valueChanged.connect(replay.go)
        self.place = label("")
        self.speed = QComboBox()
        for speed in PACES_MS:
            if speed != OFF:
                self.speed.addItem(speed_name(speed), speed)
        self.speed.setAccessibleName(translate("Replay", "Speed"))
        self.speed.activated.connect(lambda _index: self._choose_speed())
        self.tail = QHBoxLayout()
        self.tail.setSpacing(8)
        self._lay_out()
        self._paint_signs()
        self.set_speed(NORMAL)
        replay.moved.connect(self._refresh)
        replay.changed.connect(self._refresh)
        self._refresh()

    def _lay_out(self) -> None:
        keys = row(*self.buttons.values())
        keys.setSpacing(2)
        caption = label(translate("Replay", "Speed"))
        caption.setBuddy(self.speed)
        line = row(self.place, self.slider, keys, caption, self.speed, self.tail)
        line.setStretch(1, 1)
        line.setContentsMargins(10, 4, 10, 4)
        self.setLayout(line)

    def _button(self, name: str) -> QToolButton:
        made = QToolButton()
        made.setAutoRaise(True)
        made.setIconSize(QSize(px(_SIGN), px(_SIGN)))
        made.setMinimumSize(px(38), px(32))
        keys = QKeySequence(_KEYS[name])
        press_by(made, keys, self, repeats=name != "play")
        made.clicked.connect(self._deeds()[name])
        self._name(made, name)
        return made

    def _name(self, made: QToolButton, name: str) -> None:
        words = _button_name(name)
        made.setAccessibleName(words)
        keys = QKeySequence(_KEYS["play" if name == "pause" else name])
        shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
        made.setToolTip(f"{words} ({shown})")

    def _deeds(self) -> dict[str, Callable[[], None]]:
        replay = self._replay
        return {
            "first": lambda: replay.go(0),
            "previous_turn": replay.previous_turn,
            "back": replay.go_back,
            "play": self._play_or_pause,
            "on": replay.go_on,
            "next_turn": replay.next_turn,
            "last": lambda: replay.go(replay.last),
        }

    def _play_or_pause(self) -> None:
        if self._replay.playing:
            self._replay.pause()
        else:
            self._replay.play()

    # ---------------------------------------------------------------- speed

    def set_speed(self, speed: str) -> None:
        """Play at `speed` from now on."""
        self.speed.setCurrentIndex(self.speed.findData(speed))
        self._replay.set_pace(PACES_MS[speed])

    def _choose_speed(self) -> None:
        speed: str = self.speed.currentData()
        self._replay.set_pace(PACES_MS[speed])
        self.speed_chosen.emit(speed)

    # ---------------------------------------------------------------- showing

    def _refresh(self) -> None:
        replay = self._replay
        blocked = self.slider.blockSignals(True)
        self.slider.setMaximum(replay.last)
        self.slider.setValue(replay.place)
        self.slider.blockSignals(blocked)
        text = translate("Replay", "Step {place} of {last}")
        self.place.setText(text.format(place=replay.place, last=replay.last))
        widest = text.format(place=replay.last, last=replay.last)
        self.place.setMinimumWidth(self.place.fontMetrics().horizontalAdvance(widest))
        for name in ("first", "previous_turn", "back"):
            self.buttons[name].setEnabled(replay.place > 0)
        for name in ("on", "next_turn", "last"):
            self.buttons[name].setEnabled(replay.place < replay.last)
        play = self.buttons["play"]
        play.setEnabled(replay.playing or replay.place < replay.last)
        shown = _button_name("pause" if replay.playing else "play")
        if play.accessibleName() != shown:
            self._name(play, "pause" if replay.playing else "play")
            self._paint_signs()

    def _paint_signs(self) -> None:
        ratio = self.devicePixelRatioF()
        for name, made in self.buttons.items():
            shown = "pause" if name == "play" and self._replay.playing else name
            made.setIcon(sign(shown, self.palette().buttonText().color(), px(_SIGN), ratio))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the window from light to dark and back."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._paint_signs()


def _button_name(name: str) -> str:
    return {
        "first": translate("Replay", "To the start"),
        "previous_turn": translate("Replay", "A turn back"),
        "back": translate("Replay", "A step back"),
        "play": translate("Replay", "Play"),
        "pause": translate("Replay", "Pause"),
        "on": translate("Replay", "A step on"),
        "next_turn": translate("Replay", "A turn on"),
        "last": translate("Replay", "To the newest step"),
    }[name]
