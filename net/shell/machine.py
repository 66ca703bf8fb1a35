"""What all seats of this machine share."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

from engine.game import Game
from net.core.absence import StandIn
from net.core.messages import Build
from net.shell.events import NodeEvent
from net.shell.gate import Gate
from net.shell.storage import Profile
from net.shell.tls import Tls


@dataclass(frozen=True, slots=True)
class Machine:
    """profile to stand_ins: as in `Node`. tls: this run's. gate: counts all strangers here.

    disk, minds: where blocking work is done, for files and for computer players. emit: tells
    the node's listener.
    """

    profile: Profile
    build: Build
    games: Mapping[str, Game[Any, Any]]
    interfaces: Sequence[str] | None
    stand_ins: Mapping[str, StandIn]
    tls: Tls
    gate: Gate
    disk: Executor
    minds: Executor
    emit: Callable[[NodeEvent], None]

    def now_ms(self) -> int:
        """Return the monotonic clock of the running loop in milliseconds."""
        return int(asyncio.get_running_loop().time() * 1000)
