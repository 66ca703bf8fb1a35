"""Every key there is, read off widgets and actions that answer to it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from engine.game import Setup
from engine.games import GAMES
from tikal_qt.board.keys import KeyDeed, native
from tikal_qt.games.tikal.action_bar import ActionBar
from tikal_qt.games.tikal.bidding_panel import BiddingPanel
from tikal_qt.games.tikal.board import BoardView
from tikal_qt.games.tikal.chronicle import Chronicle
from tikal_qt.games.tikal.control import TurnControl
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.menu import MenuButton, WindowMenu
from tikal_qt.panels.log import LogPanel
from tikal_qt.replay.live import LiveReplay
from tikal_qt.start.log_card import LogCard
from tikal_qt.table.keys import TableKeys
from tikal_qt.table.tabs import side_tabs
from tikal_qt.verify.back import back_button

translate = QCoreApplication.translate

_GAME = GAMES["tikal"]


@dataclass(frozen=True, slots=True)
class Section:
    """Keys that work in one place: rows of a key, as people read it, and what it does."""

    title: str
    rows: tuple[tuple[str, str], ...]


def all_keys(menu: WindowMenu) -> tuple[Section, ...]:
    """Return every key. menu: of the window.

    The keys are those of parts made here for nothing else, so the sheet is whole on every page.
    """
    start = _GAME.new(Setup(_GAME.min_players, _GAME.variants[0], 0))
    model = TurnModel()
    board, bar, log = BoardView(), ActionBar(model), LogPanel()
    control = TurnControl(board, model, bar)
    names = [""] * _GAME.max_players
    live = LiveReplay(board, control, model, Chronicle(start, names), log, names)
    bidding = BiddingPanel(model)
    bidding.make_tiles(_GAME.max_players)
    page = QWidget()
    tabs = side_tabs(QWidget(), QWidget(), QWidget(), QWidget())
    TableKeys(page, (), tabs, lambda: None)
    anywhere = [*_rows_of_actions(menu.actions()), *_rows(MenuButton(menu))]
    logs = QWidget()
    made = back_button(logs)
    sections = (
        Section(translate("Keys", "Everywhere"), (*anywhere, *_rows(LogCard()))),
        Section(translate("Keys", "The board"), tuple(board.keyboard.words())),
        Section(translate("Keys", "Your turn"), _rows(bar)),
        Section(translate("Keys", "The auction"), _rows(bidding)),
        Section(
            translate("Keys", "At the table"),
            (*_rows(page), *_rows(live.follow), *_rows(live.look)),
        ),
        Section(translate("Keys", "Looking back, and logs"), (*_rows(live.past_bar), *_rows(logs))),
    )
    for part in (made, logs, page, tabs, bidding, live.past_bar, live.follow, live.look):
        part.deleteLater()
    return sections


def _rows(widget: QWidget) -> tuple[tuple[str, str], ...]:
    return tuple((native(deed.keys()), deed.words()) for deed in widget.findChildren(KeyDeed))


def _rows_of_actions(actions: Sequence[QAction]) -> list[tuple[str, str]]:
    return [
        (native(action.shortcuts()), action.text().replace("&", "").removesuffix(" …"))
        for action in actions
        if action.shortcuts()
    ]
