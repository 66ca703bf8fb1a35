"""The pages of the window: made when they are needed.

When the language changes, a page is made anew once it is looked at: the shown one now, each of the
others when it is shown again.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tikal_qt.board.seats import NUMBERS, wear, wearing
from tikal_qt.games.registry import ROOMS
from tikal_qt.language.renewing import RenewingStack
from tikal_qt.later import later
from tikal_qt.menu import MenuButton, WindowMenu
from tikal_qt.offer import Offer
from tikal_qt.preferences import Preferences
from tikal_qt.session import TableSession
from tikal_qt.start.page import StartPage
from tikal_qt.verify.desk import LogDesk
from tikal_qt.words.names import seat_names

if TYPE_CHECKING:
    from net.shell.unfinished import UnfinishedGame
    from tikal_qt.help.guide import GuideStrip
    from tikal_qt.lobby import page as lobby_page
    from tikal_qt.requests import HostRequest
    from tikal_qt.table import page as table_page
    from tikal_qt.table import result as result_page
    from tikal_qt.table.shown import Shown
else:
    lobby_page = later("tikal_qt.lobby.page")
    table_page = later("tikal_qt.table.page")
    result_page = later("tikal_qt.table.result")


class Pages(RenewingStack):
    """One page at a time. menu: what each of them offers.

    start: always there. lobby: made when it is first asked for. table, result: of the running
    game, None without one. logs: shows opened logs.

    asked(request): a table is to be opened. home_asked(): back to the start page. leave_asked():
    the same while a game may run. ended(): the game is over. turn_came(name): as TablePage says.
    told(text, mood): for a notice. name_chosen(name), speed_chosen(speed): to be remembered.
    speed_changed(speed): emit it to show the steps of others so.
    """

    asked = Signal(object)
    home_asked = Signal()
    leave_asked = Signal()
    ended = Signal()
    turn_came = Signal(str)
    told = Signal(str, str)
    name_chosen = Signal(str)
    speed_chosen = Signal(str)
    speed_changed = Signal(str)
    first_game_asked = Signal()

    def __init__(
        self, session: TableSession, preferences: Preferences, offer: Offer, menu: WindowMenu
    ) -> None:
        super().__init__()
        self._session = session
        self._preferences = preferences
        self._offer = offer
        self._menu = menu
        self._busy = ""
        self._lesson: Any = None
        self.guide: GuideStrip | None = None
        self.table: table_page.TablePage | None = None
        self.result: result_page.ResultPage | None = None
        self.logs = LogDesk(self, offer.games, offer.build, preferences.logs)
        self.logs.told.connect(self.told)
        self.start = self._make_start()
        self._lobby: lobby_page.LobbyPage | None = None
        self.currentChanged.connect(lambda _index: self._wear_its_colours())
        offer.shelf.changed.connect(self.show_unfinished)
        session.tables_found.connect(self._show_tables)
        session.discovery_failed.connect(self._show_discovery_failure)

    # ---------------------------------------------------------------- which one is shown

    @property
    def lobby(self) -> "lobby_page.LobbyPage":
        """The table before the start."""
        if self._lobby is None:
            self._lobby = self._make_lobby()
        return self._lobby

    def _wear_its_colours(self) -> None:
        """Let the seats have the colours of the game that the page shows, if it shows one."""
        wear(getattr(self.currentWidget(), "colours", NUMBERS))

    def set_busy(self, what: str) -> None:
        """Say on the start page what is being waited for; "" for nothing."""
        self._busy = what
        self.start.set_busy(what)

    def begin_lesson(self) -> None:
        """Let the game that is being opened explain itself."""
        self._lesson = ROOMS[self._offer.game.name].lesson()

    def _end_lesson(self) -> None:
        self._lesson = None
        if self.guide is not None:
            self.guide.hide()
            self.guide.deleteLater()
            self.guide = None

    def show_start(self) -> None:
        """Show the start page, without any game."""
        self._lesson = self.guide = None
        self.set_busy("")
        self._offer.shelf.look()
        self.setCurrentWidget(self.start)
        if self.result is not None:
            self.result.stop()
        for page in (self.result, self.table):
            if page is not None:
                self.drop(page)
        self.table = self.result = None

    def show_lobby(self) -> None:
        """Show the table before the start."""
        self.set_busy("")
        self.setCurrentWidget(self.lobby)

    def show_table(self, shown: "Shown") -> None:
        """Show the game that has begun, in place of one it goes on with."""
        self.set_busy("")
        if self.table is not None:
            self._end_lesson()
            self.drop(self.table)
        self.table = self._make_table(shown)
        self.setCurrentWidget(self.table)
        self.table.refresh()
        self.table.game.board.setFocus()

    def show_result(self, table: "table_page.TablePage") -> None:
        """Show the end of the game on `table`."""
        self.result = self._make_result(table)
        self.setCurrentWidget(self.result)

    def stop(self) -> None:
        """Give up what pages do on other threads."""
        if self.result is not None:
            self.result.stop()
        self.logs.stop()

    def _look_at_board(self) -> None:
        if self.table is not None:
            self.setCurrentWidget(self.table)

    def _watch_from_start(self) -> None:
        self._look_at_board()
        if self.table is not None:
            self.table.game.watch_from_start()

    def _back_to_result(self) -> None:
        if self.result is not None:
            self.setCurrentWidget(self.result)

    def _show_tables(self) -> None:
        self.start.tables.show_tables(self._session.tables)
        self.start.resume.show_tables(self._session.tables)

    def show_addresses(self, addresses: Sequence[str]) -> None:
        """Show `addresses` as those of this machine."""
        self.start.show_addresses(addresses)

    def show_unfinished(self) -> None:
        """Show the games to go on with as they were read last."""
        self.start.resume.show_games(self._offer.shelf.games)

    def _forget(self, game: "UnfinishedGame") -> None:
        self._offer.shelf.forget(game)

    def _show_discovery_failure(self) -> None:
        if self._session.discovery_failure is not None:
            self.start.tables.show_discovery_failure(*self._session.discovery_failure)

    # ---------------------------------------------------------------- making them

    def _add(self, page: QWidget, corner: QHBoxLayout) -> None:
        corner.addWidget(MenuButton(self._menu))
        self.addWidget(page)

    def _players(self) -> range:
        return range(self._offer.game.min_players, self._offer.game.max_players + 1)

    def _make_start(self) -> StartPage:
        offer, name = self._offer, self._preferences.name
        variants, players = offer.game.variants, self._players()
        page = StartPage(name, offer.game.name, variants, players, offer.strategies)
        page.asked.connect(self.asked)
        page.cancelled.connect(self.home_asked)
        page.name_chosen.connect(self.name_chosen)
        page.log_asked.connect(self.logs.ask)
        page.computer.lesson_asked.connect(self.first_game_asked)
        page.forget_asked.connect(self._forget)
        page.resume.show_games(offer.shelf.games)
        if (own := offer.addresses()) is not None:
            page.show_addresses(own)
        self._add(page, page.corner)
        return page

    def _make_lobby(self) -> "lobby_page.LobbyPage":
        offer = self._offer
        page = lobby_page.LobbyPage(
            self._session, offer.game.variants, self._players(), offer.strategies
        )
        page.left.connect(self.home_asked)
        self._add(page, page.corner)
        return page

    def _make_table(self, shown: "Shown") -> "table_page.TablePage":
        settings = shown.view.settings
        assert settings is not None, "a game that has begun was agreed on"
        with wearing(shown.colours):
            game = ROOMS[settings.game].desk(shown.play.start, seat_names(shown.view))
            page = table_page.TablePage(self._session, shown, game)
        game.setParent(page)
        game.replay.set_speed(self._preferences.speed)
        game.replay.speed_chosen.connect(self.speed_chosen)
        game.replay.export.told.connect(self.told)
        self.speed_changed.connect(game.replay.set_speed)
        page.turn_came.connect(self.turn_came)
        page.leave_asked.connect(self.leave_asked)
        page.ended.connect(self.ended)
        page.result_asked.connect(self._back_to_result)
        if self._lesson is not None:
            self.guide = game.guide(self._lesson, shown.view.own_seat)
            self.guide.closed.connect(self._end_lesson)
            page.top.addWidget(self.guide)
        self._add(page, page.strip.tools)
        return page

    def _make_result(self, table: "table_page.TablePage") -> "result_page.ResultPage":
        log = self._session.logs.get(table.shown.local)
        with wearing(table.colours):
            page = result_page.ResultPage(table, log, self._offer.games(), self._offer.build())
        page.board_asked.connect(self._look_at_board)
        page.watch_asked.connect(self._watch_from_start)
        page.home_asked.connect(self.home_asked)
        page.again_asked.connect(self._play_again)
        self._add(page, page.corner)
        return page

    def _play_again(self, request: "HostRequest") -> None:
        self.home_asked.emit()
        self.asked.emit(request)

    # ---------------------------------------------------------------- making them anew

    def remake(self) -> None:
        """Make the page that is shown anew, in the language, the colours and the size of now.

        The others follow when they are shown. What was typed, chosen and planned stays.
        """
        renewals = {self.start: self._renew_start, **self.logs.renewals()}
        if self._lobby is not None:
            renewals[self._lobby] = self._renew_lobby
        if self.table is not None:
            renewals[self.table] = self._renew_table
        if self.result is not None:
            renewals[self.result] = self._renew_result
        self.renew(renewals)

    def _renew_start(self) -> QWidget:
        self.start = self._make_start()
        self.start.set_busy(self._busy)
        self._show_tables()
        self._show_discovery_failure()
        return self.start

    def _renew_lobby(self) -> QWidget:
        self._lobby = self._make_lobby()
        self._lobby.refresh()
        return self._lobby

    def _renew_table(self) -> QWidget:
        old = self.table
        assert old is not None
        self.table = self._make_table(old.shown)
        self.table.take_over(old)
        return self.table

    def _renew_result(self) -> QWidget:
        assert self.table is not None
        assert self.result is not None
        self.result.stop()
        self.result = self._make_result(self.table)
        return self.result
