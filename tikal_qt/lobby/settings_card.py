"""What the table will play: its host changes it, the others read it."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from net.core.messages import Settings
from tikal_qt.start.choices import (
    first_player_box,
    number_box,
    offer_first_players,
    variant_box,
)
from tikal_qt.theme.parts import Card, label
from tikal_qt.words.tables import first_player_name, variant_name

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
        self.texts = [label("") for _ in range(3)]
        self._fields: tuple[QWidget, ...] = (self.players, self.variant, self.first_player)
        form = QFormLayout()
        names = (
            translate("Lobby", "Players"),
            translate("Lobby", "Version"),
            translate("Lobby", "First player"),
        )
        for name, field, text in zip(names, self._fields, self.texts, strict=True):
            form.addRow(name, field)
            form.addRow(name, text)
        self._form = form
        self.body.addLayout(form)
        self.players.valueChanged.connect(self._ask)
        self.variant.currentIndexChanged.connect(self._ask)
        self.first_player.currentIndexChanged.connect(self._ask)

    def show_settings(self, settings: Settings, *, editable: bool) -> None:
        """Show `settings`; editable: for the host."""
        self._settings = settings
        blockers = [QSignalBlocker(field) for field in self._fields]
        self.players.setValue(settings.players)
        self.variant.setCurrentIndex(self.variant.findData(settings.variant))
        offer_first_players(self.first_player, settings.players)
        self.first_player.setCurrentIndex(self.first_player.findData(settings.first_player))
        for blocker in blockers:
            blocker.unblock()
        values = (
            str(settings.players),
            variant_name(settings.variant),
            first_player_name(settings.first_player),
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
        )
        if wanted != self._settings:
            self.changed.emit(wanted)
