"""What one process holds, and whether that has stopped growing."""

import ctypes
import gc
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import _lru_cache_wrapper
from itertools import combinations
from pathlib import Path
from statistics import median
from typing import Any, ClassVar, Final

import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QGraphicsItem

WARM: Final = 5
"""So many games fill caches and load what is loaded once; after them, memory is flat."""


@dataclass(frozen=True, slots=True)
class Held:
    """What the process holds between two games.

    memory: in KiB, as the system counts it; not judged, as the allocator keeps a whole page of the
    system for each piece that is left in it. used: KiB that the program has asked the allocator
    for. blocks: small pieces that Python hands out itself. widgets: those of Qt, whoever made them.
    objects: QObjects that Python knows. items: of graphics scenes. values: objects of Python that
    its collector follows.
    """

    memory: int
    used: int
    blocks: int
    widgets: int
    objects: int
    items: int
    values: int


BOUNDS: Final[Mapping[str, int]] = {
    "used": 40,
    "blocks": 200,
    "widgets": 0,
    "objects": 0,
    "items": 0,
    "values": 20,
}
"""How much of each a game may add, in the median over all pairs of games after the fifth.

What is allowed to blocks and values is what their measurement trembles by; what is allowed to used
is that and what Qt keeps of widgets under a style sheet that are gone, until others take their
place in memory.
"""


class _Mallinfo(ctypes.Structure):
    """What glibc tells of its allocator, see mallinfo(3)."""

    _fields_: ClassVar = [
        (name, ctypes.c_size_t)
        for name in (
            "arena",
            "ordblks",
            "smblks",
            "hblks",
            "hblkhd",
            "usmblks",
            "fsmblks",
            "uordblks",
            "fordblks",
            "keepcost",
        )
    ]


def held() -> Held:
    """Return what the process holds now, after everything that can go has gone.

    The caches of results and Qt's cache of drawn controls are emptied: they are bounded, but it
    takes them many games to be full. A page that is made anew draws its controls anew, as Qt tells
    them apart by the palette of each widget.
    """
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()
    for cache in _caches():
        cache.cache_clear()
    QPixmapCache.clear()
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)  # the allocator would keep what is free for later
    known = [one for one in gc.get_objects() if isinstance(one, QObject | QGraphicsItem)]
    alive = [one for one in known if shiboken6.isValid(one)]
    items = sum(isinstance(one, QGraphicsItem) for one in alive)
    return Held(
        memory=_resident(),
        used=used(),
        blocks=sys.getallocatedblocks(),
        widgets=len(QApplication.allWidgets()),
        objects=len(alive) - items,
        items=items,
        values=len(gc.get_objects()),
    )


def cached() -> tuple[int, int]:
    """Return how many results the bounded caches hold, and how many they ever will."""
    infos = [cache.cache_info() for cache in _caches()]
    return sum(info.currsize for info in infos), sum(info.maxsize or 0 for info in infos)


def _caches() -> list[Any]:
    """Return the caches that stop growing by themselves, be it after many games."""
    found = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]
    return [one for one in found if one.cache_parameters()["maxsize"] is not None]


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def used() -> int:
    """Return how many KiB are asked of the allocator; 0 where it is not that of glibc."""
    if sys.platform != "linux":
        return 0
    libc = ctypes.CDLL(None)
    libc.mallinfo2.restype = _Mallinfo
    told = libc.mallinfo2()
    return int(told.uordblks + told.hblkhd) // 1024


def slope(amounts: Sequence[int]) -> float:
    """Return by how much `amounts` grow from one to the next: the median over all pairs.

    One jump up or down moves it little (P. K. Sen, 1968). 0 for fewer than two.
    """
    pairs = combinations(enumerate(amounts), 2)
    slopes = [(later - sooner) / (at - before) for (before, sooner), (at, later) in pairs]
    return median(slopes) if slopes else 0.0


def growths(games: Sequence[Held]) -> dict[str, float]:
    """Return, by what is held, how much of it each game after the fifth has added."""
    after = games[WARM:]
    names = [field.name for field in fields(Held)]
    return {name: slope([getattr(held, name) for held in after]) for name in names}


def grown(games: Sequence[Held]) -> list[str]:
    """Return what has grown by more than its bound, [] if everything is flat."""
    growing = growths(games)
    return [name for name, bound in BOUNDS.items() if growing[name] > bound]
