"""Says for how long at a time the window's own thread computes, by what a person does.

A frame lasts 16 ms. The table is in one process without a network; its game has come as far as half
of a long one before its language is switched and its log is opened.
"""

import os
import random
import sys
from collections.abc import Callable
from functools import partial
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TIKAL_LANGUAGE"] = "en"

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from engine.game import Choice
from net.core.verify import Recording
from tests.benchmarks.click_cases import Opened, opened
from tests.gui.house import GAME, House
from tests.gui.pilot import Pilot
from tests.soak.stalls import FRAME_MS, StallProbe
from tikal_qt.language.catalogues import speak
from tikal_qt.main_window import MainWindow

_SETTLED_MS: Final = 200
"""After so long, what was begun by a deed is over."""
_TIMES: Final = 6
_ENTRIES: Final = 160
_STEPS: Final = 12
_DEEDS: Final = 30


class Person:
    """Does at `opened` what people do, `probe` looking on."""

    def __init__(self, opened: Opened, probe: StallProbe) -> None:
        self._window: MainWindow = opened.window
        self._house: House = opened.house
        self._probe = probe
        self._chance = random.Random(1)

    def play_on(self, entries: int) -> None:
        """Let both seats play at random until the game has so many entries, or ends."""
        house = self._house
        while len(house.entries) < entries and self._others_move():
            pass
        house.tell()
        self._settle()

    def _others_move(self, but: int = -1) -> bool:
        """Let the seat to move act if it is not `but`; return whether it has."""
        awaited = GAME.awaiting(self._house.position)
        if not isinstance(awaited, Choice) or awaited.seat == but:
            return False
        action = self._chance.choice(GAME.legal(self._house.position))
        self._house.act(awaited.seat, (GAME.format_action(action),))
        return True

    def enter_table(self) -> None:
        """Show the game anew, as if it began now."""
        pages = self._window.pages
        assert pages.table is not None
        shown = pages.table.shown
        for _ in range(_TIMES):
            self._do("going home", pages.show_start)
            self._do("table entry", lambda: pages.show_table(shown))

    def switch_language(self) -> None:
        """Read the table in other languages."""
        app = QCoreApplication.instance()
        assert app is not None
        for code in ("es", "da", "en") * (_TIMES // 3):
            self._do("language switch", partial(speak, app, code))

    def act(self) -> None:
        """Play turns of one's own by the mouse, and look at those of the other."""
        pilot = Pilot(self._window, 1, busy=3)
        for _ in range(_DEEDS):
            self._do("own action", pilot.step)
            while self._others_move(but=0):
                self._do("other's action", self._house.tell)

    def read_log(self) -> None:
        """Open the replay of the game, and go through it."""
        house, logs = self._house, self._window.pages.logs
        nicks = tuple(chair.nick for chair in house.chairs if chair is not None)
        recording = Recording(
            house.gid, house.settings, nicks, house.colours, house.opening, tuple(house.entries)
        )
        for _ in range(_TIMES):
            self._do("opening a log", lambda: logs._replay(recording, "", -1))
            assert logs.replaying is not None
            replay, forward = logs.replaying.replay, logs.replaying.bar.buttons["on"]
            self._do("jump in replay", partial(replay.go, replay.last // 2))
            for _ in range(_STEPS):
                self._do("step in replay", forward.click)
        self._do("closing a log", logs.close)

    def _do(self, what: str, deed: Callable[[], object]) -> None:
        """Do `deed` within the event loop, and let the window show what comes of it."""
        QTimer.singleShot(0, deed)
        self._probe.doing = what
        self._settle()
        self._probe.doing = ""

    def _settle(self) -> None:
        loop = QEventLoop()
        QTimer.singleShot(_SETTLED_MS, loop.quit)
        self._probe.skip()
        loop.exec()


def main() -> int:
    """Measure and print; return 0."""
    made = opened()
    probe = StallProbe()
    person = Person(made, probe)
    person.enter_table()
    person.act()
    person.play_on(_ENTRIES)
    person.switch_language()
    person.read_log()
    probe.stop()
    for doing, turns in probe.turns.items():
        sys.stdout.write(
            f"{doing:16} longest {turns.worst:6.1f} ms, longer than {FRAME_MS:.0f} ms"
            f" {turns.busy:3} of {turns.count:5} turns; most in {turns.where or 'Qt'}\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
