"""The window on a real display server, played by clicks that come from the server."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[3]


@contextmanager
def display() -> Iterator[str]:
    """Run a virtual X server and yield its DISPLAY; the server picks a free number."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
        pass_fds=(writer,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait(10)


def test_a_game_on_a_display_by_real_clicks(tmp_path: Path) -> None:
    picture = tmp_path / "window.png"
    with display() as name:
        done = subprocess.run(
            [sys.executable, "-m", "tests.gui.real_clicks", str(tmp_path / "p"), str(picture)],
            cwd=ROOT,
            env={**os.environ, "DISPLAY": name, "QT_QPA_PLATFORM": "xcb"},
            capture_output=True,
            text=True,
            timeout=110,
            check=False,
        )

    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["exit"] == 0
    assert told["clicks"] > 100
    shown = QImage(str(picture))
    assert (shown.width(), shown.height()) == (1366, 768)
