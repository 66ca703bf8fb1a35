"""What opens the window, and what is said where there is none."""

from pathlib import Path
from typing import Any

import pytest

from net.shell.events import LocalSeat
from net.shell.storage import Profile
from tests.cli.client import environment, tikal
from tikal_qt import app, display
from tikal_qt.cli import main
from tikal_qt.preferences import Preferences
from tikal_qt.requests import HostRequest, JoinRequest

Capture = pytest.CaptureFixture[str]
NO_DISPLAY = {"DISPLAY": None, "WAYLAND_DISPLAY": None, "QT_QPA_PLATFORM": None}
HINT = (
    "To see a whole game without one, run: tikal demo. To let the computer play at a table, run:"
    " tikal host --headless, or tikal join WHERE --headless.\n"
)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """The windows that would have been opened: profile, request, interfaces, seed."""
    calls: list[tuple[Any, ...]] = []

    def run(
        root: Path | None, request: Any, *, interfaces: list[str] | None, seed: bytes | None
    ) -> int:
        calls.append((root, request, interfaces, seed))
        return 0

    monkeypatch.setattr(app, "run", run)
    return calls


@pytest.mark.parametrize("arguments", [(), ("play",), ("host",), ("join", "127.0.0.1:47001")])
def test_no_display_is_said_with_the_way_on(arguments: tuple[str, ...], tmp_path: Path) -> None:
    ran = tikal("--profile", str(tmp_path), *arguments, env=environment(**NO_DISPLAY))

    expected = f"tikal: No window can be opened here: there is no display. {HINT}"
    assert (ran.returncode, ran.stdout, ran.stderr) == (4, "", expected)


def test_a_display_that_is_not_there_is_no_crash(tmp_path: Path) -> None:
    env = environment(**{**NO_DISPLAY, "DISPLAY": "127.0.0.1:9"})

    ran = tikal("--profile", str(tmp_path), "play", env=env)

    assert ran.returncode == 4
    assert ran.stderr.startswith("tikal: No window can be opened here: ")
    assert ran.stderr.endswith(HINT)


def test_what_qt_lacks_is_one_sentence_among_ours(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(display, "refusal", lambda: "libxcb-cursor0 is needed.")

    assert main(["--profile", str(tmp_path), "play"]) == 4
    expected = f"tikal: No window can be opened here: libxcb-cursor0 is needed. {HINT}"
    assert capsys.readouterr().err == expected


def test_play_opens_the_start_page(opened: list[tuple[Any, ...]], tmp_path: Path) -> None:
    assert main(["play", "--profile", str(tmp_path)]) == 0
    assert opened == [(tmp_path, None, None, None)]


def test_host_opens_the_window_on_the_table(opened: list[tuple[Any, ...]], tmp_path: Path) -> None:
    with Profile(tmp_path) as profile:
        Preferences(profile).set_name("Ada")
    table = ("--players", "3", "--variant", "auction", "--first-player", "2", "--port", "47001")
    seats = ("--computers", "1", "--strategy", "random", "--seed", "s")

    code = main(["--profile", str(tmp_path), "host", *table, *seats, "--interface", "127.0.0.1"])

    ((root, request, interfaces, seed),) = opened
    assert (code, root, interfaces, seed) == (0, tmp_path, ["127.0.0.1"], b"s")
    assert isinstance(request, HostRequest)
    assert request.seats == (LocalSeat("Ada"), LocalSeat("Computer", "computer", "random"))
    assert (request.port, request.settings.players, request.settings.variant) == (
        47001,
        3,
        "auction",
    )
    assert (request.settings.first_player, request.settings.game) == (1, "tikal")


def test_join_opens_the_window_on_the_table(opened: list[tuple[Any, ...]], tmp_path: Path) -> None:
    code = main(["join", "127.0.0.1:47001", "--name", "Bert", "--profile", str(tmp_path)])

    ((_, request, interfaces, seed),) = opened
    assert (code, interfaces, seed) == (0, None, None)
    assert request == JoinRequest("127.0.0.1:47001", (LocalSeat("Bert"),))


def test_a_wrong_address_is_said_before_a_window_opens(
    opened: list[tuple[Any, ...]], capsys: Capture
) -> None:
    code = main(["join", "127.0.0.1:port"])

    assert (code, opened) == (1, [])
    assert capsys.readouterr().err.startswith("tikal: The port in “127.0.0.1:port” must be ")


def test_a_window_wants_a_person_beside_the_computers(
    opened: list[tuple[Any, ...]], tmp_path: Path, capsys: Capture
) -> None:
    code = main(["host", "--computers", "2", "--profile", str(tmp_path)])

    assert (code, opened) == (2, [])
    assert capsys.readouterr().err == ("tikal: 3 seats of this machine do not fit a table of 2.\n")
