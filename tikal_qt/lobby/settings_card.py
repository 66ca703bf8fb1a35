"""What the table will play: its host changes it, the others read it."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from net.core.messages import Settings
from tikal_qt.start.choices import (
    absent_box,
    choose,
    clock_box,
    first_player_box,
    number_box,
    offer_clock,
    offer_first_players,
    variant_box,
)
from tikal_qt.theme.parts import Card, label
from tikal_qt.words.tables import (
    absent_name,
    clock_name,
    first_player_name,
    variant_name,
)

translate = QCoreApplication.translate


class SettingsCard(Card):
    """The settings of a table.

    changed(settings): the host wants these instead.
    """

    changed = Signal(Settings)

    def __init__(
        self, variants: Sequence[str], players: range, parent: QWidget | None = None
    ) -> None:
        super().__init__(translate("Lobby", "The game"), parent)
        self._settings: Settings | None = None
        self.players = number_box(
            players[0], players[-1], players[0], translate("Lobby", "Players at the table")
        )
        self.variant = variant_box(variants)
        self.first_player = first_player_box(players[0])
        self.clock = clock_box()
        self.absent = absent_box()
        self._fields: tuple[QWidget, ...] = (
            self.players,
            self.variant,
            self.first_player,
            self.clock,
            self.absent,
        )
        self.texts = [label("") for _ in self._fields]
        form = QFormLayout()
        names = (
            translate("Lobby", "Players"),
            translate("Lobby", "Version"),
            translate("Lobby", "First player"),
            translate("Lobby", "Turn clock"),
            translate("Lobby", "If one is gone"),
        )
        for name, field, text in zip(names, self._fields, self.texts, strict=True):
            form.addRow(name, field)
            form.addRow(name, text)
        self._form = form
        self.body.addLayout(form)
        self.players.valueChanged.connect(self._ask)
        for box in (self.variant, self.first_player, self.clock, self.absent):
            box.currentIndexChanged.connect(self._ask)

    def show_settings(self, settings: Settings, *, editable: bool) -> None:
        """Show `settings`; editable: for the host."""
        self._settings = settings
        blockers = [QSignalBlocker(field) for field in self._fields]
        self.players.setValue(settings.players)
        choose(self.variant, settings.variant)
        offer_first_players(self.first_player, settings.players)
        choose(self.first_player, settings.first_player)
        offer_clock(self.clock, settings.clock_s)
        choose(self.absent, settings.absent)
        for blocker in blockers:
            blocker.unblock()
        values = (
            str(settings.players),
            variant_name(settings.variant),
            first_player_name(settings.first_player),
            clock_name(settings.clock_s),
            absent_name(settings.absent),
        )
        for text, value in zip(self.texts, values, strict=True):
            text.setText(value)
            self._form.setRowVisible(text, not editable)
        for field in self._fields:
            self._form.setRowVisible(field, editable)

    def _ask(self) -> None:
        if self._settings is None:
            return
        players = self.players.value()
        first = self.first_player.currentData()
        wanted = replace(
            self._settings,
            players=players,
            variant=self.variant.currentData(),
            first_player=first if first < players else -1,
            clock_s=self.clock.currentData(),
            absent=self.absent.currentData(),
        )
        if wanted != self._settings:
            self.changed.emit(wanted)
