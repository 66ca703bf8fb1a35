"""The profile on disk: identities, settings, logs and the secrets of running games."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import platformdirs

from net.core.errors import LocalError
from net.shell import durable
from net.shell.errors import ProfileError
from net.shell.locking import try_lock

if TYPE_CHECKING:
    from net.core.keys import Identity
    from net.shell.log_storage import LogFile

APP = "tikal-qt"
MAIN_SLOT = "main"
WATCH_SLOT = "watch"

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
    return _read_object(_settings_in(root or default_root()))


def _read_object(path: Path) -> dict[str, Any]:
    try:
        value = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _name(name: bytes) -> str:
    return name.hex()[:_NAME_DIGITS]


def _settings_in(root: Path) -> Path:
    return root.expanduser() / "settings.json"


class Profile:
    """One person's files in `root`, locked against other processes until `close`.

    root: made if it is not there; None for the usual place of the system. A context manager.
    Raises ProfileError `profile_locked`, `profile_in_way` or `profile_unwritable`.
    """

    def __init__(self, root: Path | None = None) -> None:
        self.root = (root or default_root()).expanduser().absolute()
        try:
            for folder in (self.root, self._identities, self.logs, self._secrets, self._tables):
                durable.make_directory(folder)
            self._lock = (self.root / "lock").open("ab")
        except FileExistsError as error:
            raise ProfileError("profile_in_way", path=str(error.filename)) from error
        except OSError as error:
            raise _unwritable(Path(error.filename or self.root), error) from error
        if not try_lock(self._lock):
            self._lock.close()
            raise ProfileError("profile_locked", path=str(self.root))

    @property
    def logs(self) -> Path:
        """The folder of all logs."""
        return self._folder("logs")

    def identity(self, slot: str = MAIN_SLOT) -> "Identity":
        """Return the key of `slot`, such as "main", "guest-1" or "computer-2", made at first use.

        Raises ProfileError `key_corrupt` for a damaged file, which stays as it is, or
        `profile_unwritable`.
        """
        if _SLOT_PATTERN.fullmatch(slot) is None:
            raise LocalError("bad_slot", (("slot", slot),))
        path = self._identities / f"{slot}.key"
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
            kept = _put_aside(path, "damaged")
            raise ProfileError("settings_corrupt", path=str(path), kept=str(kept))
        return settings

    def save_settings(self, settings: Mapping[str, Any]) -> None:
        """Replace the settings by `settings`, JSON values. Raises ProfileError."""
        text = json.dumps(dict(settings), ensure_ascii=False, indent=2, sort_keys=True)
        self._replace(self._settings, text.encode() + b"\n")

    def create_log(self, gid: bytes, slot: str) -> "LogFile":
        """Return the new, empty log of game `gid` for `slot`.

        A log of who looked on before is put aside, and one in which nothing is played yet: a
        program that ended while its player came into the game has left it. Raises ProfileError.
        """
        # Only here: the settings are read before anything else of the program is loaded.
        from net.shell.log_storage import LogFile, only_begins  # noqa: PLC0415

        path = self.logs / f"{_name(gid)}-{slot}.glog"
        try:
            known = path.exists()
        except OSError as error:
            raise _unwritable(path, error) from error
        if known and (slot.startswith(WATCH_SLOT) or only_begins(path)):
            _put_aside(path, "before")
        return LogFile.create(path)

    def read_secret(self, sid: bytes, slot: str) -> bytes | None:
        """Return the private side file of table `sid` for `slot`, None if there is none.

        Raises ProfileError `profile_unwritable`.
        """
        path = self._secret(sid, slot)
        try:
            return path.read_bytes() if path.exists() else None
        except OSError as error:
            raise _unwritable(path, error) from error

    def write_secret(self, sid: bytes, slot: str, data: bytes) -> None:
        """Replace the private side file of table `sid` for `slot`. Raises ProfileError."""
        self._replace(self._secret(sid, slot), data)

    def forget_secret(self, sid: bytes, slot: str) -> None:
        """Remove the private side file of table `sid` for `slot`, if there is one.

        Without it nothing more can be signed at that table. Raises ProfileError.
        """
        path = self._secret(sid, slot)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise _unwritable(path, error) from error

    def load_table(self, lobby_id: bytes) -> dict[str, Any]:
        """Return what `save_table` kept; an empty mapping if that cannot be read."""
        return _read_object(self._table(lobby_id))

    def save_table(self, lobby_id: bytes, facts: Mapping[str, Any]) -> None:
        """Keep JSON values that help to find a table again. Raises ProfileError."""
        self._replace(self._table(lobby_id), json.dumps(dict(facts), sort_keys=True).encode())

    def forget_table(self, lobby_id: bytes) -> None:
        """Remove what `save_table` kept. Raises ProfileError."""
        path = self._table(lobby_id)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise _unwritable(path, error) from error

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
    def _identities(self) -> Path:
        return self._folder("identities")

    @property
    def _secrets(self) -> Path:
        return self._folder("secrets")

    @property
    def _tables(self) -> Path:
        return self._folder("tables")

    def _secret(self, sid: bytes, slot: str) -> Path:
        return self._secrets / f"{_name(sid)}-{slot}.key"

    def _table(self, lobby_id: bytes) -> Path:
        return self._tables / f"{_name(lobby_id)}.json"

    @property
    def _settings(self) -> Path:
        return _settings_in(self.root)

    def _folder(self, name: str) -> Path:
        return self.root / name

    def _replace(self, path: Path, data: bytes) -> None:
        try:
            durable.replace(path, data)
        except OSError as error:
            raise ProfileError("disk", path=str(path), reason=durable.reason(error)) from error


def _read_identity(path: Path) -> "Identity":
    from net.core.keys import Identity  # noqa: PLC0415 - as for LogFile

    match = _KEY_PATTERN.fullmatch(path.read_bytes().decode("ascii", errors="replace"))
    if match is None:
        raise ProfileError("key_corrupt", path=str(path))
    identity = Identity(bytes.fromhex(match[1]))
    if identity.key.hex() != match[2]:
        raise ProfileError("key_corrupt", path=str(path))
    return identity


def _make_identity(path: Path) -> "Identity":
    import secrets  # noqa: PLC0415 - as for LogFile

    from net.core.keys import KEY_BYTES, Identity  # noqa: PLC0415

    seed = secrets.token_bytes(KEY_BYTES)
    identity = Identity(seed)
    text = _KEY_FORMAT.format(seed=seed.hex(), public=identity.key.hex())
    durable.replace(path, text.encode("ascii"))
    return identity


def _put_aside(path: Path, why: str) -> Path:
    number = 1
    while (kept := path.with_name(f"{path.name}.{why}-{number}")).exists():
        number += 1
    try:
        path.rename(kept)
    except OSError as error:
        raise _unwritable(path, error) from error
    return kept


def _unwritable(path: Path, error: OSError) -> ProfileError:
    return ProfileError("profile_unwritable", path=str(path), reason=durable.reason(error))
