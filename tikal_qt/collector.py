"""Python's cyclic garbage collector, kept on the thread of the window.

The collector runs on whatever thread allocates, and would destroy widgets that are part of a
cycle on the network thread, which Qt forbids.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 5000
_FULL_EVERY = 12


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Collect nothing as long as this lasts: for work whose objects stay, where looking is slow."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class Collector(QObject):
    """Collects on a timer of the thread it lives on, instead of at any time, until `stop`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runs = 0
        self._was_enabled = gc.isenabled()
        gc.disable()
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def collect(self) -> None:
        """Collect the young objects; every twelfth time all of them."""
        self._runs += 1
        gc.collect(2 if self._runs % _FULL_EVERY == 0 else 1)

    def stop(self) -> None:
        """Let Python collect as it did before."""
        self._timer.stop()
        if self._was_enabled:
            gc.enable()
