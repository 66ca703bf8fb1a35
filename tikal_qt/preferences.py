"""What the window remembers between runs, kept in the profile."""

import base64
import getpass
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QCoreApplication

from net.core.messages import MAX_NICK
from net.shell.errors import ProfileError
from net.shell.storage import Profile
from tikal_qt.replay.speeds import NORMAL, PACES_MS

_NAME = "name"
_GEOMETRY = "geometry"
_SPEED = "speed"
_LANGUAGE = "language"


def fit_name(text: str) -> str:
    """Return `text` as a name other players can be shown: one line, at most 40 characters."""
    shown = "".join(char if char.isprintable() else " " for char in text)
    return " ".join(shown.split())[:MAX_NICK].strip()


def stored_language(settings: Mapping[str, Any]) -> str:
    """Return the code of the language chosen in `settings`, "" to follow the system."""
    stored = settings.get(_LANGUAGE)
    return stored if isinstance(stored, str) else ""


class Preferences:
    """The window's settings in `profile`; what others store there stays.

    trouble: the ProfileError met while reading, or None; the damaged file was kept aside.
    """

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self.trouble: ProfileError | None = None
        try:
            self._values: dict[str, Any] = profile.load_settings()
        except ProfileError as error:
            self._values, self.trouble = {}, error

    @property
    def name(self) -> str:
        """The person's name; before the first choice the name of the system's account."""
        stored = self._values.get(_NAME)
        return (fit_name(stored) if isinstance(stored, str) else "") or _account_name()

    def set_name(self, name: str) -> None:
        """Remember the person's name. Raises ProfileError."""
        if name != self._values.get(_NAME):
            self._save(_NAME, name)

    @property
    def language(self) -> str:
        """The code of the language the person has chosen, "" to follow the system."""
        return stored_language(self._values)

    def set_language(self, code: str) -> None:
        """Remember the language, "" to follow the system. Raises ProfileError."""
        self._save(_LANGUAGE, code)

    @property
    def geometry(self) -> QByteArray:
        """Where the window was, for QWidget.restoreGeometry; empty if unknown."""
        stored = self._values.get(_GEOMETRY)
        try:
            return QByteArray(base64.b64decode(stored if isinstance(stored, str) else ""))
        except ValueError:
            return QByteArray()

    def set_geometry(self, geometry: QByteArray) -> None:
        """Remember where the window is. Raises ProfileError."""
        self._save(_GEOMETRY, base64.b64encode(geometry.data()).decode("ascii"))

    @property
    def logs(self) -> Path:
        """The folder of the person's own logs."""
        return self._profile.logs

    @property
    def speed(self) -> str:
        """How fast the steps of others are shown, one of `speeds.PACES_MS`."""
        stored = self._values.get(_SPEED)
        return stored if isinstance(stored, str) and stored in PACES_MS else NORMAL

    def set_speed(self, speed: str) -> None:
        """Remember the speed. Raises ProfileError."""
        self._save(_SPEED, speed)

    def _save(self, key: str, value: str) -> None:
        self._values[key] = value
        self._profile.save_settings(self._values)


def _account_name() -> str:
    try:
        name = fit_name(getpass.getuser())
    except (OSError, KeyError, ImportError):
        name = ""
    return name or QCoreApplication.translate("Start", "Player")
