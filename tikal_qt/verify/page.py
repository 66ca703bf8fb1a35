"""The page of opened logs: checking with progress, the verdict with its evidence, the replay."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from engine.game import Game
from net.core.keys import fingerprint
from net.core.messages import Build
from net.core.verify import Examination, Recording, Report
from tikal_qt.theme.parts import Card, button, keep_room, label, row, scrolling, set_mood
from tikal_qt.verify.back import back_button
from tikal_qt.verify.conclusion import MOODS, action_hint, headline
from tikal_qt.verify.evidence import EvidenceList
from tikal_qt.verify.summary import summary_words
from tikal_qt.verify.verification import Verification
from tikal_qt.words.sentences import printable, system_words

translate = QCoreApplication.translate


class VerifyPage(QWidget):
    """Checks the logs at `paths` and shows what comes of it.

    closed(): back to where the person came from. open_asked(): other logs are to be opened.
    replay_asked(recording, digest, height): the game is to be shown from the entry at `height`.
    """

    closed = Signal()
    open_asked = Signal()
    replay_asked = Signal(object, str, int)

    def __init__(
        self, paths: Sequence[Path], games: Mapping[str, Game[Any, Any]], build: Build
    ) -> None:
        super().__init__()
        self.paths = tuple(paths)
        self._digest = ""
        self._recordings: tuple[Recording | None, ...] = ()
        names = ", ".join(printable(path.name) for path in self.paths)
        self.title = label(names, "title", wrap=True)
        self.verdict = label(translate("Verify", "Checking …"), "heading", wrap=True)
        self.hint = label("", wrap=True)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(translate("Verify", "How far the log is checked"))
        self.cancel = button(translate("Verify", "Cancel"))
        self.copy = button(translate("Verify", "Copy the digest"))
        self.replay = button(translate("Verify", "Watch the game"), "chief")
        self.other = button(translate("Verify", "Open another log …"))
        self.back = back_button(self)
        self.evidence: EvidenceList | None = None
        self._lay_out()
        self._connect()
        self.verification = Verification(self.paths, games, build, self)
        self.verification.progress.connect(self.progress.setValue)
        self.verification.done.connect(self._show)
        self.verification.unreadable.connect(self._show_unreadable)

    def _lay_out(self) -> None:
        self.card = Card()
        self.card.body.addWidget(self.verdict)
        self.card.body.addWidget(self.hint)
        self.card.body.addLayout(row(self.progress, self.cancel))
        self._cards = QVBoxLayout()
        self._cards.setSpacing(12)
        self._cards.addWidget(self.card)
        self._cards.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(20, 14, 20, 16)
        outer.setSpacing(12)
        outer.addWidget(self.title)
        outer.addWidget(scrolling(self._cards), 1)
        outer.addLayout(row(self.back, self.other, None, self.replay))
        keep_room(self.replay)
        for part in (self.hint, self.replay):
            part.hide()

    def _connect(self) -> None:
        self.cancel.clicked.connect(self.closed)
        self.back.clicked.connect(self.closed)
        self.other.clicked.connect(self.open_asked)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._digest))
        self.replay.clicked.connect(self._watch)

    def stop(self) -> None:
        """Give up checking, if it is still going on."""
        self.verification.stop()

    # ---------------------------------------------------------------- what came of it

    def _end(self, mood: str, verdict: str, hint: str) -> None:
        self.progress.hide()
        self.cancel.hide()
        set_mood(self.card, mood)
        self.verdict.setText(verdict)
        self.hint.setText(hint)
        self.hint.setVisible(bool(hint))

    def _show_unreadable(self, path: Path, reason: str) -> None:
        text = translate("Verify", "{path} cannot be read: {reason}.")
        shown = text.format(path=printable(str(path)), reason=system_words(reason))
        self._end("error", shown, translate("Verify", "Logs of games end in .glog."))

    def _show(self, examination: Examination) -> None:
        report, self._recordings = examination.report, examination.recordings
        self._end(MOODS[report.exit], headline(report), action_hint(report))
        self._digest = report.digest.hex()
        replayable = self._replayable()
        self.replay.setVisible(bool(replayable))
        evidence = EvidenceList(report, self.paths, replayable)
        evidence.show_asked.connect(self._ask_for_replay)
        self.evidence = evidence
        findings = Card(translate("Verify", "What was found"))
        findings.body.addWidget(evidence)
        for place, card in enumerate((findings, self._log_card(report)), start=1):
            self._cards.insertWidget(place, card)

    def _log_card(self, report: Report) -> Card:
        card = Card(translate("Verify", "What was opened"))
        for path, log in zip(self.paths, report.logs, strict=True):
            name, *lines = summary_words(path, log)
            told = QVBoxLayout()
            told.setSpacing(2)
            told.addWidget(label(name))
            for line in lines:
                told.addWidget(label(line, "muted", wrap=True))
            card.body.addLayout(told)
        if self._digest:
            text = translate("Verify", "Digest: {words} ({digest})")
            shown = label(
                text.format(words=" ".join(fingerprint(report.digest)), digest=self._digest),
                wrap=True,
            )
            shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            digest = row(shown, self.copy)
            digest.setStretch(0, 1)
            card.body.addLayout(digest)
        elif len(report.logs) > 1:
            text = translate("Verify", "The logs have no digest in common.")
            card.body.addWidget(label(text, wrap=True))
        return card

    # ---------------------------------------------------------------- to the replay

    def _replayable(self) -> list[int]:
        recordings = enumerate(self._recordings)
        return [log for log, recording in recordings if recording and recording.entries]

    def _watch(self) -> None:
        self._ask_for_replay(self._replayable()[0], -1)

    def _ask_for_replay(self, log: int, height: int) -> None:
        self.replay_asked.emit(self._recordings[log], self._digest, height)
