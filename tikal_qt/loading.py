"""What is loaded while people look already: on a thread of its own, so that the window answers."""

import contextlib
from collections.abc import Callable
from threading import Thread
from typing import Final

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal

from tikal_qt.start.outline import Outline

LONGEST_MS: Final = 500
"""A window that nobody can see, such as a minimised one, is painted late or never."""


class Loading(QObject):
    """Does `load` on a thread of its own once it is started.

    done(): it is done, or has failed.
    """

    done = Signal()

    def __init__(self, load: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._load = load
        self._thread = Thread(target=self._work, name="loading", daemon=True)

    def start(self) -> None:
        """Begin, unless it has begun."""
        if self._thread.ident is None:
            self._thread.start()

    def join(self) -> None:
        """Return when the thread, if it has begun, is done."""
        with contextlib.suppress(RuntimeError):  # it has not been started
            self._thread.join()

    def _work(self) -> None:
        try:
            self._load()
        finally:
            self.done.emit()


def load_behind(outline: Outline, load: Callable[[], object]) -> None:
    """Do `load` once `outline` is painted; the event loop runs until it is done."""
    loading, loop = Loading(load), QEventLoop()
    loading.done.connect(loop.quit)
    outline.painted.connect(loading.start)
    QTimer.singleShot(LONGEST_MS, loading, loading.start)
    try:
        loop.exec()
    finally:
        loading.join()
