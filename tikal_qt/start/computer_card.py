"""A game against the computer, with nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from tikal_qt.later import later
from tikal_qt.offered import BY_LOT
from tikal_qt.requests import HostRequest
from tikal_qt.start.choices import number_box, strategy_box, variant_box
from tikal_qt.start.host_card import GRACE_S
from tikal_qt.theme.parts import Card, button, row

if TYPE_CHECKING:
    from net.core import messages
    from net.shell import events
    from net.shell.events import LocalSeat
    from tikal_qt.offer import Facts
else:
    events = later("net.shell.events")
    messages = later("net.core.messages")

translate = QCoreApplication.translate


def computer_seat(number: int, strategy: str) -> LocalSeat:
    """Return the seat of computer player `number`, counted from 1."""
    name = translate("Start", "Computer {number}").format(number=number)
    return events.LocalSeat(name, "computer", strategy)


def solo_settings(
    game: str, variant: str, opponents: int, first_player: int = BY_LOT
) -> messages.Settings:
    """Return the settings of a game of one person with `opponents` computers."""
    return messages.Settings(
        game=game,
        variant=variant,
        players=opponents + 1,
        first_player=first_player,
        clock_s=0,
        grace_s=GRACE_S,
        absent="skip",
    )


def solo_request(
    settings: messages.Settings, strategy: str, *, announced: bool = False
) -> HostRequest:
    """Return what opens such a game, without the person's own seat, which comes first.

    announced: others on the network see it and can look on.
    """
    seats = tuple(computer_seat(number, strategy) for number in range(1, settings.players))
    return HostRequest(settings, seats, at_once=True, announced=announced)


def first_game_request(game: Facts, strategy: str, name: str) -> HostRequest:
    """Return what opens a game of the person `name`, who begins, against one computer."""
    settings = solo_settings(game.name, game.variants[0], 1, first_player=0)
    request = solo_request(settings, strategy)
    return replace(request, seats=(events.LocalSeat(name), *request.seats))


class ComputerCard(Card):
    """A form that ends in a HostRequest whose seats are the computers'.

    play_asked(request): without the person's own seat, which the page puts first. lesson_asked():
    the person wants a first game that explains itself.
    """

    play_asked = Signal(HostRequest)
    lesson_asked = Signal()

    def __init__(
        self,
        game: str,
        variants: Sequence[str],
        most_players: int,
        strategies: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(translate("Start", "Play against the computer"), parent)
        self._game = game
        self.opponents = number_box(1, most_players - 1, 1, translate("Start", "Opponents"))
        self.strategy = strategy_box(strategies)
        self.variant = variant_box(variants)
        self.announced = QCheckBox(translate("Start", "Others on the network can look on"))
        self.button = button(translate("Start", "Play"), "chief")
        self.button.clicked.connect(self._ask)
        self.lesson = button(translate("Start", "First game, step by step"))
        self.lesson.setToolTip(translate("Start", "A game that explains itself while you play"))
        self.lesson.clicked.connect(self.lesson_asked)
        form = QFormLayout()
        form.setVerticalSpacing(6)
        form.addRow(translate("Start", "Opponents"), self.opponents)
        form.addRow(translate("Start", "They play"), self.strategy)
        form.addRow(translate("Start", "Version"), self.variant)
        form.addRow(self.announced)
        self.body.addLayout(form)
        self.body.addLayout(row(self.lesson, None, self.button))

    def _ask(self) -> None:
        settings = solo_settings(self._game, self.variant.currentData(), self.opponents.value())
        announced = self.announced.isChecked()
        self.play_asked.emit(
            solo_request(settings, self.strategy.currentData(), announced=announced)
        )
