"""The final points of a game as one table of sums."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.tikal.position import AUCTION, AUCTION_START_SCORE, Position
from net.core.view import PlayView
from tikal_qt.games.tikal.chronicle import Chronicle
from tikal_qt.panels.scoring import round_name
from tikal_qt.words.names import listed

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class FinalRow:
    """One summand of everybody: its name and the points by seat."""

    name: str
    points: tuple[int, ...]


def final_rows(chronicle: Chronicle, end: Position) -> tuple[FinalRow, ...]:
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
    return (*rows, FinalRow(translate("Result", "Points"), end.scores))


def winner_words(winners: Sequence[int], names: Sequence[str]) -> str:
    """Return who has won."""
    if len(winners) == 1:
        return translate("Result", "{name} wins.").format(name=names[winners[0]])
    shared = ", ".join(names[seat] for seat in winners)
    return translate("Result", "The win is shared by {names}.").format(names=shared)


def early_end_words(play: PlayView[Any], names: Sequence[str]) -> str:
    """Return why a game has ended before its end by the rules."""
    claimed = play.members.claimed_by
    if claimed:
        text = translate("Result", "{names} ended the game as the only one who stayed.")
        return text.format(names=listed([names[seat] for seat in claimed]))
    return translate("Result", "The game was ended because a player is gone.")
