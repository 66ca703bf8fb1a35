"""Where pictures are taken: one application, and a fresh window for every picture."""

import gc
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest.mock import patch

from PySide6.QtCore import QDeadlineTimer, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from net.core.messages import Settings
from net.shell.events import LocalSeat
from net.shell.storage import Profile
from tests.gui.acts import desk_of, table_of
from tests.gui.house import GAME, House
from tests.net.core.honest_table import BUILD
from tests.pictures.party import Party, names
from tikal_qt.games.tikal.desk import TikalDesk
from tikal_qt.main_window import MainWindow
from tikal_qt.offer import Offer
from tikal_qt.preferences import Preferences
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession
from tikal_qt.table.page import TablePage
from tikal_qt.theme.look import Look

NOW_MS = 10_000_000
"""What the clock of sessions shows in every picture."""

_CLOCKS = ("tikal_qt.table.members_bar.session_ms", "tikal_qt.table.turn_timer.session_ms")
_ROUNDS = 8
_POLL_MS = 5
_LEFT = Qt.MouseButton.LeftButton


class Scene:
    """One window over `house`, in which a picture is set up.

    folder: for files of this scene alone. shot: what is pictured, the window unless told otherwise.
    """

    def __init__(
        self, house: House, look: Look, size: QSize, folder: Path, stack: ExitStack
    ) -> None:
        self.house = house
        self.folder = folder
        self.look = look
        for clock in _CLOCKS:
            stack.enter_context(patch(clock, lambda: NOW_MS))
        self.profile = stack.enter_context(Profile(folder / "profile"))
        self.session = TableSession(house.make)
        preferences = Preferences(self.profile)
        preferences.set_name("Anna")
        addresses = ("192.168.1.20", "fd12:3456:789a::20")
        offer = Offer(
            GAME, lambda: {"tikal": GAME}, lambda: BUILD, ("greedy", "random"), lambda: addresses
        )
        self.window = MainWindow(self.session, preferences, offer, look)
        self.window.resize(size)
        self.window.show()
        self.shot: QWidget = self.window
        self.settle()

    def settle(self) -> None:
        """Let everything that is under way arrive."""
        for _ in range(_ROUNDS):
            QApplication.processEvents()

    def wait_until(self, reached: Callable[[], bool], limit_ms: int = 60_000) -> None:
        """Let the window run until `reached`; an AssertionError says that it never came."""
        deadline = QDeadlineTimer(limit_ms)
        while not reached():
            assert not deadline.hasExpired(), "what was waited for never came"
            QTest.qWait(_POLL_MS)
        self.settle()

    # ---------------------------------------------------------------- at the table

    def sit_down(self, settings: Settings, people: Sequence[str]) -> None:
        """Open a lobby: the first of `people` at this window, the others elsewhere."""
        self.window.open(HostRequest(settings, (LocalSeat(people[0]),)))
        for nick in people[1:]:
            self.house.arrive(nick)
        self.tell()

    def play(self) -> Party:
        """Begin the game of the party, of which the first player sits at this window."""
        party = self.house
        assert isinstance(party, Party)
        self.sit_down(party.settings, names(party.settings.players))
        party.begin()
        return party

    def tell(self) -> None:
        """Show the table as it stands, without the way there."""
        self.house.tell()
        self.settle()
        if self.window.pages.table is not None:
            self.table.game.replay.watching.finish()
            self.settle()

    @property
    def table(self) -> TablePage:
        """The page of the running game."""
        return table_of(self.window)

    @property
    def desk(self) -> TikalDesk:
        """The running game."""
        return desk_of(self.table)

    # ---------------------------------------------------------------- the mouse

    def press(self, widget: QWidget) -> None:
        """Click `widget`."""
        assert widget.isVisible(), widget
        assert widget.isEnabled(), widget
        QTest.mouseClick(widget, _LEFT)
        self.settle()

    def point_at(self, hexagon: int) -> None:
        """Point at `hexagon`."""
        self.desk.board.hover(hexagon)
        self.settle()

    def click(self, hexagon: int, button: Qt.MouseButton = _LEFT) -> None:
        """Click `hexagon`."""
        board = self.desk.board
        QTest.mouseClick(board.viewport(), button, pos=board.point_of(hexagon))
        self.settle()


@contextmanager
def scene(house: House, look: Look, size: QSize) -> Iterator[Scene]:
    """Make a window of `size` over `house`; afterwards it is gone."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        made = Scene(house, look, size, Path(folder), stack)
        try:
            yield made
        finally:
            for other in QApplication.topLevelWidgets():
                if other is not made.window and other.isVisible():
                    other.close()
            made.window._close_for_good()
            made.window.deleteLater()
            made.settle()
            gc.collect()
