"""The client put together: what the window shows, and the network thread behind it."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6 import QtWidgets
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from net.shell.errors import ProfileError
from net.shell.storage import Profile
from tikal_qt.access.focus_ring import FocusRing
from tikal_qt.beginning import Beginning
from tikal_qt.commands.outcome import Exit
from tikal_qt.crash import CrashReports
from tikal_qt.fatal import FatalReports
from tikal_qt.frame import Frame
from tikal_qt.games.registry import ROOMS
from tikal_qt.interrupt import ctrl_c_ends
from tikal_qt.later import later
from tikal_qt.main_window import MainWindow
from tikal_qt.offer import Offer
from tikal_qt.offered import TIKAL
from tikal_qt.preferences import Preferences, Stored
from tikal_qt.requests import Request
from tikal_qt.resume.shelf import Shelf
from tikal_qt.session import TableSession
from tikal_qt.theme.icon import app_icon
from tikal_qt.theme.look import Look
from tikal_qt.words.failures import failure_text

if TYPE_CHECKING:
    from engine.game import Game
    from net.core.messages import Build
    from net.shell import addresses
    from net.shell.events import NodeEvent
    from net.shell.node import Node
    from tikal_qt import client
else:
    addresses = later("net.shell.addresses")
    client = later("tikal_qt.client")

COMPUTER_DELAY_S = 0.7
"""A computer's segments come so far apart that people can follow."""


def fill(
    frame: Frame,
    stored: Stored,
    root: Path | None,
    request: Request | None,
    *,
    interfaces: Sequence[str] | None,
    seed: bytes | None,
) -> int:
    """Fill `frame`, which shows already, and return the exit code once it is closed.

    stored: how it shall look. The rest is as for `app.run`.
    """
    app = _application()
    look = Look(app, stored.look, stored.scale)
    FocusRing(app)
    try:
        with (
            Profile(root) as profile,
            FatalReports(profile.logs) as fatal,
            CrashReports(profile.logs) as reports,
        ):
            made = _Client(profile, look, interfaces, seed, COMPUTER_DELAY_S, frame)
            made.window.watch_for_crashes(reports)
            made.window.watch_for_the_worst(fatal)
            frame.fill(made.window)
            made.window.pages.start.name.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
            made.begin_once_shown()
            if request is not None:
                made.window.open(request)
            with ctrl_c_ends(Exit.INTERRUPTED):
                return app.exec()
    except ProfileError as error:
        _explain(error, frame)
        return Exit.FAILED


def open_window(
    profile: Profile,
    look: Look | None = None,
    *,
    interfaces: Sequence[str] | None = None,
    seed: bytes | None = None,
    computer_delay_s: float = COMPUTER_DELAY_S,
) -> MainWindow:
    """Return the window on `profile`, its network thread running; closing it stops the thread.

    look: what the person's choices change, None to leave the application's look alone.

    Raises ProfileError if the profile's identity cannot be used.
    """
    made = _Client(profile, look, interfaces, seed, computer_delay_s)
    made.begin()
    return made.window


class _Client:
    """The window on `profile`, and what begins behind it."""

    def __init__(
        self,
        profile: Profile,
        look: Look | None,
        interfaces: Sequence[str] | None,
        seed: bytes | None,
        computer_delay_s: float,
        frame: Frame | None = None,
    ) -> None:
        self._profile = profile
        self._interfaces = interfaces
        self._own: tuple[str, ...] | None = None
        self._shelf = Shelf()

        def make_node(listener: Callable[["NodeEvent"], None]) -> "Node":
            return client.make_node(
                profile,
                listener,
                interfaces=interfaces,
                seed=seed,
                computer_delay_s=computer_delay_s,
            )

        self._session = TableSession(make_node, held=True)
        offer = Offer(TIKAL, _games, _build, TIKAL.strategies, lambda: self._own, self._shelf)
        self.window = MainWindow(self._session, Preferences(profile), offer, look, frame)
        self._session.setParent(self.window)

    def begin(self) -> None:
        """Start the network thread. Raises ProfileError if the identity cannot be used."""
        self._profile.identity()
        for rooms in ROOMS.values():
            rooms.publish_boards()
        self._shelf.open(self._profile)
        self._own = tuple(str(own.ip) for own in addresses.own_addresses(self._interfaces))
        self.window.pages.show_addresses(self._own)
        self._session.start()
        # The event loop may end without the window being closed, as when the desktop's session
        # ends.
        _application().aboutToQuit.connect(self._session.stop)

    def begin_once_shown(self) -> None:
        """Do so when the window is painted; if it cannot be, explain why and end the program."""
        beginning = Beginning(self.window, _build, self._begin_or_end)
        self.window.closed.connect(beginning.stop)
        _application().aboutToQuit.connect(beginning.stop)

    def _begin_or_end(self) -> None:
        _application().setWindowIcon(app_icon())
        try:
            self.begin()
        except ProfileError as error:
            _explain(error, self.window)
            self.window.window().hide()
            _application().exit(Exit.FAILED)


def _games() -> Mapping[str, "Game[Any, Any]"]:
    return client.games()


def _build() -> "Build":
    return client.build()


def _application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def _explain(error: ProfileError, over: QWidget) -> None:
    # PySide6 readies the box when it is first named, which no start needs.
    box = QtWidgets.QMessageBox(over)
    box.setIcon(QtWidgets.QMessageBox.Icon.Critical)
    box.setWindowTitle("Tikal")
    box.setText(failure_text(error.code, error.params))
    box.exec()
