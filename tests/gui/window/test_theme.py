"""Colours that can be read, by day and by night, and an icon at every size."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette

from tikal_qt.theme.colours import DARK, LIGHT, mixed, palette
from tikal_qt.theme.icon import app_icon, app_pixmap
from tikal_qt.theme.look import Look
from tikal_qt.theme.parts import ElidedLabel


def luminance(colour):
    """WCAG 2.2, relative luminance."""
    parts = (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
    r, g, b = (x / 12.92 if x <= 0.03928 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(first, second):
    """WCAG 2.2, contrast ratio."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_contrast_of_black_on_white_is_21():
    assert round(contrast("#000000", "#ffffff"), 2) == 21.0


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_every_text_can_be_read_on_its_ground(colours):
    grounds = (colours.window, colours.card, colours.base)
    notices = (colours.notice, colours.warning, colours.error)
    pairs = [
        *((colours.text, ground) for ground in (*grounds, *notices)),
        *((colours.muted, ground) for ground in grounds),
        (colours.on_accent, colours.accent),
    ]

    assert [pair for pair in pairs if contrast(*pair) < 4.5] == []


def test_mixing_goes_from_one_colour_to_the_other():
    assert mixed("#000000", "#ffffff", 0.0) == "#000000"
    assert mixed("#000000", "#ffffff", 1.0) == "#ffffff"
    assert mixed("#102030", "#304050", 0.5) == "#203040"


def test_the_look_follows_the_system_from_light_to_dark_and_back(qapp, qtbot):
    before = (qapp.palette(), qapp.styleSheet())
    look = Look(qapp)
    try:
        with qtbot.waitSignal(look.changed):
            look.follow(Qt.ColorScheme.Dark)
        assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(DARK.window)
        look.follow(Qt.ColorScheme.Unknown)
        assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(LIGHT.window)
    finally:
        look.deleteLater()
        qapp.setStyleSheet(before[1])
        qapp.setPalette(before[0])


def test_disabled_text_differs_from_enabled():
    made = palette(LIGHT)
    role = QPalette.ColorRole.ButtonText

    assert made.color(QPalette.ColorGroup.Disabled, role) != made.color(role)


def test_the_icon_has_every_size_a_window_manager_asks_for(qapp):
    sizes = sorted(size.width() for size in app_icon().availableSizes())

    assert sizes == [16, 24, 32, 48, 64, 128, 256]
    picture = app_pixmap(64).toImage()
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(32, 32).alpha() == 255


def test_a_name_that_is_too_long_keeps_its_room(qtbot):
    name = ElidedLabel()
    qtbot.addWidget(name)
    name.setText("A very long name of a player at this table")

    assert name.minimumSizeHint().width() < 60
    assert name.toolTip() == "A very long name of a player at this table"
