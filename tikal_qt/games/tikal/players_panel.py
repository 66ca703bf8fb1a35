"""The players beside the board."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.tikal.position import Position
from tikal_qt.games.tikal.player_card import PlayerCard, PlayerState
from tikal_qt.games.tikal.player_facts import player_facts
from tikal_qt.games.tikal.supply import supply
from tikal_qt.games.tikal.supply_card import SupplyCard
from tikal_qt.games.tikal.turn_order import next_seat

translate = QCoreApplication.translate


class PlayersPanel(QWidget):
    """One card a seat, and what is still to come; names: of the players by seat."""

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = tuple(names)
        self.cards = [PlayerCard(seat) for seat in range(len(names))]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        for card in self.cards:
            layout.addWidget(card)
        self.supply = SupplyCard()
        layout.addWidget(self.supply)
        layout.addStretch(1)
        self._told: tuple[object, ...] = ()

    def show_players(
        self, position: Position, to_move: int, roles: Sequence[str], lost: Sequence[int]
    ) -> None:
        """Show all players.

        position: with what is planned. to_move: the seat whose choice is awaited, -1 for nobody.
        roles: by seat, such as "you" or "computer". lost: seats whose link is lost.
        """
        told = (position, to_move, tuple(roles), tuple(lost))
        if told == self._told:
            return
        self._told = told
        self.supply.show_supply(supply(position))
        following = next_seat(position)
        for seat, card in enumerate(self.cards):
            name = self._names[seat]
            link = (
                translate("Players", "Waiting for {name} to return").format(name=name)
                if seat in lost
                else ""
            )
            state = PlayerState(name, roles[seat], seat == to_move, link, seat == following)
            card.show_player(player_facts(position, seat), state)

    def show_times(self, times: Sequence[str]) -> None:
        """Show the time each player has used, by seat."""
        for card, time in zip(self.cards, times, strict=True):
            card.show_time(time)
