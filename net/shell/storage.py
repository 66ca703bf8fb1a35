"""The profile on disk: identities, settings, logs and the secrets of running games."""

import json
import os
import re
import secrets
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import platformdirs

from net.core.errors import LocalError
from net.core.keys import KEY_BYTES, Identity
from net.shell import durable
from net.shell.errors import ProfileError
from net.shell.locking import try_lock

APP = "tikal-qt"
MAIN_SLOT = "main"

_KEY_FORMAT = "identity 1\nseed {seed}\npublic {public}\n"
_KEY_PATTERN = re.compile(r"identity 1\nseed ([0-9a-f]{64})\npublic ([0-9a-f]{64})\n")
_SLOT_PATTERN = re.compile(r"[a-z]+(-[1-9][0-9]?)?")
_NAME_DIGITS = 16


def default_root() -> Path:
    """Return where this person's profile lies when no other place is named."""
    return platformdirs.user_data_path(APP, appauthor=False)


def peek_settings(root: Path | None = None) -> dict[str, Any]:
    """Return the settings of the profile in `root` (None: the usual place) without opening it.

    Whatever cannot be read counts as no settings; nothing is made, locked or put aside.
    """
    try:
        settings = json.loads(_settings_in(root or default_root()).read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return settings if isinstance(settings, dict) else {}


def _settings_in(root: Path) -> Path:
    return root.expanduser() / "settings.json"


class LogFile:
    """The growing log of one game for one seat, locked for this process.

    path: the new file. Raises ProfileError `log_exists` or `profile_unwritable`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = path.open("xb", buffering=0)
        except FileExistsError:
            raise ProfileError("log_exists", path=str(path)) from None
        except OSError as error:
            raise _unwritable(path, error) from error
        # Nobody else can have it: it is new. The lock keeps others from going on with it.
        try_lock(self._file)
        self._size = 0
        durable.force_directory(path.parent)

    def append(self, data: bytes) -> None:
        """Add `data` and have it reach the disk.

        Raises ProfileError `disk`; the file then ends where it ended before.
        """
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[self._file.write(rest) :]
            durable.force(self._file.fileno())
        except OSError as error:
            self._cut()
            raise ProfileError("disk", path=str(self.path), reason=_reason(error)) from error
        self._size += len(data)

    def close(self) -> None:
        """Give up the file and its lock."""
        self._file.close()

    def _cut(self) -> None:
        try:
            os.ftruncate(self._file.fileno(), self._size)
            self._file.seek(self._size)
        except OSError:
            # A reader of the log cuts a torn tail by itself.
            return


class Profile:
    """One person's files in `root`, locked against other processes until `close`.

    root: made if it is not there; None for the usual place of the system. A context manager.
    Raises ProfileError `profile_locked` or `profile_unwritable`.
    """

    def __init__(self, root: Path | None = None) -> None:
        self.root = (root or default_root()).expanduser().absolute()
        try:
            for folder in (self.root, self._folder("identities"), self.logs, self._secrets):
                durable.make_directory(folder)
            self._lock = (self.root / "lock").open("ab")
        except OSError as error:
            raise _unwritable(self.root, error) from error
        if not try_lock(self._lock):
            self._lock.close()
            raise ProfileError("profile_locked", path=str(self.root))

    @property
    def logs(self) -> Path:
        """The folder of all logs."""
        return self._folder("logs")

    def identity(self, slot: str = MAIN_SLOT) -> Identity:
        """Return the key of `slot`, such as "main", "guest-1" or "computer-2", made at first use.

        Raises ProfileError `key_corrupt` for a damaged file, which stays as it is, or
        `profile_unwritable`.
        """
        if _SLOT_PATTERN.fullmatch(slot) is None:
            raise LocalError("bad_slot", (("slot", slot),))
        path = self._folder("identities") / f"{slot}.key"
        try:
            if path.exists():
                return _read_identity(path)
            return _make_identity(path)
        except OSError as error:
            raise _unwritable(path, error) from error

    def load_settings(self) -> dict[str, Any]:
        """Return the settings as saved, or an empty mapping.

        Raises ProfileError `settings_corrupt` for a damaged file after putting it aside under
        the name in the parameter `kept`; the next call answers with an empty mapping.
        """
        path = self._settings
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise _unwritable(path, error) from error
        try:
            settings = json.loads(data)
        except (ValueError, RecursionError):
            settings = None
        if not isinstance(settings, dict):
            kept = _put_aside(path)
            raise ProfileError("settings_corrupt", path=str(path), kept=str(kept))
        return settings

    def save_settings(self, settings: Mapping[str, Any]) -> None:
        """Replace the settings by `settings`, JSON values. Raises ProfileError."""
        text = json.dumps(dict(settings), ensure_ascii=False, indent=2, sort_keys=True)
        self._replace(self._settings, text.encode() + b"\n")

    def create_log(self, gid: bytes, slot: str) -> LogFile:
        """Return the new, empty log of game `gid` for `slot`. Raises ProfileError."""
        return LogFile(self.logs / f"{gid.hex()[:_NAME_DIGITS]}-{slot}.glog")

    def write_secret(self, sid: bytes, slot: str, data: bytes) -> None:
        """Replace the private side file of table `sid` for `slot`. Raises ProfileError."""
        self._replace(self._secrets / f"{sid.hex()[:_NAME_DIGITS]}-{slot}.key", data)

    def close(self) -> None:
        """Let other processes use the profile."""
        self._lock.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def _secrets(self) -> Path:
        return self._folder("secrets")

    @property
    def _settings(self) -> Path:
        return _settings_in(self.root)

    def _folder(self, name: str) -> Path:
        return self.root / name

    def _replace(self, path: Path, data: bytes) -> None:
        try:
            durable.replace(path, data)
        except OSError as error:
            raise ProfileError("disk", path=str(path), reason=_reason(error)) from error


def _read_identity(path: Path) -> Identity:
    match = _KEY_PATTERN.fullmatch(path.read_bytes().decode("ascii", errors="replace"))
    if match is None:
        raise ProfileError("key_corrupt", path=str(path))
    identity = Identity(bytes.fromhex(match[1]))
    if identity.key.hex() != match[2]:
        raise ProfileError("key_corrupt", path=str(path))
    return identity


def _make_identity(path: Path) -> Identity:
    seed = secrets.token_bytes(KEY_BYTES)
    identity = Identity(seed)
    text = _KEY_FORMAT.format(seed=seed.hex(), public=identity.key.hex())
    durable.replace(path, text.encode("ascii"))
    return identity


def _put_aside(path: Path) -> Path:
    number = 1
    while (kept := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    try:
        path.rename(kept)
    except OSError as error:
        raise _unwritable(path, error) from error
    return kept


def _unwritable(path: Path, error: OSError) -> ProfileError:
    return ProfileError("profile_unwritable", path=str(path), reason=_reason(error))


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
