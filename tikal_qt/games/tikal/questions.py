"""What is asked before something that cannot be taken back."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from tikal_qt.games.tikal.turn import TurnModel

translate = QCoreApplication.translate


def ask_end_turn(model: TurnModel, ap: int, parent: QWidget) -> QMessageBox:
    """Ask whether the turn ends with `ap` AP unused and end it if so; does not block.

    Return, Escape and closing the question go on with the turn. Once the position is another
    one, the question goes away.
    """
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(translate("Actions", "End the turn?"))
    box.setText(
        translate("Actions", "Unused action points: {ap}. They would be lost.").format(ap=ap)
    )
    box.setInformativeText(
        translate("Actions", "What is planned becomes final, and the turn ends.")
    )
    stay = box.addButton(translate("Actions", "Keep playing"), QMessageBox.ButtonRole.RejectRole)
    leave = box.addButton(translate("Actions", "End turn"), QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    leave.clicked.connect(model.end_turn)
    model.plan_changed.connect(box.reject)
    box.finished.connect(box.deleteLater)
    box.open()
    return box
