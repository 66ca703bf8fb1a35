"""What the window remembers between runs, kept in the profile."""

import base64
import getpass
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QByteArray, QCoreApplication

from net.core.nick import MAX_NICK
from net.shell.errors import ProfileError
from tikal_qt.replay.speeds import NORMAL, PACES_MS
from tikal_qt.theme.looks import LOOKS, SYSTEM
from tikal_qt.theme.scale import LARGEST, SMALLEST, USUAL

if TYPE_CHECKING:
    from net.shell.storage import Profile

_NAME = "name"
_GEOMETRY = "geometry"
_SPEED = "speed"
_LANGUAGE = "language"
_LOOK = "look"
_SCALE = "scale"
_SOUND = "sound"

FOLLOW_SYSTEM: Final = ""
"""The language of who has chosen none."""


def fit_name(text: str) -> str:
    """Return `text` as a name other players can be shown: one line, at most 40 characters."""
    shown = "".join(char if char.isprintable() else " " for char in text)
    return " ".join(shown.split())[:MAX_NICK].strip()


class Stored:
    """What settings hold, whoever wrote them: what does not fit counts as not chosen."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = dict(values)

    @property
    def name(self) -> str:
        """The person's name; before the first choice the name of the system's account."""
        return fit_name(self._text(_NAME)) or _account_name()

    @property
    def language(self) -> str:
        """The code of the language the person has chosen, or FOLLOW_SYSTEM."""
        return self._text(_LANGUAGE)

    @property
    def look(self) -> str:
        """One of `theme.looks.LOOKS`."""
        stored = self._text(_LOOK)
        return stored if stored in LOOKS else SYSTEM

    @property
    def scale(self) -> int:
        """How large everything is, in per cent, SMALLEST to LARGEST of `theme.scale`."""
        stored = self._values.get(_SCALE)
        return min(LARGEST, max(SMALLEST, stored)) if isinstance(stored, int) else USUAL

    @property
    def sound(self) -> bool:
        """Whether a sound tells that it is the person's turn."""
        return self._values.get(_SOUND) is True

    @property
    def speed(self) -> str:
        """How fast the steps of others are shown, one of `replay.speeds.PACES_MS`."""
        stored = self._text(_SPEED)
        return stored if stored in PACES_MS else NORMAL

    @property
    def geometry(self) -> QByteArray:
        """Where the window was, for QWidget.restoreGeometry; empty if unknown."""
        try:
            return QByteArray(base64.b64decode(self._text(_GEOMETRY)))
        except ValueError:
            return QByteArray()

    def _text(self, key: str) -> str:
        stored = self._values.get(key)
        return stored if isinstance(stored, str) else ""


class Preferences(Stored):
    """The window's settings in `profile`; what others store there stays.

    trouble: the ProfileError met while reading, or None; the damaged file was kept aside. Every
    method that remembers something raises ProfileError if it cannot.
    """

    def __init__(self, profile: "Profile") -> None:
        self._profile = profile
        self.trouble: ProfileError | None = None
        try:
            super().__init__(profile.load_settings())
        except ProfileError as error:
            super().__init__({})
            self.trouble = error

    @property
    def logs(self) -> Path:
        """The folder of the person's own logs."""
        return self._profile.logs

    def set_name(self, name: str) -> None:
        """Remember the person's name."""
        self._save(_NAME, name)

    def set_language(self, code: str) -> None:
        """Remember the language, or FOLLOW_SYSTEM."""
        self._save(_LANGUAGE, code)

    def set_look(self, look: str) -> None:
        """Remember how the window looks."""
        self._save(_LOOK, look)

    def set_scale(self, percent: int) -> None:
        """Remember how large everything is."""
        self._save(_SCALE, percent)

    def set_sound(self, sound: bool) -> None:
        """Remember whether a sound tells that it is the person's turn."""
        self._save(_SOUND, sound)

    def set_speed(self, speed: str) -> None:
        """Remember how fast the steps of others are shown."""
        self._save(_SPEED, speed)

    def set_geometry(self, geometry: QByteArray) -> None:
        """Remember where the window is."""
        self._save(_GEOMETRY, base64.b64encode(geometry.data()).decode("ascii"))

    def _save(self, key: str, value: str | int | bool) -> None:
        if value != self._values.get(key):
            self._values[key] = value
            self._profile.save_settings(self._values)


def _account_name() -> str:
    try:
        name = fit_name(getpass.getuser())
    except (OSError, KeyError, ImportError):
        name = ""
    return name or QCoreApplication.translate("Start", "Player")
