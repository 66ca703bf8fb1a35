"""The session between window and node: what is asked goes on, what is told comes as signals."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from net.core.io import Act, ChangeSettings, Kick, Preview, Say, SetReady
from net.core.view import Stage
from net.shell.events import (
    DiscoveryFailed,
    Failed,
    FoundTable,
    IntentRefused,
    Listening,
    LocalSeat,
    LogOpened,
    TableChanged,
    TablesFound,
)
from tests.gui.acts import settle
from tests.gui.house import House
from tests.gui.table_for_two import ANA, BEA, SETTINGS
from tikal_qt.requests import HostRequest, JoinRequest
from tikal_qt.session import TableSession

COMPUTER = LocalSeat("Computer 1", "computer", "random")
FOUND = FoundTable("Bea", b"k" * 32, ("10.0.0.2:47001",), "tikal", 1, 2, "lobby", "0.1.0", True)


def test_starting_looks_for_tables_and_stopping_stops_once(
    house: House, session: TableSession
) -> None:
    session.start()
    session.stop()
    session.stop()

    assert house.calls == [("start",), ("browse",), ("stop",)]


def test_a_host_request_hosts_with_its_port(house: House, session: TableSession) -> None:
    session.open(HostRequest(SETTINGS, (ANA,), 47001))

    assert house.calls == [("host", SETTINGS, (ANA,), 47001)]


def test_a_join_request_joins(house: House, session: TableSession) -> None:
    session.open(JoinRequest("10.0.0.2:47001", (ANA,)))

    assert house.calls == [("join", "10.0.0.2:47001", (ANA,))]


def test_intents_reach_the_seat_they_are_meant_for(
    house: House, session: TableSession, qapp: QApplication
) -> None:
    session.open(HostRequest(SETTINGS, (ANA, BEA)))
    settle(qapp)
    house.calls.clear()

    session.preview(0, ("move worker a5 b4",))
    session.say(1, "hello")
    session.kick(b"\2" * 32)
    session.change_settings(replace(SETTINGS, players=3))

    assert house.calls == [
        ("intent", 0, Preview(("move worker a5 b4",))),
        ("intent", 1, Say("hello")),
        ("intent", 0, Kick(b"\2" * 32)),
        ("intent", 0, ChangeSettings(replace(SETTINGS, players=3))),
    ]


def test_ready_is_said_for_every_person_here_and_no_computer(
    house: House, session: TableSession, qapp: QApplication
) -> None:
    session.open(HostRequest(replace(SETTINGS, players=4), (ANA, COMPUTER, BEA)))
    settle(qapp)
    house.calls.clear()

    session.set_ready(True)

    assert house.calls == [("intent", 0, SetReady(True)), ("intent", 2, SetReady(True))]


def test_at_once_a_full_table_starts_by_itself(
    house: House, session: TableSession, qapp: QApplication
) -> None:
    session.open(HostRequest(SETTINGS, (ANA, COMPUTER), at_once=True))
    settle(qapp)

    assert session.views[0].stage is Stage.PLAYING


def test_without_at_once_nobody_is_ready_by_himself(
    house: House, session: TableSession, qapp: QApplication
) -> None:
    session.open(HostRequest(SETTINGS, (ANA, COMPUTER)))
    settle(qapp)

    assert session.views[0].stage is Stage.LOBBY
    assert [seat.ready for seat in session.views[0].seats] == [False, True]


def test_acting_sends_the_segment_of_that_seat(
    house: House, session: TableSession, qapp: QApplication
) -> None:
    session.open(HostRequest(SETTINGS, (ANA, BEA)))
    settle(qapp)
    session.set_ready(True)
    settle(qapp)
    house.calls.clear()

    session.act(0, ("tile c4 0",))

    assert house.calls == [("intent", 0, Act(("tile c4 0",)))]


def test_views_come_as_signals_on_the_thread_of_the_session(
    house: House, session: TableSession, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(session.view_changed) as heard:
        session.open(HostRequest(SETTINGS, (ANA,)))

    assert heard.args[0] == 0
    assert heard.args[1].stage is Stage.LOBBY
    assert session.hosting()


def test_other_events_come_as_signals_and_are_kept(
    house: House, session: TableSession, qtbot: QtBot, tmp_path: Path
) -> None:
    with qtbot.waitSignals(
        [
            session.tables_found,
            session.refused,
            session.listening,
            session.failed,
            session.discovery_failed,
        ]
    ):
        house.listener(TablesFound((FOUND,)))
        house.listener(IntentRefused(0, "not_your_turn"))
        house.listener(Listening(0, ("10.0.0.1:47001",)))
        house.listener(Failed("busy"))
        house.listener(DiscoveryFailed("multicast", (("reason", "no route"),)))
    house.listener(LogOpened(0, b"g" * 32, tmp_path / "a.glog"))
    qtbot.waitUntil(lambda: 0 in session.logs)

    assert session.tables == (FOUND,)
    assert session.addresses == {0: ("10.0.0.1:47001",)}
    assert session.logs == {0: tmp_path / "a.glog"}
    assert session.discovery_failure == ("multicast", (("reason", "no route"),))


def test_what_the_left_table_still_tells_is_not_heard(
    house: House, session: TableSession, qapp: QApplication, qtbot: QtBot
) -> None:
    session.open(HostRequest(SETTINGS, (ANA,)))
    settle(qapp)
    house.tell()
    house.listener(Failed("busy"))
    session.leave()
    session.open(JoinRequest(FOUND, (ANA,)))
    with qtbot.assertNotEmitted(session.failed):
        settle(qapp)

    assert session.views == {}


def test_only_the_last_of_two_departures_lets_the_next_table_be_heard(
    house: House, session: TableSession, qapp: QApplication
) -> None:
    session.open(HostRequest(SETTINGS, (ANA,)))
    settle(qapp)
    session.leave()
    settle(qapp)
    session.open(HostRequest(SETTINGS, (ANA,)))
    session.leave()

    assert session.views == {}
    settle(qapp)
    assert session.views == {}


def test_the_table_that_was_left_can_be_opened_again(
    house: House, session: TableSession, qapp: QApplication
) -> None:
    session.open(JoinRequest(FOUND, (ANA,)))
    house.open(SETTINGS, (ANA,))
    settle(qapp)
    lobby = session.views[0].lobby_id
    session.leave()
    settle(qapp)

    session.open(JoinRequest(FOUND, (ANA,)))
    house.tell()
    settle(qapp)

    assert session.views[0].lobby_id == lobby


def test_a_closed_table_is_left_and_told_with_its_reason(
    house: House, session: TableSession, qtbot: QtBot
) -> None:
    session.open(HostRequest(SETTINGS, (ANA,)))
    qtbot.waitUntil(lambda: 0 in session.views)
    closed = replace(session.views[0], stage=Stage.CLOSED, closed_code="host_left")

    with qtbot.waitSignal(session.closed) as heard:
        house.listener(TableChanged(0, closed))

    assert heard.args == ["host_left", ()]
    assert house.calls[-1] == ("leave",)
    assert session.views == {}


def test_a_closed_seat_leaves_the_others_here_at_the_table(
    house: House, session: TableSession, qtbot: QtBot
) -> None:
    session.open(HostRequest(SETTINGS, (ANA, BEA)))
    qtbot.waitUntil(lambda: 1 in session.views)
    closed = replace(session.views[1], stage=Stage.CLOSED, closed_code="kicked")

    with qtbot.waitSignal(session.seat_closed) as heard:
        house.listener(TableChanged(1, closed))

    assert heard.args == [1, "kicked", ()]
    assert session.persons() == (0,)


def test_a_seat_that_cannot_sit_down_takes_no_number(
    house: House, session: TableSession, qtbot: QtBot
) -> None:
    session.open(HostRequest(replace(SETTINGS, players=3), (ANA,)))
    qtbot.waitUntil(lambda: 0 in session.views)
    house.refusals = [Failed("key_corrupt", (("path", "guest-1.key"),))]

    with qtbot.waitSignal(session.failed):
        session.add_seat(BEA)
    session.add_seat(COMPUTER)
    qtbot.waitUntil(lambda: 1 in session.views)

    assert session.seats == [ANA, COMPUTER]
