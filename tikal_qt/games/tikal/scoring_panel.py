"""Scores as sums: what each would score now, and what was scored so far."""

from collections.abc import Sequence
from html import escape
from itertools import groupby

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QTextBrowser, QWidget

from engine.tikal.scoring import ScoreSheet
from tikal_qt.games.tikal.chronicle import Scored
from tikal_qt.games.tikal.sums import parts
from tikal_qt.panels.headings import heading_html
from tikal_qt.panels.names import seat_html

translate = QCoreApplication.translate

_INDENT = "&nbsp;" * 4


def round_name(scored: Scored) -> str:
    """Return what people call the scoring round of `scored`."""
    if scored.final:
        return translate("Scoring", "Last scoring round")
    return translate("Scoring", "Volcano {number}").format(number=scored.round + 1)


class ScoringPanel(QTextBrowser):
    """The sum of each player per temple and per treasure set."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setAccessibleName(translate("Scoring", "Scores as sums"))
        self._shown = ""
        self._told: tuple[Sequence[object], ...] = ()

    def show_scores(
        self, now: Sequence[ScoreSheet], scored: Sequence[Scored], names: Sequence[str]
    ) -> None:
        """Show what each would score now, and every scoring turn, the newest round first."""
        told = (tuple(now), tuple(scored), tuple(names))
        if told == self._told:
            return
        self._told = told
        html = [] if not now else [heading_html(translate("Scoring", "If all scored now"))]
        html += [_sheet_html(sheet, names[sheet.seat], "") for sheet in now]
        rounds = [list(turns) for _, turns in groupby(scored, key=lambda turn: turn.round)]
        for turns in reversed(rounds):
            html.append(heading_html(round_name(turns[0])))
            for turn in turns:
                total = translate("Scoring", "now {total}").format(total=turn.total)
                html.append(_sheet_html(turn.sheet, names[turn.sheet.seat], total))
        text = "".join(html)
        if text != self._shown:
            self._shown = text
            place = self.verticalScrollBar().value()
            self.setHtml(text)
            self.verticalScrollBar().setValue(place)


def _sheet_html(sheet: ScoreSheet, name: str, total: str) -> str:
    tail = f" <i>({escape(total)})</i>" if total else ""
    head = f"{seat_html(sheet.seat, name)} <b>+{sheet.total}</b>{tail}"
    rows = "".join(
        f'<tr><td align="right">{_INDENT}{points}&nbsp;</td><td>{escape(what)}</td></tr>'
        for points, what in parts(sheet)
    )
    table = f'<table cellspacing="0" cellpadding="0">{rows}</table>' if rows else ""
    return f'<p style="margin-top:3px;margin-bottom:0">{head}</p>{table}'
