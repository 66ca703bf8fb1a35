"""What a verification found, as one JSON object for scripts (docs/command-line.md)."""

from collections.abc import Sequence
from pathlib import Path

from net.core.keys import fingerprint
from net.core.verify import Examination, Finding, LogSummary, Recording, Report, Weight
from tikal_qt.commands.report_text import nick_of


def report_record(examination: Examination, paths: Sequence[Path]) -> dict[str, object]:
    """Return the report on the files at `paths`; proof, claims and damage stand apart."""
    report = examination.report
    logs = zip(paths, report.logs, examination.recordings, strict=True)
    found = [(one.weight, _finding_record(one, report, paths)) for one in report.findings]
    return {
        "exit": int(report.exit),
        "digest": report.digest.hex(),
        "logs": [_log_record(*log) for log in logs],
        "findings": [record for _, record in found],
        "proofs": [record for weight, record in found if weight is Weight.PROOF],
        "claims": [record for weight, record in found if weight is Weight.CLAIM],
        "damage": [record for weight, record in found if weight is Weight.DAMAGE],
    }


def _log_record(path: Path, log: LogSummary, recording: Recording | None) -> dict[str, object]:
    players = zip(log.nicks, log.keys, strict=True)
    return {
        "path": str(path),
        "gid": log.gid.hex(),
        "game": log.game,
        "variant": log.variant,
        "nicks": list(log.nicks),
        "players": [
            {"nick": nick, "key": key.hex(), "fingerprint": list(fingerprint(key))}
            for nick, key in players
        ],
        "cases": log.cases,
        "entries": log.entries,
        "complete": log.complete,
        "continued": log.continued,
        "parent": log.parent.hex(),
        "digest": log.digest.hex(),
        "scores": list(log.scores),
        "winners": list(log.winners),
        "draws": _draw_records(recording),
    }


def _draw_records(recording: Recording | None) -> list[dict[str, object]]:
    if recording is None:
        return []
    return [
        {
            "height": entry.height,
            "purposes": list(entry.purposes),
            "outcomes": list(entry.texts),
            "seeds": entry.seeds,
        }
        for entry in recording.entries
        if entry.kind == "draw"
    ]


def _finding_record(finding: Finding, report: Report, paths: Sequence[Path]) -> dict[str, object]:
    return {
        "verdict": finding.verdict.value,
        "class": finding.weight.value,
        "log": str(paths[finding.log]) if finding.log >= 0 else None,
        "seat": finding.seat,
        "nick": nick_of(finding, report) or None,
        "height": finding.height,
        "offset": finding.offset,
        "details": dict(finding.params),
    }
