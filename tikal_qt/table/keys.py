"""Keys that lead from one part of the table to another."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QTabWidget, QWidget

from tikal_qt.access.focus_ring import focus_by_keys
from tikal_qt.board.keys import KeyDeed

translate = QCoreApplication.translate


class TableKeys(QObject):
    """Leads through `parts` of `page` in their order, and straight to each of `tabs`.

    tell: reads out how the game stands.
    """

    def __init__(
        self,
        page: QWidget,
        parts: Sequence[QWidget],
        tabs: QTabWidget,
        tell: Callable[[], None],
    ) -> None:
        super().__init__(page)
        self._parts = tuple(parts)
        self._tabs = tabs
        KeyDeed(
            [QKeySequence("F6")],
            lambda: translate("Table", "To the next part of the window"),
            lambda: self._go(1),
            page,
        )
        KeyDeed(
            [QKeySequence("Shift+F6")],
            lambda: translate("Table", "To the previous part of the window"),
            lambda: self._go(-1),
            page,
        )
        KeyDeed(
            [QKeySequence("F8")],
            lambda: translate("Table", "Read out how the game stands"),
            tell,
            page,
        )
        for number in range(tabs.count()):
            self._add_tab(number, page)

    def _add_tab(self, number: int, page: QWidget) -> None:
        KeyDeed(
            [QKeySequence(f"Ctrl+{number + 1}")],
            lambda: self._tabs.tabText(number),
            lambda: self._show_tab(number),
            page,
        )

    def _show_tab(self, number: int) -> None:
        self._tabs.setCurrentIndex(number)
        _focus(self._tabs.currentWidget())

    def _go(self, steps: int) -> None:
        """Go on by `steps` parts, past those that take no keys now."""
        here = self._current()
        for n in range(1, len(self._parts) + 1):
            if _focus(self._parts[(here + n * steps) % len(self._parts)]):
                return

    def _current(self) -> int:
        focused = QApplication.focusWidget()
        for number, part in enumerate(self._parts):
            if focused is not None and (part is focused or part.isAncestorOf(focused)):
                return number
        return -1


def _focus(part: QWidget) -> bool:
    """Let the keyboard go to the first field of `part` that takes keys; False if none does."""
    fields = [part, *part.findChildren(QWidget)]
    takers = [field for field in fields if _takes_keys(field)]
    if not takers:
        return False
    focus_by_keys(takers[0])
    return True


def _takes_keys(field: QWidget) -> bool:
    by_tab = bool(field.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and field.isVisible() and field.isEnabled()
