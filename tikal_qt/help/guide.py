"""The strip that says what to do next in a first game."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame

from tikal_qt.access.telling import announce
from tikal_qt.theme.parts import button, label, row, set_mood

translate = QCoreApplication.translate


class GuideStrip(QFrame):
    """Says what `tell` is given.

    skipped(): the person wants the next step. closed(): the person needs no guide any more.
    """

    skipped = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("part", "banner")
        set_mood(self, "notice")
        self.count = label("", "heading")
        self.text = label("", wrap=True)
        self.skip = button(translate("FirstGame", "Skip"))
        self.skip.setToolTip(translate("FirstGame", "Go on to the next step"))
        self.skip.clicked.connect(self.skipped)
        self.close_button = button(translate("FirstGame", "Close the guide"))
        self.close_button.clicked.connect(self.closed)
        line = row(self.count, self.text, self.skip, self.close_button)
        line.setStretch(1, 1)
        line.setContentsMargins(12, 6, 8, 6)
        self.setLayout(line)

    def tell(self, text: str, learnt: tuple[int, int] | None, *, can_skip: bool) -> None:
        """Say what is to be done now.

        learnt: so many steps of so many, None when nothing is left to learn.
        """
        self.skip.setVisible(can_skip)
        if learnt is None:
            self.count.setText("✓")
        else:
            done, steps = learnt
            told = translate("FirstGame", "{done} of {steps} learnt")
            self.count.setText(told.format(done=done, steps=steps))
        if text != self.text.text():
            self.text.setText(text)
            announce(self, text)
