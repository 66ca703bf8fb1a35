"""The table: the board, a turn by mouse, and all that is told around it."""

from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.game import Choice
from net.core.view import PlayView
from tikal_qt.board.seats import wearing
from tikal_qt.games.desk import GameDesk
from tikal_qt.panels.chat import ChatPanel
from tikal_qt.panels.columns import ThreeColumns
from tikal_qt.panels.news import TabNews
from tikal_qt.panels.turn_strip import TurnStrip
from tikal_qt.requests import HostRequest
from tikal_qt.session import TableSession
from tikal_qt.table.again import again_request
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

    game: its parts. shown: through whose eyes the window sees the table at the start.

    turn_came(name): a person at this window is to move now; "": somebody else is. leave_asked():
    the person wants to leave. ended(): the game is over and its end signed by everybody.
    result_asked(): back to the result.

    Shows nothing until the first `refresh`. Put what explains the game into `top`.
    """

    turn_came = Signal(str)
    leave_asked = Signal()
    ended = Signal()
    result_asked = Signal()

    def __init__(self, session: TableSession, shown: Shown, game: GameDesk) -> None:
        super().__init__()
        self._session = session
        self.shown = shown
        self.game = game
        self.names = seat_names(shown.view)
        self.strip = TurnStrip()
        self.top = QVBoxLayout()
        self.chat = ChatPanel()
        self.waits = Waits(self)
        self.teller = Teller(self.strip, game.log, self.names)
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
        game = self.game
        for tool in game.tools:
            self.strip.tools.addWidget(tool)
        self.tabs = side_tabs(game.log, game.scoring, self.chat, game.recap)
        self.columns = ThreeColumns(game.players, game.board, self._side())
        body = QHBoxLayout()
        body.setContentsMargins(_EDGE, 6, _EDGE, 0)
        body.addWidget(self.columns)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 6)
        layout.setSpacing(4)
        layout.addWidget(self.strip)
        layout.addLayout(_inset(self.top))
        layout.addLayout(body, 1)
        layout.addLayout(_inset(game.below))
        TableKeys(
            self,
            (game.board, game.below, self.tabs, self.strip),
            self.tabs,
            self.teller.tell_state,
        )

    def _side(self) -> QWidget:
        """Return what stands beside the board, which so stays where it is when somebody goes."""
        side = QWidget()
        layout = QVBoxLayout(side)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.members)
        layout.addWidget(self.seek)
        layout.addWidget(self.tabs, 1)
        return side

    def _connect(self) -> None:
        self._session.view_changed.connect(self._view_changed)
        self._session.refused.connect(self._refused)
        self.game.committed.connect(lambda texts: self._session.act(self.shown.local, texts))
        self.game.previewed.connect(lambda texts: self._session.preview(self.shown.local, texts))
        self.game.changed.connect(self._show_plan)
        self.waits.changed.connect(self._show_plan)
        self.chat.said.connect(lambda text: self._session.say(self.shown.local, text))
        self.chat.choice_changed.connect(self.refresh)
        self.tabs.currentChanged.connect(lambda _index: self.refresh())
        self.members.drop_asked.connect(self._session.vote_drop)
        self.members.wait_asked.connect(self._session.keep_waiting)
        self.members.again_asked.connect(self._session.try_again)
        self.members.anew_asked.connect(self._session.go_on_anew)
        self.members.over_asked.connect(self._session.go_over)
        self.members.claim_asked.connect(self._session.claim_forfeit)
        self.seek.seek_asked.connect(self._session.seek)
        self.turn_came.connect(self.teller.tell_turn)
        self.waits.changed.connect(self.teller.tell_state)
        self.strip.leave_asked.connect(self.leave_asked)
        self.strip.result_asked.connect(self.result_asked)

    def take_over(self, other: "TablePage") -> None:
        """Show what `other` shows of the same game, with what is planned there."""
        planned = other.game.planned
        self.columns.keep_sizes()
        self.time_used = other.time_used
        self.chat.onlookers.setChecked(other.chat.onlookers.isChecked())
        self.news.set_seen(self.chat, other.news.seen(other.chat))
        self.refresh()
        self.game.draw_as(other.game)
        self.game.plan_again(planned)

    def again(self) -> HostRequest | None:
        """Return what opens a game like this one, None if nobody at this window plays."""
        return again_request(self._session, self.shown.view)

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
        if local == self.shown.local:
            self.game.refused()

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
        own_seat = self.shown.view.own_seat
        self.game.take(play, own_seat, self._own_seats(), controlled=self.shown.controlled)
        self._show_plan()
        self._show_chat()
        self._tell_turn()
        if play.ended:
            self.strip.result.show()
            self.ended.emit()

    def _show_plan(self) -> None:
        """Show what depends on the plan as well as on the table."""
        with wearing(self.colours):
            self._show_what_is_planned()

    def _show_what_is_planned(self) -> None:
        play, view = self.shown.play, self.shown.view
        seat = play.awaiting.seat if isinstance(play.awaiting, Choice) else -1
        self.strip.show_turn(seat, self._sentence(play), own=self.shown.controlled)
        lost = self.waits.seats if self.waits.what == "link" else ()
        own = self._own_seats()
        passive = passive_seats(play.members, len(self.names))
        computers = self._computers()
        roles = [role_words(seat_view, own, passive, computers) for seat_view in view.seats]
        # Who looks on has nothing to press.
        self.game.show(roles, lost, acting=bool(own))
        title = translate("Table", "Scoring")
        self.news.show_count(self.game.scoring, title, self.game.scored)

    def _show_time_used(self) -> None:
        self.game.show_times(self.time_used.words())

    def _own_seats(self) -> list[int]:
        views = (self._session.views[local] for local in self._session.persons())
        return [view.own_seat for view in views if view.own_seat >= 0]

    def _computers(self) -> list[int]:
        persons = self._session.persons()
        views = self._session.views.items()
        return [view.own_seat for local, view in views if local not in persons]

    def _sentence(self, play: PlayView[Any]) -> str:
        trouble = play.trouble
        if trouble is not None:
            name = self.names[trouble.seat] if trouble.seat >= 0 else ""
            params = (("seat", trouble.seat + 1), ("name", name), ("height", trouble.height))
            return translate("Table", "The game has stopped: {reason}").format(
                reason=failure_text(trouble.code, params)
            )
        if self.waits.what:
            names = [self.names[seat] for seat in self.waits.seats]
            return wait_sentence(self.waits.what, names, seated=self.shown.view.own_seat >= 0)
        return self.game.sentence()

    def _show_chat(self) -> None:
        chat = self.shown.view.chat
        self.chat.show_lines(chat, self.names)
        count = len(self.chat.wanted(chat))
        self.news.show_count(self.chat, translate("Table", "Chat"), count)

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
