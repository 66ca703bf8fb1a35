"""The fields of the settings."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from net.core.nick import MAX_NICK
from tikal_qt.language.languages import LANGUAGES
from tikal_qt.preferences import FOLLOW_SYSTEM, Stored, fit_name
from tikal_qt.replay.speeds import PACES_MS, speed_name
from tikal_qt.settings.names import language_name, look_name
from tikal_qt.theme.looks import LOOKS
from tikal_qt.theme.parts import roomy
from tikal_qt.theme.scale import LARGEST, SMALLEST

translate = QCoreApplication.translate

_STEP = 10


class SettingsForm(QWidget):
    """Shows what is `stored`; tells what the person chooses instead, as soon as it is chosen.

    name_chosen(name), language_chosen(code or FOLLOW_SYSTEM), look_chosen(look),
    scale_chosen(percent), speed_chosen(speed), sound_chosen(wanted).
    """

    name_chosen = Signal(str)
    language_chosen = Signal(str)
    look_chosen = Signal(str)
    scale_chosen = Signal(int)
    speed_chosen = Signal(str)
    sound_chosen = Signal(bool)

    def __init__(self, stored: Stored) -> None:
        super().__init__()
        self.name = roomy(QLineEdit(stored.name))
        self.name.setMaxLength(MAX_NICK)
        self.name.editingFinished.connect(self._take_name)
        self.language = self._box((FOLLOW_SYSTEM, *LANGUAGES), language_name, stored.language)
        self.language.activated.connect(
            lambda _index: self.language_chosen.emit(self.language.currentData())
        )
        self.look = self._box(LOOKS, look_name, stored.look)
        self.look.activated.connect(lambda _index: self.look_chosen.emit(self.look.currentData()))
        self.scale = self._scale_box(stored.scale)
        self.speed = self._box(PACES_MS, speed_name, stored.speed)
        self.speed.activated.connect(
            lambda _index: self.speed_chosen.emit(self.speed.currentData())
        )
        self.sound = QCheckBox(translate("Settings", "Make a &sound when it is my turn"))
        self.sound.setChecked(stored.sound)
        self.sound.toggled.connect(self.sound_chosen)
        self._lay_out()

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(10)
        form.addRow(translate("Settings", "Your &name"), self.name)
        form.addRow(translate("Settings", "&Language"), self.language)
        form.addRow(translate("Settings", "L&ook"), self.look)
        form.addRow(translate("Settings", "S&ize of everything"), self.scale)
        form.addRow(translate("Settings", "Show the &turns of others"), self.speed)
        form.addRow("", self.sound)

    def _box(self, values: Iterable[str], name: Callable[[str], str], chosen: str) -> QComboBox:
        box = QComboBox()
        for value in values:
            box.addItem(name(value), value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        return roomy(box)

    def _scale_box(self, percent: int) -> QSpinBox:
        box = QSpinBox()
        box.setRange(SMALLEST, LARGEST)
        box.setSingleStep(_STEP)
        box.setSuffix(translate("Settings", "%"))
        box.setValue(percent)
        # While somebody types 150, the 1 and the 15 are not meant.
        box.setKeyboardTracking(False)
        box.valueChanged.connect(self.scale_chosen)
        return roomy(box)

    def _take_name(self) -> None:
        if name := fit_name(self.name.text()):
            self.name.setText(name)
            self.name_chosen.emit(name)
