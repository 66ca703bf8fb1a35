"""The findings of a verification, class by class, each with the place it speaks of."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.game import Reason
from net.core.verify import Finding, Report, Weight
from tikal_qt.games.registry import ROOMS
from tikal_qt.language.plural import counted
from tikal_qt.theme.parts import button, label, row
from tikal_qt.verify.conclusion import class_words, nick_of
from tikal_qt.words.sentences import printable
from tikal_qt.words.verdicts import verdict_details, verdict_meaning

translate = QCoreApplication.translate

_ORDER: Final = (Weight.PROOF, Weight.CLAIM, Weight.DAMAGE, Weight.NONE)
_MOST: Final = 100


class EvidenceList(QWidget):
    """Lists the findings of `report`, the heaviest first.

    texts: what is said of each. codes: what the protocol calls each. paths: of its logs.
    replayable: the logs that can be shown.
    show_asked(log, height): the person wants to see the entry that a finding speaks of.
    """

    show_asked = Signal(int, int)

    def __init__(self, report: Report, paths: Sequence[Path], replayable: Collection[int]) -> None:
        super().__init__()
        self._report = report
        self._paths = paths
        self._replayable = replayable
        self.texts: list[str] = []
        self.codes: list[str] = []
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(6)
        shown = 0
        for weight in _ORDER:
            findings = [finding for finding in report.findings if finding.weight is weight]
            if findings and shown < _MOST:
                self._lines.addWidget(label(class_words(weight), "muted", wrap=True))
            for finding in findings[: _MOST - shown]:
                self._lines.addLayout(self._line(finding))
                shown += 1
        left = len(report.findings) - shown
        if left:
            self._lines.addWidget(label(counted("%n finding(s) more", "", left), "muted"))

    def _line(self, finding: Finding) -> QHBoxLayout:
        text = finding_words(finding, self._report, self._paths)
        details = finding_details(finding, self._report)
        code = translate("Verify", "Verdict: {code}").format(code=finding.verdict)
        given = verdict_details(finding.verdict, finding.params)
        self.texts.append("\n".join(filter(None, (text, details))))
        self.codes.append(code)
        words = QVBoxLayout()
        words.setSpacing(0)
        lines = [label(text, wrap=True)]
        if details:
            lines.append(label(details, "muted", wrap=True))
        for shown in lines:
            shown.setToolTip("\n".join(filter(None, (code, given))))
            shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            words.addWidget(shown)
        line = row(words)
        line.setStretch(0, 1)
        line.setContentsMargins(12, 0, 0, 0)
        if finding.height is not None and finding.log in self._replayable:
            height = finding.height
            show = button(translate("Verify", "Show"), "link")
            show.clicked.connect(lambda: self.show_asked.emit(finding.log, height))
            line.addWidget(show, 0, Qt.AlignmentFlag.AlignTop)
        return line


def finding_words(finding: Finding, report: Report, paths: Sequence[Path]) -> str:
    """Return what was found; with several logs it begins with the file's name."""
    text = " ".join([verdict_meaning(finding.verdict, finding.params), *_rule(finding, report)])
    if len(paths) > 1 and finding.log >= 0:
        return f"{printable(paths[finding.log].name)}: {text}"
    return text


def finding_details(finding: Finding, report: Report) -> str:
    """Return whose deed it is and where it stands, "" if neither is known.

    What else the verifier gives is in the protocol's words, which are not for everybody.
    """
    return verdict_details(
        finding.verdict,
        seat=finding.seat,
        nick=nick_of(finding, report),
        height=finding.height,
        offset=finding.offset,
    )


def _rule(finding: Finding, report: Report) -> list[str]:
    """Return the rule that was broken, where the game has a sentence for it."""
    names = [name for name, _ in finding.params]
    if ("rule", "illegal") not in finding.params or "reason" not in names:
        return []
    log = report.logs[finding.log]
    if log.game not in ROOMS:
        return []
    place = names.index("reason")
    reason = Reason(str(finding.params[place][1]), finding.params[place + 1 :])
    words = ROOMS[log.game].reason_words(reason, [printable(nick) for nick in log.nicks])
    return [words] if words else []
