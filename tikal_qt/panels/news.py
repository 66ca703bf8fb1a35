"""How much is new on tabs that are not looked at."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QTabWidget, QWidget

translate = QCoreApplication.translate


class TabNews:
    """Says on each of `tabs` how many items have come since it was last looked at."""

    def __init__(self, tabs: QTabWidget) -> None:
        self._tabs = tabs
        self._seen: dict[QWidget, int] = {}

    def seen(self, tab: QWidget) -> int:
        """Return how many items of `tab` have been looked at."""
        return self._seen.get(tab, 0)

    def set_seen(self, tab: QWidget, count: int) -> None:
        """Take `count` items of `tab` as looked at."""
        self._seen[tab] = count

    def show_count(self, tab: QWidget, name: str, count: int) -> None:
        """Take note that `tab`, called `name`, has `count` items now."""
        if self._tabs.currentWidget() is tab:
            self._seen[tab] = count
        news = count - self.seen(tab)
        if news > 0:
            name = translate("Table", "{tab} ({news})").format(tab=name, news=news)
        self._tabs.setTabText(self._tabs.indexOf(tab), name)
