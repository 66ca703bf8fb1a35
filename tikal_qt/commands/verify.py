"""`tikal verify`: who has the logs can check the game."""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from net.core.keys import fingerprint
from net.core.verify import Exit, Finding, LogSummary, Report, Weight
from tikal_qt.commands import options
from tikal_qt.commands.logs import verify_logs
from tikal_qt.commands.outcome import CommandError, complain, say
from tikal_qt.language.plural import counted
from tikal_qt.words.sentences import printable
from tikal_qt.words.verdicts import class_text, verdict_text

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
        help=translate("Cli", "a log file; several logs of one game are compared"),
    )
    parser.add_argument(
        "--quiet", action="store_true", help=translate("Cli", "print only what is wrong")
    )
    options.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Verify and print the report; the exit code is the verifier's."""
    try:
        report = verify_logs(args.logs)
    except CommandError as error:
        complain(str(error))
        return Exit.UNUSABLE
    if args.json:
        say(json.dumps(_record(report, args.logs)))
        return report.exit
    for line in _wrong(report, args.logs) if args.quiet else _lines(report, args.logs):
        say(line)
    return report.exit


def _lines(report: Report, paths: Sequence[Path]) -> Iterator[str]:
    for index, (path, log) in enumerate(zip(paths, report.logs, strict=True)):
        yield _log_text(path, log)
        for finding in report.findings:
            if finding.log == index:
                yield f"  {_finding_text(finding, report)}"
    for finding in report.findings:
        if finding.log < 0:
            yield _finding_text(finding, report)
    if report.digest:
        text = translate("Cli", "Digest: {digest} ({words})")
        yield text.format(digest=report.digest.hex(), words=" ".join(fingerprint(report.digest)))
    yield _conclusion(report)


def _wrong(report: Report, paths: Sequence[Path]) -> Iterator[str]:
    for finding in report.findings:
        if finding.weight is not Weight.NONE:
            where = f"{_shown(paths[finding.log])}: " if finding.log >= 0 else ""
            yield f"{where}{_finding_text(finding, report)}"


def _log_text(path: Path, log: LogSummary) -> str:
    if not log.gid:
        return translate("Cli", "{path}: not usable").format(path=_shown(path))
    ended = translate("Cli", "ended") if log.complete else translate("Cli", "not ended")
    text = counted("{path}: {game}, {variant}; {players}; %n entry(s), {ended}", "", log.entries)
    names = [printable(nick) for nick in log.nicks]
    if log.scores:
        names = [f"{name} {score}" for name, score in zip(names, log.scores, strict=True)]
    return text.format(
        path=_shown(path),
        game=log.game,
        variant=log.variant,
        players=", ".join(names),
        ended=ended,
    )


def _finding_text(finding: Finding, report: Report) -> str:
    text = verdict_text(
        finding.verdict,
        finding.params,
        seat=finding.seat,
        nick=_nick(finding, report),
        height=finding.height,
        offset=finding.offset,
    )
    return f"[{class_text(finding.weight)}] {text}"


def _nick(finding: Finding, report: Report) -> str:
    logs = report.logs if finding.log < 0 else (report.logs[finding.log],)
    nicks = next((log.nicks for log in logs if log.nicks), ())
    seat = finding.seat
    return nicks[seat] if seat is not None and seat < len(nicks) else ""


def _conclusion(report: Report) -> str:
    return {
        Exit.CLEAN: translate("Cli", "Verified: the game was played by the rules to its end."),
        Exit.PROVEN: translate("Cli", "Proven: a player did what the rules forbid, see above."),
        Exit.INCONCLUSIVE: translate("Cli", "Inconclusive: no player is proven to be at fault."),
        Exit.UNUSABLE: translate(
            "Cli", "Not usable: a file is damaged, of a newer version, or no log."
        ),
    }[report.exit]


def _shown(path: Path) -> str:
    return printable(str(path))


def _record(report: Report, paths: Sequence[Path]) -> dict[str, object]:
    return {
        "exit": int(report.exit),
        "digest": report.digest.hex(),
        "logs": [_log_record(path, log) for path, log in zip(paths, report.logs, strict=True)],
        "findings": [_finding_record(finding, report, paths) for finding in report.findings],
    }


def _log_record(path: Path, log: LogSummary) -> dict[str, object]:
    return {
        "path": str(path),
        "gid": log.gid.hex(),
        "game": log.game,
        "variant": log.variant,
        "nicks": list(log.nicks),
        "entries": log.entries,
        "complete": log.complete,
        "digest": log.digest.hex(),
        "scores": list(log.scores),
        "winners": list(log.winners),
    }


def _finding_record(finding: Finding, report: Report, paths: Sequence[Path]) -> dict[str, object]:
    return {
        "verdict": finding.verdict.value,
        "class": finding.weight.value,
        "log": str(paths[finding.log]) if finding.log >= 0 else None,
        "seat": finding.seat,
        "nick": _nick(finding, report) or None,
        "height": finding.height,
        "offset": finding.offset,
        "details": dict(finding.params),
    }
