"""The unfinished games of a profile, for the start page."""

import contextlib
from typing import TYPE_CHECKING

from net.shell.errors import ProfileError
from tikal_qt.later import later

if TYPE_CHECKING:
    from net.shell import unfinished
    from net.shell.storage import Profile
else:
    unfinished = later("net.shell.unfinished")


class Shelf:
    """Reads a profile anew each time; without one there is nothing."""

    def __init__(self, profile: "Profile | None" = None) -> None:
        self._profile = profile

    def open(self, profile: "Profile") -> None:
        """Offer the games of `profile` from now on."""
        self._profile = profile

    def games(self) -> "tuple[unfinished.UnfinishedGame, ...]":
        """Return the games that can be gone on with; none if the profile cannot be read."""
        try:
            return () if self._profile is None else unfinished.unfinished_games(self._profile)
        except ProfileError:
            return ()

    def forget(self, game: "unfinished.UnfinishedGame") -> None:
        """List `game` no more; if its files cannot be changed, it stays listed."""
        if self._profile is not None:
            with contextlib.suppress(ProfileError):
                unfinished.forget(self._profile, game)
