"""Reading and verifying log files, for the commands that do."""

import stat
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.games import GAMES
from engine.players.registry import stand_ins
from net.core.logfile import MAX_LOG
from net.core.verify import Examination, Report, examine
from net.shell.build import make_build
from tikal_qt import __version__
from tikal_qt.collector import nothing_collected
from tikal_qt.commands.outcome import CommandError
from tikal_qt.commands.progress import Progress
from tikal_qt.language.plural import counted
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate


def read_log(path: Path) -> bytes:
    """Return the bytes of the log at `path`, or its first 64 MiB and a little: too much for a log.

    Raises CommandError with a sentence about what is there instead.
    """
    try:
        _check_file(path)
        with path.open("rb") as file:
            return file.read(MAX_LOG + 1)
    except FileNotFoundError:
        raise _unreadable(path, translate("Cli", "{path}: there is no such file.")) from None
    except OSError as error:
        text = translate("Cli", "{path} cannot be read: {reason}.")
        raise _unreadable(path, text, error.strerror or str(error)) from error


def _check_file(path: Path) -> None:
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        text = translate("Cli", "{path} is a folder. Name the log files in it: {path}/*.glog")
        raise _unreadable(path, text)
    if not stat.S_ISREG(mode):
        # Of a pipe nobody knows whether anything ever comes, or ends.
        text = translate("Cli", "{path} is a pipe or a device. Name a log that is a file.")
        raise _unreadable(path, text)


def _unreadable(path: Path, text: str, reason: str = "") -> CommandError:
    return CommandError(text.format(path=printable(str(path)), reason=reason))


def examine_logs(paths: Sequence[Path], *, with_evidence: bool = False) -> Examination:
    """Return what the verifier finds in the logs at `paths`. Raises CommandError."""
    logs = [read_log(path) for path in paths]
    progress = Progress()

    def show(log: int, entries: int) -> None:
        text = counted("{path}: %n entry(s) hold", "", entries)
        progress.show(text.format(path=printable(paths[log].name)))

    build = make_build(__version__, GAMES)
    with nothing_collected():  # a verification makes few cycles, and the search takes its time
        examination = examine(logs, GAMES, build, show, stand_ins(), with_evidence=with_evidence)
    progress.clear()
    return examination


def verify_logs(paths: Sequence[Path]) -> Report:
    """Return what the verifier says about the logs at `paths`. Raises CommandError."""
    return examine_logs(paths).report
