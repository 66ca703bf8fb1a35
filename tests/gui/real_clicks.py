"""Plays a game against the computer on an X display with clicks of the X server itself.

Run as `python -m tests.gui.real_clicks PROFILE PICTURE` with DISPLAY set; needs xdotool. Writes
one JSON line with what came of it.
"""

import json
import subprocess
import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QApplication, QWidget

from net.shell.storage import Profile
from tests.gui.pilot import Mouse, Pilot
from tests.present import present
from tikal_qt.assembly import open_window
from tikal_qt.theme.look import Look

LIMIT_S = 90.0
ANSWER_S = 5.0


class Releases(QObject):
    """Counts the releases of the mouse that reach a widget."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt names it
        if event.type() is QEvent.Type.MouseButtonRelease and watched.isWidgetType():
            self.count += 1
        return False


class XMouse(Mouse):
    """The mouse of the X server; a click is over once the application has seen it."""

    def __init__(self, releases: Releases) -> None:
        self._releases = releases

    def move(self, widget: QWidget, point: QPoint) -> None:
        place = widget.mapToGlobal(point)
        _xdotool("mousemove", "--sync", str(place.x()), str(place.y()))
        QApplication.processEvents()

    def click(self, widget: QWidget, point: QPoint) -> None:
        place, before = widget.mapToGlobal(point), self._releases.count
        _xdotool("mousemove", str(place.x()), str(place.y()), "click", "1")
        end = time.monotonic() + ANSWER_S
        while self._releases.count == before:
            assert time.monotonic() < end, f"no click reached {widget} at {place}"
            QApplication.processEvents()


def _xdotool(*arguments: str) -> None:
    # mousemove --sync waits for ever if the pointer is there already.
    subprocess.run(("timeout", "1", "xdotool", *arguments), check=False)


def main(root: Path, picture: Path) -> None:
    app = QApplication(sys.argv[:1])
    assert app.platformName() == "xcb", app.platformName()
    look = Look(app)
    releases = Releases()
    app.installEventFilter(releases)
    with Profile(root) as profile:
        window = open_window(profile, look, interfaces=["127.0.0.1"], seed=b"x", computer_delay_s=0)
        window.setGeometry(0, 0, 1366, 768)
        window.show()
        pilot = Pilot(window, busy=3, mouse=XMouse(releases))
        end = time.monotonic() + LIMIT_S
        play = window.pages.start.computer.button
        while not play.isVisible() or not window.windowHandle().isExposed():
            app.processEvents()
        pilot.press(play)
        half = False
        while (
            window.pages.result is None or present(window.pages.result.verification).report is None
        ):
            assert time.monotonic() < end, window.windowTitle()
            app.processEvents()
            pilot.step()
            if not half and window.pages.table and len(window.pages.table.shown.play.entries) > 50:
                half = window.grab().save(str(picture))
        report = present(present(window.pages.result.verification).report)
        window._close_for_good()
    told = {"exit": report.exit, "clicks": pilot.clicks, "pictured": half}
    sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
