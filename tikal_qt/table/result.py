"""The result: who won and by what sums, and whether the log of the game holds."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.game import Game, Over
from net.core.keys import fingerprint
from net.core.messages import Build
from net.core.verify import Examination, Exit, Report
from tikal_qt.board.seats import seat_pixmap
from tikal_qt.language.plural import counted
from tikal_qt.requests import HostRequest
from tikal_qt.table.page import TablePage
from tikal_qt.table.result_words import early_end_words, winner_words
from tikal_qt.theme.parts import Card, button, label, row, scrolling, set_mood
from tikal_qt.theme.scale import px
from tikal_qt.verify.evidence import finding_details, finding_words
from tikal_qt.verify.verification import Verification
from tikal_qt.words.sentences import system_words

translate = QCoreApplication.translate

_TOKEN = 24
_MOST_SUMS = 620


class ResultPage(QWidget):
    """The end of the game on `table`; log: the file of this window's seat, None without one.

    corner: put what every page has there.

    board_asked(), home_asked(): the person wants to see the board, or the start page.
    watch_asked(): the same, and the game on it from its start on.
    again_asked(request): another game like it is to be opened, once this table is left.
    """

    board_asked = Signal()
    watch_asked = Signal()
    home_asked = Signal()
    again_asked = Signal(HostRequest)

    def __init__(
        self,
        table: TablePage,
        log: Path | None,
        games: Mapping[str, Game[Any, Any]],
        build: Build,
    ) -> None:
        super().__init__()
        self.colours = table.colours
        self._digest = ""
        play = table.shown.play
        winners = play.awaiting.winners if isinstance(play.awaiting, Over) else ()
        over = isinstance(play.awaiting, Over)
        words = winner_words(winners, table.names) if over else early_end_words(play, table.names)
        self.title = label(words, "title")
        self.sums = self._sums_card(table)
        self.check_card = Card(translate("Result", "The log of this game"))
        self.check = label("", "heading", wrap=True)
        self.details = label("", wrap=True)
        self.details.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy = button(translate("Result", "Copy the digest"))
        self.copy.setEnabled(False)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._digest))
        self._lay_out(table, log)
        self.verification: Verification | None = None
        if log is None:
            self.check.setText(translate("Result", "This window has no log of the game."))
        else:
            self.check.setText(translate("Result", "Verifying the log …"))
            self.verification = Verification([log], games, build, self)
            self.verification.progress.connect(self._show_progress)
            self.verification.done.connect(self._show_report)
            self.verification.unreadable.connect(self._show_unreadable)

    # ---------------------------------------------------------------- layout

    def _lay_out(self, table: TablePage, log: Path | None) -> None:
        self.check_card.body.addWidget(self.check)
        self.check_card.body.addWidget(self.details)
        where = translate("Result", "File: {path}").format(path=log) if log else ""
        path = label(where, "muted", wrap=True)
        path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.check_card.body.addWidget(path)
        self.check_card.body.addLayout(row(None, self.copy))
        board = button(translate("Result", "Look at the board"))
        board.clicked.connect(self.board_asked)
        self.watch_button = button(translate("Result", "Watch the game again"))
        self.watch_button.clicked.connect(self.watch_asked)
        self.again_button = button(translate("Result", "Play again"), "chief")
        self.again_button.setToolTip(
            translate("Result", "Open a table with the same settings and who sits at this window")
        )
        again = table.again()
        self.again_button.clicked.connect(lambda: self.again_asked.emit(again))
        self.again_button.setVisible(again is not None)
        home = button(translate("Result", "To the start page"))
        home.clicked.connect(self.home_asked)
        side = QVBoxLayout()
        side.setSpacing(12)
        side.addWidget(self.check_card)
        side.addWidget(self._board_card(table), 1)
        main = QVBoxLayout()
        main.setSpacing(12)
        main.addWidget(self.sums)
        main.addWidget(self._players_card(table))
        main.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(12)
        self._main = scrolling(main)
        columns.addWidget(self._main, 1)
        columns.addLayout(side, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(20, 14, 20, 16)
        outer.setSpacing(12)
        self.corner = row()
        outer.addLayout(row(self.title, None, self.corner))
        outer.addLayout(columns, 1)
        outer.addLayout(row(board, self.watch_button, None, home, self.again_button))
        self.board_button, self.home_button = board, home

    def showEvent(self, event: QShowEvent) -> None:
        """Let the board make room for the points, but not for the longest of names."""
        super().showEvent(event)
        self._main.setMinimumWidth(min(self.sums.minimumSizeHint().width(), px(_MOST_SUMS)))

    def _sums_card(self, table: TablePage) -> Card:
        card = Card(translate("Result", "Points"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(8)
        for seat, name in enumerate(table.names):
            token = QLabel()
            token.setPixmap(seat_pixmap(seat, px(_TOKEN), self.devicePixelRatioF()))
            head = row(token, label(name, "heading"))
            head.setSpacing(6)
            grid.addLayout(head, 0, seat + 1, Qt.AlignmentFlag.AlignRight)
        rows = table.game.final_rows()
        for number, summand in enumerate(rows, start=1):
            part = "heading" if number == len(rows) else ""
            grid.addWidget(label(summand.name, part), number, 0)
            for seat, points in enumerate(summand.points):
                grid.addWidget(
                    label(str(points), part), number, seat + 1, Qt.AlignmentFlag.AlignRight
                )
        grid.setColumnStretch(0, 1)
        card.body.addLayout(grid)
        return card

    def _board_card(self, table: TablePage) -> Card:
        card = Card(translate("Result", "The board at the end"))
        card.body.addWidget(table.game.end_board(), 1)
        return card

    def _players_card(self, table: TablePage) -> Card:
        card = Card(translate("Result", "Fingerprints of the players"))
        for seat in table.shown.view.seats:
            token = QLabel()
            token.setPixmap(seat_pixmap(seat.seat, px(_TOKEN), self.devicePixelRatioF()))
            words = label(" ".join(fingerprint(seat.key)), "muted", wrap=True)
            line = row(token, label(table.names[seat.seat]), words)
            line.setStretch(2, 1)
            card.body.addLayout(line)
        return card

    # ---------------------------------------------------------------- verifying

    def _show_progress(self, percent: int) -> None:
        self.details.setText(
            translate("Result", "{percent} % of the log is checked.").format(percent=percent)
        )

    def _show_unreadable(self, _path: Path, reason: str) -> None:
        set_mood(self.check_card, "error")
        self.check.setText(translate("Result", "The log could not be read."))
        self.details.setText(system_words(reason))

    def _show_report(self, examination: Examination) -> None:
        report = examination.report
        summary = report.logs[0]
        lines = [] if report.exit is Exit.CLEAN else self._findings(report)
        if summary.digest:
            self._digest = summary.digest.hex()
            lines += [
                counted(
                    "%n entry(s), each signed by all {players} players.", "", summary.entries
                ).format(players=len(summary.nicks)),
                translate(
                    "Result", "Digest, the same for every player's log: {words} ({digest})"
                ).format(words=" ".join(fingerprint(summary.digest)), digest=self._digest[:16]),
            ]
        self.details.setToolTip(", ".join(finding.verdict for finding in report.findings))
        self.copy.setEnabled(bool(self._digest))
        set_mood(self.check_card, _MOODS[report.exit])
        self.check.setText(_headline(report.exit))
        self.details.setText("\n".join(lines))

    def _findings(self, report: Report) -> list[str]:
        return [
            "\n".join(
                filter(None, (finding_words(finding, report, ()), finding_details(finding, report)))
            )
            for finding in report.findings
        ]

    def stop(self) -> None:
        """Give up the verification, if it still runs."""
        if self.verification is not None:
            self.verification.stop()


_MOODS = {
    Exit.CLEAN: "notice",
    Exit.PROVEN: "error",
    Exit.INCONCLUSIVE: "warning",
    Exit.UNUSABLE: "error",
}


def _headline(result: Exit) -> str:
    return {
        Exit.CLEAN: translate("Result", "✓ Log verified: the game was played by the rules."),
        Exit.PROVEN: translate("Result", "The log proves that somebody broke the rules."),
        Exit.INCONCLUSIVE: translate("Result", "The log is valid but not complete."),
        Exit.UNUSABLE: translate("Result", "The log is damaged and cannot be verified."),
    }[result]
