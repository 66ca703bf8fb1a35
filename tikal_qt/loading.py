"""What is loaded while people look already: on a thread of its own, so that the window answers."""

import contextlib
import signal
from collections.abc import Callable, Iterator
from threading import Thread, current_thread, main_thread
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
    """Do `load` once `outline` is painted; the event loop runs until it is done.

    Raises KeyboardInterrupt then, if Ctrl-C came meanwhile.
    """
    loading, loop = Loading(load), QEventLoop()
    loading.done.connect(loop.quit)
    outline.painted.connect(loading.start)
    QTimer.singleShot(LONGEST_MS, loading, loading.start)
    with _ctrl_c_kept():
        try:
            loop.exec()
        finally:
            loading.join()


@contextlib.contextmanager
def _ctrl_c_kept() -> Iterator[None]:
    """Raise KeyboardInterrupt only after this: Qt passes over it, or breaks, where it calls Python.

    It lasts too short a time for `ctrl_c_ends`, which takes longer to load.
    """
    if current_thread() is not main_thread():
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt
