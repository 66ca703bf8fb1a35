"""The question before a game is left that is not over, or a table where one is to begin."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QObject

if TYPE_CHECKING:
    from net.core.view import TableView

translate = QCoreApplication.translate


class LeaveQuestion(QObject):
    """Asks over `window`. box: the question, None while it is not asked."""

    def __init__(self, window: QtWidgets.QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.box: QtWidgets.QMessageBox | None = None

    def ask(self, leave: Callable[[], None], *, alone: bool) -> None:
        """Ask whether to leave the game, and call `leave` if the person wants to.

        alone: nobody elsewhere plays.
        """
        self._ask(
            translate("Window", "The game is still running. Leave it?"),
            _what_follows(alone=alone),
            translate("Window", "Leave the game"),
            leave,
        )

    def ask_at_table(self, leave: Callable[[], None]) -> None:
        """Ask whether to leave a table at which no game has begun, as `ask` does."""
        self._ask(
            translate("Window", "You sit at a table. Leave it?"),
            translate("Window", "If you host it, it closes for all others as well."),
            translate("Lobby", "Leave the table"),
            leave,
        )

    def _ask(self, question: str, follows: str, going: str, leave: Callable[[], None]) -> None:
        """Ask once, without holding up the window."""
        if self.box is not None:
            return
        # PySide6 readies the box when it is first named, which no start needs.
        box = QtWidgets.QMessageBox(self._window)
        box.setIcon(QtWidgets.QMessageBox.Icon.Question)
        box.setText(question)
        box.setInformativeText(follows)
        role = QtWidgets.QMessageBox.ButtonRole
        stay = box.addButton(translate("Window", "Stay"), role.RejectRole)
        go = box.addButton(going, role.DestructiveRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        self.box = box
        box.finished.connect(lambda _code: self._answered(box.clickedButton() is go, leave))
        box.open()

    def _answered(self, leaving: bool, leave: Callable[[], None]) -> None:
        if self.box is not None:
            self.box.deleteLater()
            self.box = None
        if leaving:
            leave()


def all_sit_here(views: "Iterable[TableView[Any]]") -> bool:
    """Return whether all who play sit at this window, whose seats see their tables as `views`."""
    shown = tuple(views)
    here = {view.own_key for view in shown}
    return all(seat.key in here for view in shown for seat in view.seats)


def _what_follows(*, alone: bool) -> str:
    if alone:
        return translate(
            "Window",
            "Nobody is waiting for you. You can come back: the game stays on the start page until"
            " it is over.",
        )
    return translate(
        "Window",
        "The others wait for this window for a while and may then go on without it. You can come"
        " back: the game stays on the start page until it is over.",
    )
