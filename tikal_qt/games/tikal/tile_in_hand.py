"""The tile that is to be placed, with the means to turn it."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from engine.tikal.position import Phase
from tikal_qt.board.keys import native, press_by
from tikal_qt.games.tikal.board.hexagon import tile_pixmap
from tikal_qt.games.tikal.stones import tile_words
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.games.tikal.words import tile_name
from tikal_qt.theme.scale import px

translate = QCoreApplication.translate


class TileInHand(QWidget):
    """Shown while the person places a tile. rotation_asked(sixths): turn it, 1 clockwise."""

    rotation_asked = Signal(int)

    def __init__(self, model: TurnModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._picture = QLabel()
        self._show_picture(0, 0)  # for its size
        self._name = QLabel()
        self.back = self._button("⟲", "Shift+R", translate("Actions", "Turn the tile back"), -1)
        self.on = self._button("⟳", "R", translate("Actions", "Turn the tile on"), 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for part in (self._name, self.back, self._picture, self.on):
            layout.addWidget(part)
        model.plan_changed.connect(self._refresh)
        self._refresh()

    def _button(self, sign: str, key: str, tip: str, sixths: int) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setAccessibleName(tip)
        keys = QKeySequence(key)
        press_by(button, keys, self)
        button.setToolTip(f"{tip} ({native([keys])})")
        button.clicked.connect(lambda: self.rotation_asked.emit(sixths))
        return button

    def _refresh(self) -> None:
        planned = self._model.planned
        placing = planned is not None and planned.phase is Phase.PLACE_TILE
        self.setVisible(placing and self._model.active)
        if placing and planned is not None:
            self._show_picture(planned.tile, self._model.aim.rotation)
            self._picture.setAccessibleName(tile_words(planned.tile, self._model.aim.rotation))
            self._name.setText(tile_name(planned.tile))

    def _show_picture(self, tile: int, rotation: int) -> None:
        ratio = self.devicePixelRatioF()
        self._picture.setPixmap(tile_pixmap(tile, px(46), ratio, rotation))
