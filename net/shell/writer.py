"""Puts what a session wants kept on disk, in order, without holding up the loop."""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import Executor
from itertools import groupby
from pathlib import Path
from typing import Protocol

from net.core.io import AppendLog, ForgetSecret, WriteSecret
from net.shell.errors import ProfileError
from net.shell.log_storage import LogFile
from net.shell.saved import Saved
from net.shell.storage import Profile

log = logging.getLogger(__name__)

Kept = AppendLog | WriteSecret | ForgetSecret


class Owner(Protocol):
    """Who is told how writing goes."""

    def stored(self, token: int) -> None:
        """Learn that everything up to `token` is on disk."""

    def log_opened(self, gid: bytes, path: Path) -> None:
        """Learn where the log of game `gid` is."""

    def not_stored(self, error: ProfileError) -> None:
        """Learn that nothing more will be stored, and why."""


class Writer:
    """The files of one seat.

    slot: names them. disk: where the blocking work is done. saved: what it goes on with, if so.
    """

    def __init__(
        self,
        profile: Profile,
        slot: str,
        disk: Executor,
        owner: Owner,
        saved: Saved | None = None,
    ) -> None:
        self._profile = profile
        self._slot = slot
        self._disk = disk
        self._owner = owner
        self._logs = {} if saved is None else {saved.gid: saved.log}
        self._sids = [] if saved is None else [saved.sid]
        self._queue: asyncio.Queue[Kept | None] = asyncio.Queue()
        self._unwritten = 0
        self._last = 0
        self._broken = False
        self._task = asyncio.get_running_loop().create_task(self._run())

    def put(self, kept: Kept) -> None:
        """Have `kept` done after everything put before, unless writing has failed."""
        if self._broken:
            return
        self._unwritten += 1
        self._queue.put_nowait(kept)

    @property
    def idle(self) -> bool:
        """Whether everything put is on disk."""
        return not self._unwritten

    async def close(self, *, over: bool) -> None:
        """Write what was put, then let go of the files.

        over: whether the game has ended. Only one that has not needs its secret any more.
        """
        self._queue.put_nowait(None)
        await self._task
        if not self._broken:
            done = self._sids if over or not self._logs else ()
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._disk, self._forget, tuple(done))
        for file in self._logs.values():
            file.close()
        self._logs.clear()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while batch := await self._batch():
            known = set(self._logs)
            try:
                await loop.run_in_executor(self._disk, self._write, batch)
            except ProfileError as error:
                self._unwritten, self._broken = 0, True
                self._owner.not_stored(error)
                return
            for gid in self._logs.keys() - known:
                self._owner.log_opened(gid, self._logs[gid].path)
            self._unwritten -= len(batch)
            tokens = [kept.token for kept in batch if not isinstance(kept, ForgetSecret)]
            # The owner waits for an idle writer, too; what was told before may be told again.
            self._last = tokens[-1] if tokens else self._last
            self._owner.stored(self._last)

    async def _batch(self) -> list[Kept]:
        batch: list[Kept] = []
        kept = await self._queue.get()
        while kept is not None:
            batch.append(kept)
            if self._queue.empty():
                return batch
            kept = self._queue.get_nowait()
        if batch:
            self._queue.put_nowait(None)
        return batch

    def _write(self, batch: Sequence[Kept]) -> None:
        def target(kept: Kept) -> tuple[type[Kept], bytes]:
            return type(kept), kept.gid if isinstance(kept, AppendLog) else kept.sid

        for (_, name), group in groupby(batch, key=target):
            run = list(group)
            last = run[-1]
            if isinstance(last, AppendLog):
                # One wait for the disk serves all that came meanwhile.
                data = b"".join(kept.data for kept in run if isinstance(kept, AppendLog))
                self._log(name).append(data)
            elif isinstance(last, WriteSecret):
                if name not in self._sids:
                    self._sids.append(name)
                self._profile.write_secret(name, self._slot, last.data)
            elif name in self._sids:
                self._sids.remove(name)
                self._forget((name,))

    def _log(self, gid: bytes) -> LogFile:
        if gid not in self._logs:
            self._logs[gid] = self._profile.create_log(gid, self._slot)
        return self._logs[gid]

    def _forget(self, sids: Sequence[bytes]) -> None:
        for sid in sids:
            try:
                self._profile.forget_secret(sid, self._slot)
            except ProfileError as error:
                log.warning("a secret of a table that is over stays: %s", error)
