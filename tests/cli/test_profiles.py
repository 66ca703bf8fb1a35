"""A profile that cannot be used is explained, and nothing in it is lost."""

from pathlib import Path

import pytest

from net.shell.storage import Profile
from tests.cli.client import LOOPBACK
from tikal_qt.cli import main

Capture = pytest.CaptureFixture[str]


def hosting(profile: Path) -> list[str]:
    return ["--profile", str(profile), "host", "--headless", "--computers", "2", *LOOPBACK]


def test_a_profile_in_use_is_refused(tmp_path: Path, capsys: Capture) -> None:
    with Profile(tmp_path):
        code = main(hosting(tmp_path))

    assert code == 1
    assert capsys.readouterr().err == (
        f"tikal: The profile {tmp_path} is in use by another running client. Close that one, or"
        " choose another folder with --profile.\n"
    )


def test_a_file_is_no_profile(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"mine")

    code = main(hosting(path))

    assert code == 1
    assert capsys.readouterr().err == (
        f"tikal: {path} is a file, but the profile needs a folder there. Move the file away, or"
        " choose another folder with --profile.\n"
    )
    assert path.read_bytes() == b"mine"


def test_a_damaged_key_is_kept(tmp_path: Path, capsys: Capture) -> None:
    with Profile(tmp_path) as profile:
        profile.identity()
    key = tmp_path / "identities" / "main.key"
    key.write_bytes(b"damaged")

    code = main(hosting(tmp_path))

    assert code == 1
    assert capsys.readouterr().err.startswith(f"tikal: The key file {key} is damaged.")
    assert key.read_bytes() == b"damaged"


def test_damaged_settings_are_put_aside_and_told(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []

    def open_window(*_: object) -> int:
        opened.append(1)
        return 0

    monkeypatch.setattr("tikal_qt.commands.host.open_window", open_window)
    settings = tmp_path / "settings.json"
    settings.write_bytes(b"{damaged")

    code = main(["--profile", str(tmp_path), "host"])

    kept = tmp_path / "settings.json.damaged-1"
    assert (code, opened) == (0, [1])
    assert capsys.readouterr().err == (
        f"tikal: The settings file {settings} was damaged. It was kept as {kept}, and fresh"
        " settings are used.\n"
    )
    assert kept.read_bytes() == b"{damaged"
