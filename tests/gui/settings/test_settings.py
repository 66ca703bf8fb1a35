"""The settings: each choice counts at once and is kept in the profile."""

import json

import pytest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox

from net.shell.errors import ProfileError
from tikal_qt.language.catalogues import speak, spoken
from tikal_qt.preferences import Preferences, Stored
from tikal_qt.settings.form import SettingsForm
from tikal_qt.theme import looks


@pytest.fixture
def english_after(qapp):
    """English is spoken again after the test."""
    yield
    speak(qapp, "en")


@pytest.fixture
def form(window):
    """The open settings of a window."""
    window.menu.settings.trigger()
    return window.settings.dialog.form


def choose(box: QComboBox, text: str) -> None:
    """Choose the entry `text` as a person does."""
    index = box.findText(text)
    assert index >= 0, [box.itemText(n) for n in range(box.count())]
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_what_is_offered(form):
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


def test_choices_are_kept_in_the_profile(form, profile, english_after):
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


def test_the_settings_speak_the_language_that_was_chosen(window, form, qapp, english_after):
    choose(form.language, "Español")
    qapp.processEvents()

    dialog = window.settings.dialog
    assert spoken(qapp) == "es"
    assert dialog.windowTitle() == "Ajustes"
    assert dialog.form.scale.text() == "100 %"
    assert dialog.form is not form
    assert dialog.form.language.currentText() == "Español"
    assert dialog.form.language.hasFocus()
    close = dialog.buttons.button(QDialogButtonBox.StandardButton.Close)
    assert close.text().replace("&", "") == "Cerrar"


def test_a_name_without_letters_is_not_taken(form, profile):
    form.name.setText("   ")
    form.name.editingFinished.emit()

    assert Preferences(profile).name == "Ana"


def test_the_start_page_shows_the_name_chosen(window, form):
    form.name.setText("Carla")
    form.name.editingFinished.emit()

    assert window.pages.start.name.text() == "Carla"


def test_a_choice_that_cannot_be_kept_counts_and_is_said(window, form, profile, monkeypatch):
    def full(settings):
        raise ProfileError("disk", path="/p/settings.json", reason="no room")

    monkeypatch.setattr(profile, "save_settings", full)
    form.sound.click()

    assert window.alert.sound
    assert "/p/settings.json" in window.banner.notices[0].label.text()


def test_the_settings_open_once_and_again(window, qapp):
    window.menu.settings.trigger()
    first = window.settings.dialog
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
def test_settings_that_do_not_fit_count_as_not_chosen(stored, look, scale, speed, sound):
    read = Stored(json.loads(json.dumps(stored)))

    assert (read.look, read.scale, read.speed, read.sound) == (look, scale, speed, sound)


def test_each_field_has_a_name_for_screen_readers(qtbot):
    form = SettingsForm(Stored({}))
    qtbot.addWidget(form)
    layout = form.layout()

    for field in (form.name, form.language, form.look, form.scale, form.speed):
        assert layout.labelForField(field).buddy() is field


def test_every_look_can_be_chosen(form):
    assert [form.look.itemData(n) for n in range(form.look.count())] == list(looks.LOOKS)
