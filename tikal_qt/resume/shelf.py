"""The unfinished games of a profile, for the start page."""

from __future__ import annotations

import contextlib
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from net.shell.errors import ProfileError
from tikal_qt.later import later

if TYPE_CHECKING:
    from net.shell import unfinished
    from net.shell.storage import Profile
else:
    unfinished = later("net.shell.unfinished")

READING: Final = "reading the profile"
"""What the thread is called that does so."""


class Shelf(QObject):
    """Reads a profile on a thread of its own, for it reads every log; without one it is empty.

    games: those that can be gone on with, as they were read last. changed(): they were read anew.
    """

    changed = Signal()
    _read = Signal(tuple)

    def __init__(self, profile: Profile | None = None) -> None:
        super().__init__()
        self._profile = profile
        self._thread: Thread | None = None
        self._again = False
        self.games: tuple[unfinished.UnfinishedGame, ...] = ()
        self._read.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def open(self, profile: Profile) -> None:
        """Offer the games of `profile` from now on."""
        self._profile = profile
        self.look()

    def look(self) -> None:
        """Read the profile; a reading that is going on is followed by another one."""
        self._again = self._thread is not None
        if self._profile is not None and self._thread is None:
            self._thread = Thread(
                target=self._work, args=(self._profile,), name=READING, daemon=True
            )
            self._thread.start()

    def forget(self, game: unfinished.UnfinishedGame) -> None:
        """List `game` no more; if its files cannot be changed, it comes back."""
        self.games = tuple(one for one in self.games if one.gid != game.gid)
        if self._profile is not None:
            with contextlib.suppress(ProfileError):
                unfinished.forget(self._profile, game)
        self.changed.emit()
        self.look()

    def _work(self, profile: Profile) -> None:
        try:
            found = unfinished.unfinished_games(profile)
        except ProfileError:
            found = ()
        with contextlib.suppress(RuntimeError):  # the window is gone meanwhile
            self._read.emit(found)

    def _take(self, games: tuple[unfinished.UnfinishedGame, ...]) -> None:
        self._thread = None
        if self._again:
            self.look()
        else:
            self.games = games
            self.changed.emit()
