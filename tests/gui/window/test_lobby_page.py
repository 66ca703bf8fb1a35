"""The lobby: who sits where, what is played, who hinders the start and why."""

import gc
import weakref
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QInputDialog

from net.core.io import ChangeSettings, Kick, Say, SetReady, TakeColour
from net.core.keys import fingerprint
from net.core.messages import Settings
from net.core.view import ChatLine, Stage
from net.shell.events import Listening, LocalSeat
from tests.gui.house import House, key
from tikal_qt.lobby.hindrances import hindrances
from tikal_qt.lobby.page import LobbyPage
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession

ANA = LocalSeat("Ana")
COMPUTER = LocalSeat("Computer 1", "computer", "greedy")


def settings(players=4, variant="basic", first=-1):
    return Settings("tikal", variant, players, first, 0, 90, "skip")


@pytest.fixture
def house() -> House:
    return House()


@pytest.fixture
def session(house, qapp) -> TableSession:
    return TableSession(house.make)


@pytest.fixture
def page(session, qtbot):
    made = LobbyPage(session, ("basic", "auction"), range(2, 5), ("greedy", "random"))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def settle(qapp):
    for _ in range(5):
        qapp.processEvents()


def press(qtbot, widget):
    assert widget.isVisible()
    assert widget.isEnabled()
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def shown(page):
    return [(row.name.text(), row.who.text(), row.state.text()) for row in page.rows]


def test_each_seat_shows_who_sits_there_and_how_ready(page, session, house, qapp):
    session.open(HostRequest(settings(), (ANA, COMPUTER)))
    house.arrive("Bea")
    settle(qapp)

    assert page.title.text() == "Table of Ana"
    assert shown(page) == [
        ("Ana", "you", "not ready"),
        ("Computer 1", "computer here · Greedy (plays sensibly)", "✓ ready"),
        ("Bea", "a person on the network", "not ready"),
        ("Seat 4", "open", ""),
    ]


def test_each_player_shows_the_words_of_his_key(page, session, house, qapp):
    session.open(HostRequest(settings(2), (ANA,)))
    settle(qapp)

    labels = [label.text() for label in page.rows[0].findChildren(type(page.title))]
    assert " ".join(fingerprint(key(0))) in labels


def test_the_words_of_keys_are_explained_once_somebody_elsewhere_sits_here(
    page, session, house, qapp
):
    session.open(HostRequest(settings(), (ANA, COMPUTER)))
    settle(qapp)
    assert not page.fingerprints.isVisible()

    house.arrive("Bea")
    settle(qapp)
    assert page.fingerprints.isVisible()
    assert page.fingerprints.text().startswith(
        "The five words under a name are the fingerprint of that player's key. Read them aloud"
    )


def test_the_start_names_who_hinders_it_and_why(page, session, house, qapp):
    session.open(HostRequest(settings(), (ANA, COMPUTER)))
    house.arrive("Bea")
    settle(qapp)

    assert page.waiting.text().splitlines() == [
        "The game starts when every seat is taken and ready.",
        "•  Ana (at this window) is not ready.",
        "•  Bea is not ready.",
        "•  Seat 4 is open: somebody must sit down there.",
    ]


def test_all_who_sit_here_are_told_to_be_at_this_window(page, session, house, qapp):
    session.open(HostRequest(settings(3), (ANA, LocalSeat("Bea"))))
    house.arrive("Carla")
    settle(qapp)

    assert page.waiting.text().splitlines()[1:] == [
        "•  Ana (at this window) is not ready.",
        "•  Bea (at this window) is not ready.",
        "•  Carla is not ready.",
    ]


def test_links_that_hinder_the_start_are_told_apart(session, house, qapp):
    session.open(HostRequest(settings(3), (ANA,)))
    house.arrive("Bea")
    house.arrive("Carla")
    for chair in house.chairs:
        chair.ready = True
    house.lost = (1,)

    assert hindrances(replace(house.view(0), missing=(1, 2)), ()) == (
        "Bea cannot be reached from here yet.",
        "Carla is still connecting to the others.",
    )


def test_an_open_seat_can_be_filled_by_a_person_or_a_computer_here(
    page, session, house, qapp, qtbot
):
    session.open(HostRequest(settings(), (ANA,)))
    settle(qapp)

    press(qtbot, page.rows[1].person_button)
    page.findChild(QInputDialog).accept()
    settle(qapp)
    page.rows[2].computer_button.menu().actions()[1].trigger()
    settle(qapp)

    assert shown(page)[1:3] == [
        ("Guest 1", "a person at this window", "not ready"),
        ("Computer 1", "computer here · Random (very easy)", "✓ ready"),
    ]


@pytest.mark.parametrize(
    ("typed", "seats"), [("  Bea\t", [LocalSeat("Bea")]), ("  ", [LocalSeat("Guest 1")])]
)
def test_one_more_person_is_asked_for_the_name(page, session, house, qapp, qtbot, typed, seats):
    session.open(HostRequest(settings(), (ANA,)))
    settle(qapp)
    press(qtbot, page.rows[1].person_button)
    dialog = page.findChild(QInputDialog)
    assert dialog.textValue() == "Guest 1"

    dialog.setTextValue(typed)
    dialog.accept()
    settle(qapp)

    assert [call[1] for call in house.calls if call[0] == "add_seat"] == seats


def test_who_thinks_better_of_it_adds_nobody(page, session, house, qapp, qtbot):
    session.open(HostRequest(settings(), (ANA,)))
    settle(qapp)
    press(qtbot, page.rows[1].person_button)
    page.findChild(QInputDialog).reject()
    settle(qapp)

    assert [call for call in house.calls if call[0] == "add_seat"] == []


def test_who_sits_here_chooses_a_free_colour(page, session, house, qapp):
    session.open(HostRequest(settings(players=3), (ANA, LocalSeat("Bea"))))
    house.arrive("Carla")
    settle(qapp)
    choices = [
        [action.text() for action in row.colour_button.menu().actions()] for row in page.rows[:2]
    ]
    page.rows[1].colour_button.menu().actions()[0].trigger()
    settle(qapp)

    assert choices == [["White, diamond"]] * 2
    assert ("intent", 1, TakeColour(3)) in house.calls
    assert page.rows[2].colour_button is None
    icon = page.rows[1].colour_button.icon()
    shown = [icon.pixmap(30, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)]
    assert shown[0] == shown[1]
    assert page.rows[1].colour_button.accessibleName() == "Colour: White, diamond"
    assert [action.text() for action in page.rows[0].colour_button.menu().actions()] == [
        "Red, square"
    ]
    assert page.colours == (0, 3, 2)


def test_at_a_full_table_of_four_it_is_said_why_no_colour_can_be_chosen(page, session, house, qapp):
    session.open(HostRequest(settings(4), (ANA,)))
    for nick in ("Bea", "Carla", "Dan"):
        house.arrive(nick)
    settle(qapp)
    colour = page.rows[0].colour_button

    assert not colour.isEnabled()
    assert colour.toolTip() == "Colour: Blue, circle. The other colours are taken."


def test_an_open_seat_has_no_colour_to_choose(page, session, house, qapp):
    session.open(HostRequest(settings(players=2), (ANA,)))
    settle(qapp)

    assert page.rows[1].colour_button is None
    assert page.colours == (0, -1)


def test_the_chat_follows_the_colours(page, session, house, qapp):
    session.open(HostRequest(settings(players=2), (ANA,)))
    house.chat = (ChatLine(0, "hello"),)
    house.tell()
    settle(qapp)
    before = page.chat.lines.toPlainText()
    session.take_colour(0, 2)
    settle(qapp)

    assert before.startswith("●")
    assert page.chat.lines.toPlainText().startswith("▲")


def test_seats_of_this_window_are_freed_and_others_sent_away_by_the_host(
    page, session, house, qapp, qtbot
):
    session.open(HostRequest(settings(3), (ANA, COMPUTER)))
    house.arrive("Bea")
    settle(qapp)
    house.calls.clear()

    press(qtbot, page.rows[2].free_button)
    settle(qapp)
    press(qtbot, page.rows[1].free_button)
    settle(qapp)

    assert house.calls == [("intent", 0, Kick(key(2))), ("remove_seat", 1)]
    assert [name for name, _, _ in shown(page)] == ["Ana", "Seat 2", "Seat 3"]


def test_one_is_never_asked_to_free_the_own_seat(page, session, qapp):
    session.open(HostRequest(settings(2), (ANA,)))
    settle(qapp)

    assert not hasattr(page.rows[0], "free_button")


def test_a_guest_reads_the_settings_and_sends_nobody_away(page, session, house, qapp):
    house.hosting = False
    session.open(HostRequest(settings(3, "auction", 1), (ANA,)))
    house.arrive("Bea")
    house.arrive("Carla")
    settle(qapp)

    assert page.title.text() == "Table of Carla"
    assert not page.settings.players.isVisible()
    assert [text.text() for text in page.settings.texts] == [
        "3",
        "Auction version",
        "Seat 2",
        "No turn clock",
        "Only lays its tiles",
    ]
    assert not hasattr(page.rows[1], "free_button")
    assert not page.address_card.isVisible()


def test_the_host_changes_the_settings(page, session, house, qapp):
    session.open(HostRequest(settings(4, first=3), (ANA,)))
    settle(qapp)
    house.calls.clear()

    page.settings.variant.setCurrentIndex(1)
    settle(qapp)
    page.settings.players.setValue(3)
    settle(qapp)

    assert house.calls == [
        ("intent", 0, ChangeSettings(settings(4, "auction", 3))),
        ("intent", 0, ChangeSettings(settings(3, "auction", -1))),
    ]
    assert len(page.rows) == 3


def test_refused_settings_are_not_shown_as_the_table_s(page, session, house, qapp):
    session.open(HostRequest(settings(3), (ANA, COMPUTER)))
    house.arrive("Bea")
    settle(qapp)

    page.settings.players.setValue(2)
    settle(qapp)

    assert page.settings.players.value() == 3
    assert len(page.rows) == 3


def test_showing_settings_changes_nothing(page, session, house, qapp):
    session.open(HostRequest(settings(4, "auction", 2), (ANA,)))
    settle(qapp)
    house.calls.clear()
    house.tell()
    settle(qapp)

    assert house.calls == []


def test_ready_and_not_ready_after_all(page, session, house, qapp, qtbot):
    session.open(HostRequest(settings(2), (ANA,)))
    settle(qapp)
    house.calls.clear()
    assert page.ready.text() == "Ready"

    press(qtbot, page.ready)
    settle(qapp)
    assert page.ready.text() == "Not ready after all"
    press(qtbot, page.ready)
    settle(qapp)

    assert house.calls == [("intent", 0, SetReady(True)), ("intent", 0, SetReady(False))]


def test_the_keyboard_stays_at_ready_and_a_double_click_says_it_once(
    page, session, house, qapp, qtbot
):
    session.open(HostRequest(settings(2), (ANA,)))
    settle(qapp)
    house.calls.clear()
    page.ready.setFocus()

    press(qtbot, page.ready)
    press(qtbot, page.ready)
    assert page.ready.isEnabled()
    assert page.focusWidget() is page.ready
    settle(qapp)

    assert house.calls == [("intent", 0, SetReady(True))]


def test_while_the_table_agrees_nobody_can_take_ready_back(page, session, house, qapp):
    session.open(HostRequest(settings(2), (ANA, COMPUTER)))
    house.stage = Stage.AGREEING
    house.tell()
    settle(qapp)

    assert not page.ready.isEnabled()
    assert page.waiting.text() == "The table agrees on the game …"


def test_the_address_others_join_by_can_be_copied(page, session, house, qapp, qtbot):
    session.open(HostRequest(settings(2), (ANA,)))
    house.listener(Listening(0, ("10.0.0.1:47001", "[fd00::1]:47001")))
    settle(qapp)

    press(qtbot, page.copy)

    assert QGuiApplication.clipboard().text() == "10.0.0.1:47001\n[fd00::1]:47001"
    assert not page.reach.isVisible()


def test_a_host_on_no_network_is_told_who_can_join(page, session, house, qapp):
    session.open(HostRequest(settings(2), (ANA,)))
    house.listener(Listening(0, ("127.0.0.1:47001", "[::1]:47001")))
    settle(qapp)

    assert page.reach.text() == "On no network: only windows on this computer can join."
    assert page.reach.isVisible()


def test_chat_is_said_and_shown_as_plain_text(page, session, house, qapp, qtbot):
    session.open(HostRequest(settings(2), (ANA,)))
    house.arrive("<i>Bea")
    settle(qapp)
    house.chat = (ChatLine(1, "<b>hi</b>"),)
    house.calls.clear()

    qtbot.keyClicks(page.chat.field, "  hello \r")
    settle(qapp)

    assert house.calls == [("intent", 0, Say("hello"))]
    assert page.chat.lines.toPlainText().splitlines() == [
        "■ <i>Bea: <b>hi</b>",
        "● Ana: hello",
    ]


def test_leaving_is_asked_of_the_window(page, session, qapp, qtbot):
    session.open(HostRequest(settings(2), (ANA,)))
    settle(qapp)

    with qtbot.waitSignal(page.left):
        press(qtbot, page.leave)


def test_a_page_that_is_gone_is_told_nothing_more(session, qapp):
    gone = LobbyPage(session, ("basic",), range(2, 5), ("greedy",))
    kept = weakref.ref(gone)
    gone.deleteLater()
    del gone
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()

    assert kept() is None
