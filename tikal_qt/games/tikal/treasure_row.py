"""The treasures in front of a player, by kind."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from engine.tikal.components import TREASURE_KINDS
from engine.tikal.scoring import SET_POINTS
from tikal_qt.games.tikal.treasures import treasure_pixmap
from tikal_qt.games.tikal.words import treasure_name
from tikal_qt.language.plural import counted
from tikal_qt.theme.scale import px

translate = QCoreApplication.translate

_SIZE = 22


class TreasureRow(QWidget):
    """Shows (kind, count) pairs as pictures; the tool tip names them and their points."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icons = [QLabel() for _ in range(TREASURE_KINDS)]
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        for icon in self.icons:
            layout.addWidget(icon)
        layout.addStretch(1)
        self.setFixedHeight(px(_SIZE))
        self.show_treasures(())

    def show_treasures(self, treasures: tuple[tuple[int, int], ...]) -> None:
        """Show `treasures`, (kind 0-7, count 1-3) each."""
        counts = dict(treasures)
        for kind, icon in enumerate(self.icons):
            count = counts.get(kind, 0)
            icon.setVisible(count > 0)
            if count:
                icon.setPixmap(treasure_pixmap(kind, count, px(_SIZE), self.devicePixelRatioF()))
                text = treasures_words(kind, count)
                icon.setToolTip(text)
                icon.setAccessibleName(text)


def treasures_words(kind: int, count: int) -> str:
    """Return `count` treasures of one kind (0-7) in words, with their points."""
    return counted("{treasure}: {count} (%n point(s))", "", SET_POINTS[count]).format(
        treasure=treasure_name(kind), count=count
    )
