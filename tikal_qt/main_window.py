"""The window: one page at a time, notices over it, and a question before a game is left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from net.core.errors import Params
from tikal_qt.alerts import TurnAlert
from tikal_qt.crash import CrashReports
from tikal_qt.fatal import FatalReports
from tikal_qt.frame import LEAST
from tikal_qt.help.desk import HelpDesk
from tikal_qt.later import later
from tikal_qt.leaving import LeaveQuestion, all_sit_here
from tikal_qt.lobby.arrivals import Arrivals
from tikal_qt.menu import WindowMenu
from tikal_qt.notices import Notices
from tikal_qt.offer import Offer
from tikal_qt.pages import Pages
from tikal_qt.panels.banner import Banner
from tikal_qt.preferences import Preferences
from tikal_qt.requests import HostRequest, Request
from tikal_qt.session import TableSession
from tikal_qt.settings.desk import SettingsDesk
from tikal_qt.start.computer_card import first_game_request
from tikal_qt.theme.look import Look
from tikal_qt.verify.desk import dropped_files
from tikal_qt.words.requests import busy_words

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
    from PySide6.QtWidgets import QMessageBox

    from tikal_qt.table import member_words
    from tikal_qt.table import shown as shown_table
else:
    member_words = later("tikal_qt.table.member_words")
    shown_table = later("tikal_qt.table.shown")


class MainWindow(QWidget):
    """Shows `session` from the start page to the result.

    look: what colours and size are changed through, None to leave them alone. frame: what it will
    fill, None for a window of its own.

    closed(): the window is gone for good.
    """

    closed = Signal()

    def __init__(
        self,
        session: TableSession,
        preferences: Preferences,
        offer: Offer,
        look: Look | None = None,
        frame: QWidget | None = None,
    ) -> None:
        super().__init__(frame)
        self._session = session
        self._preferences = preferences
        self._offer = offer
        self._asked: Request | None = None
        self._leaving = False
        self.banner = Banner(self)
        self.notices = Notices(self.banner)
        self.alert = TurnAlert(self.window())
        self._arrivals = Arrivals()
        self.leave_question = LeaveQuestion(self)
        self.settings = SettingsDesk(self, preferences, look, self.alert)
        self.menu = WindowMenu(self)
        self.help = HelpDesk(self, self.menu, offer.game.name)
        self.pages = Pages(session, preferences, offer, self.menu)
        self._lay_out()
        self._connect()
        if look is not None:
            look.changed.connect(self.pages.remake)
            look.dress(self.window())
        self.alert.quiet("")
        if preferences.trouble is not None:
            self.notices.complain(preferences.trouble.code, preferences.trouble.params)

    @property
    def question(self) -> QMessageBox | None:
        """What is asked before a game is left, None while it is not asked."""
        return self.leave_question.box

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.pages)
        self.setAcceptDrops(True)
        self.setMinimumSize(LEAST)

    def _connect(self) -> None:
        session = self._session
        session.view_changed.connect(self._view_changed)
        session.closed.connect(self._table_closed)
        session.seat_closed.connect(lambda _seat, code, params: self.notices.complain(code, params))
        session.refused.connect(lambda _seat, code, params: self._refused(code, params))
        session.failed.connect(self._failed)
        pages = self.pages
        pages.asked.connect(self.open)
        pages.home_asked.connect(self.go_home)
        pages.leave_asked.connect(self._ask_to_leave)
        pages.ended.connect(self._show_result)
        pages.turn_came.connect(self._turn_came)
        pages.told.connect(self.notices.tell)
        pages.logs.left.connect(self._show_start)
        pages.name_chosen.connect(
            lambda name: self.settings.remember(lambda: self._preferences.set_name(name))
        )
        pages.speed_chosen.connect(
            lambda speed: self.settings.remember(lambda: self._preferences.set_speed(speed))
        )
        self.menu.settings.triggered.connect(self.settings.open)
        self.menu.first_game.triggered.connect(self._ask_for_first_game)
        pages.first_game_asked.connect(self._begin_first_game)
        self.settings.failed.connect(self.notices.complain)
        self.settings.name_chosen.connect(self._take_name)
        self.settings.speed_chosen.connect(pages.speed_changed)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the language that is spoken now."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.pages.remake()

    # ---------------------------------------------------------------- opening and leaving

    def open(self, request: Request) -> None:
        """Do as `request` says; the page follows when the table is there."""
        self.banner.clear()
        self._asked = request
        self.pages.set_busy(busy_words(request))
        self._session.open(request)

    def _ask_for_first_game(self) -> None:
        if self._playing():
            self.leave_question.ask(self._begin_first_game, alone=self._alone())
        elif self.pages.currentWidget() is self.pages.lobby:
            self.leave_question.ask_at_table(self._begin_first_game)
        else:
            self._begin_first_game()

    def _begin_first_game(self) -> None:
        """Open a game against one computer that explains itself."""
        self.go_home()
        offer, name = self._offer, self._preferences.name
        self.open(first_game_request(offer.game, offer.strategies[-1], name))
        self.pages.begin_lesson()

    def go_home(self) -> None:
        """Leave the table, if there is one, and show the start page."""
        self._session.leave()
        self._show_start()

    def _show_start(self) -> None:
        self._asked = None
        self.pages.show_start()
        self.alert.quiet("")

    # ---------------------------------------------------------------- hearing

    def _view_changed(self, _local: int, _view: object) -> None:
        views = self._session.views.values()
        if any(shown_table.is_played(view) for view in views):
            self._show_game()
        elif self.pages.table is None and any(
            shown_table.is_agreed_on(view) and view.own_seat >= 0 for view in views
        ):
            self._show_lobby()

    def _show_lobby(self) -> None:
        self.pages.lobby.refresh()
        met = self._arrivals.note(self._session.views.values())
        if met:
            self.alert.arrived(met)
        at_once = isinstance(self._asked, HostRequest) and self._asked.at_once
        if not at_once:
            self.pages.show_lobby()

    def _show_game(self) -> None:
        shown = shown_table.choose(self._session.views, self._session.persons())
        if shown is None:
            return
        table = self.pages.table
        if table is None:
            self.banner.clear()  # what hindered the start hinders no more
            self.pages.show_table(shown)
        elif table.shown.play.gid != shown.play.gid:
            self.pages.show_table(shown)
            words = member_words.new_game_words(shown.play.members, shown.view.own_seat)
            self.notices.tell(words, "notice")

    def _show_result(self) -> None:
        table = self.pages.table
        if table is not None and self.pages.result is None:
            self.pages.show_result(table)
            self.alert.ended(table.shown.play.gid)
            self.alert.quiet(", ".join(table.names))

    def _turn_came(self, name: str) -> None:
        table = self.pages.table
        if table is None:
            return
        if name:
            play = table.shown.play
            self.alert.turn(name, (play.gid, len(play.entries), name))
        else:
            self.alert.quiet(", ".join(table.names))

    def _table_closed(self, code: str, params: Params) -> None:
        self._show_start()
        if code != "left":
            self.notices.complain(code, params)

    def _refused(self, code: str, params: Params) -> None:
        # A plan that was shown as the time of its turn ran out has nothing wrong with it.
        if code != "not_your_turn":
            self._failed(code, params)

    def _failed(self, code: str, params: Params) -> None:
        if all(shown_table.is_nowhere(view) for view in self._session.views.values()):
            self.go_home()
        self.notices.complain(code, params)

    def _take_name(self, name: str) -> None:
        self.pages.start.name.setText(name)

    def watch_for_crashes(self, reports: CrashReports) -> None:
        """Tell the person of each fault of the program, wherever it is met."""
        self.notices.watch(reports, self._running_logs)

    def watch_for_the_worst(self, fatal: FatalReports) -> None:
        """Let `fatal` know which logs are written, and tell of what it has found."""
        self._session.logs_changed.connect(lambda: fatal.note_logs(self._running_logs()))
        if fatal.found is not None:
            self.notices.tell_of_last_run(fatal.found)

    def _running_logs(self) -> tuple[Path, ...]:
        return tuple(self._session.logs.values())

    # ---------------------------------------------------------------- logs by drag and drop

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let files be dropped."""
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files as logs."""
        event.acceptProposedAction()
        self.pages.logs.open(dropped_files(event.mimeData()))

    # ---------------------------------------------------------------- closing

    def _playing(self) -> bool:
        table = self.pages.table
        if table is None or self.pages.result is not None:
            return False
        return any(view.own_seat >= 0 for view in self._session.views.values())

    def _alone(self) -> bool:
        return all_sit_here(self._session.views.values())

    def _ask_to_leave(self) -> None:
        if self._playing():
            self.leave_question.ask(self.go_home, alone=self._alone())
        else:
            self.go_home()

    def _close_for_good(self) -> None:
        self._leaving = True
        self.window().close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask first while a game runs; else remember where the window was and stop the node."""
        if self._playing() and not self._leaving:
            event.ignore()
            self.leave_question.ask(self._close_for_good, alone=self._alone())
            return
        self.settings.remember(lambda: self._preferences.set_geometry(self.window().saveGeometry()))
        event.accept()
        self.window().hide()
        self.pages.stop()
        self._session.stop()
        self.closed.emit()
