"""What a verification comes to, in a sentence."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from net.core.verify import Exit, Finding, Report, Verdict, Weight
from tikal_qt.words.names import listed
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate

MOODS: Final = {
    Exit.CLEAN: "notice",
    Exit.PROVEN: "error",
    Exit.INCONCLUSIVE: "warning",
    Exit.UNUSABLE: "error",
}
"""How a verdict is coloured."""


_VALID: Final = {
    Verdict.OK_COMPLETE,
    Verdict.OK_INCOMPLETE,
    Verdict.OK_WITH_DROPS,
    Verdict.OK_FROM_PARENT,
    Verdict.OK_CONTINUED,
}


def headline(report: Report) -> str:
    """Return the verdict on all the logs together."""
    match report.exit:
        case Exit.CLEAN:
            return translate("Verify", "✓ Verified: the game was played by the rules to its end.")
        case Exit.PROVEN:
            return _proven(report)
        case Exit.UNUSABLE:
            return _unusable(report)
        case _:
            return _inconclusive(report)


def _proven(report: Report) -> str:
    proofs = [finding for finding in report.findings if finding.weight is Weight.PROOF]
    nicks = dict.fromkeys(printable(nick_of(proof, report)) for proof in proofs)
    nicks.pop("", None)
    if not nicks:
        return translate("Verify", "It is proven that a player broke the rules.")
    text = translate("Verify", "It is proven: {names} broke the rules.")
    return text.format(names=listed(list(nicks)))


def nick_of(finding: Finding, report: Report) -> str:
    """Return what the player calls himself whom `finding` is about, "" if that is not known."""
    logs = report.logs if finding.log < 0 else (report.logs[finding.log],)
    nicks = next((log.nicks for log in logs if log.nicks), ())
    seat = finding.seat
    return nicks[seat] if seat is not None and seat < len(nicks) else ""


def _unusable(report: Report) -> str:
    if len(report.logs) > 1:
        return translate("Verify", "Not every file is the log of a game that can be checked.")
    if any(finding.verdict is Verdict.UNSUPPORTED_VERSION for finding in report.findings):
        return translate("Verify", "The log was written by a newer version of the program.")
    reasons = [value for finding in report.findings for _, value in finding.params]
    if "no_log" in reasons:
        return translate("Verify", "This file is not the log of a game.")
    return translate("Verify", "The file is damaged: no game can be read from it.")


def _inconclusive(report: Report) -> str:
    weights = {finding.weight for finding in report.findings}
    verdicts = {finding.verdict for finding in report.findings}
    if verdicts <= _VALID:
        return translate(
            "Verify", "Valid as far as it goes, but the end of the game is not in the log."
        )
    if verdicts <= {Verdict.UNSUPPORTED_VERSION, Verdict.OK_COMPLETE, Verdict.OK_INCOMPLETE}:
        return translate("Verify", "This version cannot check the rules of this game.")
    if Weight.DAMAGE in weights:
        return translate("Verify", "The log is damaged or was changed; no player is convicted.")
    return translate("Verify", "Players contradict each other; nobody is convicted.")


def class_words(weight: Weight) -> str:
    """Return what findings of a class rest on, as a heading."""
    return {
        Weight.PROOF: translate("Verify", "Proof: signatures that anybody can check"),
        Weight.CLAIM: translate("Verify", "Claims: what players say of each other"),
        Weight.DAMAGE: translate(
            "Verify", "Damage: whoever had the file may have done this; it blames no player"
        ),
        Weight.NONE: translate("Verify", "In order"),
    }[weight]


def action_hint(report: Report) -> str:
    """Return what can be done next, "" if there is nothing to say."""
    if report.exit is Exit.CLEAN and len(report.logs) == 1:
        return translate(
            "Verify",
            "Compare the digest with the other players: it is the same for each log of this game.",
        )
    if any(f.verdict in {Verdict.TRUNCATED, Verdict.TORN_TAIL} for f in report.findings):
        return translate("Verify", "Another player's log of the same game may hold the rest.")
    return ""
