"""The card that opens logs."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeySequence

from tikal_qt.board.keys import press_by
from tikal_qt.theme.parts import Card, button, label, row

translate = QCoreApplication.translate


class LogCard(Card):
    """open_asked(): a log is to be opened."""

    open_asked = Signal()

    def __init__(self) -> None:
        super().__init__(translate("Start", "Games played"))
        self.open = button(translate("Start", "Open a log …"))
        self.open.clicked.connect(self.open_asked)
        keys = QKeySequence(QKeySequence.StandardKey.Open)
        press_by(self.open, keys, self)
        self.open.setToolTip(keys.toString(QKeySequence.SequenceFormat.NativeText))
        told = translate("Start", "Check the log of any game and watch it step by step.")
        line = row(label(told, "muted", wrap=True), self.open)
        line.setStretch(0, 1)
        self.body.addLayout(line)
        self.body.addStretch(1)
