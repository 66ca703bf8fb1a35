"""Logs in the window: from the start page, by dropping a file, and beside a running game."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from net.core.messages import Settings
from net.core.verify import Recording
from net.shell.storage import Profile
from tests.gui.acts import notices, settle, table_of
from tests.gui.tale import two_turns
from tests.gui.verify import tikal_logs
from tests.gui.verify.tikal_logs import BUILD, GAMES
from tests.present import present
from tikal_qt.language.catalogues import speak
from tikal_qt.main_window import MainWindow
from tikal_qt.offer import Offer
from tikal_qt.preferences import Preferences
from tikal_qt.session import TableSession
from tikal_qt.verify.log_chooser import LogChooser

LEFT = Qt.MouseButton.LeftButton
COPY = Qt.DropAction.CopyAction


@pytest.fixture
def window(session: TableSession, profile: Profile, qtbot: QtBot) -> MainWindow:
    offer = Offer(tikal_logs.TIKAL, lambda: GAMES, lambda: BUILD, ("greedy",), lambda: ())
    made = MainWindow(session, Preferences(profile), offer)
    qtbot.addWidget(made, before_close_func=lambda window: window._close_for_good())
    made.resize(1366, 720)
    made.show()
    return made


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "played.glog"
    path.write_bytes(tikal_logs.played())
    return path


def checked(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(
        lambda: present(window.pages.logs.verifying).evidence is not None, timeout=30_000
    )


def chooser(window: MainWindow) -> LogChooser:
    dialog = window.pages.logs.dialog
    assert isinstance(dialog, LogChooser)
    return dialog


def drop(window: MainWindow, *urls: QUrl) -> bool:
    """Drop files on the window; return whether it takes them."""
    data = QMimeData()
    data.setUrls(list(urls))
    middle = QPoint(300, 300)
    buttons, keys = LEFT, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(middle, COPY, data, buttons, keys)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(middle), COPY, data, buttons, keys))
    return enter.isAccepted()


def test_a_log_is_opened_checked_watched_and_left(
    window: MainWindow, log: Path, qtbot: QtBot, profile: Profile
) -> None:
    QTest.mouseClick(window.pages.start.log.open, LEFT)
    QTest.mouseClick(chooser(window).other, LEFT)
    dialog = window.pages.logs.dialog
    assert isinstance(dialog, QFileDialog)
    assert dialog.isVisible()
    assert dialog.directory().absolutePath() == str(profile.logs)
    dialog.filesSelected.emit([str(log)])
    dialog.reject()
    assert window.pages.logs.dialog is None
    page = present(window.pages.logs.verifying)
    assert window.pages.currentWidget() is page
    checked(window, qtbot)

    QTest.mouseClick(page.replay, LEFT)
    replay = present(window.pages.logs.replaying)
    assert window.pages.currentWidget() is replay
    assert replay.game.chronicle.names == ("Anna", "Bert")

    QTest.mouseClick(replay.close_button, LEFT)
    assert window.pages.currentWidget() is page
    assert window.pages.logs.replaying is None

    QTest.mouseClick(page.back, LEFT)
    assert window.pages.currentWidget() is window.pages.start
    assert window.pages.logs.verifying is None


def listed(dialog: LogChooser) -> list[tuple[str, ...]]:
    """The rows of the list but for the time, which is written as the locale does."""
    rows = [present(dialog.list.topLevelItem(n)) for n in range(dialog.list.topLevelItemCount())]
    return [tuple(row.text(column) for column in (1, 2, 3)) for row in rows]


def test_the_logs_of_the_profile_are_listed_by_who_played(
    window: MainWindow, profile: Profile, qtbot: QtBot
) -> None:
    """Both seats' logs of one game are one row; what is no log is none."""
    files = {
        "0f-computer.glog": tikal_logs.played(1),
        "0f-main.glog": tikal_logs.played(0),
        "1a-main.glog": tikal_logs.stopped(),
        "2b-main.glog": b"noise",
    }
    for age, (name, data) in enumerate(files.items()):
        (profile.logs / name).write_bytes(data)
        os.utime(profile.logs / name, (1_700_000_000 - age, 1_700_000_000 - age))
    window.pages.logs.ask()
    dialog = chooser(window)
    qtbot.waitUntil(lambda: dialog.list.topLevelItemCount() > 0, timeout=30_000)

    assert listed(dialog) == [("Anna: 0, Bert: 0", "Basic version", "played to the end")]
    assert present(dialog.list.topLevelItem(0)).toolTip(0) == "0f-main.glog"
    QTest.mouseClick(dialog.open_button, LEFT)

    assert window.pages.logs.dialog is None
    assert present(window.pages.logs.verifying).paths == (profile.logs / "0f-main.glog",)
    checked(window, qtbot)


def test_a_game_without_an_end_is_listed_without_points(
    window: MainWindow, profile: Profile, qtbot: QtBot
) -> None:
    (profile.logs / "1a-main.glog").write_bytes(tikal_logs.stopped())
    window.pages.logs.ask()
    dialog = chooser(window)
    qtbot.waitUntil(lambda: dialog.list.topLevelItemCount() > 0, timeout=30_000)

    assert listed(dialog) == [("Anna, Bert", "Basic version", "not ended")]
    dialog.reject()


@pytest.fixture
def spanish(qapp: QApplication) -> Iterator[Callable[[], None]]:
    """Lets the window speak Spanish for the rest of this test."""
    yield lambda: speak(qapp, "es")
    speak(qapp, "en")


def test_an_open_list_speaks_another_language_at_once(
    window: MainWindow, profile: Profile, qtbot: QtBot, spanish: Callable[[], None]
) -> None:
    (profile.logs / "0f-main.glog").write_bytes(tikal_logs.played(0))
    window.pages.logs.ask()
    dialog = chooser(window)
    qtbot.waitUntil(lambda: dialog.list.topLevelItemCount() > 0, timeout=30_000)
    spanish()
    QApplication.processEvents()

    assert dialog.windowTitle() == "Abrir el registro de una partida"
    assert listed(dialog) == [("Anna: 0, Bert: 0", "Versión básica", "jugada hasta el final")]
    assert dialog.open_button.text() == "Abrir"
    assert dialog.open_button.isEnabled()
    dialog.reject()


def test_a_profile_without_logs_says_so(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.logs.ask()
    dialog = chooser(window)
    said = "There is no log in this profile yet."
    qtbot.waitUntil(lambda: dialog.told.text() == said, timeout=30_000)

    assert not dialog.open_button.isEnabled()
    assert dialog.other.isEnabled()
    QTest.mouseClick(dialog.cancel, LEFT)
    assert window.pages.logs.dialog is None


def test_the_key_opens_one_dialog(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    dialog = chooser(window)
    window.pages.logs.ask()

    assert window.pages.logs.dialog is dialog
    dialog.reject()


def test_a_file_dropped_on_the_window_is_opened(
    window: MainWindow, log: Path, qtbot: QtBot
) -> None:
    assert drop(window, QUrl.fromLocalFile(str(log)))
    checked(window, qtbot)

    assert present(window.pages.logs.verifying).title.text() == "played.glog"


def test_what_is_no_file_cannot_be_dropped(window: MainWindow) -> None:
    assert not drop(window, QUrl("https://example.org/game.glog"))
    assert not drop(window)

    assert window.pages.currentWidget() is window.pages.start


def test_another_log_takes_the_place_of_the_first(
    window: MainWindow, log: Path, qtbot: QtBot
) -> None:
    drop(window, QUrl.fromLocalFile(str(log)))
    first = window.pages.logs.verifying
    drop(window, QUrl.fromLocalFile(str(log)), QUrl.fromLocalFile(str(log)))

    assert window.pages.logs.verifying is not first
    assert window.pages.indexOf(present(first)) == -1
    checked(window, qtbot)
    QTest.mouseClick(present(window.pages.logs.verifying).back, LEFT)
    assert window.pages.currentWidget() is window.pages.start


def test_cancelling_goes_back_at_once(window: MainWindow, log: Path, qtbot: QtBot) -> None:
    drop(window, QUrl.fromLocalFile(str(log)))
    cancel = present(window.pages.logs.verifying).cancel
    assert cancel.isVisible()
    QTest.mouseClick(cancel, LEFT)

    assert window.pages.currentWidget() is window.pages.start


def test_from_a_running_game_to_a_log_and_back(
    playing: MainWindow, log: Path, qtbot: QtBot
) -> None:
    drop(playing, QUrl.fromLocalFile(str(log)))
    checked(playing, qtbot)
    assert playing.pages.currentWidget() is playing.pages.logs.verifying

    QTest.mouseClick(present(playing.pages.logs.verifying).back, LEFT)
    assert playing.pages.currentWidget() is playing.pages.table


def test_when_the_table_is_gone_meanwhile_the_start_page_shows(
    playing: MainWindow, log: Path, qtbot: QtBot, qapp: QApplication
) -> None:
    drop(playing, QUrl.fromLocalFile(str(log)))
    checked(playing, qtbot)
    page = present(playing.pages.logs.verifying)
    playing._session.closed.emit("host_lost", ())
    settle(qapp)
    assert playing.pages.currentWidget() is playing.pages.start

    playing.pages.setCurrentWidget(page)
    QTest.mouseClick(page.back, LEFT)
    assert playing.pages.currentWidget() is playing.pages.start


def test_what_came_of_an_export_is_a_notice(playing: MainWindow, qtbot: QtBot) -> None:
    table_of(playing).game.replay.export.copy_notation.trigger()

    assert notices(playing) == ["The notation was copied."]


def test_namesakes_and_odd_names_are_told_apart_in_a_replay(window: MainWindow) -> None:
    tale = two_turns()
    nicks = ("<b>\n", "<b>\n")
    settings = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
    recording = Recording(b"g" * 32, settings, nicks, (0, 1), tale.start, tuple(tale.entries))
    window.pages.logs._replay(recording, "", -1)

    names = present(window.pages.logs.replaying).game.chronicle.names
    assert names == ("<b>\N{REPLACEMENT CHARACTER} (1)", "<b>\N{REPLACEMENT CHARACTER} (2)")
