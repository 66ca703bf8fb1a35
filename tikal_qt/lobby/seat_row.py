"""One seat in the lobby."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from net.core.keys import fingerprint
from net.core.view import SeatView
from tikal_qt.board.seats import NUMBERS, colour_pixmap, colour_words
from tikal_qt.theme.parts import button, label
from tikal_qt.theme.scale import px
from tikal_qt.words.names import seat_name
from tikal_qt.words.tables import strategy_name

translate = QCoreApplication.translate

_TOKEN = 30
_TOKEN_ROOM = 68
"""As wide as a button to choose the colour in any look, so that all names stand in one line."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """What a row shows.

    local: the local seat that sits there, or -1. own: whether it is the window's first person.
    strategy: of a local computer, else "". hosting: whether this window hosts the table. free: the
    colours that no seat has.
    """

    view: SeatView
    local: int
    own: bool
    strategy: str
    hosting: bool
    free: tuple[int, ...]

    def who(self) -> str:
        """Return what kind of player sits here."""
        if not self.view.key:
            return translate("Lobby", "open")
        if self.strategy:
            return translate("Lobby", "computer here · {strategy}").format(
                strategy=strategy_name(self.strategy)
            )
        if self.own:
            return translate("Lobby", "you")
        if self.local >= 0:
            return translate("Lobby", "a person at this window")
        if self.view.kind == "computer":
            return translate("Lobby", "computer on the network")
        return translate("Lobby", "a person on the network")

    def state(self) -> str:
        """Return whether the player is ready and reachable."""
        if not self.view.key:
            return ""
        if self.view.link in {"down", "none"}:
            return translate("Lobby", "connecting …")
        return translate("Lobby", "✓ ready") if self.view.ready else translate("Lobby", "not ready")


class SeatRow(QFrame):
    """Shows a `SeatPlace` and what can be done with that seat.

    person_asked(), computer_asked(strategy): fill the open seat from here. free_asked(): remove
    who sits here. colour_asked(colour): who sits here, at this window, wants that colour.
    """

    person_asked = Signal()
    computer_asked = Signal(str)
    free_asked = Signal()
    colour_asked = Signal(int)

    def __init__(self, place: SeatPlace, strategies: Sequence[str]) -> None:
        super().__init__()
        self.place = place
        self.setProperty("part", "card")
        self.name = label(seat_name(place.view), "heading" if place.view.key else "muted")
        self.who = label(place.who(), "muted", wrap=True)
        self.state = label(place.state())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setSpacing(12)
        layout.addWidget(self._token())
        layout.addLayout(self._texts(), 1)
        layout.addWidget(self.state)
        self._add_buttons(layout, strategies)

    def _token(self) -> QWidget:
        """Return the sign of the seat; for who sits here at this window a choice of those free."""
        colour = self.place.view.colour
        self.colour_button: QPushButton | None = None
        if colour in NUMBERS and self.place.local >= 0:
            self.colour_button = self._colour_button(colour)
            return self.colour_button
        token = QLabel()
        token.setFixedSize(px(_TOKEN_ROOM), px(_TOKEN))
        token.setAlignment(Qt.AlignmentFlag.AlignCenter)
        if colour in NUMBERS:
            token.setPixmap(colour_pixmap(colour, px(_TOKEN), self.devicePixelRatioF()))
            token.setToolTip(colour_words(colour))
        return token

    def _colour_button(self, colour: int) -> QPushButton:
        chosen = QPushButton(self._icon(colour), "")
        chosen.setIconSize(QSize(px(_TOKEN), px(_TOKEN)))
        chosen.setFixedWidth(px(_TOKEN_ROOM))
        words = translate("Lobby", "Colour: {colour}").format(colour=colour_words(colour))
        taken = translate("Lobby", "{colour}. The other colours are taken.").format(colour=words)
        chosen.setToolTip(words if self.place.free else taken)
        chosen.setAccessibleName(words)
        menu = QMenu(chosen)
        for free in self.place.free:
            action = menu.addAction(self._icon(free), colour_words(free))
            action.triggered.connect(
                lambda _checked=False, wanted=free: self.colour_asked.emit(wanted)
            )
        chosen.setMenu(menu)
        chosen.setEnabled(bool(self.place.free))
        return chosen

    def _icon(self, colour: int) -> QIcon:
        pixmap = colour_pixmap(colour, px(_TOKEN), self.devicePixelRatioF())
        icon = QIcon(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Disabled)  # a colour that cannot be changed is one too
        return icon

    def _texts(self) -> QVBoxLayout:
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(self.name)
        texts.addWidget(self.who)
        if self.place.view.key:
            words = label(" ".join(fingerprint(self.place.view.key)), "muted", wrap=True)
            words.setToolTip(
                translate(
                    "Lobby",
                    "The fingerprint of this player's key. Read it to each other to be sure that"
                    " nobody plays under somebody else's name.",
                )
            )
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            texts.addWidget(words)
        return texts

    def _add_buttons(self, layout: QHBoxLayout, strategies: Sequence[str]) -> None:
        place = self.place
        if not place.view.key:
            self.person_button = button(translate("Lobby", "A person here"))
            self.person_button.clicked.connect(self.person_asked)
            self.computer_button = button(translate("Lobby", "A computer"))
            menu = QMenu(self.computer_button)
            for strategy in strategies:
                action = menu.addAction(strategy_name(strategy))
                action.triggered.connect(
                    lambda _checked=False, chosen=strategy: self.computer_asked.emit(chosen)
                )
            self.computer_button.setMenu(menu)
            layout.addWidget(self.person_button)
            layout.addWidget(self.computer_button)
        elif not place.own and (place.local >= 0 or place.hosting):
            self.free_button = button(translate("Lobby", "Free the seat"))
            self.free_button.clicked.connect(self.free_asked)
            layout.addWidget(self.free_button)
