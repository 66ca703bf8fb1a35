"""Logs in the window: from the start page, by dropping a file, and beside a running game."""

import os

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from net.core.messages import Settings
from net.core.verify import Recording
from tests.gui.acts import notices, settle
from tests.gui.tale import two_turns
from tests.gui.verify import tikal_logs
from tests.gui.verify.tikal_logs import BUILD, GAMES
from tikal_qt.language.catalogues import speak
from tikal_qt.main_window import MainWindow
from tikal_qt.offer import Offer
from tikal_qt.preferences import Preferences

LEFT = Qt.MouseButton.LeftButton
COPY = Qt.DropAction.CopyAction


@pytest.fixture
def window(session, profile, qtbot):
    offer = Offer(tikal_logs.TIKAL, lambda: GAMES, lambda: BUILD, ("greedy",), lambda: ())
    made = MainWindow(session, Preferences(profile), offer)
    qtbot.addWidget(made, before_close_func=lambda window: window._close_for_good())
    made.resize(1366, 720)
    made.show()
    return made


@pytest.fixture
def log(tmp_path):
    path = tmp_path / "played.glog"
    path.write_bytes(tikal_logs.played())
    return path


def checked(window, qtbot):
    qtbot.waitUntil(lambda: window.pages.logs.verifying.evidence is not None, timeout=30_000)


def drop(window, *urls):
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


def test_a_log_is_opened_checked_watched_and_left(window, log, qtbot, profile):
    QTest.mouseClick(window.pages.start.log.open, LEFT)
    QTest.mouseClick(window.pages.logs.dialog.other, LEFT)
    dialog = window.pages.logs.dialog
    assert dialog.isVisible()
    assert dialog.directory().absolutePath() == str(profile.logs)
    dialog.filesSelected.emit([str(log)])
    dialog.reject()
    assert window.pages.logs.dialog is None
    page = window.pages.logs.verifying
    assert window.pages.currentWidget() is page
    checked(window, qtbot)

    QTest.mouseClick(page.replay, LEFT)
    replay = window.pages.logs.replaying
    assert window.pages.currentWidget() is replay
    assert replay.game.chronicle.names == ("Anna", "Bert")

    QTest.mouseClick(replay.close_button, LEFT)
    assert window.pages.currentWidget() is page
    assert window.pages.logs.replaying is None

    QTest.mouseClick(page.back, LEFT)
    assert window.pages.currentWidget() is window.pages.start
    assert window.pages.logs.verifying is None


def listed(dialog):
    """The rows of the list but for the time, which is written as the locale does."""
    rows = [dialog.list.topLevelItem(n) for n in range(dialog.list.topLevelItemCount())]
    return [tuple(row.text(column) for column in (1, 2, 3)) for row in rows]


def test_the_logs_of_the_profile_are_listed_by_who_played(window, profile, qtbot):
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
    dialog = window.pages.logs.dialog
    qtbot.waitUntil(lambda: dialog.list.topLevelItemCount() > 0, timeout=30_000)

    assert listed(dialog) == [("Anna: 0, Bert: 0", "Basic version", "played to the end")]
    assert dialog.list.topLevelItem(0).toolTip(0) == "0f-main.glog"
    QTest.mouseClick(dialog.open_button, LEFT)

    assert window.pages.logs.dialog is None
    assert window.pages.logs.verifying.paths == (profile.logs / "0f-main.glog",)
    checked(window, qtbot)


def test_a_game_without_an_end_is_listed_without_points(window, profile, qtbot):
    (profile.logs / "1a-main.glog").write_bytes(tikal_logs.stopped())
    window.pages.logs.ask()
    dialog = window.pages.logs.dialog
    qtbot.waitUntil(lambda: dialog.list.topLevelItemCount() > 0, timeout=30_000)

    assert listed(dialog) == [("Anna, Bert", "Basic version", "not ended")]
    dialog.reject()


@pytest.fixture
def spanish(qapp):
    """Lets the window speak Spanish for the rest of this test."""
    yield lambda: speak(qapp, "es")
    speak(qapp, "en")


def test_an_open_list_speaks_another_language_at_once(window, profile, qtbot, spanish):
    (profile.logs / "0f-main.glog").write_bytes(tikal_logs.played(0))
    window.pages.logs.ask()
    dialog = window.pages.logs.dialog
    qtbot.waitUntil(lambda: dialog.list.topLevelItemCount() > 0, timeout=30_000)
    spanish()
    QApplication.processEvents()

    assert dialog.windowTitle() == "Abrir el registro de una partida"
    assert listed(dialog) == [("Anna: 0, Bert: 0", "Versión básica", "jugada hasta el final")]
    assert dialog.open_button.text() == "Abrir"
    assert dialog.open_button.isEnabled()
    dialog.reject()


def test_a_profile_without_logs_says_so(window, qtbot):
    window.pages.logs.ask()
    dialog = window.pages.logs.dialog
    said = "There is no log in this profile yet."
    qtbot.waitUntil(lambda: dialog.told.text() == said, timeout=30_000)

    assert not dialog.open_button.isEnabled()
    assert dialog.other.isEnabled()
    QTest.mouseClick(dialog.cancel, LEFT)
    assert window.pages.logs.dialog is None


def test_the_key_opens_one_dialog(window, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    dialog = window.pages.logs.dialog
    window.pages.logs.ask()

    assert window.pages.logs.dialog is dialog
    dialog.reject()


def test_a_file_dropped_on_the_window_is_opened(window, log, qtbot):
    assert drop(window, QUrl.fromLocalFile(str(log)))
    checked(window, qtbot)

    assert window.pages.logs.verifying.title.text() == "played.glog"


def test_what_is_no_file_cannot_be_dropped(window):
    assert not drop(window, QUrl("https://example.org/game.glog"))
    assert not drop(window)

    assert window.pages.currentWidget() is window.pages.start


def test_another_log_takes_the_place_of_the_first(window, log, qtbot):
    drop(window, QUrl.fromLocalFile(str(log)))
    first = window.pages.logs.verifying
    drop(window, QUrl.fromLocalFile(str(log)), QUrl.fromLocalFile(str(log)))

    assert window.pages.logs.verifying is not first
    assert window.pages.indexOf(first) == -1
    checked(window, qtbot)
    QTest.mouseClick(window.pages.logs.verifying.back, LEFT)
    assert window.pages.currentWidget() is window.pages.start


def test_cancelling_goes_back_at_once(window, log, qtbot):
    drop(window, QUrl.fromLocalFile(str(log)))
    cancel = window.pages.logs.verifying.cancel
    assert cancel.isVisible()
    QTest.mouseClick(cancel, LEFT)

    assert window.pages.currentWidget() is window.pages.start


def test_from_a_running_game_to_a_log_and_back(playing, log, qtbot):
    drop(playing, QUrl.fromLocalFile(str(log)))
    checked(playing, qtbot)
    assert playing.pages.currentWidget() is playing.pages.logs.verifying

    QTest.mouseClick(playing.pages.logs.verifying.back, LEFT)
    assert playing.pages.currentWidget() is playing.pages.table


def test_when_the_table_is_gone_meanwhile_the_start_page_shows(playing, log, qtbot, qapp):
    drop(playing, QUrl.fromLocalFile(str(log)))
    checked(playing, qtbot)
    page = playing.pages.logs.verifying
    playing._session.closed.emit("host_lost", ())
    settle(qapp)
    assert playing.pages.currentWidget() is playing.pages.start

    playing.pages.setCurrentWidget(page)
    QTest.mouseClick(page.back, LEFT)
    assert playing.pages.currentWidget() is playing.pages.start


def test_what_came_of_an_export_is_a_notice(playing, qtbot):
    playing.pages.table.game.replay.export.copy_notation.trigger()

    assert notices(playing) == ["The notation was copied."]


def test_namesakes_and_odd_names_are_told_apart_in_a_replay(window):
    tale = two_turns()
    nicks = ("<b>\n", "<b>\n")
    settings = Settings("tikal", "basic", 2, 0, 0, 90, "skip")
    recording = Recording(b"g" * 32, settings, nicks, (0, 1), tale.start, tuple(tale.entries))
    window.pages.logs._replay(recording, "", -1)

    names = window.pages.logs.replaying.game.chronicle.names
    assert names == ("<b>\N{REPLACEMENT CHARACTER} (1)", "<b>\N{REPLACEMENT CHARACTER} (2)")
