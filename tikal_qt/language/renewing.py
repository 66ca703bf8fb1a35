"""Pages that are made anew once they are looked at."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tikal_qt.later import later

if TYPE_CHECKING:
    from tikal_qt.language import carrying
    from tikal_qt.theme import drawn
else:
    carrying = later("tikal_qt.language.carrying")
    drawn = later("tikal_qt.theme.drawn")

Renewal = Callable[[], QWidget]
"""Makes a page anew, adds it to the stack and returns it."""


class RenewingStack(QStackedWidget):
    """One page at a time.

    renewed(page, successor): `page` has made way for `successor`, and goes.
    """

    renewed = Signal(QWidget, QWidget)

    def __init__(self) -> None:
        super().__init__()
        self._renewals: dict[QWidget, Renewal] = {}

    def renew(self, renewals: Mapping[QWidget, Renewal]) -> None:
        """Make the pages anew, each by its renewal: the shown one now, the others once shown.

        What was typed and chosen in them stays.
        """
        self._renewals = dict(renewals)
        shown = self.currentWidget()
        if shown is not None:
            self.setCurrentWidget(shown)

    def setCurrentWidget(self, page: QWidget) -> None:
        """Show `page`, or what takes its place if it has to be made anew."""
        renewal = self._renewals.pop(page, None)
        if renewal is None:
            super().setCurrentWidget(page)
            return
        successor = renewal()
        carrying.carry(page, successor)
        super().setCurrentWidget(successor)
        self.renewed.emit(page, successor)
        self.drop(page)

    def drop(self, page: QWidget) -> None:
        """Let `page` go."""
        self._renewals.pop(page, None)
        self.removeWidget(page)
        page.deleteLater()
        drawn.forget_drawn()
