"""What has happened in a game of Tikal, told from its final entries: lines and sums."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.tikal.actions import Action, EndTurn
from engine.tikal.components import TILE_OF, TILES
from engine.tikal.position import AUCTION, NO_TILE, NOBODY, Phase, Position
from engine.tikal.scoring import ScoreSheet, turn_sheet
from tikal_qt.games.tikal.history import Step, history_from
from tikal_qt.games.tikal.sums import sheet_words
from tikal_qt.games.tikal.words import action_words, draw_words, tile_name
from tikal_qt.panels.lines import Line, LineKind
from tikal_qt.replay.chronicle import Chronicle

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Scored:
    """A scoring turn. round: counted from 0. final: in the last round. total: points after it."""

    round: int
    final: bool
    sheet: ScoreSheet
    total: int


class TikalChronicle(Chronicle[Position, Action]):
    """Begins at `start`; names: of the players by seat.

    scored: every scoring turn. paid: by seat, points paid in auctions.
    """

    def __init__(self, start: Position, names: Sequence[str]) -> None:
        super().__init__(history_from(start), names)
        self.scored: list[Scored] = []
        self.paid = [0] * start.players
        self._rounds = 0

    def scored_at(self, place: int) -> list[Scored]:
        """Return every scoring turn up to `place` of the history."""
        told = self.lines[: self.line_at(place) + 1]
        return self.scored[: sum(line.kind is LineKind.SCORE for line in told)]

    def _tell(self, step: Step) -> None:
        if step.action is None:
            self._tell_draw(step)
        else:
            self._tell_action(step, step.action)
        self._tell_consequences(step)

    def _tell_action(self, step: Step, action: Action) -> None:
        before, after = step.before, step.after
        acting = before.phase is Phase.ACT and not isinstance(action, EndTurn)
        cost = before.ap - after.ap if acting else 0
        text = action_words(action, self.names)
        if isinstance(action, EndTurn) and before.ap:
            text = translate("Log", "{ends_the_turn} with {ap} AP unused").format(
                ends_the_turn=text, ap=before.ap
            )
        text = _with_cause(text, step.cause)
        self._say(step.height, LineKind.ACTION, step.seat, text, cost=cost)
        sheet = turn_sheet(before) if isinstance(action, EndTurn) else None
        if sheet is not None:
            self._score(step, sheet)
        elif after.scores != before.scores or after.phase is Phase.CHOOSE_TILE:
            self._win(step.height, before, after)

    def _tell_draw(self, step: Step) -> None:
        before, purpose, outcome = step.before, step.purpose, step.outcome
        if purpose == "first_player":
            seat, words = int(outcome), translate("Log", "begins the game, drawn by lot")
        else:
            seat, words = before.seat, draw_words(purpose, outcome, self.names)
            if purpose == "tile" and before.variant == AUCTION:
                seat, words = (
                    NOBODY,
                    translate("Log", "On offer: {tile}, {what}").format(
                        tile=outcome, what=tile_name(TILE_OF[outcome])
                    ),
                )
        self._say(step.height, LineKind.DRAW, seat, words, seeds=step.seeds)

    def _score(self, step: Step, sheet: ScoreSheet) -> None:
        final = step.before.tile == NO_TILE
        scored = Scored(self._rounds - 1, final, sheet, step.after.scores[step.seat])
        self.scored.append(scored)
        text = translate("Log", "scores {sum}: now {total}").format(
            sum=sheet_words(scored.sheet), total=scored.total
        )
        self._say(step.height, LineKind.SCORE, step.seat, text)

    def _win(self, height: int, before: Position, after: Position) -> None:
        if after.phase is not Phase.CHOOSE_TILE:
            return
        seat = after.seat
        paid = before.scores[seat] - after.scores[seat]
        self.paid[seat] += paid
        if paid:
            text = translate("Log", "pays {points} and takes the turn").format(points=paid)
        else:
            text = translate("Log", "takes the turn for nothing")
        self._say(height, LineKind.NEWS, seat, text)

    def _tell_consequences(self, step: Step) -> None:
        """Tell what came about by itself with `step`."""
        height, before, after = step.height, step.before, step.after
        if len(after.set_aside) > len(before.set_aside):
            text = translate("Log", "The tile ({tile}) fits nowhere and is laid aside").format(
                tile=tile_name(after.set_aside[-1])
            )
            self._say(height, LineKind.NEWS, NOBODY, text)
        if before.auction is not None and before.auction.display == (after.tile,):
            text = translate("Log", "takes the last tile, {tile}: {what}").format(
                tile=TILES[after.tile].name, what=tile_name(after.tile)
            )
            self._say(height, LineKind.NEWS, after.seat, text)
        if after.scoring and not before.scoring:
            self._rounds += 1
            text = (
                translate("Log", "The last scoring round begins")
                if after.tile == NO_TILE
                else translate("Log", "The volcano {tile} starts a scoring round").format(
                    tile=TILES[after.tile].name
                )
            )
            self._say(height, LineKind.NEWS, NOBODY, text)

    def _say(  # one argument for each field of a line
        self, height: int, kind: LineKind, seat: int, text: str, *, cost: int = 0, seeds: int = 0
    ) -> None:
        self.lines.append(Line(height, kind, seat, text, cost, seeds))


def _with_cause(text: str, cause: str) -> str:
    """Return `text` with why the rules chose it; cause: as in `EntryView`."""
    if cause == "clock":
        return translate("Log", "{deed} (by the rules: the time was over)").format(deed=text)
    if cause == "passive":
        return translate("Log", "{deed} (by the rules: the player is away)").format(deed=text)
    return text
