"""A game of Tikal at a table; see `tikal_qt.games.desk.GameDesk`."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.game import Choice, Over
from engine.tikal import rules
from engine.tikal.position import Position
from engine.tikal.scoring import score_sheet
from net.core.view import PlayView
from tikal_qt.games.desk import FinalRow, GameDesk
from tikal_qt.games.tikal.action_bar import ActionBar
from tikal_qt.games.tikal.auction_strip import AuctionStrip
from tikal_qt.games.tikal.bidding_panel import BiddingPanel
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.chronicle import Scored, TikalChronicle
from tikal_qt.games.tikal.control import TurnControl
from tikal_qt.games.tikal.final_table import final_rows
from tikal_qt.games.tikal.first_game.guide import Guide
from tikal_qt.games.tikal.first_game.lesson import Lesson
from tikal_qt.games.tikal.offers import bids_at
from tikal_qt.games.tikal.plan_preview import PlanPreview
from tikal_qt.games.tikal.plan_teller import PlanTeller
from tikal_qt.games.tikal.players_panel import PlayersPanel
from tikal_qt.games.tikal.recap import recap
from tikal_qt.games.tikal.recap_panel import RecapPanel
from tikal_qt.games.tikal.scoring_panel import ScoringPanel
from tikal_qt.games.tikal.stage import TikalStage
from tikal_qt.games.tikal.status import (
    following_sentence,
    found_sentence,
    looking_back_sentence,
    status_sentence,
)
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.games.tikal.turn_place import TurnPlace
from tikal_qt.panels.log import LogPanel
from tikal_qt.replay.live import LiveReplay

_LEAST_BOARD = (260, 200)
_NOBODY = -1


class TikalDesk(QObject):
    """The game of `names` from `start` on.

    past_auction: the auction of the place that the person looks back at.
    """

    committed = Signal(tuple)
    previewed = Signal(tuple)
    changed = Signal()

    def __init__(self, start: Position, names: Sequence[str]) -> None:
        super().__init__()
        self._names = tuple(names)
        self._play: PlayView[Any] | None = None
        self._recapped: tuple[int, int] | None = None
        self.chronicle = TikalChronicle(start, names)
        self.model = TurnModel(self)
        self.board = BoardView()
        self.bar = ActionBar(self.model)
        self.control = TurnControl(self.board, self.model, self.bar, self)
        self.preview = PlanPreview(self.model, self.control)
        self.bidding = BiddingPanel(self.model, names)
        self.bar.set_names(names)
        self.control.set_names(names)
        self.players = PlayersPanel(names)
        self.log = LogPanel()
        self.log.begin(start.players)
        self.scoring = ScoringPanel()
        self.recap = RecapPanel()
        self.past_auction = AuctionStrip(names)
        stage = TikalStage(self.board, self)
        self.replay = LiveReplay(
            stage, self.control, self.chronicle, self.log, self.past_auction, self
        )
        self.below = TurnPlace(start.variant, self.bar, self.bidding, self.replay.past_bar)
        self.tools = (self.replay.follow, self.replay.look)
        self.teller = PlanTeller(self.board, self.model, self.control, names)
        self.model.committed.connect(self.committed)
        self.preview.due.connect(self.previewed)
        self.model.plan_changed.connect(self.changed)
        self.replay.shown_changed.connect(self._show_past_auction)
        self.replay.shown_changed.connect(self.changed)

    def end_board(self) -> QWidget:
        """Return a board of its own that shows how the game has ended."""
        board = BoardView()
        board.setMinimumSize(*_LEAST_BOARD)
        if self._play is not None:
            board.show_position(self._play.position)
            board.take_over(self.board)
        return board

    def guide(self, lesson: Lesson, seat: int) -> Guide:
        """Return what leads the person in `seat` through `lesson`."""
        return Guide(lesson, self.chronicle.history, self.model, seat)

    # ---------------------------------------------------------------- what it is told

    def take(
        self, play: PlayView[Any], own_seat: int, own: Sequence[int], *, controlled: bool
    ) -> None:
        """Take the game as it stands."""
        self._play = play
        history = self.chronicle.history
        place = len(history.steps)
        self.log.add(self.chronicle.extend(play.entries), self._names)
        self.replay.take(place, own, self.model.plan)
        if (len(history.steps), own_seat) != self._recapped:
            self._recapped = (len(history.steps), own_seat)
            self.recap.show_recap(recap(history, own_seat), self._names)
        self.bar.set_own_seat(own_seat)
        self.bidding.show_bids(bids_at(history, len(history.steps)))
        self.model.set_position(play.position, controlled)
        if not controlled:
            self.model.watch(self._plan_of_others(play))

    def _plan_of_others(self, play: PlayView[Any]) -> tuple[str, ...]:
        if play.pending:
            # What was shown of it stays; the rest is shown step by step once it is final.
            texts = self.model.texts
            return texts if texts == play.pending[: len(texts)] else ()
        seat = play.awaiting.seat if isinstance(play.awaiting, Choice) else _NOBODY
        return play.previews[seat] if 0 <= seat < len(play.previews) else ()

    def show(self, roles: Sequence[str], lost: Sequence[int], *, acting: bool) -> None:
        """Show what the person looks at: the plan, or the past."""
        play, past = self._play, self._past()
        if play is None:
            return
        shown: Position = past or self.model.planned or play.position
        awaited = play.awaiting if past is None else rules.awaiting(past)
        over = isinstance(awaited, Over)
        self.below.show_for(shown, past=past is not None, acting=acting and not over)
        seat = awaited.seat if isinstance(awaited, Choice) else _NOBODY
        self.players.show_players(shown, seat, roles, lost)
        now = () if over else score_sheet(shown)
        self.scoring.show_scores(now, self._shown_scored(), self._names)

    def _past(self) -> Position | None:
        """Return the position that the person looks back at, if any."""
        place = self.replay.past
        return None if place is None else self.chronicle.history.position_at(place)

    def _shown_scored(self) -> Sequence[Scored]:
        place = self.replay.past
        return self.chronicle.scored if place is None else self.chronicle.scored_at(place)

    def _show_past_auction(self) -> None:
        place, past = self.replay.past, self._past()
        if place is None or past is None:
            self.past_auction.hide()
        else:
            self.past_auction.show_auction(past, bids_at(self.chronicle.history, place))

    def show_times(self, times: Sequence[str]) -> None:
        """Show the time each player has used, by seat."""
        self.players.show_times(times)

    def watch_from_start(self) -> None:
        """Show the game from its start on, step by step."""
        self.replay.watching.watch_from_start()

    def refused(self) -> None:
        """Go on planning: the table did not take what was committed last."""
        self.model.refused()

    # ---------------------------------------------------------------- what it tells

    def sentence(self) -> str:
        """Return whose turn it is, what is awaited and what a click will do."""
        planned = self.model.planned
        if planned is not None and self.model.active:
            name = self._names[planned.seat]
            if self.replay.following:
                return following_sentence(name)
            if self.replay.past is not None:
                return looking_back_sentence(name)
        told = status_sentence(self.model, self._names)
        found = self._just_dug_up()
        return told if found is None else found_sentence(found, told)

    def _just_dug_up(self) -> int | None:
        """Return the kind of the treasure that the person here found with the last action."""
        steps = self.chronicle.history.steps
        last = steps[-1] if steps else None
        if last is None or last.purpose != "treasure" or not self.model.active or self.model.plan:
            return None
        return int(last.outcome) - 1

    @property
    def scored(self) -> int:
        """How many times somebody has scored so far."""
        return len(self.chronicle.scored)

    @property
    def planned(self) -> tuple[str, ...]:
        """The texts of what is planned and not committed."""
        return self.model.texts

    def plan_again(self, texts: tuple[str, ...]) -> None:
        """Plan `texts`, which were planned at this position before."""
        self.model.plan_again(texts)

    def draw_as(self, other: GameDesk) -> None:
        """Show at once what `other` has drawn already."""
        if isinstance(other, TikalDesk):
            self.board.take_over(other.board)

    def final_rows(self) -> Sequence[FinalRow]:
        """Return how the points of the ended game came about, the sum last."""
        return () if self._play is None else final_rows(self.chronicle, self._play.position)
