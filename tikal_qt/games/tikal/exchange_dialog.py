"""Choosing which treasures are exchanged."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.tikal.actions import Exchange
from tikal_qt.games.tikal.modes import exchanges
from tikal_qt.games.tikal.treasures import treasure_pixmap
from tikal_qt.games.tikal.turn import TurnModel
from tikal_qt.games.tikal.words import seat_name, treasure_name
from tikal_qt.theme.scale import px, room_for

translate = QCoreApplication.translate


class ExchangeDialog(QDialog):
    """Lists every legal exchange; the chosen one is planned.

    Once the position is another one, the dialog goes away.
    """

    def __init__(self, model: TurnModel, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Actions", "Exchange treasures"))
        self.choices = QListWidget()
        self.choices.setIconSize(QSize(px(32), px(32)))
        self.choices.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        planned = model.planned
        for action in exchanges(planned) if planned is not None else ():
            self._add(action, names)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._ok.setText(translate("Actions", "Exchange"))
        self._ok.setEnabled(False)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.choices.itemSelectionChanged.connect(self._refresh)
        model.plan_changed.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel(translate("Actions", "Which treasures do you exchange?")))
        layout.addWidget(self.choices)
        layout.addWidget(self.buttons)
        self.resize(room_for(self, QSize(px(460), max(px(320), self.sizeHint().height()))))

    def _add(self, action: Exchange, names: Sequence[str]) -> None:
        text = translate("Actions", "Give {give}, take {take} from {name}").format(
            give=treasure_name(action.give),
            take=treasure_name(action.take),
            name=seat_name(action.seat, names),
        )
        item = QListWidgetItem(QIcon(treasure_pixmap(action.take, 1, px(32), 2.0)), text)
        item.setData(Qt.ItemDataRole.UserRole, action)
        item.setToolTip(text)
        self.choices.addItem(item)

    def _refresh(self) -> None:
        self._ok.setEnabled(bool(self.choices.selectedItems()))

    def accept(self) -> None:
        """Plan the chosen exchange."""
        self._model.plan_changed.disconnect(self.reject)
        for item in self.choices.selectedItems():
            self._model.do(item.data(Qt.ItemDataRole.UserRole))
        super().accept()
