"""Choosing a log among those of the profile, by who played and when."""

import contextlib
from pathlib import Path
from threading import Thread
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tikal_qt.theme.parts import button, label, row
from tikal_qt.theme.scale import px, room_for
from tikal_qt.verify.log_titles import LogTitle, log_titles
from tikal_qt.words.names import told_apart, with_points
from tikal_qt.words.sentences import printable
from tikal_qt.words.tables import variant_name

translate = QCoreApplication.translate

_WIDTH: Final = 760
_HEIGHT: Final = 420
_ROW_ROOM: Final = 10
_TITLE_ROLE: Final = Qt.ItemDataRole.UserRole


class LogChooser(QDialog):
    """Lists the games in `folder`, which is read on a thread of its own.

    chosen(path): that log is to be opened. files_asked(): one that is somewhere else.
    """

    chosen = Signal(Path)
    files_asked = Signal()
    _read = Signal(tuple)

    def __init__(self, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self._titles: tuple[LogTitle, ...] | None = None
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setAllColumnsShowFocus(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.told = label("", "muted", wrap=True)
        self.other = button("")
        self.cancel = button("")
        self.open_button = button("", "chief")
        self.open_button.setEnabled(False)
        self._lay_out()
        self._write()
        self._connect()
        Thread(target=self._work, args=(folder,), name="log titles", daemon=True).start()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(12)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.told)
        layout.addLayout(row(self.other, None, self.cancel, self.open_button))
        self.resize(room_for(self, QSize(px(_WIDTH), px(_HEIGHT))))

    def _connect(self) -> None:
        self._read.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self.list.itemSelectionChanged.connect(self._selection_changed)
        self.list.itemActivated.connect(lambda _item, _column: self._open())
        self.open_button.clicked.connect(self._open)
        self.cancel.clicked.connect(self.reject)
        self.other.clicked.connect(self._ask_for_files)

    def _work(self, folder: Path) -> None:
        titles = log_titles(folder)
        with contextlib.suppress(RuntimeError):  # the dialog is gone meanwhile
            self._read.emit(titles)

    # ---------------------------------------------------------------- showing

    def changeEvent(self, event: QEvent) -> None:
        """Speak the language that is spoken now."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._write()

    def _write(self) -> None:
        """Write every text, in the language of now."""
        self.setWindowTitle(translate("Verify", "Open the log of a game"))
        self.list.setAccessibleName(translate("Verify", "Games of this profile"))
        self.list.setHeaderLabels(
            [
                translate("Verify", "Last played"),
                translate("Verify", "Players and points"),
                translate("Verify", "Version"),
                translate("Verify", "End"),
            ]
        )
        self.other.setText(translate("Verify", "Another file …"))
        self.cancel.setText(translate("Verify", "Cancel"))
        self.open_button.setText(translate("Verify", "Open"))
        self.told.setText(self._told())
        self._list()

    def _told(self) -> str:
        if self._titles is None:
            return translate("Verify", "Reading the logs …")
        if not self._titles:
            return translate("Verify", "There is no log in this profile yet.")
        return translate("Verify", "As the logs tell it; opening one checks it.")

    def _show(self, titles: tuple[LogTitle, ...]) -> None:
        self._titles = titles
        self._write()
        if titles:
            self.list.setFocus()

    def _list(self) -> None:
        """List the games anew; the one that is selected stays so, the first one at first."""
        selected = self._selected()
        self.list.clear()
        for title in self._titles or ():
            item = self._item(title)
            self.list.addTopLevelItem(item)
            if selected is None or title == selected:
                self.list.setCurrentItem(item)
                selected = title
        for column in range(self.list.columnCount()):
            self.list.resizeColumnToContents(column)

    def _item(self, title: LogTitle) -> QTreeWidgetItem:
        variant = variant_name(title.roster.settings.variant)
        cells = [_played(title), _players(title), variant, _end(title)]
        item = QTreeWidgetItem(cells)
        item.setData(0, _TITLE_ROLE, title)
        item.setSizeHint(len(cells) - 1, QSize(0, self.fontMetrics().height() + _ROW_ROOM))
        item.setToolTip(0, printable(title.path.name))
        return item

    # ---------------------------------------------------------------- choosing

    def _selected(self) -> LogTitle | None:
        items = self.list.selectedItems()
        title: LogTitle | None = items[0].data(0, _TITLE_ROLE) if items else None
        return title

    def _selection_changed(self) -> None:
        self.open_button.setEnabled(self._selected() is not None)

    def _open(self) -> None:
        title = self._selected()
        if title is not None:
            self.accept()
            self.chosen.emit(title.path)

    def _ask_for_files(self) -> None:
        self.reject()
        self.files_asked.emit()


def _played(title: LogTitle) -> str:
    moment = QDateTime.fromSecsSinceEpoch(int(title.played_s))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def _players(title: LogTitle) -> str:
    names = told_apart([printable(nick) for nick in title.roster.nicks])
    if title.end != "played" or len(title.scores) != len(names):
        return ", ".join(names)
    return with_points(names, title.scores)


def _end(title: LogTitle) -> str:
    return {
        "": translate("Verify", "not ended"),
        "played": translate("Verify", "played to the end"),
        "abandoned": translate("Verify", "broken off"),
        "forfeit": translate("Verify", "ended by whoever stayed"),
    }[title.end]
