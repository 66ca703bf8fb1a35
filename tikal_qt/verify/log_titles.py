"""What can be told of the logs in a folder without checking them: who played, when, what came."""

from dataclasses import dataclass
from pathlib import Path

from net.core import logfile
from net.core.envelope import open_
from net.core.errors import RemoteError
from net.core.genesis import GenesisError, Roster, read_genesis
from net.core.logfile import Kind, Record
from net.core.messages import End, Genesis, Message
from tikal_qt.verify.log_file import read_log


@dataclass(frozen=True, slots=True)
class LogTitle:
    """The log at `path` as it tells of itself, which nobody has checked.

    played_s: when it last grew, in seconds since 1970. end: as in `End.reason`, "" while there is
    none. scores: by seat, empty without an end.
    """

    path: Path
    roster: Roster
    played_s: float
    end: str
    scores: tuple[int, ...]


def log_titles(folder: Path) -> tuple[LogTitle, ...]:
    """Return a title for each game of which a log lies in `folder`, last played first.

    Of several logs of one game the one of the main seat is taken. Files that cannot be read are
    passed over. Takes a while: every log is read.
    """
    found: dict[bytes, LogTitle] = {}
    try:
        paths = sorted(folder.glob("*.glog"), key=lambda path: ("-main." not in path.name, path))
    except OSError:
        return ()
    for path in paths:
        title = _read(path)
        if title is not None:
            found.setdefault(title.roster.gid, title)
    return tuple(sorted(found.values(), key=lambda title: (-title.played_s, title.path)))


def _read(path: Path) -> LogTitle | None:
    try:
        records = logfile.read(read_log(path)).records
        played_s = path.stat().st_mtime
        genesis = _first(records, Kind.GENESIS)
        if not isinstance(genesis, Genesis):
            return None
        roster = read_genesis(genesis)
        end = _first(records, Kind.END)
    except (OSError, RemoteError, GenesisError):
        return None
    if isinstance(end, End):
        return LogTitle(path, roster, played_s, end.reason, end.scores)
    return LogTitle(path, roster, played_s, "", ())


def _first(records: tuple[Record, ...], kind: Kind) -> Message | None:
    """Return the first message of `kind`. Raises RemoteError if it is damaged."""
    for record in records:
        if record.kind is kind:
            return open_(record.payload).message
    return None
