"""`tikal verify`: real logs, damaged ones, and what is no log at all."""

import json
import os
import re
import sys
from collections.abc import Mapping
from dataclasses import replace
from hashlib import shake_128
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from net.core.logfile import FILE_HEADER, MAGIC, Kind
from net.core.messages import Build
from net.shell.build import make_build
from tests.benchmarks.verify_cases import turn
from tests.net.core import honest_table
from tikal_qt import __version__
from tikal_qt.cli import main
from tikal_qt.commands import logs as reading
from tikal_qt.words.verdicts import MORE_EXACTLY

Capture = pytest.CaptureFixture[str]
Logs = tuple[Path, Path]


def test_clean_logs_have_one_digest(logs: Logs, capsys: Capture) -> None:
    code = main(["verify", *map(str, logs)])

    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    assert out.count("OK_COMPLETE: The game is valid") == 2
    assert len(re.findall("^Digest: [0-9a-f]{64} ", out, re.MULTILINE)) == 1
    assert out.splitlines()[-1] == "Verified: the game was played by the rules to its end."


def test_quiet_says_nothing_of_clean_logs(logs: Logs, capsys: Capture) -> None:
    code = main(["verify", "--quiet", *map(str, logs)])

    assert (code, *capsys.readouterr()) == (0, "", "")


def test_json_says_all(logs: Logs, capsys: Capture) -> None:
    code = main(["verify", "--json", str(logs[0])])

    answer = json.loads(capsys.readouterr().out)
    (log,) = answer["logs"]
    assert (code, answer["exit"]) == (0, 0)
    assert log["nicks"] == ["Ada", "Ada 2"]
    assert [player["nick"] for player in log["players"]] == log["nicks"]
    assert {len(player["fingerprint"]) for player in log["players"]} == {5}
    assert (log["path"], log["game"], log["variant"]) == (str(logs[0]), "tikal", "basic")
    assert (log["complete"], log["digest"], log["cases"]) == (True, answer["digest"], 0)
    first = log["draws"][0]
    assert (first["height"], first["purposes"], first["seeds"]) == (0, ["first_player", "tile"], 2)
    assert answer["findings"] == [
        {
            "verdict": "OK_COMPLETE",
            "class": "none",
            "log": str(logs[0]),
            "seat": None,
            "nick": None,
            "height": None,
            "offset": None,
            "details": {},
        }
    ]
    assert answer["proofs"] == answer["claims"] == answer["damage"] == []


def test_the_report_tells_game_players_result_and_draws(logs: Logs, capsys: Capture) -> None:
    main(["verify", *map(str, logs)])

    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch("Game [0-9a-f]{16}: tikal, basic", lines[0])
    assert re.fullmatch(r"  1  Ada  \([a-z]+( [a-z]+){4}\)", lines[1])
    assert re.fullmatch(r"  2  Ada 2  \([a-z]+( [a-z]+){4}\)", lines[2])
    assert re.fullmatch(r"  Result: Ada: \d+, Ada 2: \d+\. Won by .+\.", lines[3])
    count = int(lines[4].split()[0])
    assert lines[4] == f"  {count} draws:"
    draws = lines[5 : 5 + count]
    assert all(re.fullmatch(r"    entry \d+: \S+=.+ by 2 seeds", line) for line in draws)
    assert re.fullmatch(rf"{re.escape(str(logs[0]))}: \d+ entries, ended", lines[5 + count])
    assert lines[7 + count] == "In order"


def test_a_cut_log_blames_nobody(logs: Logs, tmp_path: Path, capsys: Capture) -> None:
    cut = tmp_path / "cut.glog"
    cut.write_bytes(logs[0].read_bytes()[:-1])

    code = main(["verify", str(cut)])

    out = capsys.readouterr().out
    assert code == 2
    heading, verdict = out.splitlines()[-3:-1] if "Digest" not in out else out.splitlines()[-4:-2]
    assert heading.startswith("Damage: whoever had the file may have done this")
    assert verdict.startswith(
        "  TORN_TAIL: The last record was cut off while being written. (byte "
    )
    assert "seat" not in verdict
    assert out.splitlines()[-1] == "Inconclusive: no player is proven to be at fault."


def test_a_shorter_log_beside_a_whole_one_is_truncated(
    logs: Logs, tmp_path: Path, capsys: Capture
) -> None:
    data = logs[0].read_bytes()
    half = tmp_path / "half.glog"
    half.write_bytes(data[: len(data) // 2])

    code = main(["verify", "--quiet", str(half), str(logs[1])])

    lines = capsys.readouterr().out.splitlines()
    assert code == 2
    assert [line.partition("] ")[2].partition(":")[0] for line in lines] == [
        "TORN_TAIL",
        "TRUNCATED",
    ]
    assert all(line.startswith(f"{half}: [damage] ") for line in lines)


def test_a_changed_byte_is_damage_of_the_file(logs: Logs, tmp_path: Path, capsys: Capture) -> None:
    data = bytearray(logs[0].read_bytes())
    data[len(data) // 2] ^= 1
    changed = tmp_path / "changed.glog"
    changed.write_bytes(data)

    code = main(["verify", "--json", str(changed)])

    answer = json.loads(capsys.readouterr().out)
    assert code == 2
    assert {finding["class"] for finding in answer["findings"]} == {"damage"}
    assert answer["damage"] == answer["findings"]
    assert [finding["seat"] for finding in answer["findings"]] == [None]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", MORE_EXACTLY["BAD_FORMAT no_log"]),
        (shake_128(b"noise").digest(1_000_000), MORE_EXACTLY["BAD_FORMAT no_log"]),
        (b"PK\x03\x04" + bytes(4096), MORE_EXACTLY["BAD_FORMAT no_log"]),
        (FILE_HEADER, MORE_EXACTLY["BAD_FORMAT no_genesis"]),
        (MAGIC + b"\x00\x09" + bytes(99), MORE_EXACTLY["UNSUPPORTED_VERSION format"]),
    ],
    ids=["empty", "noise", "archive", "only_header", "future"],
)
def test_what_is_no_log_is_said_in_one_sentence(
    data: bytes, sentence: object, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "some.glog"
    path.write_bytes(data)

    code = main(["verify", str(path)])

    out = capsys.readouterr().out
    assert code == 3
    assert str(sentence) in out
    assert out.splitlines()[0] == f"{path}: not usable"


def test_a_log_of_other_rules_is_told_apart_from_damage(
    logs: Logs, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def newer(version: str, games: Mapping[str, Any]) -> Build:
        return replace(make_build(version, games), engine_id=bytes(32))

    monkeypatch.setattr(reading, "make_build", newer)

    code = main(["verify", str(logs[0])])

    out = capsys.readouterr().out
    assert code == 2
    assert str(MORE_EXACTLY["UNSUPPORTED_VERSION engine"]) in out


def test_a_missing_file_is_named(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "none.glog"

    code = main(["verify", str(path)])

    assert (code, capsys.readouterr().err) == (3, f"tikal: {path}: there is no such file.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_pipe_to_which_nobody_writes_is_not_waited_for(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)

    code = main(["verify", str(path)])

    expected = f"tikal: {path} is a pipe or a device. Name a log that is a file.\n"
    assert (code, capsys.readouterr().err) == (3, expected)


def test_a_folder_is_told_from_a_file(tmp_path: Path, capsys: Capture) -> None:
    code = main(["verify", str(tmp_path)])

    expected = f"tikal: {tmp_path} is a folder. Name the log files in it: {tmp_path}/*.glog\n"
    assert (code, capsys.readouterr().err) == (3, expected)


def test_an_unreadable_file_is_said_to_be_so(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "loop.glog"
    path.symlink_to(path)

    code = main(["verify", str(path)])

    expected = f"tikal: {path} cannot be read: Too many levels of symbolic links.\n"
    assert (code, capsys.readouterr().err) == (3, expected)


def test_names_in_a_log_cannot_drive_the_terminal(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "\x1b[31mred.glog"

    main(["verify", str(path)])

    assert "\x1b" not in capsys.readouterr().err


def test_honest_logs_give_no_evidence(logs: Logs, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "case.gevd"

    code = main(["verify", "--quiet", "--evidence", str(out), str(logs[0])])

    expected = "tikal: Nothing is proven: no evidence is written.\n"
    assert (code, *capsys.readouterr()) == (0, "", expected)
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def cheated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The log of a game in which Bert, after a draw, signs an action against the rules."""
    monkeypatch.setattr(honest_table, "BUILD", make_build(__version__, GAMES))
    table = honest_table.Table(2, "basic", game=GAMES["tikal"])
    table.draw()
    table.play(*turn(table.position))
    table.draw()
    table.sign(Kind.ACTION, 1, table.action("end"), table.height)
    path = tmp_path / "cheated.glog"
    path.write_bytes(honest_table.file_of(table.lines))
    return path


def test_evidence_convicts_without_the_log(cheated: Path, capsys: Capture) -> None:
    out = cheated.with_name("case.gevd")
    wrote = main(["verify", "--quiet", "--evidence", str(out), str(cheated)])
    told = capsys.readouterr()
    checked = main(["verify", str(out)])
    lines = capsys.readouterr().out.splitlines()

    assert (wrote, checked, told.err) == (1, 1, "")
    assert told.out.startswith(f"{cheated}: [proof] ILLEGAL_ACTION: ")
    assert sorted(path.name for path in cheated.parent.iterdir()) == ["case.gevd", "cheated.glog"]
    assert re.fullmatch(r"  2  Bert  \([a-z]+( [a-z]+){4}\)", lines[2])
    assert lines[3] == f"{out}: evidence, 1 case"
    assert lines[4] == "Proof: signatures that anybody can check"
    assert lines[5].startswith("  ILLEGAL_ACTION: A player signed an action against the rules.")
    assert "seat 2, Bert; entry 3;" in lines[5]
    assert lines[6:] == ["Proven: a player did what the rules forbid, see above."]


def test_json_tells_of_evidence(cheated: Path, capsys: Capture) -> None:
    out = cheated.with_name("case.gevd")
    main(["verify", "--quiet", "--evidence", str(out), str(cheated)])
    capsys.readouterr()
    main(["verify", "--json", str(out)])

    answer = json.loads(capsys.readouterr().out)
    assert answer["logs"][0]["cases"] == 1
    assert [found["verdict"] for found in answer["proofs"]] == ["ILLEGAL_ACTION"]
    assert (answer["claims"], answer["damage"]) == ([], [])


def test_evidence_overwrites_nothing(cheated: Path, capsys: Capture) -> None:
    before = cheated.read_bytes()

    code = main(["verify", "--evidence", str(cheated), str(cheated)])

    sentence = f"{cheated} exists already. Name a new file for the evidence."
    assert (code, *capsys.readouterr()) == (3, "", f"tikal: {sentence}\n")
    assert cheated.read_bytes() == before


def test_evidence_that_cannot_be_written_leaves_nothing(cheated: Path, capsys: Capture) -> None:
    out = cheated.parent / "none" / "case.gevd"

    code = main(["verify", "--quiet", "--evidence", str(out), str(cheated)])

    assert code == 3
    assert (
        capsys.readouterr().err == f"tikal: {out} cannot be written: No such file or directory.\n"
    )
    assert list(cheated.parent.iterdir()) == [cheated]


def test_changed_evidence_proves_nothing(cheated: Path, capsys: Capture) -> None:
    out = cheated.with_name("case.gevd")
    main(["verify", "--quiet", "--evidence", str(out), str(cheated)])
    data = bytearray(out.read_bytes())
    data[-20] ^= 1
    out.write_bytes(data)
    capsys.readouterr()

    code = main(["verify", str(out)])

    text = capsys.readouterr().out
    assert code == 2
    assert "UNPROVEN: This evidence does not prove what it says." in text
    assert "Proof:" not in text
