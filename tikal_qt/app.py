"""Starts the window: the display, the profile, the network thread, then the event loop."""

import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication, QMessageBox

from engine.games import GAMES
from engine.players.registry import STRATEGIES, computer_players, stand_ins
from net.shell.addresses import own_addresses
from net.shell.build import make_build
from net.shell.errors import ProfileError
from net.shell.events import NodeEvent
from net.shell.node import Node
from net.shell.storage import Profile, peek_settings
from tikal_qt import __version__
from tikal_qt.access.focus_ring import FocusRing
from tikal_qt.application import gui_application
from tikal_qt.collector import Collector
from tikal_qt.crash import CrashReports
from tikal_qt.fatal import FatalReports
from tikal_qt.games.tikal.board.accessible import publish_boards
from tikal_qt.interrupt import ctrl_c_ends
from tikal_qt.language.catalogues import speak
from tikal_qt.language.languages import language_for
from tikal_qt.main_window import MainWindow
from tikal_qt.pages import Offer
from tikal_qt.preferences import Preferences, Stored
from tikal_qt.resume.shelf import Shelf
from tikal_qt.session import Request, TableSession
from tikal_qt.theme.icon import app_icon
from tikal_qt.theme.look import Look
from tikal_qt.words.failures import failure_text

DONE = 0
FAILED = 1
NO_DISPLAY = 4
INTERRUPTED = 130

GAME = GAMES["tikal"]
COMPUTER_DELAY_S = 0.7
"""A computer's segments come so far apart that people can follow."""


def has_display() -> bool:
    """Return whether a window can be shown here: without a display Qt would end the process."""
    if sys.platform in {"win32", "darwin"} or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run(
    root: Path | None = None,
    request: Request | None = None,
    *,
    interfaces: Sequence[str] | None = None,
    seed: bytes | None = None,
) -> int:
    """Show the window until it is closed and return the exit code.

    root: of the profile, None for the usual one. request: the table to open at once, if any.
    interfaces: addresses of the network interfaces to use, None for all. seed: of the computer
    players, None for a fresh one. Returns NO_DISPLAY where no window can be shown; FAILED, after
    a dialog that says why, where the profile cannot be used; INTERRUPTED after Ctrl-C.
    """
    if not has_display():
        return NO_DISPLAY
    app = gui_application()
    app.setWindowIcon(app_icon())
    # Before the profile is open: what hinders that is said in the person's language too.
    stored = Stored(peek_settings(root))
    speak(app, language_for(stored.language))
    look = Look(app, stored.look, stored.scale)
    publish_boards()
    FocusRing(app)
    collector = Collector(app)
    try:
        with (
            Profile(root) as profile,
            FatalReports(profile.logs) as fatal,
            CrashReports(profile.logs) as reports,
        ):
            window = open_window(profile, look, interfaces=interfaces, seed=seed)
            window.watch_for_crashes(reports)
            window.watch_for_the_worst(fatal)
            window.show()
            if request is not None:
                window.open(request)
            with ctrl_c_ends(INTERRUPTED):
                return app.exec()
    except ProfileError as error:
        _explain(error)
        return FAILED
    finally:
        collector.stop()


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
    profile.identity()
    build = make_build(__version__, GAMES)
    computers = computer_players(GAME, secrets.token_bytes(16) if seed is None else seed)

    def make_node(listener: Callable[[NodeEvent], None]) -> Node:
        return Node(
            profile,
            build,
            GAMES,
            computers,
            listener,
            interfaces=interfaces,
            bot_delay_s=computer_delay_s,
            stand_ins=stand_ins(),
        )

    session = TableSession(make_node)
    addresses = [str(own.ip) for own in own_addresses(interfaces)]
    strategies = tuple(STRATEGIES[GAME.name])
    offer = Offer(GAME, GAMES, build, strategies, addresses, Shelf(profile))
    window = MainWindow(session, Preferences(profile), offer, look)
    session.setParent(window)
    session.start()
    # The event loop may end without the window being closed, as when the desktop's session ends.
    app = QApplication.instance()
    assert app is not None
    app.aboutToQuit.connect(session.stop)
    return window


def _explain(error: ProfileError) -> None:
    box = QMessageBox(QMessageBox.Icon.Critical, "Tikal", failure_text(error.code, error.params))
    box.exec()
