"""The unfinished games of a profile, for the start page."""

import contextlib

from net.shell.errors import ProfileError
from net.shell.storage import Profile
from net.shell.unfinished import UnfinishedGame, forget, unfinished_games


class Shelf:
    """Reads `profile` anew each time; without one there is nothing."""

    def __init__(self, profile: Profile | None = None) -> None:
        self._profile = profile

    def games(self) -> tuple[UnfinishedGame, ...]:
        """Return the games that can be gone on with; none if the profile cannot be read."""
        try:
            return () if self._profile is None else unfinished_games(self._profile)
        except ProfileError:
            return ()

    def forget(self, game: UnfinishedGame) -> None:
        """List `game` no more; if its files cannot be changed, it stays listed."""
        if self._profile is not None:
            with contextlib.suppress(ProfileError):
                forget(self._profile, game)
