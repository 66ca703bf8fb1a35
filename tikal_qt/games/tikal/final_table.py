"""The final points of a game as one table of sums."""

from itertools import groupby

from PySide6.QtCore import QCoreApplication

from engine.tikal.position import AUCTION, AUCTION_START_SCORE, Position
from tikal_qt.games.desk import FinalRow
from tikal_qt.games.tikal.chronicle import TikalChronicle
from tikal_qt.games.tikal.scoring_panel import round_name

translate = QCoreApplication.translate


def final_rows(chronicle: TikalChronicle, end: Position) -> tuple[FinalRow, ...]:
    """Return the summands in the order they came about, the sum last: the scores of `end`."""
    players = range(end.players)
    rows = []
    if end.variant == AUCTION:
        start = tuple(AUCTION_START_SCORE for _ in players)
        rows.append(FinalRow(translate("Result", "Points to begin with"), start))
    for _, group in groupby(chronicle.scored, key=lambda turn: turn.round):
        turns = list(group)
        gained = {turn.sheet.seat: turn.sheet.total for turn in turns}
        rows.append(FinalRow(round_name(turns[0]), tuple(gained.get(s, 0) for s in players)))
    if end.variant == AUCTION:
        paid = tuple(-points for points in chronicle.paid)
        rows.append(FinalRow(translate("Result", "Paid in auctions"), paid))
    return (*rows, FinalRow(translate("Result", "Total"), end.scores))
