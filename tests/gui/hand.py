"""Who plays a person's turns by what the window offers, whatever the means."""

import random
from abc import ABC, abstractmethod

from PySide6.QtWidgets import QApplication, QDialog, QMenu

from engine.tikal.position import Phase
from tests.gui.acts import desk_of, table_of
from tests.present import present
from tikal_qt.games.tikal.desk import TikalDesk
from tikal_qt.main_window import MainWindow
from tikal_qt.table.page import TablePage


class Hand(ABC):
    """Chooses at random by `seed`; a turn takes about `busy` deeds before it is ended."""

    def __init__(self, window: MainWindow, seed: int, busy: int) -> None:
        self.window = window
        self._chance = random.Random(seed)
        self._busy = busy
        self._in_turn = 0

    @property
    def table(self) -> TablePage:
        """The page of the running game."""
        return table_of(self.window)

    @property
    def desk(self) -> TikalDesk:
        """The running game."""
        return desk_of(self.table)

    def step(self) -> bool:
        """Do one thing if a person here is to move; return whether that was so."""
        pages = self.window.pages
        if pages.table is None or pages.currentWidget() is not pages.table:
            return False
        if self._answer_popup():
            return True
        if not self.desk.model.active:
            return False
        self._play(present(self.desk.model.planned).phase)
        return True

    def _play(self, phase: Phase) -> None:
        if phase is Phase.BID:
            self._bid()
        elif phase is Phase.CHOOSE_TILE:
            self._choose_tile()
        elif phase is Phase.PLACE_TILE:
            self._place_tile()
            self._in_turn = 0
        elif self._in_turn >= self._busy:
            self._in_turn = 0
            self._end_turn()
        else:
            self._in_turn += 1
            self._act()

    def _answer_popup(self) -> bool:
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            self._answer_menu(menu)
            return True
        dialog = next((d for d in self.window.findChildren(QDialog) if d.isVisible()), None)
        if dialog is not None:
            self._answer(dialog)
        return dialog is not None

    def _bids(self, chance: float) -> bool:
        """Say whether to bid rather than to pass."""
        bidding = self.desk.bidding
        cheap = bidding.bid.isEnabled() and bidding.amount.value() < 4
        return cheap and self._chance.random() < chance

    @abstractmethod
    def _answer_menu(self, menu: QMenu) -> None: ...

    @abstractmethod
    def _answer(self, dialog: QDialog) -> None: ...

    @abstractmethod
    def _bid(self) -> None: ...

    @abstractmethod
    def _choose_tile(self) -> None: ...

    @abstractmethod
    def _place_tile(self) -> None: ...

    @abstractmethod
    def _end_turn(self) -> None: ...

    @abstractmethod
    def _act(self) -> None: ...
