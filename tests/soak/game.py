"""One game through a window, from the start page to its log and back."""

import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from net.core.verify import Exit
from tests.gui.pilot import Pilot
from tests.soak.stalls import StallProbe
from tikal_qt.main_window import MainWindow
from tikal_qt.resume.shelf import READING

LIMIT_S: Final = 600.0
LANGUAGES: Final = ("es", "da")
PLAYED_IN: Final = "en"
"""The mouse of the tests reads some buttons."""
_PAUSE_MS: Final = 50
STEPS: Final = 12
"""So many steps of the replay are watched."""


class GameError(AssertionError):
    """Something that has to come did not come."""


class Evening:
    """Plays game after game in `window`, its people by the mouse; `probe` looks on."""

    def __init__(self, window: MainWindow, probe: StallProbe) -> None:
        self._window = window
        self._probe = probe

    def play(self, number: int) -> str:
        """Play game `number` to its end, look at its log, and go home; return what was played."""
        opponents, variant = 1 + number % 3, number // 3 % 2
        here = 2 if number % 4 == 3 and opponents == 1 else 1
        self._open(opponents, variant, here)
        self._play_to_the_end(number)
        self._switch_language(LANGUAGES[number % len(LANGUAGES)])
        self._look_at_log()
        people = f"{here} at the window" if here > 1 else f"{opponents} computers"
        return f"{('basic', 'auction')[variant]}, {people}"

    # ---------------------------------------------------------------- the parts of an evening

    def _open(self, opponents: int, variant: int, here: int) -> None:
        start = self._window.pages.start
        self._probe.doing = "table entry"
        if here > 1:
            start.host.variant.setCurrentIndex(variant)
            start.host.here.setValue(here)
            self._press(start.host.button)
            pages = self._window.pages
            # Each language has a lobby of its own, made when it is first shown.
            self._until(lambda: pages.currentWidget() is pages.lobby, "the lobby")
            self._until(lambda: len(self._window._session.persons()) == here, "everybody")
            self._press(pages.lobby.ready)
        else:
            start.computer.opponents.setValue(opponents)
            start.computer.variant.setCurrentIndex(variant)
            self._press(start.computer.button)
        self._until(lambda: self._window.pages.table is not None, "the table")

    def _play_to_the_end(self, seed: int) -> None:
        pilot = Pilot(self._window, seed, busy=3)
        self._probe.doing = "play"

        def over() -> bool:
            pilot.step()
            return self._window.pages.result is not None

        self._until(over, "the end of the game")
        self._probe.doing = "verification"
        result = self._window.pages.result
        assert result is not None
        assert result.verification is not None
        checked = result.verification
        self._until(lambda: checked.report is not None, "the verdict")
        assert checked.report is not None
        if checked.report.exit is not Exit.CLEAN:
            raise GameError(f"the log of game {seed} does not hold: {checked.report}")

    def _switch_language(self, code: str) -> None:
        self._probe.doing = "language"
        for spoken in (code, PLAYED_IN):
            self._do(partial(self._window.settings._choose_language, spoken))

    def _look_at_log(self) -> None:
        self._probe.doing = "opening the log"
        desk = self._window.pages.logs
        log = self._window._session.logs[0]
        self._do(lambda: desk.open([log]))
        self._until(lambda: desk.verifying is not None and desk.verifying.evidence, "the verdict")
        assert desk.verifying is not None
        self._probe.doing = "replay"
        self._press(desk.verifying.replay)
        self._until(lambda: desk.replaying is not None, "the replay")
        assert desk.replaying is not None
        page = desk.replaying
        self._do(lambda: page.replay.go(page.replay.last // 2))
        for _ in range(STEPS):
            self._press(page.bar.buttons["on"])
        self._probe.doing = "going back"
        self._do(desk.close)
        self._do(self._window.go_home)
        self._probe.doing = ""
        # Who walks over all objects holds the half-made tuples of other threads, which then fail.
        self._until(_nothing_is_read, "the games to go on with")

    # ---------------------------------------------------------------- the event loop

    def _press(self, widget: QWidget) -> None:
        if not (widget.isVisible() and widget.isEnabled()):
            raise GameError(f"{widget} cannot be pressed")
        self._do(lambda: QTest.mouseClick(widget, Qt.MouseButton.LeftButton))

    def _do(self, deed: Callable[[], object]) -> None:
        """Do `deed` within the event loop, and let the window show what comes of it."""
        QTimer.singleShot(0, deed)
        loop = QEventLoop()
        QTimer.singleShot(_PAUSE_MS, loop.quit)
        self._probe.skip()
        loop.exec()

    def _until(self, done: Callable[[], object], what: str) -> None:
        """Let the window run until `done`, which is asked again and again.

        Raises what `done` raises, and GameError after LIMIT_S.
        """
        end = time.monotonic() + LIMIT_S
        loop = QEventLoop()
        timer = QTimer(interval=1)
        fault: list[Exception] = []

        def look() -> None:
            try:
                if done() or time.monotonic() > end:
                    loop.quit()
            except Exception as error:  # noqa: BLE001 - a slot cannot hand it on by itself
                fault.append(error)
                loop.quit()

        timer.timeout.connect(look)
        timer.start()
        self._probe.skip()
        loop.exec()
        timer.stop()
        if fault:
            raise fault[0]
        if time.monotonic() > end:
            raise GameError(f"{what} did not come: {self._window.windowTitle()}")


def _nothing_is_read() -> bool:
    """Return whether no thread reads the games that can be gone on with."""
    return all(thread.name != READING for thread in threading.enumerate())
