"""`tikal verify`: who has the logs can check the game, and show others what he found."""

import argparse
import json
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from net.core.verify import Examination, Exit
from tikal_qt.commands import options
from tikal_qt.commands.logs import examine_logs
from tikal_qt.commands.outcome import CommandError, complain, say
from tikal_qt.commands.report_json import report_record
from tikal_qt.commands.report_text import report_lines, wrong_lines
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate


def summary() -> str:
    """Return what the command does."""
    return translate("Cli", "check the logs of a game, by themselves and against each other")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `tikal verify`."""
    parser.epilog = translate(
        "Cli",
        "Exit codes: 0 clean and complete; 1 a fault of a player is proven; 2 inconclusive, such"
        " as an unfinished game; 3 a file cannot be used.",
    )
    parser.add_argument(
        "logs",
        nargs="+",
        type=Path,
        metavar="LOG",
        help=translate("Cli", "a log or an evidence file; several logs of one game are compared"),
    )
    parser.add_argument(
        "--evidence",
        type=Path,
        metavar="OUT",
        help=translate(
            "Cli", "write what proves a fault to this new file, which convicts without the logs"
        ),
    )
    parser.add_argument(
        "--quiet", action="store_true", help=translate("Cli", "print only what is wrong")
    )
    options.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Verify and print the report; the exit code is the verifier's."""
    try:
        _check_free(args.evidence)
        examination = examine_logs(args.logs, with_evidence=args.evidence is not None)
        _print(examination, args)
        if args.evidence is not None:
            _write(examination, args.evidence)
    except CommandError as error:
        complain(str(error))
        return Exit.UNUSABLE
    return examination.report.exit


def _print(examination: Examination, args: argparse.Namespace) -> None:
    if args.json:
        say(json.dumps(report_record(examination, args.logs)))
        return
    report = examination.report
    quiet = args.quiet
    for line in wrong_lines(report, args.logs) if quiet else report_lines(examination, args.logs):
        say(line)


def _check_free(path: Path | None) -> None:
    if path is not None and path.exists():
        text = translate("Cli", "{path} exists already. Name a new file for the evidence.")
        raise CommandError(text.format(path=printable(str(path))))


def _write(examination: Examination, path: Path) -> None:
    if not examination.evidence:
        proven = examination.report.exit is Exit.PROVEN
        complain(
            translate("Cli", "The proof cannot be shown without the logs: no evidence is written.")
            if proven
            else translate("Cli", "Nothing is proven: no evidence is written.")
        )
        return
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(examination.evidence)
        part.rename(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        text = translate("Cli", "{path} cannot be written: {reason}.")
        reason = error.strerror or str(error)
        raise CommandError(text.format(path=printable(str(path)), reason=reason)) from error
