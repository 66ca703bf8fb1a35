"""The table: the board, a turn by mouse, and all that is told around it."""

from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.game import Choice, Over
from engine.tikal import rules
from engine.tikal.position import Position
from engine.tikal.scoring import score_sheet
from net.core.view import PlayView
from tikal_qt.board.seats import wearing
from tikal_qt.games.tikal.action_bar import ActionBar
from tikal_qt.games.tikal.bidding_panel import BiddingPanel
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.chronicle import Chronicle
from tikal_qt.games.tikal.control import TurnControl
from tikal_qt.games.tikal.offers import bids_at
from tikal_qt.games.tikal.plan_preview import PlanPreview
from tikal_qt.games.tikal.players_panel import PlayersPanel
from tikal_qt.games.tikal.recap import recap
from tikal_qt.games.tikal.recap_panel import RecapPanel
from tikal_qt.games.tikal.scoring_panel import ScoringPanel
from tikal_qt.games.tikal.status import status_sentence
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.games.tikal.turn_place import TurnPlace
from tikal_qt.panels.chat import ChatPanel
from tikal_qt.panels.columns import ThreeColumns
from tikal_qt.panels.log import LogPanel
from tikal_qt.panels.news import TabNews
from tikal_qt.panels.turn_strip import TurnStrip
from tikal_qt.replay.live import LiveReplay
from tikal_qt.session import TableSession
from tikal_qt.table.keys import TableKeys
from tikal_qt.table.member_words import passive_seats
from tikal_qt.table.members_bar import EpochBadge, MembersBar
from tikal_qt.table.roles import role_words
from tikal_qt.table.seek_bar import SeekBar
from tikal_qt.table.shown import Shown, choose
from tikal_qt.table.tabs import side_tabs
from tikal_qt.table.teller import Teller
from tikal_qt.table.time_used import TimeUsed
from tikal_qt.table.turn_call import NOBODY_HERE, TurnCall
from tikal_qt.table.turn_timer import TurnTimer
from tikal_qt.table.waits import Waits, wait_sentence
from tikal_qt.theme.parts import row
from tikal_qt.words.failures import failure_text
from tikal_qt.words.names import seat_names

translate = QCoreApplication.translate

_EDGE = 8


class TablePage(QWidget):
    """One game of `session`, from its first position to the last.

    shown: through whose eyes the window sees the table at the start. turn_came(name): a person
    at this window is to move now; "": somebody else is. leave_asked(): the person wants to
    leave. ended(): the game is over and its end signed by everybody. result_asked(): back to the
    result.

    Shows nothing until the first `refresh`. Put what explains the game into `top`.
    """

    turn_came = Signal(str)
    leave_asked = Signal()
    ended = Signal()
    result_asked = Signal()

    def __init__(self, session: TableSession, shown: Shown) -> None:
        super().__init__()
        self._session = session
        self.shown = shown
        self.names = seat_names(shown.view)
        self.chronicle: Chronicle = Chronicle(shown.play.start, self.names)
        self.model = TurnModel(self)
        self.board = BoardView()
        self.bar = ActionBar(self.model)
        self.control = TurnControl(self.board, self.model, self.bar, self)
        self.preview = PlanPreview(self.model, self.control)
        self.bidding = BiddingPanel(self.model, self.names)
        self.bar.set_names(self.names)
        self.control.set_names(self.names)
        self.strip = TurnStrip()
        self.top = QVBoxLayout()
        self.players = PlayersPanel(self.names)
        self.log = LogPanel()
        self.log.begin(shown.play.players)
        self.scoring = ScoringPanel()
        self.recap = RecapPanel()
        self.chat = ChatPanel()
        self.replay = LiveReplay(
            self.board, self.control, self.model, self.chronicle, self.log, self.names
        )
        variant = shown.play.start.variant
        self.bottom = TurnPlace(variant, self.bar, self.bidding, self.replay.past_bar)
        self.waits = Waits(self)
        self.teller = Teller(self.strip, self.board, self.log, self.model, self.control, self.names)
        self.members = MembersBar(self.names)
        self.seek = SeekBar()
        self.badge = EpochBadge(self.names)
        self.timer = TurnTimer()
        self.time_used = TimeUsed(shown.play.players)
        self.timer.beat.connect(self._show_time_used)
        self._call = TurnCall()
        self._lay_out()
        self.news = TabNews(self.tabs)
        self.news.set_seen(self.chat, len(shown.view.chat))
        self._connect()

    def _lay_out(self) -> None:
        self.strip.tools.addWidget(self.timer)
        self.strip.tools.addWidget(self.badge)
        self.strip.tools.addWidget(self.replay.follow)
        self.strip.tools.addWidget(self.replay.look)
        self.tabs = side_tabs(self.log, self.scoring, self.chat, self.recap)
        self.columns = ThreeColumns(self.players, self.board, self.tabs)
        body = QHBoxLayout()
        body.setContentsMargins(_EDGE, 6, _EDGE, 0)
        body.addWidget(self.columns)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 6)
        layout.setSpacing(4)
        layout.addWidget(self.strip)
        layout.addLayout(_inset(self.top))
        layout.addLayout(_inset(self.members))
        layout.addLayout(_inset(self.seek))
        layout.addLayout(body, 1)
        layout.addLayout(_inset(self.bottom))
        TableKeys(
            self,
            (self.board, self.bottom, self.tabs, self.strip),
            self.tabs,
            self.teller.tell_state,
        )

    def _connect(self) -> None:
        self._session.view_changed.connect(self._view_changed)
        self._session.refused.connect(self._refused)
        self.model.committed.connect(self._commit)
        self.preview.due.connect(lambda texts: self._session.preview(self.shown.local, texts))
        self.model.plan_changed.connect(self._show_plan)
        self.waits.changed.connect(self._show_plan)
        self.replay.shown_changed.connect(self._show_plan)
        self.chat.said.connect(lambda text: self._session.say(self.shown.local, text))
        self.tabs.currentChanged.connect(lambda _index: self.refresh())
        self.members.drop_asked.connect(self._session.vote_drop)
        self.members.wait_asked.connect(self._session.keep_waiting)
        self.members.again_asked.connect(self._session.try_again)
        self.members.anew_asked.connect(self._session.go_on_anew)
        self.members.claim_asked.connect(self._session.claim_forfeit)
        self.seek.seek_asked.connect(self._session.seek)
        self.turn_came.connect(self.teller.tell_turn)
        self.waits.changed.connect(self.teller.tell_state)
        self.strip.leave_asked.connect(self.leave_asked)
        self.strip.result_asked.connect(self.result_asked)

    def take_over(self, other: "TablePage") -> None:
        """Show what `other` shows of the same game, with what is planned there."""
        planned = other.model.texts
        self.columns.keep_sizes()
        self.time_used = other.time_used
        self.news.set_seen(self.chat, other.news.seen(other.chat))
        self.refresh()
        self.model.plan_again(planned)

    # ---------------------------------------------------------------- hearing

    def _view_changed(self, _local: int, _view: object) -> None:
        shown = choose(self._session.views, self._session.persons())
        if shown is None or shown.play.gid != self.shown.play.gid:
            return
        # Each seat of this window tells of a change; what is shown changes once.
        if shown.view is not self.shown.view or shown.controlled != self.shown.controlled:
            self.shown = shown
            self.refresh()

    def _refused(self, local: int, _code: str, _params: object) -> None:
        if local == self.shown.local and self.model.waiting:
            self.model.refused()

    def _commit(self, texts: tuple[str, ...]) -> None:
        self._session.act(self.shown.local, texts)

    # ---------------------------------------------------------------- showing

    @property
    def colours(self) -> tuple[int, ...]:
        """Return the colours of the seats."""
        return self.shown.colours

    def refresh(self) -> None:
        """Show the game as the session knows it now."""
        with wearing(self.colours):
            self._refresh()

    def _refresh(self) -> None:
        play = self.shown.play
        self.waits.watch(play)
        self.members.show_members(play.members, self._own_seats(), ended=play.ended)
        self.seek.watch(self.shown.view, self._session.addresses.get(self.shown.local, ()))
        self.badge.show_members(play.members)
        self.time_used.watch(play)
        self.timer.watch(play, self.shown.view.settings)
        place = self.replay.watching.replay.last
        self.log.add(self.chronicle.extend(play.entries), self.names)
        self.replay.take(place, self._own_seats(), self.model.plan)
        own = self.shown.view.own_seat
        self.recap.show_recap(recap(self.chronicle.history, own), self.names)
        history = self.chronicle.history
        self.bidding.show_bids(bids_at(history, len(history.steps)))
        self.model.set_position(play.position, self.shown.controlled)
        if not self.shown.controlled:
            self.model.watch(self._plan_of_others(play))
        self._show_plan()
        self._show_chat()
        self._tell_turn()
        if play.ended:
            self.strip.result.show()
            self.ended.emit()

    def _plan_of_others(self, play: PlayView[Any]) -> tuple[str, ...]:
        if play.pending:
            # What was shown of it stays; the rest is shown step by step once it is final.
            texts = self.model.texts
            return texts if texts == play.pending[: len(texts)] else ()
        seat = play.awaiting.seat if isinstance(play.awaiting, Choice) else -1
        return play.previews[seat] if 0 <= seat < len(play.previews) else ()

    def _show_plan(self) -> None:
        """Show what depends on the plan as well as on the table."""
        with wearing(self.colours):
            self._show_what_is_planned()

    def _show_what_is_planned(self) -> None:
        play, view = self.shown.play, self.shown.view
        seat = play.awaiting.seat if isinstance(play.awaiting, Choice) else -1
        self.strip.show_turn(seat, self._sentence(play), own=self.shown.controlled)
        past = self.replay.past
        planned: Position = past or self.model.planned or play.position
        awaited = play.awaiting if past is None else rules.awaiting(past)
        over = isinstance(awaited, Over)
        # Who looks on has nothing to press.
        acting = not over and bool(self._own_seats())
        self.bottom.show_for(planned, past=past is not None, acting=acting)
        seat = awaited.seat if isinstance(awaited, Choice) else -1
        lost = self.waits.seats if self.waits.what == "link" else ()
        own = self._own_seats()
        passive = passive_seats(play.members, len(self.names))
        roles = [role_words(seat_view, own, passive) for seat_view in view.seats]
        self.players.show_players(planned, seat, roles, lost)
        now = () if over else score_sheet(planned)
        self.scoring.show_scores(now, self.replay.scored(), self.names)
        self.news.show_count(
            self.scoring, translate("Table", "Scoring"), len(self.chronicle.scored)
        )

    def _show_time_used(self) -> None:
        self.players.show_times(self.time_used.words())

    def _own_seats(self) -> list[int]:
        views = (self._session.views[local] for local in self._session.persons())
        return [view.own_seat for view in views if view.own_seat >= 0]

    def _sentence(self, play: PlayView[Any]) -> str:
        trouble = play.trouble
        if trouble is not None:
            name = self.names[trouble.seat] if trouble.seat >= 0 else ""
            params = (("seat", trouble.seat + 1), ("name", name), ("height", trouble.height))
            return translate("Table", "The game has stopped: {reason}").format(
                reason=failure_text(trouble.code, params)
            )
        if self.waits.what:
            return wait_sentence(self.waits.what, [self.names[s] for s in self.waits.seats])
        return status_sentence(self.model, self.names)

    def _show_chat(self) -> None:
        chat = self.shown.view.chat
        self.chat.show_lines(chat, self.names)
        self.news.show_count(self.chat, translate("Table", "Chat"), len(chat))

    def _tell_turn(self) -> None:
        """Emit `turn_came` once each time that somebody else is to move."""
        seat = self._call.changed(self.shown)
        if seat is not None:
            self.turn_came.emit("" if seat == NOBODY_HERE else self.names[seat])


def _inset(part: QWidget | QBoxLayout) -> QHBoxLayout:
    """Return `part` as far from the window's edges as the board and what is beside it."""
    line = row(part)
    line.setContentsMargins(_EDGE, 0, _EDGE, 0)
    return line
