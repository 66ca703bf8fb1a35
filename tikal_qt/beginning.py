"""What happens once the window shows: the rest of the program is loaded, and the network starts."""

import contextlib
from collections.abc import Callable
from threading import Thread
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from tikal_qt.later import import_all

_LONGEST_MS: Final = 500
"""A window that nobody can see, such as a minimised one, is painted late or never."""


class Beginning(QObject):
    """Once `window` is painted, does `load` on a thread of its own, and then `begin` on this one.

    loaded(): `load` is done.
    """

    loaded = Signal()

    def __init__(
        self, window: QWidget, load: Callable[[], object], begin: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self._load, self._begin = load, begin
        self._thread = Thread(target=self._work, name="loading", daemon=True)
        self._stopped = False
        self.loaded.connect(self._go_on, Qt.ConnectionType.QueuedConnection)
        window.installEventFilter(self)
        QTimer.singleShot(_LONGEST_MS, self, self._start)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the window to be painted."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._start)
        return False

    def stop(self) -> None:
        """Begin nothing any more; returns when the thread is done."""
        self._stopped = True
        with contextlib.suppress(RuntimeError):  # it has not been started
            self._thread.join()

    def _start(self) -> None:
        if not self._stopped and self._thread.ident is None:
            self._thread.start()

    def _work(self) -> None:
        import_all()
        self._load()
        self.loaded.emit()

    def _go_on(self) -> None:
        if not self._stopped:
            self._begin()
