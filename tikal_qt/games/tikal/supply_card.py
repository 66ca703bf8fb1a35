"""The stacks beside the players: how many tiles are left of each letter and of each level."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from tikal_qt.games.tikal.supply import Supply
from tikal_qt.language.plural import counted
from tikal_qt.theme.parts import ElidedLabel, label, set_part

translate = QCoreApplication.translate


class CountTable(QWidget):
    """Counts under what is counted, in one row. counts: the labels of the counts, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: list[QLabel] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(2)
        self._grid.setVerticalSpacing(0)

    def show_counts(self, counts: Sequence[tuple[str, int]], tips: Sequence[str]) -> None:
        """Show (name, count) pairs, the names always the same. tips: their tool tips."""
        for name, _ in counts[len(self.counts) :]:
            self._add(name)
        for shown, (_, count), tip in zip(self.counts, counts, tips, strict=True):
            shown.setText(str(count))
            shown.setToolTip(tip)
            set_part(shown, "" if count else "muted")

    def _add(self, name: str) -> None:
        column = len(self.counts)
        head, count = label(name, "muted"), label("")
        for line, part in enumerate((head, count)):
            self._grid.addWidget(part, line, column, Qt.AlignmentFlag.AlignHCenter)
        self._grid.setColumnStretch(column, 1)
        self.counts.append(count)


class SupplyCard(QFrame):
    """Shows what `show_supply` is given."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "card")
        self.tiles_head, self.temples_head = ElidedLabel(), ElidedLabel()
        self.tiles, self.temples = CountTable(), CountTable()
        self._shown: Supply | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 6, 10, 6)
        layout.setSpacing(2)
        for part in (self.tiles_head, self.tiles, self.temples_head, self.temples):
            layout.addWidget(part)

    def show_supply(self, supply: Supply) -> None:
        """Show what is left."""
        if supply == self._shown:
            return
        self._shown = supply
        self.tiles_head.setText(_tiles_words(supply))
        self.temples_head.setText(translate("Supply", "Temple tiles left, by level"))
        self.tiles.show_counts(supply.tiles, ["\n".join(names) for names in supply.shown])
        temples = [(str(level), count) for level, count in supply.temples]
        self.temples.show_counts(temples, [""] * len(temples))
        self.setAccessibleName(supply_words(supply))


def supply_words(supply: Supply) -> str:
    """Return all that the card shows, in words."""
    tiles = ", ".join(f"{letter} {count}" for letter, count in supply.tiles if count)
    temples = "; ".join(
        translate("Supply", "level {level}: {count}").format(level=level, count=count)
        for level, count in supply.temples
    )
    head = translate("Supply", "Temple tiles left, by level")
    return f"{_tiles_words(supply)}: {tiles}. {head}: {temples}"


def _tiles_words(supply: Supply) -> str:
    tiles = counted("%n tile(s) left", "", sum(count for _, count in supply.tiles))
    volcanoes = counted("%n volcano(es)", "", supply.volcanoes)
    return translate("Supply", "{tiles}, {volcanoes}").format(tiles=tiles, volcanoes=volcanoes)
