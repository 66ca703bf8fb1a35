"""What happens once the window shows: the rest of the program is loaded, and the network starts."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from tikal_qt.later import import_all
from tikal_qt.loading import LONGEST_MS, Loading


class Beginning(QObject):
    """Once `window` is painted, does `load` on a thread of its own, then `begin` on this one."""

    def __init__(
        self, window: QWidget, load: Callable[[], object], begin: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self._load, self._begin = load, begin
        self._loading = Loading(self._load_all, self)
        self._stopped = False
        self._loading.done.connect(self._go_on)
        window.installEventFilter(self)
        QTimer.singleShot(LONGEST_MS, self, self._start)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the window to be painted."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._start)
        return False

    def stop(self) -> None:
        """Begin nothing any more; returns when the thread is done."""
        self._stopped = True
        self._loading.join()

    def _start(self) -> None:
        if not self._stopped:
            self._loading.start()

    def _load_all(self) -> None:
        import_all()
        self._load()

    def _go_on(self) -> None:
        if not self._stopped:
            self._begin()
