"""The games to go on with, on the start page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTreeWidgetItem, QWidget

from tikal_qt.later import later
from tikal_qt.theme.parts import Card, button, row, rows_of

if TYPE_CHECKING:
    from net.shell.events import FoundTable
    from net.shell.unfinished import UnfinishedGame
    from tikal_qt.resume import words
else:
    words = later("tikal_qt.resume.words")

translate = QCoreApplication.translate

_GAME_ROLE = Qt.ItemDataRole.UserRole
_PLAYERS = 1
_MOST_ROWS = 4
_ROW_ROOM = 14


class ResumeCard(Card):
    """Shows what `show_games` is given; hidden while that is nothing.

    resume_asked(game), forget_asked(game): an UnfinishedGame is to be gone on with, or to be
    listed no more.
    """

    resume_asked = Signal(object)
    forget_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translate("Resume", "Unfinished games"), parent)
        self._games: tuple[UnfinishedGame, ...] = ()
        self._tables: tuple[FoundTable, ...] = ()
        self.list = rows_of(
            translate("Resume", "Unfinished games"),
            [
                translate("Resume", "Version"),
                translate("Resume", "Players"),
                translate("Resume", "Last played"),
                translate("Resume", "Now"),
            ],
        )
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(_PLAYERS, QHeaderView.ResizeMode.Stretch)
        self.list.itemActivated.connect(lambda _item, _column: self._resume())
        self.resume = button(translate("Resume", "Resume"), "chief")
        self.resume.clicked.connect(self._resume)
        self.forget = button(
            translate("Resume", "Remove from the list"),
            tip=translate("Resume", "Give the game up at this computer; its log is kept"),
        )
        self.forget.clicked.connect(self._forget)
        self.body.addWidget(self.list)
        self.body.addLayout(row(self.forget, None, self.resume))
        self.show_games(())

    def show_games(self, games: Sequence[UnfinishedGame]) -> None:
        """Replace the list by `games`; the selected one stays selected."""
        self._games = tuple(games)
        self._fill()
        self.setVisible(bool(games))

    def show_tables(self, tables: Sequence[FoundTable]) -> None:
        """Say at which of the games somebody is waiting. tables: those seen on the network."""
        self._tables = tuple(tables)
        self._fill()

    def _fill(self) -> None:
        selected = self._selected()
        self.list.clear()
        for game in self._games:
            cells = [
                words.version_words(game),
                words.others_words(game),
                words.played_words(game),
                words.waiting_words(game, self._tables),
            ]
            item = QTreeWidgetItem(cells)
            item.setData(0, _GAME_ROLE, game)
            item.setToolTip(_PLAYERS, cells[_PLAYERS])
            # The players take what is left; the other columns are as wide as their texts.
            item.setSizeHint(_PLAYERS, QSize(0, self._line()))
            self.list.addTopLevelItem(item)
            if selected is None or selected.gid == game.gid:
                self.list.setCurrentItem(item)
                selected = game
        first = self.list.topLevelItem(0)
        if first is not None and self._selected() is None:
            self.list.setCurrentItem(first)
        rows = min(max(len(self._games), 1), _MOST_ROWS)
        head = self.list.header().sizeHint().height()
        self.list.setFixedHeight(head + rows * self._line() + 2 * self.list.frameWidth())

    def _line(self) -> int:
        return self.fontMetrics().height() + _ROW_ROOM

    def _selected(self) -> UnfinishedGame | None:
        item = self.list.currentItem()
        return item.data(0, _GAME_ROLE) if item is not None else None

    def _resume(self) -> None:
        game = self._selected()
        if game is not None:
            self.resume_asked.emit(game)

    def _forget(self) -> None:
        game = self._selected()
        if game is not None:
            self.forget_asked.emit(game)
