"""`tikal`: one parser, one table of commands, one place where every error becomes a sentence."""

import argparse
import os
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Protocol, cast

from PySide6.QtCore import QCoreApplication

from net.shell.errors import ShellError
from net.shell.storage import peek_settings
from tikal_qt import __version__
from tikal_qt.application import speaking
from tikal_qt.commands.outcome import CommandError, Exit, complain, system_text
from tikal_qt.commands.usage import translate_usage
from tikal_qt.language.languages import language_for
from tikal_qt.later import Later
from tikal_qt.preferences import Stored
from tikal_qt.words.failures import failure_text

translate = QCoreApplication.translate


class Command(Protocol):
    """A module of `tikal_qt.commands`."""

    def summary(self) -> str:
        """Return one line on what the command does, translated."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's own arguments to `parser`."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it and return the exit code. Raises CommandError or ShellError."""


COMMANDS: Mapping[str, Command] = {
    name: cast("Command", Later(f"tikal_qt.commands.{name}"))
    for name in ("play", "host", "join", "tables", "verify", "resume", "watch", "demo", "engine")
}
_USUAL = "play"


def parser(wanted: Collection[str] = COMMANDS) -> argparse.ArgumentParser:
    """Return the parser of the command line. wanted: the commands that it may meet."""
    top = argparse.ArgumentParser(
        prog="tikal",
        description=translate(
            "Cli", "Tikal for two to four players on one network, without a server."
        ),
        epilog=translate("Cli", "Without a command, the window opens. See: tikal COMMAND --help"),
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"tikal {__version__}")
    _add_profile(top, None)
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for name in wanted:
        command = COMMANDS[name]
        text = command.summary()
        sub = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
        _add_profile(sub, argparse.SUPPRESS)
        command.add_arguments(sub)
    return top


def _add_profile(to: argparse.ArgumentParser, default: str | None) -> None:
    to.add_argument(
        "--profile",
        metavar="DIR",
        type=Path,
        default=default,
        help=translate("Cli", "folder of the identity, the settings and the logs to use"),
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Run `tikal` with `argv` (default: the process's own) and return the exit code.

    Raises SystemExit where argparse ends the program: --help, --version and wrong usage (2).
    """
    profile, wanted = _glance(argv)
    with speaking(language_for(Stored(peek_settings(profile)).language)):
        translate_usage()
        return _run(parser(wanted).parse_args(argv))


def _glance(argv: Sequence[str] | None) -> tuple[Path | None, Collection[str]]:
    """Return the profile that `argv` names, and the commands that it may mean.

    Before anything is said, the language must be known; and each command that need not be loaded
    lets the others begin sooner.
    """
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    _add_profile(early, None)
    try:
        found, rest = early.parse_known_args(argv)
    except argparse.ArgumentError:
        return None, COMMANDS  # the real parser will say what is wrong
    if not rest:
        return found.profile, (_USUAL,)
    return found.profile, (rest[0],) if rest[0] in COMMANDS else COMMANDS


def _run(args: argparse.Namespace) -> int:
    name = args.command or _USUAL
    try:
        return COMMANDS[name].run(args)
    except CommandError as error:
        complain(str(error))
        return error.code
    except ShellError as error:
        complain(failure_text(error.code, error.params))
        return Exit.FAILED
    except KeyboardInterrupt:
        complain(translate("Cli", "Stopped."))
        return Exit.INTERRUPTED
    except OSError as error:
        if error.filename is None:
            _give_up_stdout()
        if not isinstance(error, BrokenPipeError):
            complain(system_text(error))
        # To those who verify, FAILED would mean that a fault is proven.
        return Exit.UNUSABLE if name == "verify" else Exit.FAILED


def _give_up_stdout() -> None:
    """Let what stdout does not take go nowhere, so that Python's flush at exit does not complain.

    Whoever read it may have gone, or its disk may be full.
    """
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
