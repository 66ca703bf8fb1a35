"""What a verification found, as lines for people: the game, its players and draws, the verdict."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from net.core.keys import fingerprint
from net.core.verify import Examination, Exit, Finding, LogSummary, Recording, Report, Weight
from tikal_qt.language.plural import counted
from tikal_qt.verify.conclusion import class_words
from tikal_qt.words.names import with_points
from tikal_qt.words.sentences import printable
from tikal_qt.words.verdicts import class_text, verdict_text

translate = QCoreApplication.translate

_ORDER = (Weight.PROOF, Weight.CLAIM, Weight.DAMAGE, Weight.NONE)
_INDENT = "  "


def report_lines(examination: Examination, paths: Sequence[Path]) -> Iterator[str]:
    """Yield the whole report on the files at `paths`."""
    report = examination.report
    for log in _games(report):
        yield from _game_lines(log, report, examination.recordings)
    for path, summary in zip(paths, report.logs, strict=True):
        yield _file_line(path, summary)
    for weight in _ORDER:
        findings = [finding for finding in report.findings if finding.weight is weight]
        if findings:
            yield class_words(weight)
        for finding in findings:
            yield f"{_INDENT}{_where(finding, paths)}{finding_line(finding, report)}"
    if report.digest:
        text = translate("Cli", "Digest: {digest} ({words})")
        yield text.format(digest=report.digest.hex(), words=" ".join(fingerprint(report.digest)))
    yield _conclusion(report)


def wrong_lines(report: Report, paths: Sequence[Path]) -> Iterator[str]:
    """Yield only what is wrong."""
    for finding in report.findings:
        if finding.weight is not Weight.NONE:
            line = f"[{class_text(finding.weight)}] {finding_line(finding, report)}"
            yield f"{_path_before(finding, paths)}{line}"


def finding_line(finding: Finding, report: Report) -> str:
    """Return one finding."""
    return verdict_text(
        finding.verdict,
        finding.params,
        seat=finding.seat,
        nick=nick_of(finding, report),
        height=finding.height,
        offset=finding.offset,
    )


def nick_of(finding: Finding, report: Report) -> str:
    """Return the name of whose deed `finding` is, "" if it names nobody."""
    logs = report.logs if finding.log < 0 else (report.logs[finding.log],)
    nicks = next((log.nicks for log in logs if log.nicks), ())
    seat = finding.seat
    return nicks[seat] if seat is not None and seat < len(nicks) else ""


# ---------------------------------------------------------------- the game


def _games(report: Report) -> list[int]:
    """Return for each game the log that holds most of it."""
    best: dict[bytes, int] = {}
    for log, summary in enumerate(report.logs):
        known = best.get(summary.gid)
        if summary.gid and (known is None or summary.entries > report.logs[known].entries):
            best[summary.gid] = log
    return list(best.values())


def _game_lines(log: int, report: Report, recordings: Sequence[Recording | None]) -> Iterator[str]:
    summary, recording = report.logs[log], recordings[log]
    text = translate("Cli", "Game {id}: {game}, {variant}")
    game, variant = printable(summary.game), printable(summary.variant)
    yield text.format(id=summary.gid.hex()[:16], game=game, variant=variant)
    for seat, (nick, key) in enumerate(zip(summary.nicks, summary.keys, strict=True), start=1):
        yield f"{_INDENT}{seat}  {printable(nick)}  ({' '.join(fingerprint(key))})"
    if summary.cases:
        return
    yield f"{_INDENT}{_result(summary)}"
    if recording is not None:
        yield from _draw_lines(recording)


def _result(summary: LogSummary) -> str:
    if not summary.scores:
        return translate("Cli", "Result: none, the game was not played to its end.")
    names = [printable(nick) for nick in summary.nicks]
    points = with_points(names, summary.scores)
    winners = ", ".join(names[seat] for seat in summary.winners)
    text = translate("Cli", "Result: {points}. Won by {winners}.")
    return text.format(points=points, winners=winners)


def _draw_lines(recording: Recording) -> Iterator[str]:
    draws = [entry for entry in recording.entries if entry.kind == "draw"]
    yield _INDENT + counted("%n draw(s):", "", len(draws))
    for draw in draws:
        pairs = zip(draw.purposes, draw.texts, strict=True)
        drawn = " ".join(f"{purpose}={text}" for purpose, text in pairs)
        text = counted("entry {height}: {drawn} by %n seed(s)", "", draw.seeds)
        yield f"{_INDENT}{_INDENT}{text.format(height=draw.height, drawn=drawn)}"


# ---------------------------------------------------------------- files and verdicts


def _file_line(path: Path, summary: LogSummary) -> str:
    shown = printable(str(path))
    if not summary.gid:
        return translate("Cli", "{path}: not usable").format(path=shown)
    if summary.cases:
        return counted("{path}: evidence, %n case(s)", "", summary.cases).format(path=shown)
    ended = translate("Cli", "ended") if summary.complete else translate("Cli", "not ended")
    text = counted("{path}: %n entry(s), {ended}", "", summary.entries)
    return text.format(path=shown, ended=ended)


def _where(finding: Finding, paths: Sequence[Path]) -> str:
    return _path_before(finding, paths) if len(paths) > 1 else ""


def _path_before(finding: Finding, paths: Sequence[Path]) -> str:
    return f"{printable(str(paths[finding.log]))}: " if finding.log >= 0 else ""


def _conclusion(report: Report) -> str:
    return {
        Exit.CLEAN: translate("Cli", "Verified: the game was played by the rules to its end."),
        Exit.PROVEN: translate("Cli", "Proven: a player did what the rules forbid, see above."),
        Exit.INCONCLUSIVE: translate("Cli", "Inconclusive: no player is proven to be at fault."),
        Exit.UNUSABLE: translate(
            "Cli", "Not usable: a file is damaged, of a newer version, or no log."
        ),
    }[report.exit]
