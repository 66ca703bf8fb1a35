"""The unfinished games of a profile, read beside the window."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from net.shell import unfinished
from net.shell.storage import Profile
from tests.net.shell.kept import begun, keep
from tikal_qt.resume.shelf import Shelf


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Profile]:
    with Profile(tmp_path / "profile") as profile:
        keep(profile, begun(), {"main": 0})
        yield profile


def test_without_a_profile_there_is_nothing(qtbot: QtBot) -> None:
    shelf = Shelf()

    with qtbot.assertNotEmitted(shelf.changed, wait=20):
        shelf.look()

    assert shelf.games == ()


def test_games_are_told_once_they_are_read(qtbot: QtBot, kept: Profile) -> None:
    shelf = Shelf()

    with qtbot.waitSignal(shelf.changed, timeout=30_000):
        shelf.open(kept)

    assert [game.gid for game in shelf.games] == [begun().gid]


def test_the_window_does_not_wait_for_a_slow_disk(
    qtbot: QtBot, kept: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    let, began, readers = threading.Event(), [], []

    def slowly(profile: Profile) -> tuple[unfinished.UnfinishedGame, ...]:
        readers.append(threading.current_thread())
        began.append(profile)
        let.wait(30)
        return ()

    monkeypatch.setattr(unfinished, "unfinished_games", slowly)
    shelf = Shelf()
    shelf.open(kept)
    shelf.look()
    shelf.look()  # two more while one is going on are one more after it
    with qtbot.waitSignal(shelf.changed, timeout=30_000):
        let.set()

    assert began == [kept, kept]
    assert threading.main_thread() not in readers


def test_a_game_given_up_is_gone_at_once(qtbot: QtBot, kept: Profile) -> None:
    shelf = Shelf()
    with qtbot.waitSignal(shelf.changed, timeout=30_000):
        shelf.open(kept)
    (game,) = shelf.games

    shelf.forget(game)
    assert shelf.games == ()

    with qtbot.waitSignal(shelf.changed, timeout=30_000):
        shelf.look()
    assert shelf.games == ()
