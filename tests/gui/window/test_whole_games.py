"""Whole games through real windows over real links on loopback, by mouse alone."""

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.game import Over
from net.core.verify import Exit
from net.shell.storage import Profile
from tests.gui.acts import desk_of, table_of
from tests.gui.pilot import Pilot
from tests.present import present
from tikal_qt.assembly import open_window
from tikal_qt.games.tikal.modes import Mode
from tikal_qt.main_window import MainWindow
from tikal_qt.verify.verification import Verification

LOOPBACK = ["127.0.0.1"]
LIMIT_S = 400.0


@contextmanager
def client(root: Path, name: str) -> Iterator[MainWindow]:
    """Open a window on the profile in `root`; closing it ends its network thread."""
    with Profile(root) as profile:
        window = open_window(profile, interfaces=LOOPBACK, seed=b"seed", computer_delay_s=0)
        window.resize(1366, 720)
        window.show()
        window.pages.start.name.setText(name)
        try:
            yield window
        finally:
            window._close_for_good()
            assert not window._session._node._thread.is_alive()
            window.deleteLater()


def press(widget: QWidget) -> None:
    assert widget.isVisible(), widget
    assert widget.isEnabled(), widget
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def until(done: Callable[[], bool], *, step: Callable[[], bool] = lambda: False) -> None:
    """Let the windows run, doing `step` between, until `done`."""
    end = time.monotonic() + LIMIT_S
    while not done():
        assert time.monotonic() < end, "this takes too long"
        QApplication.processEvents()
        if not step():
            time.sleep(0.001)


def sit_down(host: MainWindow, guest: MainWindow) -> None:
    """Let `guest` join the table of `host` by the address its lobby shows."""
    until(lambda: host.pages.lobby.address.text() != "")
    guest.pages.start.tables.address.setText(host.pages.lobby.address.text().splitlines()[0])
    press(guest.pages.start.tables.address_button)
    until(lambda: guest.pages.currentWidget() is guest.pages.lobby)
    until(lambda: host.pages.lobby.rows[1].name.text() == guest.pages.start.name.text())


def start(host: MainWindow, guest: MainWindow) -> None:
    """Let both be ready."""
    press(guest.pages.lobby.ready)
    until(lambda: host.pages.lobby.rows[1].state.text() == "✓ ready")
    press(host.pages.lobby.ready)
    until(lambda: host.pages.table is not None and guest.pages.table is not None)


def checking(window: MainWindow) -> Verification:
    """Return what checks the log of the game that has ended in `window`."""
    return present(present(window.pages.result).verification)


def play_to_the_end(*windows: MainWindow, busy: int = 4) -> None:
    """Play every person's turns in `windows` and check what each shows in the end."""
    pilots = [Pilot(window, seed, busy) for seed, window in enumerate(windows, start=1)]

    def step() -> bool:
        return sum(pilot.step() for pilot in pilots) > 0

    until(lambda: all(window.pages.result is not None for window in windows), step=step)
    until(lambda: all(checking(window).report for window in windows))
    for window in windows:
        assert window.pages.currentWidget() is window.pages.result
        assert present(checking(window).report).exit is Exit.CLEAN
        assert present(window.pages.result).check.text().startswith("✓ Log verified")
        assert window.banner.notices == []
        press(present(window.pages.result).copy)
        digest = present(checking(window).report).digest
        assert QGuiApplication.clipboard().text() == digest.hex()
    assert len({present(checking(window).report).digest for window in windows}) == 1


@pytest.mark.parametrize(("opponents", "variant"), [(2, 0), (1, 1)], ids=["basic", "auction"])
def test_against_computers(
    qapp: QApplication, tmp_path: Path, opponents: int, variant: int
) -> None:
    with client(tmp_path, "Ana") as window:
        window.pages.start.computer.opponents.setValue(opponents)
        window.pages.start.computer.variant.setCurrentIndex(variant)
        press(window.pages.start.computer.button)

        play_to_the_end(window)

        names = table_of(window).names
        assert names[0] == "Ana"
        assert len(names) == 1 + opponents
        over = table_of(window).shown.play.awaiting
        assert isinstance(over, Over)
        sums = [
            label.text()
            for label in present(window.pages.result).sums.findChildren(
                type(present(window.pages.result).title)
            )
        ]
        assert [str(score) for score in over.scores] == sums[-len(names) :]


def test_two_people_at_one_window(qapp: QApplication, tmp_path: Path) -> None:
    with client(tmp_path, "Ana") as window:
        window.pages.start.host.here.setValue(2)
        window.pages.start.host.guests[0].setText("Bea")
        press(window.pages.start.host.button)
        until(lambda: window.pages.currentWidget() is window.pages.lobby)
        until(lambda: len(window._session.persons()) == 2)
        press(window.pages.lobby.ready)
        until(lambda: window.pages.table is not None)
        to_move = []
        table_of(window).turn_came.connect(lambda name: to_move.append(name) if name else None)

        play_to_the_end(window)

        assert table_of(window).names == ("Ana", "Bea")
        # Two people have 22 turns each; told before the test could listen: at most the first.
        assert 35 <= len(to_move) <= 44
        assert set(to_move) == {"Ana", "Bea"}


@pytest.mark.parametrize("variant", [0, 1], ids=["basic", "auction"])
def test_two_windows(qapp: QApplication, tmp_path: Path, variant: int) -> None:
    with client(tmp_path / "a", "Ana") as host, client(tmp_path / "b", "Bea") as guest:
        host.pages.start.host.variant.setCurrentIndex(variant)
        press(host.pages.start.host.button)
        sit_down(host, guest)
        start(host, guest)

        play_to_the_end(host, guest)

        assert table_of(host).names == table_of(guest).names == ("Ana", "Bea")


def test_a_plan_and_a_word_show_in_the_other_window(qapp: QApplication, tmp_path: Path) -> None:
    with client(tmp_path / "a", "Ana") as host, client(tmp_path / "b", "Bea") as guest:
        host.pages.start.host.first_player.setCurrentIndex(1)
        press(host.pages.start.host.button)
        sit_down(host, guest)
        QTest.keyClicks(guest.pages.lobby.chat.field, "hello\r")
        until(lambda: "Bea: hello" in host.pages.lobby.chat.lines.toPlainText())
        start(host, guest)

        until(lambda: desk_of(table_of(host)).model.active)
        pilot = Pilot(host)
        hexagon = min(desk_of(table_of(host)).board.marks)
        pilot.point_at(hexagon)
        held = desk_of(table_of(host)).board.ghost
        until(lambda: desk_of(table_of(guest)).board.ghost == replace(present(held), own=False))

        pilot.click_hexagon(hexagon)
        pilot.press(desk_of(table_of(host)).bar.action_button(Mode.PLACE_FIGURE))
        pilot.click_hexagon(min(desk_of(table_of(host)).board.marks))
        until(lambda: len(desk_of(table_of(guest)).model.plan) == 2)
        assert desk_of(table_of(guest)).model.plan == desk_of(table_of(host)).model.plan
        assert not desk_of(table_of(guest)).model.active
        assert table_of(guest).strip.sentence.text().startswith("Ana")


def test_a_table_is_found_on_the_network_and_joined_from_the_list(
    qapp: QApplication, tmp_path: Path
) -> None:
    name = f"Ana {secrets.token_hex(4)}"  # other tables may be open on this machine
    with client(tmp_path / "a", name) as host, client(tmp_path / "b", "Bea") as guest:
        press(host.pages.start.host.button)
        listed = guest.pages.start.tables.list
        until(lambda: listed.findItems(name, Qt.MatchFlag.MatchExactly) != [])
        listed.setCurrentItem(listed.findItems(name, Qt.MatchFlag.MatchExactly)[0])
        press(guest.pages.start.tables.join_button)
        until(lambda: guest.pages.currentWidget() is guest.pages.lobby)

        press(guest.pages.lobby.leave)
        until(
            lambda: [row.name.text() for row in host.pages.lobby.rows] == [name, "Seat 2"],
        )

        assert guest.pages.currentWidget() is guest.pages.start


def test_who_leaves_the_lobby_can_sit_down_at_it_again(qapp: QApplication, tmp_path: Path) -> None:
    with client(tmp_path / "a", "Ana") as host, client(tmp_path / "b", "Bea") as guest:
        press(host.pages.start.host.button)
        sit_down(host, guest)
        press(guest.pages.lobby.leave)
        until(lambda: host.pages.lobby.rows[1].name.text() == "Seat 2")

        sit_down(host, guest)
        start(host, guest)


def test_who_leaves_a_game_can_resume_it_and_who_looks_on_can_come_again(
    qapp: QApplication, tmp_path: Path
) -> None:
    with (
        client(tmp_path / "a", "Ana") as host,
        client(tmp_path / "b", "Bea") as guest,
        client(tmp_path / "c", "Cleo") as onlooker,
    ):
        press(host.pages.start.host.button)
        sit_down(host, guest)
        address = host.pages.lobby.address.text().splitlines()[0]
        start(host, guest)

        guest.go_home()
        until(guest.pages.start.resume.resume.isVisible)
        press(guest.pages.start.resume.resume)
        until(lambda: guest.pages.currentWidget() is guest.pages.table)
        until(lambda: table_of(host).waits.what == "")

        for _ in range(2):
            onlooker.pages.start.tables.address.setText(address)
            press(onlooker.pages.start.tables.address_watch)
            until(lambda: onlooker.pages.currentWidget() is onlooker.pages.table)
            onlooker.go_home()


def test_when_the_host_leaves_the_lobby_the_guest_is_told(
    qapp: QApplication, tmp_path: Path
) -> None:
    with client(tmp_path / "a", "Ana") as host, client(tmp_path / "b", "Bea") as guest:
        press(host.pages.start.host.button)
        sit_down(host, guest)

        press(host.pages.lobby.leave)
        until(lambda: guest.pages.currentWidget() is guest.pages.start)

        assert len(guest.banner.notices) == 1


def test_nobody_at_an_address_is_said_and_another_try_is_possible(
    qapp: QApplication, tmp_path: Path
) -> None:
    with client(tmp_path, "Ana") as window:
        window.pages.start.tables.address.setText("127.0.0.1:9")
        press(window.pages.start.tables.address_button)
        until(lambda: window.banner.notices != [])

        assert "127.0.0.1:9" in window.banner.notices[0].label.text()
        assert window.pages.start.computer.button.isEnabled()


def test_the_other_window_shows_who_is_missing_when_one_is_closed(
    qapp: QApplication, tmp_path: Path
) -> None:
    with client(tmp_path / "a", "Ana") as host:
        with client(tmp_path / "b", "Bea") as guest:
            press(host.pages.start.host.button)
            sit_down(host, guest)
            start(host, guest)
        until(lambda: table_of(host).waits.what == "link")

        assert table_of(host).strip.sentence.text() == (
            "The game is paused: waiting for Bea to return."
        )
