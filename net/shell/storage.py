"""The profile on disk: identities, settings, logs and the secrets of running games."""

from pathlib import Path


class Profile:
    """One person's files in `root`, locked against other processes until `close`.

    Raises ProfileError (profile_locked, profile_unwritable) when it cannot be used.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
