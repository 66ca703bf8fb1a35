"""Scores as sums: what each temple and each set of treasures gives."""

from PySide6.QtCore import QCoreApplication

from engine.tikal.hexes import NAMES
from engine.tikal.scoring import ScoreSheet, SetScore, TempleScore
from tikal_qt.games.tikal.words import treasure_name

translate = QCoreApplication.translate


def temple_words(score: TempleScore) -> str:
    """Return where a temple's points come from: "temple b3", "guarded temple b3"."""
    text = (
        translate("Scoring", "guarded temple {hexagon}")
        if score.guarded
        else translate("Scoring", "temple {hexagon}")
    )
    return text.format(hexagon=NAMES[score.hexagon])


def set_words(score: SetScore) -> str:
    """Return which treasures give points: "jade mask", "pair: jade mask"."""
    forms = {
        1: "{treasure}",
        2: translate("Scoring", "pair: {treasure}"),
        3: translate("Scoring", "triplet: {treasure}"),
    }
    return forms[score.count].format(treasure=treasure_name(score.kind))


def parts(sheet: ScoreSheet) -> tuple[tuple[int, str], ...]:
    """Return (points, where they come from) for each temple, then for each treasure set."""
    return (
        *((score.points, temple_words(score)) for score in sheet.temples),
        *((score.points, set_words(score)) for score in sheet.treasures),
    )


def sheet_words(sheet: ScoreSheet) -> str:
    """Return the sum in one line: "9 = 5 (temple b3) + 4 (guarded temple c2)"."""
    terms = [f"{points} ({what})" for points, what in parts(sheet)]
    return f"{sheet.total} = {' + '.join(terms)}" if terms else str(sheet.total)
