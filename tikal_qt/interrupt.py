"""Ctrl-C for the window: Qt's event loop would not notice it before the next Python call."""

import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QSocketNotifier

_DRAIN_BYTES = 64


@contextmanager
def ctrl_c_ends(code: int) -> Iterator[None]:
    """Let Ctrl-C end the event loop with exit code `code` as long as this lasts.

    Needs a QCoreApplication. Off the main thread, where no signal arrives, it does nothing.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    woken, waker = socket.socketpair()
    for end in (woken, waker):
        end.setblocking(False)
    notifier = QSocketNotifier(woken.fileno(), QSocketNotifier.Type.Read)
    # Python runs its handler as soon as this slot gives it the word.
    notifier.activated.connect(lambda *_: woken.recv(_DRAIN_BYTES))
    before = signal.signal(signal.SIGINT, lambda *_: QCoreApplication.exit(code))
    fd_before = signal.set_wakeup_fd(waker.fileno(), warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(fd_before)
        signal.signal(signal.SIGINT, before)
        notifier.setEnabled(False)
        woken.close()
        waker.close()
