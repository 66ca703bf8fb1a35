"""Ctrl-C ends the event loop, with a window or without anything else going on."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from tests.cli.client import LIMIT_S, ROOT
from tikal_qt.__main__ import main
from tikal_qt.interrupt import ctrl_c_ends


def test_ctrl_c_ends_the_event_loop_at_once(qtbot: QtBot) -> None:
    app = QCoreApplication.instance()
    assert app is not None
    before = signal.getsignal(signal.SIGINT)
    # Nothing else wakes the loop. A timer that outlived the test would end the loops of others.
    unheard = QTimer(singleShot=True, interval=20_000)
    unheard.timeout.connect(lambda: app.exit(1))
    presser = threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGINT))
    with ctrl_c_ends(130):
        unheard.start()
        QTimer.singleShot(0, presser.start)
        code = app.exec()
    presser.join()
    unheard.stop()

    assert code == 130
    assert signal.getsignal(signal.SIGINT) == before


def test_ctrl_c_while_the_program_loads_ends_it_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(_name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tikal_qt.later.import_module", interrupted)

    assert main() == 130


def test_ctrl_c_closes_the_window_of_a_table_cleanly(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    table = ("host", "--name", "Ada", "--interface", "127.0.0.1", "--port", str(port))
    process = subprocess.Popen(
        [sys.executable, "-m", "tikal_qt", "--profile", str(tmp_path), *table],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        wait_until_open(port)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=LIMIT_S)
    finally:
        process.kill()
        process.wait()

    assert (process.returncode, out) == (130, b"")
    assert b"Traceback" not in err


def wait_until_open(port: int) -> None:
    """Return when a table listens at `port`: the event loop of its window runs by then."""
    deadline = time.monotonic() + LIMIT_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        else:
            return
