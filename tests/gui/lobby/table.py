"""A table in the lobby, and what is shown of it."""

from net.core.messages import Settings
from net.shell.events import LocalSeat

COMPUTER = LocalSeat("Computer 1", "computer", "greedy")


def settings(players=4, variant="basic", first=-1):
    return Settings("tikal", variant, players, first, 0, 90, "skip")


def shown(page):
    return [(row.name.text(), row.who.text(), row.state.text()) for row in page.rows]
