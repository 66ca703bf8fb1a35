"""Colours that can be read, by day and by night, and an icon at every size."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QScrollBar,
    QSlider,
    QSplitter,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.gui.acts import settle
from tikal_qt.games.tikal.board import look as board_look
from tikal_qt.games.tikal.board.look import look_for
from tikal_qt.theme import look as look_module
from tikal_qt.theme import looks
from tikal_qt.theme.colours import CONTRAST, DARK, LIGHT, Colours, mixed, palette
from tikal_qt.theme.icon import app_icon, app_pixmap
from tikal_qt.theme.look import Look, system_colours
from tikal_qt.theme.parts import ElidedLabel, label, rows_of, scrolling
from tikal_qt.theme.scale import px, set_scale
from tikal_qt.theme.sheet import sheet


def luminance(colour: str) -> float:
    """WCAG 2.2, relative luminance."""
    parts = (QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF())
    r, g, b = (x / 12.92 if x <= 0.03928 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(first: str, second: str) -> float:
    """WCAG 2.2, contrast ratio."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_contrast_of_black_on_white_is_21() -> None:
    assert round(contrast("#000000", "#ffffff"), 2) == 21.0


@pytest.mark.parametrize("colours", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_every_text_can_be_read_on_its_ground(colours: Colours) -> None:
    grounds = (colours.window, colours.card, colours.base)
    notices = (colours.notice, colours.warning, colours.error)
    pairs = [
        *((colours.text, ground) for ground in (*grounds, *notices)),
        *((colours.muted, ground) for ground in grounds),
        (colours.on_accent, colours.accent),
    ]

    assert [pair for pair in pairs if contrast(*pair) < 4.5] == []


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mixed("#000000", "#ffffff", 0.0) == "#000000"
    assert mixed("#000000", "#ffffff", 1.0) == "#ffffff"
    assert mixed("#102030", "#304050", 0.5) == "#203040"


@pytest.mark.parametrize(
    ("scheme", "contrast", "expected"),
    [
        (Qt.ColorScheme.Light, Qt.ContrastPreference.NoPreference, LIGHT),
        (Qt.ColorScheme.Dark, Qt.ContrastPreference.NoPreference, DARK),
        (Qt.ColorScheme.Unknown, Qt.ContrastPreference.NoPreference, LIGHT),
        (Qt.ColorScheme.Light, Qt.ContrastPreference.HighContrast, CONTRAST),
    ],
)
def test_what_the_system_prefers_is_followed(
    scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference, expected: Colours
) -> None:
    assert system_colours(scheme, contrast) is expected


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    """The look of the application, which is as before after the test."""
    before = qapp.palette(), qapp.font()
    made = Look(qapp, looks.LIGHT)
    yield made
    made.set_scale(100)
    made.deleteLater()
    qapp.setPalette(before[0])
    qapp.setFont(before[1])


@pytest.mark.parametrize(
    ("name", "colours"), [(looks.DARK, DARK), (looks.CONTRAST, CONTRAST), (looks.LIGHT, LIGHT)]
)
def test_the_look_is_what_was_chosen(
    look: Look, qapp: QApplication, name: str, colours: Colours
) -> None:
    look.choose(looks.DARK)
    look.choose(name)

    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(colours.window)
    assert look.colours is colours


def test_the_window_wears_the_style_sheet_and_the_application_none(
    look: Look, qapp: QApplication, qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    look.dress(window)

    assert f"background: {LIGHT.card}" in window.styleSheet()
    look.choose(looks.DARK)
    assert f"background: {DARK.card}" in window.styleSheet()
    assert qapp.styleSheet() == ""


def test_a_new_look_is_told_once(look: Look) -> None:
    told = []
    look.changed.connect(lambda: told.append(look.colours))
    look.choose(looks.DARK)
    look.choose(looks.DARK)

    assert told == [DARK]


def test_text_and_pictures_grow_together(look: Look, qapp: QApplication) -> None:
    points = qapp.font().pointSizeF()
    look.set_scale(150)

    assert qapp.font().pointSizeF() == points * 1.5
    assert px(20) == 30


def test_the_scale_has_bounds(look: Look) -> None:
    look.set_scale(1000)
    assert px(20) == 40

    look.set_scale(1)
    assert px(20) == 16


def test_large_text_of_the_system_enlarges_pictures_too(look: Look, qapp: QApplication) -> None:
    assert set_scale(qapp, 100, 22.0) == 22.0
    assert px(20) == 40

    assert set_scale(qapp, 100, 10.0) == 10.0
    assert px(20) == 20


def test_the_text_of_the_system_is_followed_while_the_window_is_open(
    look: Look, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    look.dress(window)
    large = QFont(qapp.font())
    large.setPointSizeF(22.0)
    monkeypatch.setattr(look_module, "system_font", lambda: large)

    with qtbot.waitSignal(look.changed):
        QApplication.sendEvent(window, QEvent(QEvent.Type.ThemeChange))

    assert qapp.font().pointSizeF() == 22.0
    assert px(20) == 40
    monkeypatch.undo()
    QApplication.sendEvent(window, QEvent(QEvent.Type.ThemeChange))
    assert px(20) == 20


def test_the_contrast_of_the_system_is_followed_while_the_window_is_open(
    look: Look, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    look.choose(looks.SYSTEM)
    asked = []

    def colours(scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> Colours:
        asked.append(contrast)
        return CONTRAST

    monkeypatch.setattr(look_module, "system_colours", colours)
    high = Qt.ContrastPreference.HighContrast
    qapp.styleHints().accessibility().contrastPreferenceChanged.emit(high)

    assert len(asked) == 1
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(CONTRAST.window)


def test_the_board_follows_the_window() -> None:
    assert look_for(palette(LIGHT)) is board_look.LIGHT
    assert look_for(palette(DARK)) is board_look.DARK
    assert look_for(palette(CONTRAST)) is board_look.CONTRAST


@pytest.mark.parametrize(
    "role", [QPalette.ColorRole.ButtonText, QPalette.ColorRole.PlaceholderText]
)
def test_disabled_text_is_faded(role: QPalette.ColorRole) -> None:
    faded = palette(LIGHT).color(QPalette.ColorGroup.Disabled, role)

    assert faded == QColor(mixed(LIGHT.text, LIGHT.window, 0.55))
    assert faded != palette(LIGHT).color(role)


def test_the_icon_has_every_size_a_window_manager_asks_for(qapp: QApplication) -> None:
    sizes = sorted(size.width() for size in app_icon().availableSizes())

    assert sizes == [16, 24, 32, 48, 64, 128, 256]
    picture = app_pixmap(64).toImage()
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(32, 32).alpha() == 255


def test_a_name_that_is_too_long_keeps_its_room(qtbot: QtBot) -> None:
    name = ElidedLabel()
    qtbot.addWidget(name)
    name.setText("A very long name of a player at this table")

    assert name.minimumSizeHint().width() < 60
    assert name.toolTip() == "A very long name of a player at this table"


def test_what_is_too_wide_for_its_column_can_be_scrolled_to(qtbot: QtBot) -> None:
    wide = QWidget()
    wide.setFixedSize(500, 40)
    column = QVBoxLayout()
    column.addWidget(wide)
    area = scrolling(column)
    qtbot.addWidget(area)
    area.resize(300, 200)
    area.show()
    qtbot.waitUntil(area.horizontalScrollBar().isVisible)

    assert area.horizontalScrollBar().maximum() == 200


def test_a_column_scrolls_only_when_its_lists_are_at_their_least(
    qtbot: QtBot, qapp: QApplication
) -> None:
    wrapping = label("as wide as it is given", wrap=True)
    rows = rows_of("Rows", ("One",))
    rows.setMinimumHeight(60)
    column = QVBoxLayout()
    column.addWidget(wrapping)
    column.addWidget(rows)
    area = scrolling(column)
    qtbot.addWidget(area)
    area.resize(300, 120)  # a list would like to be 192 high
    area.show()
    settle(qapp)
    assert not area.verticalScrollBar().isVisible()

    area.resize(300, 70)
    settle(qapp)
    assert area.verticalScrollBar().isVisible()
    assert rows.geometry().right() == area.viewport().width() - 1 - 4  # clear of the bar

    area.resize(300, 120)
    settle(qapp)
    assert rows.geometry().right() == 299


def seen_in(widget: QWidget) -> set[str]:
    """The colours of what `widget` shows."""
    image = widget.grab().toImage()
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixelColor(*point).name() for point in points}


@pytest.mark.parametrize(("bar", "room"), [(QSlider, (120, 24)), (QScrollBar, (120, 16))])
def test_at_high_contrast_a_bar_and_where_it_stands_show_on_black(
    qtbot: QtBot, bar: type[QSlider | QScrollBar], room: tuple[int, int]
) -> None:
    shown = bar(Qt.Orientation.Horizontal)
    qtbot.addWidget(shown)
    shown.setStyleSheet(sheet(CONTRAST, 10))
    shown.setPalette(palette(CONTRAST))
    shown.resize(*room)
    shown.show()

    shown.setValue(shown.maximum())
    assert "#ffffff" in seen_in(shown)


@pytest.mark.parametrize("chosen", [False, True])
def test_at_high_contrast_the_row_the_keys_are_at_shows_on_black(
    qtbot: QtBot, chosen: bool
) -> None:
    shown = QListWidget()
    qtbot.addWidget(shown)
    shown.setStyleSheet(sheet(CONTRAST, 10))
    shown.setPalette(palette(CONTRAST))
    shown.addItems(["one", "two"])
    shown.show()
    shown.setFocus()
    qtbot.waitUntil(shown.hasFocus)

    shown.setCurrentRow(1)
    shown.item(1).setSelected(chosen)
    assert CONTRAST.accent in seen_in(shown.viewport())


def test_columns_have_as_much_room_at_high_contrast(qtbot: QtBot) -> None:
    columns = QSplitter()
    qtbot.addWidget(columns)
    usual = columns.handleWidth()
    columns.addWidget(QWidget())
    columns.addWidget(QWidget())
    columns.setStyleSheet(sheet(CONTRAST, 10))
    columns.resize(300, 100)
    columns.show()

    assert columns.handle(1).width() == usual
