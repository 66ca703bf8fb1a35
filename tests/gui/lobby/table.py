"""A table in the lobby, and what is shown of it."""

from net.core.messages import Settings
from net.shell.events import LocalSeat
from tikal_qt.lobby.page import LobbyPage

COMPUTER = LocalSeat("Computer 1", "computer", "greedy")


def settings(players: int = 4, variant: str = "basic", first: int = -1) -> Settings:
    return Settings("tikal", variant, players, first, 0, 90, "skip")


def shown(page: LobbyPage) -> list[tuple[str, str, str]]:
    return [(row.name.text(), row.who.text(), row.state.text()) for row in page.rows]
