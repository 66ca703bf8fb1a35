"""A game against the computer, with nobody else."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from engine.game import RANDOM_FIRST_PLAYER
from net.core.messages import Settings
from net.shell.events import LocalSeat
from tikal_qt.session import HostRequest
from tikal_qt.start.choices import number_box, strategy_box, variant_box
from tikal_qt.start.host_card import GRACE_S
from tikal_qt.theme.parts import Card, button, row

translate = QCoreApplication.translate


def computer_seat(number: int, strategy: str) -> LocalSeat:
    """Return the seat of computer player `number`, counted from 1."""
    name = translate("Start", "Computer {number}").format(number=number)
    return LocalSeat(name, "computer", strategy)


class ComputerCard(Card):
    """A form that ends in a HostRequest whose seats are the computers'.

    play_asked(request): without the person's own seat, which the page puts first.
    """

    play_asked = Signal(HostRequest)

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
        self.button = button(translate("Start", "Play"), "chief")
        self.button.clicked.connect(self._ask)
        form = QFormLayout()
        form.setVerticalSpacing(6)
        form.addRow(translate("Start", "Opponents"), self.opponents)
        form.addRow(translate("Start", "They play"), self.strategy)
        form.addRow(translate("Start", "Version"), self.variant)
        self.body.addLayout(form)
        self.body.addLayout(row(None, self.button))

    def _ask(self) -> None:
        count, strategy = self.opponents.value(), self.strategy.currentData()
        settings = Settings(
            game=self._game,
            variant=self.variant.currentData(),
            players=count + 1,
            first_player=RANDOM_FIRST_PLAYER,
            clock_s=0,
            grace_s=GRACE_S,
            absent="skip",
        )
        seats = tuple(computer_seat(number, strategy) for number in range(1, count + 1))
        self.play_asked.emit(HostRequest(settings, seats, at_once=True))
