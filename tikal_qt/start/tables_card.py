"""The tables on the network as they appear, and joining by address where none does."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QTreeWidgetItem,
    QWidget,
)

from net.core.errors import Params
from tikal_qt.address_field import AddressField
from tikal_qt.theme.parts import Card, button, keep_room, label, row, rows_of
from tikal_qt.words.failures import failure_text
from tikal_qt.words.sentences import printable

if TYPE_CHECKING:
    from net.shell.events import FoundTable

translate = QCoreApplication.translate

_ROW_ROOM = 14
_LEAST_ROWS = 3
_POINT = "•  "
_TABLE_ROLE = Qt.ItemDataRole.UserRole


def state_words(table: FoundTable) -> str:
    """Return whether one can sit down at `table`, and why not."""
    if not table.compatible:
        return translate("Start", "version {version}: incompatible").format(
            version=printable(table.version)
        )
    if table.stage == "playing":
        return translate("Start", "playing")
    if table.taken >= table.seats:
        return translate("Start", "full")
    return translate("Start", "open")


def can_join(table: FoundTable) -> bool:
    """Return whether a seat is free for this client."""
    return table.compatible and table.stage == "lobby" and table.taken < table.seats


def can_watch(table: FoundTable) -> bool:
    """Return whether there is a game to look on at."""
    return table.compatible and table.stage == "playing"


def _block(line: str, hanging: int) -> str:
    """Return `line` as a block; the lines of a point go on under its words."""
    indent = hanging if line.startswith(_POINT) else 0
    style = f"margin:0 0 0 {indent}px;text-indent:{-indent}px"
    return f'<p style="{style}">{escape(line).replace("  ", "&nbsp; ") or "&nbsp;"}</p>'


class TablesCard(Card):
    """Shows what `show_tables` is given.

    join_asked(where): a FoundTable, or "host:port" that is known to be well formed.
    watch_asked(where): the same, to look on at the game that is played there.
    """

    join_asked = Signal(object)
    watch_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translate("Start", "Tables on this network"), parent)
        self._searched: tuple[str, ...] | None = None
        self.list = rows_of(
            translate("Start", "Tables on this network"),
            [
                translate("Start", "Host"),
                translate("Start", "Game"),
                translate("Start", "Seats"),
                translate("Start", "State"),
            ],
        )
        self.list.itemSelectionChanged.connect(self._selection_changed)
        self.list.itemActivated.connect(lambda _item, _column: self._activate())
        self.empty = label("", "muted", wrap=True)
        self.empty.setTextFormat(Qt.TextFormat.RichText)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.empty.setMargin(10)
        self.join_button = button(translate("Start", "Join this table"), "chief")
        self.join_button.clicked.connect(self._join_selected)
        self.watch_button = button(
            translate("Start", "Watch"),
            tip=translate("Start", "Look on at the game, without a seat"),
        )
        self.watch_button.clicked.connect(self._watch_selected)
        # Not stacked: the one that is hidden would ask for its room all the same.
        self.body.addWidget(self.empty, 1)
        self.body.addWidget(self.list, 1)
        self.body.addLayout(row(None, self.watch_button, self.join_button))
        self._add_address_row()
        self._discovery_failure = ""
        self.show_tables(())

    def _add_address_row(self) -> None:
        self.address = AddressField(translate("Start", "Address of a table"))
        self.address.returnPressed.connect(self._join_address)
        self.address_button = button(translate("Start", "Join"))
        self.address_button.clicked.connect(self._join_address)
        self.address_watch = button(translate("Start", "Watch"))
        self.address_watch.clicked.connect(self._watch_address)
        self.body.addWidget(label(translate("Start", "Or join by address"), "heading"))
        self.body.addLayout(row(self.address, self.address_button, self.address_watch))
        keep_room(self.address.error)
        self.body.addWidget(self.address.error)

    # ---------------------------------------------------------------- showing

    def show_tables(self, tables: Sequence[FoundTable]) -> None:
        """Replace the list by `tables`; the selected one stays selected."""
        selected = self._selected()
        self.list.clear()
        for table in tables:
            item = self._item(table)
            self.list.addTopLevelItem(item)
            if selected is not None and selected.key == table.key:
                self.list.setCurrentItem(item)
        first = self.list.topLevelItem(0)
        if first is not None and self._selected() is None:
            self.list.setCurrentItem(first)
        self._show_nothing_found()
        self.empty.setVisible(not tables)
        self.list.setVisible(bool(tables))
        head = self.list.header().sizeHint().height()
        self.list.setMinimumHeight(head + _LEAST_ROWS * self._line() + 2 * self.list.frameWidth())
        self._selection_changed()

    def show_searched(self, addresses: Sequence[str]) -> None:
        """Say that tables are looked for through these addresses of this machine."""
        self._searched = tuple(addresses)
        self._show_nothing_found()

    def show_discovery_failure(self, code: str, params: Params) -> None:
        """Say in the list's place why tables cannot be found."""
        self._discovery_failure = failure_text(code, params)
        self._show_nothing_found()

    def _item(self, table: FoundTable) -> QTreeWidgetItem:
        seats = translate("Start", "{taken} of {seats} taken").format(
            taken=table.taken, seats=table.seats
        )
        cells = [printable(table.name), table.game.capitalize(), seats, state_words(table)]
        item = QTreeWidgetItem(cells)
        item.setData(0, _TABLE_ROLE, table)
        item.setSizeHint(len(cells) - 1, QSize(0, self._line()))
        item.setToolTip(0, ", ".join(printable(address) for address in table.addresses))
        if not can_join(table) and not can_watch(table):
            faded = self.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
            for column in range(len(cells)):
                item.setForeground(column, QColor(faded))
        return item

    def _line(self) -> int:
        return self.fontMetrics().height() + _ROW_ROOM

    def _show_nothing_found(self) -> None:
        text = self._nothing_found()
        hanging = self.empty.fontMetrics().horizontalAdvance(_POINT)
        self.empty.setText("".join(_block(line, hanging) for line in text.split("\n")))
        self.empty.setAccessibleName(text)

    def _nothing_found(self) -> str:
        lines = [self._discovery_failure or translate("Start", "No table has been found yet.")]
        if not self._discovery_failure and self._searched is not None:
            lines.append(
                translate(
                    "Start", "Looking by multicast DNS (UDP port 5353) through {addresses}."
                ).format(addresses=", ".join(self._searched))
                if self._searched
                else translate("Start", "This computer has no address on any network.")
            )
        lines.append(
            translate(
                "Start",
                "What you can do:\n"
                "•  Ask the host whether the table is open, and whether both computers are on the"
                " same network (guest Wi-Fi often keeps computers apart).\n"
                "•  Let the firewall of both computers allow this program.\n"
                "•  Ask the host for the address shown at the table and join by it below.\n"
                "•  Or host a table yourself.",
            )
        )
        return "\n\n".join(lines)

    # ---------------------------------------------------------------- joining

    def _selected(self) -> FoundTable | None:
        item = self.list.currentItem()
        found: FoundTable | None = item.data(0, _TABLE_ROLE) if item is not None else None
        return found

    def _selection_changed(self) -> None:
        table = self._selected()
        self.join_button.setEnabled(table is not None and can_join(table))
        self.watch_button.setEnabled(table is not None and can_watch(table))

    def _activate(self) -> None:
        self._join_selected()
        self._watch_selected()

    def _watch_selected(self) -> None:
        table = self._selected()
        if table is not None and can_watch(table):
            self.watch_asked.emit(table)

    def _join_selected(self) -> None:
        table = self._selected()
        if table is not None and can_join(table):
            self.join_asked.emit(table)

    def _join_address(self) -> None:
        if address := self.address.take():
            self.join_asked.emit(address)

    def _watch_address(self) -> None:
        if address := self.address.take():
            self.watch_asked.emit(address)
