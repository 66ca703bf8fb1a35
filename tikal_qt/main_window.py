"""The window: one page at a time, notices above it, and a question before a game is left."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.game import Game
from net.core.errors import Params
from net.core.messages import Build
from net.core.view import Stage
from net.shell.errors import ProfileError
from net.shell.events import FoundTable
from tikal_qt.lobby.page import LobbyPage
from tikal_qt.panels.banner import ERROR, WARNING, Banner
from tikal_qt.preferences import Preferences
from tikal_qt.session import HostRequest, JoinRequest, Request, TableSession
from tikal_qt.start.page import StartPage
from tikal_qt.table.page import TablePage
from tikal_qt.table.result import ResultPage
from tikal_qt.table.shown import choose
from tikal_qt.verify.desk import LogDesk, dropped_files
from tikal_qt.words.failures import failure_text
from tikal_qt.words.sentences import printable

translate = QCoreApplication.translate

_SIZE = (1280, 800)
_LEAST = (960, 620)


@dataclass(frozen=True, slots=True)
class Offer:
    """What this client can play. strategies: names of the computer players, best first."""

    game: Game[Any, Any]
    games: Mapping[str, Game[Any, Any]]
    build: Build
    strategies: Sequence[str]
    addresses: Sequence[str]


class MainWindow(QMainWindow):
    """Shows `session` from the start page to the result.

    closed(): the window is gone for good.
    """

    closed = Signal()

    def __init__(self, session: TableSession, preferences: Preferences, offer: Offer) -> None:
        super().__init__()
        self._session = session
        self._preferences = preferences
        self._offer = offer
        self._asked: Request | None = None
        self._leaving = False
        game = offer.game
        players = range(game.min_players, game.max_players + 1)
        self.banner = Banner()
        self.start = StartPage(
            preferences.name, game.name, game.variants, players, offer.strategies, offer.addresses
        )
        self.lobby = LobbyPage(session, game.variants, players, offer.strategies)
        self.table: TablePage | None = None
        self.result: ResultPage | None = None
        self.question: QMessageBox | None = None
        self._lay_out()
        self.logs = LogDesk(self.pages, offer.games, offer.build, preferences.logs)
        self._connect()
        self._show_title("")
        if preferences.trouble is not None:
            self._complain(preferences.trouble.code, preferences.trouble.params)

    def _lay_out(self) -> None:
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.pages.addWidget(self.lobby)
        body = QWidget()
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.banner)
        layout.addWidget(self.pages, 1)
        self.setCentralWidget(body)
        self.setAcceptDrops(True)
        self.setMinimumSize(*_LEAST)
        self.resize(*_SIZE)
        self.restoreGeometry(self._preferences.geometry)

    def _connect(self) -> None:
        session = self._session
        session.view_changed.connect(self._view_changed)
        session.closed.connect(self._table_closed)
        session.seat_closed.connect(lambda _seat, code, params: self._complain(code, params))
        session.refused.connect(lambda _seat, code, params: self._failed(code, params))
        session.failed.connect(self._failed)
        session.tables_found.connect(self.start.tables.show_tables)
        session.discovery_failed.connect(self.start.tables.show_discovery_failure)
        self.start.asked.connect(self.open)
        self.start.name_chosen.connect(self._remember_name)
        self.start.cancelled.connect(self.go_home)
        self.start.log_asked.connect(self.logs.ask)
        self.logs.left.connect(self._show_start)
        self.logs.told.connect(self._tell)
        self.lobby.left.connect(self.go_home)

    # ---------------------------------------------------------------- opening and leaving

    def open(self, request: Request) -> None:
        """Host or join as `request` says; the page follows when the table is there."""
        self.banner.clear()
        self._asked = request
        self.start.set_busy(_busy_words(request))
        self._session.open(request)

    def go_home(self) -> None:
        """Leave the table, if there is one, and show the start page."""
        self._session.leave()
        self._show_start()

    def _show_start(self) -> None:
        self._asked = None
        self.start.set_busy("")
        self.pages.setCurrentWidget(self.start)
        self._drop_game()
        self._show_title("")

    def _drop_game(self) -> None:
        if self.result is not None:
            self.result.stop()
        for page in (self.result, self.table):
            if page is not None:
                self.pages.removeWidget(page)
                page.deleteLater()
        self.table = self.result = None

    # ---------------------------------------------------------------- hearing

    def _view_changed(self, _local: int, _view: object) -> None:
        views = self._session.views.values()
        if any(view.stage in {Stage.PLAYING, Stage.OVER} for view in views):
            self._show_game()
        elif self.table is None and any(
            view.stage in {Stage.LOBBY, Stage.AGREEING} and view.own_seat >= 0 for view in views
        ):
            self._show_lobby()

    def _show_lobby(self) -> None:
        self.lobby.refresh()
        at_once = isinstance(self._asked, HostRequest) and self._asked.at_once
        if not at_once:
            self.start.set_busy("")
            self.pages.setCurrentWidget(self.lobby)

    def _show_game(self) -> None:
        shown = choose(self._session.views, self._session.persons())
        if shown is None or self.table is not None:
            return
        self.start.set_busy("")
        self.table = TablePage(self._session, shown)
        self.table.turn_came.connect(self._turn_came)
        self.table.leave_asked.connect(self._ask_to_leave)
        self.table.ended.connect(self._show_result)
        self.table.result_asked.connect(self._back_to_result)
        self.table.replay.set_speed(self._preferences.speed)
        self.table.replay.speed_chosen.connect(self._remember_speed)
        self.table.replay.export.told.connect(self._tell)
        self.pages.addWidget(self.table)
        self.pages.setCurrentWidget(self.table)
        self.table.refresh()

    def _show_result(self) -> None:
        if self.table is None or self.result is not None:
            return
        log = self._session.logs.get(self.table.shown.local)
        self.result = ResultPage(self.table, log, self._offer.games, self._offer.build)
        self.result.board_asked.connect(self._look_at_board)
        self.result.home_asked.connect(self.go_home)
        self.pages.addWidget(self.result)
        self.pages.setCurrentWidget(self.result)
        QApplication.alert(self)

    def _look_at_board(self) -> None:
        if self.table is not None:
            self.pages.setCurrentWidget(self.table)

    def _back_to_result(self) -> None:
        if self.result is not None:
            self.pages.setCurrentWidget(self.result)

    def _turn_came(self, name: str) -> None:
        if self.table is not None:
            moving = translate("Window", "{name} to move").format(name=name)
            self._show_title(moving if name else ", ".join(self.table.names))
        if name:
            QApplication.alert(self)

    def _table_closed(self, code: str, params: Params) -> None:
        self._show_start()
        if code != "left":
            self._complain(code, params)

    def _failed(self, code: str, params: Params) -> None:
        if all(view.stage in _BEFORE for view in self._session.views.values()):
            self.go_home()
        self._complain(code, params)

    def _complain(self, code: str, params: Params) -> None:
        mood = WARNING if code in _WARNINGS else ERROR
        self.banner.show_notice(code, failure_text(code, params), mood)

    def _tell(self, text: str, mood: str) -> None:
        self.banner.show_notice("told", text, mood)

    def _remember_speed(self, speed: str) -> None:
        try:
            self._preferences.set_speed(speed)
        except ProfileError as error:
            self._complain(error.code, error.params)

    def _remember_name(self, name: str) -> None:
        try:
            self._preferences.set_name(name)
        except ProfileError as error:
            self._complain(error.code, error.params)

    def _show_title(self, what: str) -> None:
        self.setWindowTitle(what or "Tikal")

    # ---------------------------------------------------------------- logs by drag and drop

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let files be dropped."""
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files as logs."""
        event.acceptProposedAction()
        self.logs.open(dropped_files(event.mimeData()))

    # ---------------------------------------------------------------- closing

    def _playing(self) -> bool:
        return self.table is not None and self.result is None

    def _ask_to_leave(self) -> None:
        if self._playing():
            self._ask(self.go_home)
        else:
            self.go_home()

    def _ask(self, leave: Callable[[], None]) -> None:
        if self.question is not None:
            return
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(translate("Window", "The game is still running. Leave it?"))
        box.setInformativeText(
            translate(
                "Window",
                "The others cannot go on without this window. What has been played is kept in the"
                " log.",
            )
        )
        stay = box.addButton(translate("Window", "Stay"), QMessageBox.ButtonRole.RejectRole)
        go = box.addButton(
            translate("Window", "Leave the game"), QMessageBox.ButtonRole.DestructiveRole
        )
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        self.question = box
        box.finished.connect(lambda _code: self._answered(box.clickedButton() is go, leave))
        box.open()

    def _answered(self, leaving: bool, leave: Callable[[], None]) -> None:
        if self.question is not None:
            self.question.deleteLater()
            self.question = None
        if leaving:
            leave()

    def _close_for_good(self) -> None:
        self._leaving = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask first while a game runs; else remember where the window was and stop the node."""
        if self._playing() and not self._leaving:
            event.ignore()
            self._ask(self._close_for_good)
            return
        try:
            self._preferences.set_geometry(self.saveGeometry())
        except ProfileError as error:
            self._complain(error.code, error.params)
        event.accept()
        self.hide()
        if self.result is not None:
            self.result.stop()
        self.logs.stop()
        self._session.stop()
        self.closed.emit()


_BEFORE = (Stage.IDLE, Stage.JOINING, Stage.CLOSED)
_WARNINGS = frozenset({"settings_corrupt"})


def _busy_words(request: Request) -> str:
    if isinstance(request, JoinRequest):
        where = request.where
        name = where.name if isinstance(where, FoundTable) else where
        return translate("Window", "Joining {table} …").format(table=printable(name))
    return translate("Window", "Opening the table …")
