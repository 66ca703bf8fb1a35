"""Writing ahead: nothing counts as stored before it is on disk."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from net.core.io import AppendLog, ForgetSecret, WriteSecret
from net.shell import durable
from net.shell.errors import ProfileError
from net.shell.storage import Profile
from net.shell.writer import Writer
from tests.net.shell.rig import run, until

GID, SID = bytes([1]) * 32, bytes([2]) * 32
LOG = "0101010101010101-main.glog"
SECRET = "0202020202020202-main.key"


class Owner:
    def __init__(self) -> None:
        self.tokens: list[int] = []
        self.opened: list[tuple[bytes, Path]] = []
        self.errors: list[ProfileError] = []

    def stored(self, token: int) -> None:
        self.tokens.append(token)

    def log_opened(self, gid: bytes, path: Path) -> None:
        self.opened.append((gid, path))

    def not_stored(self, error: ProfileError) -> None:
        self.errors.append(error)


def test_order_and_content(tmp_path: Path) -> None:
    """Logs and secrets are written in the order put, and the last token says so."""

    async def work() -> None:
        owner = Owner()
        with Profile(tmp_path) as profile, ThreadPoolExecutor(1) as disk:
            writer = Writer(profile, "main", disk, owner)
            writer.put(WriteSecret(1, SID, b"root"))
            writer.put(AppendLog(2, GID, b"one"))
            writer.put(AppendLog(3, GID, b"two"))
            writer.put(WriteSecret(4, SID, b"mark 1"))
            writer.put(WriteSecret(5, SID, b"mark 2"))
            writer.put(AppendLog(6, GID, b"three"))
            assert writer.idle is False
            await until(lambda: owner.tokens)
            assert writer.idle is True
            await writer.close(over=False)

        assert owner.tokens == [6]
        assert owner.opened == [(GID, tmp_path / "logs" / LOG)]
        assert (tmp_path / "logs" / LOG).read_bytes() == b"onetwothree"
        assert (tmp_path / "secrets" / SECRET).read_bytes() == b"mark 2"

    run(work())


def test_what_is_done_with_is_removed_in_turn(tmp_path: Path) -> None:
    """A side file goes once all put before is on disk; that of another table stays."""
    other = bytes([3]) * 32

    async def work() -> None:
        owner = Owner()
        with Profile(tmp_path) as profile, ThreadPoolExecutor(1) as disk:
            writer = Writer(profile, "main", disk, owner)
            writer.put(WriteSecret(1, SID, b"old"))
            writer.put(WriteSecret(2, other, b"new"))
            writer.put(AppendLog(3, GID, b"begun"))
            writer.put(ForgetSecret(SID))
            await until(lambda: owner.tokens)
            writer.put(ForgetSecret(b"?" * 32))
            await until(lambda: len(owner.tokens) == 2)
            await writer.close(over=False)

        assert owner.tokens == [3, 3]
        assert [path.read_bytes() for path in (tmp_path / "secrets").iterdir()] == [b"new"]

    run(work())


def test_nothing_is_stored_before_the_disk_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the disk works the loop goes on, and no token is given."""
    gate = threading.Event()
    monkeypatch.setattr(durable, "force", lambda descriptor: gate.wait(10))

    async def work() -> None:
        owner = Owner()
        with Profile(tmp_path) as profile, ThreadPoolExecutor(1) as disk:
            writer = Writer(profile, "main", disk, owner)
            writer.put(AppendLog(1, GID, b"one"))
            await asyncio.sleep(0.05)
            writer.put(AppendLog(2, GID, b"two"))
            await asyncio.sleep(0.05)
            assert owner.tokens == []
            gate.set()
            await until(lambda: owner.tokens == [1, 2])
            await writer.close(over=False)

    run(work())


def test_failed_disk_ends_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a failure no token is given any more, the reason is told once, and closing works."""

    def refuse(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    async def work() -> None:
        owner = Owner()
        with Profile(tmp_path) as profile, ThreadPoolExecutor(1) as disk:
            writer = Writer(profile, "main", disk, owner)
            monkeypatch.setattr(durable, "force", refuse)
            writer.put(AppendLog(1, GID, b"one"))
            await until(lambda: owner.errors)
            writer.put(AppendLog(2, GID, b"two"))
            assert writer.idle is True
            await writer.close(over=False)

        assert owner.tokens == []
        assert [error.code for error in owner.errors] == ["disk"]

    run(work())


def test_closing_writes_what_was_put(tmp_path: Path) -> None:
    """Nothing put before the end is lost."""

    async def work() -> None:
        owner = Owner()
        with Profile(tmp_path) as profile, ThreadPoolExecutor(1) as disk:
            writer = Writer(profile, "main", disk, owner)
            for token in range(1, 30):
                writer.put(AppendLog(token, GID, bytes([token])))
            await writer.close(over=False)

        assert owner.tokens[-1] == 29
        assert (tmp_path / "logs" / LOG).read_bytes() == bytes(range(1, 30))

    run(work())
