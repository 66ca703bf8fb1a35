"""The settings: each choice counts at once and is kept in the profile."""

import json
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QFormLayout, QLabel
from pytestqt.qtbot import QtBot

from net.shell.errors import ProfileError
from net.shell.storage import Profile
from tests.present import present
from tikal_qt.language.catalogues import speak, spoken
from tikal_qt.main_window import MainWindow
from tikal_qt.preferences import Preferences, Stored
from tikal_qt.settings.form import SettingsForm
from tikal_qt.theme import looks


@pytest.fixture
def english_after(qapp: QApplication) -> Iterator[None]:
    """English is spoken again after the test."""
    yield
    speak(qapp, "en")


@pytest.fixture
def form(window: MainWindow) -> SettingsForm:
    """The open settings of a window."""
    window.menu.settings.trigger()
    return present(window.settings.dialog).form


def choose(box: QComboBox, text: str) -> None:
    """Choose the entry `text` as a person does."""
    index = box.findText(text)
    assert index >= 0, [box.itemText(n) for n in range(box.count())]
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_what_is_offered(form: SettingsForm) -> None:
    assert [form.language.itemText(n) for n in range(4)] == [
        "As the system (English)",
        "English",
        "Español",
        "Dansk",
    ]
    assert [form.look.itemText(n) for n in range(4)] == [
        "As the system",
        "Light",
        "Dark",
        "High contrast",
    ]
    assert (form.scale.minimum(), form.scale.maximum(), form.scale.value()) == (80, 200, 100)
    assert form.scale.text() == "100%"
    assert [form.speed.itemText(n) for n in range(4)] == ["Off", "Slow", "Normal", "Fast"]
    assert not form.sound.isChecked()
    assert form.name.text() == "Ana"


def test_choices_are_kept_in_the_profile(
    form: SettingsForm, profile: Profile, english_after: None
) -> None:
    choose(form.look, "High contrast")
    form.scale.setValue(150)
    choose(form.speed, "Fast")
    form.sound.click()
    form.name.setText("  Carla  ")
    form.name.editingFinished.emit()
    choose(form.language, "Dansk")

    kept = Preferences(profile)
    assert (kept.look, kept.scale, kept.speed, kept.sound) == ("contrast", 150, "fast", True)
    assert (kept.name, kept.language) == ("Carla", "da")


def test_the_settings_speak_the_language_that_was_chosen(
    window: MainWindow, form: SettingsForm, qapp: QApplication, english_after: None
) -> None:
    choose(form.language, "Español")
    qapp.processEvents()

    dialog = present(window.settings.dialog)
    assert spoken(qapp) == "es"
    assert dialog.windowTitle() == "Ajustes"
    assert dialog.form.scale.text() == "100 %"
    assert dialog.form is not form
    assert dialog.form.language.currentText() == "Español"
    assert dialog.form.language.hasFocus()
    close = dialog.buttons.button(QDialogButtonBox.StandardButton.Close)
    assert close.text().replace("&", "") == "Cerrar"


def test_a_name_without_letters_is_not_taken(form: SettingsForm, profile: Profile) -> None:
    form.name.setText("   ")
    form.name.editingFinished.emit()

    assert Preferences(profile).name == "Ana"


def test_the_start_page_shows_the_name_chosen(window: MainWindow, form: SettingsForm) -> None:
    form.name.setText("Carla")
    form.name.editingFinished.emit()

    assert window.pages.start.name.text() == "Carla"


def test_a_choice_that_cannot_be_kept_counts_and_is_said(
    window: MainWindow, form: SettingsForm, profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(settings: object) -> None:
        raise ProfileError("disk", path="/p/settings.json", reason="no room")

    monkeypatch.setattr(profile, "save_settings", full)
    form.sound.click()

    assert window.alert.sound
    assert "/p/settings.json" in window.banner.notices[0].label.text()


def test_the_settings_open_once_and_again(window: MainWindow, qapp: QApplication) -> None:
    window.menu.settings.trigger()
    first = present(window.settings.dialog)
    window.menu.settings.trigger()
    assert window.settings.dialog is first

    first.buttons.button(QDialogButtonBox.StandardButton.Close).click()
    assert window.settings.dialog is None
    window.menu.settings.trigger()
    assert window.settings.dialog is not None


@pytest.mark.parametrize(
    ("stored", "look", "scale", "speed", "sound"),
    [
        ({}, "system", 100, "normal", False),
        ({"look": "pink", "scale": "big", "speed": 3, "sound": 1}, "system", 100, "normal", False),
        ({"scale": 1000}, "system", 200, "normal", False),
        ({"scale": -3, "look": "dark", "sound": True}, "dark", 80, "normal", True),
    ],
)
def test_settings_that_do_not_fit_count_as_not_chosen(
    stored: dict[str, int | str],
    look: str,
    scale: int,
    speed: str,
    sound: bool,
) -> None:
    read = Stored(json.loads(json.dumps(stored)))

    assert (read.look, read.scale, read.speed, read.sound) == (look, scale, speed, sound)


def test_each_field_has_a_name_for_screen_readers(qtbot: QtBot) -> None:
    form = SettingsForm(Stored({}))
    qtbot.addWidget(form)
    layout = form.layout()
    assert isinstance(layout, QFormLayout)

    for field in (form.name, form.language, form.look, form.scale, form.speed):
        label = layout.labelForField(field)
        assert isinstance(label, QLabel)
        assert label.buddy() is field


def test_every_look_can_be_chosen(form: SettingsForm) -> None:
    assert [form.look.itemData(n) for n in range(form.look.count())] == list(looks.LOOKS)
