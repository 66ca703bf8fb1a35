"""A program that ends while its player goes over to a new game, in or after any of its writes."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from net.core.io import AppendLog, ForgetSecret, Output, WriteSecret
from net.shell.log_storage import LogFile
from net.shell.saved import open_saved
from net.shell.storage import Profile
from net.shell.unfinished import unfinished_games
from tests.net.core.homecomers import back, gone_on
from tests.net.core.rig import Rig

Kept = AppendLog | WriteSecret | ForgetSecret


class Disk(Rig):
    """A rig that remembers what seat 0 has had kept."""

    def __init__(self, players: int) -> None:
        self.kept: list[Kept] = []
        super().__init__(players)

    def _carry_out(self, seat: int, output: Output) -> None:
        if seat == 0 and isinstance(output, Kept):
            self.kept.append(output)
        super()._carry_out(seat, output)


def write(profile: Profile, kept: Sequence[Kept], logs: dict[bytes, LogFile]) -> None:
    """Do to `profile` what a client does for `kept`; logs: those open."""
    for one in kept:
        match one:
            case AppendLog(gid=gid, data=data):
                if gid not in logs:
                    logs[gid] = profile.create_log(gid, "main")
                logs[gid].append(data)
            case WriteSecret(sid=sid, data=data):
                profile.write_secret(sid, "main", data)
            case ForgetSecret(sid=sid):
                profile.forget_secret(sid, "main")


def cuts(kept: Sequence[Kept], first: int) -> Iterator[Sequence[Kept]]:
    """Return what may have been kept of `kept`: up to some write after `first`, or part of it."""
    for end in range(first, len(kept)):
        yield kept[:end]
        one = kept[end]
        if isinstance(one, AppendLog):
            for size in (0, len(one.data) - 1):
                yield (*kept[:end], AppendLog(one.token, one.gid, one.data[:size]))
    yield kept


def resumed(rig: Rig, profile: Profile, choice: int) -> dict[bytes, LogFile]:
    """Let seat 0 go on with one of the games that `profile` offers; return the log open then."""
    game = unfinished_games(profile)[choice]
    saved = open_saved(profile, game, game.shares[0])
    rig.crash(0, saved.log.content, saved.secret or b"")
    return {game.gid: saved.log}


def close(logs: dict[bytes, LogFile]) -> None:
    for log in logs.values():
        log.close()


@pytest.mark.parametrize(("choice", "in_time"), [(0, 3), (-1, 2)], ids=["last", "first"])
def test_whatever_was_kept_he_comes_into_the_new_game(
    tmp_path: Path, choice: int, in_time: int
) -> None:
    """Where both games are offered, either leads there. in_time: how often it had been kept."""
    disk = Disk(4)
    gone_on(disk)
    first = len(disk.kept)
    back(disk, 0)
    last = next(at for at, one in enumerate(disk.kept) if isinstance(one, ForgetSecret))
    found = []
    for number, kept in enumerate(cuts(disk.kept[: last + 1], first)):
        again = Disk(4)
        gone_on(again)
        with Profile(tmp_path / str(number)) as profile:
            logs: dict[bytes, LogFile] = {}
            write(profile, kept, logs)
            close(logs)
            logs = resumed(again, profile, choice)
            found.append(again.play(0).gid == disk.play(0).gid)
            again.kept.clear()
            back(again, 0)
            write(profile, again.kept, logs)
            close(logs)
        assert again.play(0).gid == disk.play(0).gid
        assert again.play(2).members.active == (0, 2, 3)

    assert len(found) == 6
    assert sum(found) == in_time
