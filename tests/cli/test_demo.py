"""`tikal demo`: a whole game between processes, and what is said if it fails."""

import subprocess
import sys
from pathlib import Path
from types import TracebackType

import pytest
from PySide6.QtGui import QImage

from net.core.logfile import read
from tests.cli.client import LIMIT_S, environment, tikal
from tikal_qt.cli import main
from tikal_qt.commands.demo import game
from tikal_qt.commands.demo.game import Plan, Played, play
from tikal_qt.commands.demo.keeping import result_lines
from tikal_qt.commands.demo.processes import Player, Players
from tikal_qt.commands.outcome import CommandError


def test_a_demonstration_leaves_verified_logs_and_a_picture(tmp_path: Path) -> None:
    out = tmp_path / "out"

    ran = tikal("demo", "--strategy", "random", "--variant", "auction", "--out", str(out))

    assert ran.returncode == 0, ran.stderr
    lines = ran.stdout.splitlines()
    assert sorted(line.split()[0] for line in lines[:2]) == ["Demo", "Demo"]
    assert lines[3].startswith("2 logs verified, one digest: ")
    assert lines[4] == f"Logs and a picture of the final board: {out}"
    kept = sorted(path.name[16:] for path in out.iterdir())
    assert kept == ["-player-1.glog", "-player-2.glog", ".png"]
    (picture,) = out.glob("*.png")
    assert QImage(str(picture)).width() == 1600
    assert all(read(log.read_bytes()).damage is None for log in out.glob("*.glog"))


def test_the_picture_needs_no_display_whatever_windows_are_set_to_use(tmp_path: Path) -> None:
    picture = tmp_path / "end.png"
    code = (
        "import pathlib, sys; from tikal_qt.commands.demo.keeping import draw_board;"
        "draw_board(sys.argv[1], pathlib.Path(sys.argv[2]))"
    )
    seat = "0;supply;18;-;-;00000000"
    position = f"tikal basic draw_tile 0 0 - - - - a4=1,b5=1 {seat} {seat}"

    ran = subprocess.run(
        (sys.executable, "-c", code, position, str(picture)),
        env=environment(DISPLAY=None, QT_QPA_PLATFORM="xcb"),
        check=False,
    )

    assert ran.returncode == 0
    assert QImage(str(picture)).height() == 1200


def test_a_player_who_fails_is_reported_with_what_he_wrote(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(CommandError) as failed:
        play(Plan(2, "chess", "random", "seed", 60.0), tmp_path)

    text = str(failed.value)
    assert text.startswith("Player 1 ended with code 2 before the result.\n")
    assert "invalid choice: 'chess'" in text


def test_a_demonstration_that_takes_too_long_ends_its_processes(tmp_path: Path) -> None:
    started: list[Player] = []

    class Watched(Players):
        def __exit__(
            self,
            kind: type[BaseException] | None,
            error: BaseException | None,
            trace: TracebackType | None,
        ) -> None:
            super().__exit__(kind, error, trace)
            started.extend(self.all)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "Players", Watched)
        with pytest.raises(CommandError, match="did not end within 2 s"):
            play(Plan(4, "basic", "random", "seed", 2.0), tmp_path)

    assert started
    assert all(player.process.poll() is not None for player in started)


def test_a_failure_names_the_folder_that_was_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tikal_qt.commands.demo._LIMIT_S", 0.0)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    code = main(["demo", "--out", str(tmp_path / "out")])

    (folder,) = tmp_path.glob("tikal-demo-*")
    assert code == 1
    assert capsys.readouterr().err == (
        "tikal: The demonstration did not end within 0 s.\n"
        f"What the players wrote is in {folder}.\n"
    )


def test_the_final_table_starts_with_the_best() -> None:
    played = Played(("Ada", "Bert", "Cleo"), (90, 101, 101), (1, 2), "", 70, 4.4, ())

    assert result_lines(played) == [
        "Bert   101  wins",
        "Cleo   101  wins",
        "Ada     90",
        "70 entries, 4 s",
    ]


def test_nothing_of_the_current_folder_takes_the_place_of_the_program(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "__init__.py").write_text("raise SystemExit(99)")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path)
        with Players(tmp_path) as players:
            player = players.start(["verify", "none.glog"])
            player.process.wait(LIMIT_S)

    assert player.process.returncode == 3
    assert player.complaint() == "tikal: none.glog: there is no such file."
