"""Telling where a missing player may be now, when nothing finds him."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from net.core.view import TableView
from tikal_qt.address_field import AddressField
from tikal_qt.theme.parts import button, label, set_mood

translate = QCoreApplication.translate


class SeekBar(QFrame):
    """Hidden while nobody who is missing has lost the link. As narrow as the column it stands in.

    seek_asked(address): missing players are to be looked for at "host:port" as well.
    """

    seek_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "banner")
        set_mood(self, "notice")
        asked = label(translate("Members", "Has the address changed?"))
        self.field = AddressField(translate("Members", "New address of whoever is missing"))
        self.field.returnPressed.connect(self._ask)
        asked.setBuddy(self.field)
        self.button = button(
            translate("Members", "Look there"),
            tip=translate(
                "Members", "Whoever is missing is looked for there as well, again and again"
            ),
        )
        self.button.clicked.connect(self._ask)
        self.own = label("", "muted", wrap=True)
        self.own.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 6)
        layout.setSpacing(4)
        for part in (asked, self.field, self.field.error, self.button, self.own):
            layout.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.hide()

    def watch(self, view: TableView[Any], own: Sequence[str]) -> None:
        """Show itself if somebody may be elsewhere. own: addresses of this computer, best first."""
        play = view.play
        missing = () if play is None or play.ended else play.members.missing
        links = {row.seat: row.link for row in view.seats}
        self.setVisible(any(links[absence.seat] == "down" for absence in missing))
        text = translate("Members", "This computer: {addresses}")
        self.own.setText(text.format(addresses=", ".join(own)))
        self.own.setVisible(bool(own))

    def _ask(self) -> None:
        address = self.field.take()
        if address:
            self.field.clear()
            text = translate("Members", "Looking at {address} as well")
            self.field.setPlaceholderText(text.format(address=address))
            self.seek_asked.emit(address)
