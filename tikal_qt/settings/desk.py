"""Carries out what a person chooses in the settings, and remembers it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from net.shell.errors import ProfileError
from tikal_qt.alerts import TurnAlert
from tikal_qt.language.catalogues import speak
from tikal_qt.language.languages import language_for
from tikal_qt.later import later
from tikal_qt.preferences import Preferences
from tikal_qt.theme.look import Look

if TYPE_CHECKING:
    from tikal_qt.settings import dialog as settings_dialog
    from tikal_qt.settings.form import SettingsForm
else:
    settings_dialog = later("tikal_qt.settings.dialog")


class SettingsDesk(QObject):
    """Opens the settings over `window`. look: what colours and size are changed through, if any.

    name_chosen(name), speed_chosen(speed): for the pages to follow. failed(code, params): a
    choice counts, but could not be remembered. dialog: the open settings, None while closed.
    """

    name_chosen = Signal(str)
    speed_chosen = Signal(str)
    failed = Signal(str, tuple)

    def __init__(
        self, window: QWidget, preferences: Preferences, look: Look | None, alert: TurnAlert
    ) -> None:
        super().__init__(window)
        self._window = window
        self._preferences, self._look, self._alert = preferences, look, alert
        alert.sound = preferences.sound
        self.dialog: settings_dialog.SettingsDialog | None = None

    def open(self) -> None:
        """Show the settings, without holding up the window."""
        if self.dialog is not None:
            return
        self.dialog = settings_dialog.SettingsDialog(self._preferences, self._wire, self._window)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.finished.connect(self._forget_dialog)
        self.dialog.open()

    def _forget_dialog(self) -> None:
        self.dialog = None

    def _wire(self, form: "SettingsForm") -> None:
        form.name_chosen.connect(self._choose_name)
        form.language_chosen.connect(self._choose_language)
        form.look_chosen.connect(self._choose_look)
        form.scale_chosen.connect(self._choose_scale)
        form.speed_chosen.connect(self._choose_speed)
        form.sound_chosen.connect(self._choose_sound)

    # ---------------------------------------------------------------- what is chosen

    def remember(self, save: Callable[[], None]) -> None:
        """Do `save`, which writes to the profile; tell it if that fails."""
        try:
            save()
        except ProfileError as error:
            self.failed.emit(error.code, error.params)

    def _choose_name(self, name: str) -> None:
        self.remember(lambda: self._preferences.set_name(name))
        self.name_chosen.emit(name)

    def _choose_language(self, code: str) -> None:
        self.remember(lambda: self._preferences.set_language(code))
        app = QCoreApplication.instance()
        assert app is not None
        speak(app, code or language_for(code))

    def _choose_look(self, look: str) -> None:
        self.remember(lambda: self._preferences.set_look(look))
        if self._look is not None:
            self._look.choose(look)

    def _choose_scale(self, percent: int) -> None:
        self.remember(lambda: self._preferences.set_scale(percent))
        if self._look is not None:
            self._look.set_scale(percent)

    def _choose_speed(self, speed: str) -> None:
        self.remember(lambda: self._preferences.set_speed(speed))
        self.speed_chosen.emit(speed)

    def _choose_sound(self, wanted: bool) -> None:
        self.remember(lambda: self._preferences.set_sound(wanted))
        self._alert.sound = wanted
