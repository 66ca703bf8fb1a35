"""Opening a table for others on the network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from net.core.nick import MAX_NICK
from tikal_qt.later import later
from tikal_qt.preferences import fit_name
from tikal_qt.requests import HostRequest
from tikal_qt.start.choices import (
    absent_box,
    clock_box,
    first_player_box,
    number_box,
    offer_first_players,
    variant_box,
)
from tikal_qt.theme.parts import Card, button, roomy, row

if TYPE_CHECKING:
    from net.core import messages
    from net.shell import events
else:
    events = later("net.shell.events")
    messages = later("net.core.messages")

translate = QCoreApplication.translate

GRACE_S = 90
MAX_PORT = 65535


class HostCard(Card):
    """A form that ends in a HostRequest; the first name is the person's own.

    host_asked(request): without the person's own seat, which the page puts first.
    """

    host_asked = Signal(HostRequest)

    def __init__(
        self, game: str, variants: Sequence[str], players: range, parent: QWidget | None = None
    ) -> None:
        """players: how many can play, from the least to the most."""
        super().__init__(translate("Start", "Host a table"), parent)
        self._game = game
        self.players = number_box(
            players[0], players[-1], players[0], translate("Start", "Players at the table")
        )
        self.variant = variant_box(variants)
        self.first_player = first_player_box(players[0])
        self.clock = clock_box()
        self.absent = absent_box()
        self.here = number_box(1, players[0], 1, translate("Start", "People at this window"))
        self.port = number_box(0, MAX_PORT, 0, translate("Start", "Port"))
        self.port.setSpecialValueText(translate("Start", "any"))
        self.port.setToolTip(
            translate("Start", "Set a number if your firewall lets only certain ports through.")
        )
        self.guests = [self._guest_field(number) for number in range(1, players[-1])]
        self.button = button(translate("Start", "Open the table"), "chief")
        self.button.clicked.connect(self._ask)
        self.players.valueChanged.connect(self._players_changed)
        self.here.valueChanged.connect(self._show_guests)
        self._lay_out()
        self._show_guests(1)

    def _guest_field(self, number: int) -> QLineEdit:
        field = QLineEdit(translate("Start", "Guest {number}").format(number=number))
        field.setMaxLength(MAX_NICK)
        field.setAccessibleName(translate("Start", "Name of guest {number}").format(number=number))
        return roomy(field)

    def _lay_out(self) -> None:
        form = self._form = QFormLayout()
        form.setVerticalSpacing(6)
        form.addRow(translate("Start", "Players"), self.players)
        form.addRow(translate("Start", "Version"), self.variant)
        form.addRow(translate("Start", "First player"), self.first_player)
        form.addRow(translate("Start", "Turn clock"), self.clock)
        form.addRow(translate("Start", "If one is gone"), self.absent)
        form.addRow(translate("Start", "At this window"), self.here)
        for field in self.guests:
            form.addRow("", field)
        form.addRow(translate("Start", "Port"), self.port)
        self.body.addLayout(form)
        self.body.addLayout(row(None, self.button))

    def _players_changed(self, players: int) -> None:
        self.here.setMaximum(players)
        offer_first_players(self.first_player, players)

    def _show_guests(self, here: int) -> None:
        for number, field in enumerate(self.guests, start=1):
            self._form.setRowVisible(field, number < here)

    def _ask(self) -> None:
        shown = self.guests[: self.here.value() - 1]
        seats = tuple(
            events.LocalSeat(fit_name(field.text()) or field.placeholderText()) for field in shown
        )
        settings = messages.Settings(
            game=self._game,
            variant=self.variant.currentData(),
            players=self.players.value(),
            first_player=self.first_player.currentData(),
            clock_s=self.clock.currentData(),
            grace_s=GRACE_S,
            absent=self.absent.currentData(),
        )
        self.host_asked.emit(HostRequest(settings, seats, self.port.value()))
