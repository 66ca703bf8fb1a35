"""Work done one piece after another."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

Work = Callable[[], Awaitable[object]]


class Errands:
    """Runs pieces of work in the order given; what runs or waits can be called off."""

    def __init__(self) -> None:
        self._waiting: deque[Work] = deque()
        self._task: asyncio.Task[None] | None = None

    def add(self, work: Work) -> None:
        """Do `work` after everything added before."""
        self._waiting.append(work)
        self._next(None)

    def call_off(self) -> None:
        """Cancel what runs and forget what waits."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()

    async def done(self) -> None:
        """Wait until nothing is left to do."""
        while self._task is not None:
            await asyncio.wait([self._task])

    def _next(self, ended: asyncio.Task[None] | None) -> None:
        if ended is not None:
            self._task = None
            if not ended.cancelled() and (error := ended.exception()) is not None:
                asyncio.get_running_loop().call_exception_handler(
                    {"message": "an errand failed", "exception": error, "task": ended}
                )
        if self._task is None and self._waiting:
            work = self._waiting.popleft()
            self._task = asyncio.get_running_loop().create_task(_run(work))
            self._task.add_done_callback(self._next)


async def _run(work: Work) -> None:
    await work()
