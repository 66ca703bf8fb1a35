"""Profiles keep what they hold, through damage and through rivals."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from net.core.keys import verify
from net.core.logfile import FILE_HEADER, Kind, record
from net.shell import durable
from net.shell.errors import ProfileError
from net.shell.storage import Profile

GID = bytes.fromhex("00112233445566778899aabbccddeeff" * 2)


def params(error: pytest.ExceptionInfo[ProfileError]) -> dict[str, int | str]:
    return dict(error.value.params)


def test_identity_is_made_once_and_stays(tmp_path: Path) -> None:
    """The same slot gives the same key in every run, another slot another key."""
    with Profile(tmp_path / "p") as profile:
        first = profile.identity()
        guest = profile.identity("guest-1")
    with Profile(tmp_path / "p") as profile:
        again = profile.identity()

    assert first.key == again.key
    assert first.key != guest.key
    assert verify(first.key, again.sign(b"text"), b"text")


def test_private_files_are_for_the_owner_alone(tmp_path: Path) -> None:
    """Keys and secrets have mode 0600, their folders 0700."""
    with Profile(tmp_path / "p") as profile:
        profile.identity()
        profile.write_secret(GID, "main", b"root")
    root = tmp_path / "p"

    # Windows knows no permission bits and shows these instead.
    file_mode, folder_mode = (0o666, 0o777) if sys.platform == "win32" else (0o600, 0o700)
    assert (root / "identities" / "main.key").stat().st_mode & 0o777 == file_mode
    assert (root / "secrets" / "0011223344556677-main.key").stat().st_mode & 0o777 == file_mode
    assert root.stat().st_mode & 0o777 == folder_mode
    assert (root / "identities").stat().st_mode & 0o777 == folder_mode


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[:-10],
        lambda text: text.replace("seed ", "sead "),
        lambda text: "",
        lambda text: text[:18] + ("0" if text[18] != "0" else "1") + text[19:],
        lambda text: text + "more\n",
        lambda text: "\xff\x00",
    ],
)
def test_damaged_identity_is_refused_and_kept(tmp_path: Path, damage: Callable[[str], str]) -> None:
    """A damaged key file is named in the error and not touched."""
    with Profile(tmp_path / "p") as profile:
        profile.identity()
    path = tmp_path / "p" / "identities" / "main.key"
    damaged = damage(path.read_text(encoding="latin-1")).encode("latin-1")
    path.write_bytes(damaged)

    with Profile(tmp_path / "p") as profile, pytest.raises(ProfileError) as caught:
        profile.identity()

    assert caught.value.code == "key_corrupt"
    assert params(caught) == {"path": str(path)}
    assert path.read_bytes() == damaged


def test_settings_round_trip(tmp_path: Path) -> None:
    """Settings come back as saved; a new profile has none."""
    with Profile(tmp_path / "p") as profile:
        assert profile.load_settings() == {}

        profile.save_settings({"nick": "Åse", "sound": True})

        assert profile.load_settings() == {"nick": "Åse", "sound": True}


@pytest.mark.parametrize("text", ["{", "[1]", "\xff\xfe", "nul", "[" * 100_000])
def test_damaged_settings_are_put_aside(tmp_path: Path, text: str) -> None:
    """Damaged settings raise once, stay under another name, and then the profile starts afresh."""
    with Profile(tmp_path / "p") as profile:
        path = tmp_path / "p" / "settings.json"
        path.write_text(text, encoding="latin-1")
        kept = tmp_path / "p" / "settings.json.damaged-1"

        with pytest.raises(ProfileError) as caught:
            profile.load_settings()

        assert caught.value.code == "settings_corrupt"
        assert params(caught) == {"path": str(path), "kept": str(kept)}
        assert kept.read_text(encoding="latin-1") == text
        assert profile.load_settings() == {}


def test_second_damage_keeps_the_first(tmp_path: Path) -> None:
    """Files put aside never replace each other."""
    with Profile(tmp_path / "p") as profile:
        for text in ("{one", "{two"):
            (tmp_path / "p" / "settings.json").write_text(text, encoding="utf-8")
            with pytest.raises(ProfileError):
                profile.load_settings()

    assert (tmp_path / "p" / "settings.json.damaged-1").read_text(encoding="utf-8") == "{one"
    assert (tmp_path / "p" / "settings.json.damaged-2").read_text(encoding="utf-8") == "{two"


def test_second_user_of_a_profile_is_told(tmp_path: Path) -> None:
    """A profile in use is refused to others, also in another process, and free afterwards."""
    root = tmp_path / "p"
    code = (
        "import sys; from pathlib import Path; from net.shell.storage import Profile\n"
        "from net.shell.errors import ProfileError\n"
        "try:\n    Profile(Path(sys.argv[1]))\n"
        "except ProfileError as error:\n    print(error.code)\n"
        "else:\n    print('open')\n"
    )

    def try_elsewhere() -> str:
        done = subprocess.run(
            [sys.executable, "-c", code, str(root)],
            capture_output=True,
            text=True,
            check=True,
            timeout=240,
            cwd=Path(__file__).parents[3],
        )
        return done.stdout.strip()

    with Profile(root):
        with pytest.raises(ProfileError) as caught:
            Profile(root)
        assert caught.value.code == "profile_locked"
        assert params(caught) == {"path": str(root)}
        assert try_elsewhere() == "profile_locked"
    assert try_elsewhere() == "open"


@pytest.mark.parametrize("place", ["p", "p/logs", "p/identities"])
def test_file_where_a_folder_is_needed_is_named_and_kept(tmp_path: Path, place: str) -> None:
    """A profile cannot lie where a file is, nor can its parts."""
    path = tmp_path / place
    path.parent.mkdir(exist_ok=True)
    path.write_text("mine", encoding="utf-8")

    with pytest.raises(ProfileError) as caught:
        Profile(tmp_path / "p")

    assert caught.value.code == "profile_in_way"
    assert params(caught) == {"path": str(path)}
    assert path.read_text(encoding="utf-8") == "mine"


def test_log_grows_and_is_never_overwritten(tmp_path: Path) -> None:
    """A log holds what was appended, in order; a second log of the same game is refused."""
    with Profile(tmp_path / "p") as profile:
        log = profile.create_log(GID, "main")
        log.append(b"one")
        log.append(b"two")
        with pytest.raises(ProfileError) as caught:
            profile.create_log(GID, "main")
        log.close()

    assert log.path == tmp_path / "p" / "logs" / "0011223344556677-main.glog"
    assert log.path.read_bytes() == b"onetwo"
    assert caught.value.code == "log_exists"


@pytest.mark.parametrize("size", [0, 5, 10, -1, None], ids=str)
def test_log_in_which_nothing_is_played_makes_room(tmp_path: Path, size: int | None) -> None:
    """A program that ended while its player came into a game has left it, or a part of it."""
    begun = FILE_HEADER + record(Kind.GENESIS, b"genesis") + record(Kind.START_ACK, b"start")
    with Profile(tmp_path / "p") as profile:
        path = profile.logs / "0011223344556677-main.glog"
        path.write_bytes(begun[:size])
        log = profile.create_log(GID, "main")
        log.append(begun + record(Kind.ACTION, b"action"))
        log.close()
        with pytest.raises(ProfileError) as caught:
            profile.create_log(GID, "main")

    assert path.with_name(f"{path.name}.before-1").read_bytes() == begun[:size]
    assert caught.value.code == "log_exists"


@pytest.mark.parametrize("target", [(durable, "force_directory"), (Path, "exists")], ids=str)
def test_log_that_cannot_be_made_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: tuple[object, str]
) -> None:
    """Somebody has taken the right to the folder away, after the profile was opened."""

    def refuse(path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    with Profile(tmp_path / "p") as profile:
        monkeypatch.setattr(*target, refuse)
        with pytest.raises(ProfileError) as caught:
            profile.create_log(GID, "main")
        monkeypatch.undo()
        profile.create_log(GID, "main").close()

    assert caught.value.code == "profile_unwritable"
    assert params(caught)["reason"] == "Permission denied"


def test_log_on_a_full_disk_ends_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the disk refuses, the error says so and nothing half-written stays."""
    with Profile(tmp_path / "p") as profile:
        log = profile.create_log(GID, "main")
        log.append(b"whole")

        def refuse(descriptor: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(durable, "force", refuse)
        with pytest.raises(ProfileError) as caught:
            log.append(b"half")
        monkeypatch.undo()
        assert log.path.read_bytes() == b"whole"
        log.append(b" again")
        log.close()

    assert caught.value.code == "disk"
    assert params(caught) == {"path": str(log.path), "reason": "No space left on device"}
    assert log.path.read_bytes() == b"whole again"


def test_failed_replacement_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A replacement that fails changes nothing and leaves no litter."""
    path = tmp_path / "file"
    durable.replace(path, b"old")

    def refuse(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(durable, "force", refuse)
    with pytest.raises(OSError, match="Input/output"):
        durable.replace(path, b"new")

    assert path.read_bytes() == b"old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]


def test_secret_is_replaced(tmp_path: Path) -> None:
    """A secret file holds the last content written."""
    with Profile(tmp_path / "p") as profile:
        profile.write_secret(GID, "main", b"first")
        profile.write_secret(GID, "main", b"second")

    path = tmp_path / "p" / "secrets" / "0011223344556677-main.key"
    assert path.read_bytes() == b"second"


def test_settings_file_is_plain_json(tmp_path: Path) -> None:
    """People can read and repair their settings."""
    with Profile(tmp_path / "p") as profile:
        profile.save_settings({"nick": "Ana"})

    assert json.loads((tmp_path / "p" / "settings.json").read_text(encoding="utf-8")) == {
        "nick": "Ana"
    }
