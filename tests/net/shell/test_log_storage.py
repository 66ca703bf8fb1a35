"""Logs that are gone on with: torn tails are cut, damage and rivals are refused."""

import subprocess
import sys
from pathlib import Path

import pytest

from net.core.logfile import FILE_HEADER, MAX_LOG, Kind, note_record, record
from net.shell.errors import ProfileError
from net.shell.log_storage import LogFile

WHOLE = FILE_HEADER + note_record("one") + record(Kind.ACK, b"two")


def reopen(path: Path) -> dict[str, int | str]:
    """Return code and parameters with which `path` is refused."""
    with pytest.raises(ProfileError) as caught:
        LogFile.reopen(path)
    return {"code": caught.value.code, **dict(caught.value.params)}


def test_whole_log_is_gone_on_with(tmp_path: Path) -> None:
    """The content is given and what is appended follows it."""
    path = tmp_path / "a.glog"
    path.write_bytes(WHOLE)

    log = LogFile.reopen(path)
    log.append(note_record("three"))
    log.close()

    assert log.content == WHOLE
    assert path.read_bytes() == WHOLE + note_record("three")


@pytest.mark.parametrize("cut", [1, 5, 8, 9, 11])
def test_torn_tail_is_cut(tmp_path: Path, cut: int) -> None:
    """A record that was not written whole is gone; the next one stands in its place."""
    path = tmp_path / "a.glog"
    path.write_bytes(WHOLE + note_record("torn")[:cut])

    log = LogFile.reopen(path)
    assert path.read_bytes() == WHOLE
    log.append(note_record("again"))
    log.close()

    assert log.content == WHOLE
    assert path.read_bytes() == WHOLE + note_record("again")


def test_zeros_at_the_end_are_cut(tmp_path: Path) -> None:
    """Some file systems leave zeros where a write was cut off."""
    path = tmp_path / "a.glog"
    path.write_bytes(WHOLE + bytes(200))

    log = LogFile.reopen(path)
    log.close()

    assert path.read_bytes() == WHOLE


def test_damage_inside_is_refused_and_kept(tmp_path: Path) -> None:
    """What a power cut does not do is not mended by throwing records away."""
    path = tmp_path / "a.glog"
    damaged = bytearray(WHOLE)
    damaged[len(FILE_HEADER) + 12] ^= 1
    path.write_bytes(damaged)

    assert reopen(path) == {"code": "log_damaged", "path": str(path), "reason": "checksum"}
    assert path.read_bytes() == damaged


def test_file_too_large_for_a_log_is_not_read(tmp_path: Path) -> None:
    """A file larger than any game is refused by its size alone."""
    path = tmp_path / "a.glog"
    with path.open("wb") as file:
        file.truncate(MAX_LOG + 1)

    assert reopen(path) == {"code": "log_damaged", "path": str(path), "reason": "size"}


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    """A log that is missing, or is a folder, cannot be gone on with."""
    (tmp_path / "folder.glog").mkdir()

    assert reopen(tmp_path / "none.glog")["code"] == "profile_unwritable"
    assert reopen(tmp_path / "folder.glog")["code"] == "profile_unwritable"


@pytest.mark.parametrize("how", ["create", "reopen"])
def test_log_in_use_is_refused_to_other_processes(tmp_path: Path, how: str) -> None:
    """Two processes never write one log; once it is closed, another may go on with it."""
    path = tmp_path / "a.glog"
    if how == "reopen":
        path.write_bytes(WHOLE)
        log = LogFile.reopen(path)
    else:
        log = LogFile.create(path)
        log.append(WHOLE)
    code = (
        "import sys; from pathlib import Path\n"
        "from net.shell.errors import ProfileError\n"
        "from net.shell.log_storage import LogFile\n"
        "try:\n    print(len(LogFile.reopen(Path(sys.argv[1])).content))\n"
        "except ProfileError as error:\n    print(error.code)\n"
    )

    def try_elsewhere() -> str:
        done = subprocess.run(
            [sys.executable, "-c", code, str(path)],
            capture_output=True,
            text=True,
            check=True,
            timeout=240,
            cwd=Path(__file__).parents[3],
        )
        return done.stdout.strip()

    assert try_elsewhere() == "log_locked"
    log.close()
    assert try_elsewhere() == str(len(WHOLE))
