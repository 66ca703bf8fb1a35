"""The command line itself: what it takes, and that wrong usage is explained."""

import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from tests.cli.client import HEADLESS, LIMIT_S, LOOPBACK, ROOT, tikal
from tikal_qt import __version__
from tikal_qt.cli import COMMANDS, main, parser
from tikal_qt.commands import play, seating


def test_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])

    assert ended.value.code == 0
    assert capsys.readouterr().out == f"tikal {__version__}\n"


def test_python_m_runs_the_same_program() -> None:
    ran = tikal("--version")

    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"tikal {__version__}\n", "")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])

    text = capsys.readouterr().out
    assert ended.value.code == 0
    assert all(f"\n    {name} " in text for name in COMMANDS)


@pytest.mark.parametrize("command", ["play", "host", "join", "tables", "verify", "demo", "engine"])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])

    assert ended.value.code == 0
    assert "--profile DIR" in capsys.readouterr().out


@pytest.mark.parametrize("argv", [["--profile", "here", "tables"], ["tables", "--profile", "here"]])
def test_the_profile_may_stand_before_or_after_the_command(argv: list[str]) -> None:
    args = parser().parse_args(argv)

    assert (args.command, args.profile) == ("tables", Path("here"))


def test_no_command_opens_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []

    def open_window(args: Namespace) -> int:
        opened.append(args.profile)
        return 0

    monkeypatch.setattr(play, "open_window", open_window)

    assert main(["--profile", "here"]) == 0
    assert opened == [Path("here")]


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["join"], "the following arguments are required: WHERE"),
        (["verify"], "the following arguments are required: LOG"),
        (["host", "--port", "65536"], "“65536” is not a whole number from 0 to 65535"),
        (["host", "--port", "-1"], "“-1” is not a whole number from 0 to 65535"),
        (["host", "--players", "5"], "“5” is not a whole number from 2 to 4"),
        (["host", "--players", "٣"], "“٣” is not a whole number from 2 to 4"),
        (["host", "--variant", "chess"], "invalid choice: 'chess'"),
        (["host", "--name", ""], "“” is not a name of 1 to 40 printable characters"),
        (["host", "--name", "a\tb"], "is not a name of 1 to 40 printable characters"),
        (["host", "--name", "x" * 41], "is not a name of 1 to 40 printable characters"),
        (["host", "--interface", "203.0.113.9"], "“203.0.113.9” is not the address of a network"),
        (["host", "--interface", "lo"], "“lo” is not the address of a network interface here"),
        (["tables", "--seconds", "0"], "“0” is not a whole number from 1 to 600"),
        (["demo", "--strategy", "telepathy"], "invalid choice: 'telepathy'"),
    ],
)
def test_wrong_usage_is_explained(
    argv: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(argv)

    assert ended.value.code == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--computers", "3"), "tikal: 3 seats of this machine do not fit a table of 2.\n"),
        (("--first-player", "3"), "tikal: Seat 3 cannot begin at a table of 2.\n"),
        (
            ("--computers", "0"),
            "tikal: Without a window there must be at least one computer player.\n",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_before_anything_starts(
    arguments: tuple[str, ...],
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    profile = tmp_path / "profile"

    code = main(["host", "--headless", "--profile", str(profile), *arguments])

    assert (code, capsys.readouterr().err) == (2, complaint)
    assert not profile.exists()


@pytest.mark.parametrize(
    "argv", [("host",), ("join", "127.0.0.1:1"), ("watch", "127.0.0.1:1"), ("resume", "last")]
)
def test_json_is_refused_where_a_window_would_open(
    argv: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main([*argv, "--json", "--profile", str(tmp_path)])

    said = "tikal: --json tells what happens at a table without a window: add --headless.\n"
    assert (code, capsys.readouterr().err) == (2, said)


def test_a_seed_that_is_no_text_is_taken_as_its_bytes() -> None:
    args = parser().parse_args(["host", "--seed", "caf\udce9"])

    assert seating.seed(args) == b"caf\xe9"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk is ever full here")
@pytest.mark.parametrize(("command", "code"), [("verify", 3), ("tables", 1)])
def test_output_that_finds_no_room_is_an_error_of_its_own_code(
    command: str, code: int, tmp_path: Path
) -> None:
    """For `verify`, 1 would mean that a fault is proven."""
    log = tmp_path / "log"
    log.write_bytes(b"no log")
    arguments = {"verify": [str(log)], "tables": ["--seconds", "1", *LOOPBACK]}
    with Path("/dev/full").open("wb") as stdout:
        ran = subprocess.run(
            [sys.executable, "-m", "tikal_qt", command, *arguments[command]],
            cwd=ROOT,
            stdout=stdout,
            stderr=subprocess.PIPE,
            timeout=LIMIT_S,
            check=False,
        )

    assert ran.returncode == code
    assert ran.stderr == b"tikal: The system refused: No space left on device.\n"


def test_a_file_in_the_way_of_the_output_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")

    code = main(["demo", "--out", str(blocked)])

    assert code == 1
    assert capsys.readouterr().err == f"tikal: {blocked} cannot be used: File exists.\n"


def test_a_reader_that_goes_away_is_no_traceback(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as stdout:
        ran = subprocess.run(
            [sys.executable, "-m", "tikal_qt", "host", *HEADLESS, "--profile", str(tmp_path)],
            cwd=ROOT,
            stdout=stdout,
            stderr=subprocess.PIPE,
            timeout=LIMIT_S,
            check=False,
        )

    assert (ran.returncode, ran.stderr) == (1, b"")
