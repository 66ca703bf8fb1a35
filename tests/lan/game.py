"""A game between hosts of a LAN: how it comes about, and what must be true at its end."""

import json
import subprocess
import sys
from collections.abc import Sequence

from tests.lan.host import Host
from tests.lan.player import LIMIT_S, ROOT, Player

HEADLESS = ("--headless", "--json", "--strategy", "random")
NAMES = ("Ada", "Ben", "Cleo", "Dan")
TABLE = NAMES[0]

# Far enough that everybody has drawn and moved, and far from the end.
MIDDLE = 20
# A link that brings nothing is given up after 8 s, and missed 2 s later.
SILENT_S = 20.0


def open_table(host: Host, players: int, *arguments: str) -> Player:
    """Return who hosts a table on `host`, once it is open."""
    table = host.start(TABLE, "host", "--players", str(players), *HEADLESS, *arguments)
    table.wait_for("table", stage="lobby")
    return table


def address_of(table: Player) -> str:
    """Return where `table` says it can be joined."""
    address: str = table.told("listening")[0]["addresses"][0]
    return address


def join(hosts: Sequence[Host], where: str) -> list[Player]:
    """Let a player on each of `hosts` join the table at `where`, one after the other."""
    guests = []
    for name, host in zip(NAMES[1:], hosts, strict=False):
        guest = host.start(name, "join", where, *HEADLESS)
        guest.wait_for("table", stage="lobby")
        guests.append(guest)
    return guests


def begin(hosts: Sequence[Host], *arguments: str) -> list[Player]:
    """Return the players of a game just begun, one on each host; the first hosts the table."""
    table = open_table(hosts[0], len(hosts), *arguments)
    players = [table, *join(hosts[1:], TABLE)]
    for player in players:
        player.wait_for("table", stage="playing")
    return players


def seat_of(name: str, player: Player) -> int:
    """Return the seat of the player called `name`, as `player` has been told."""
    seats = player.told("table")[-1]["seats"]
    seat: int = next(row["seat"] for row in seats if row["nick"] == name)
    return seat


def middle_of_a_game(hosts: Sequence[Host], *arguments: str) -> list[Player]:
    """Return the players of a game that is well under way."""
    players = begin(hosts, *arguments)
    for player in players:
        player.wait_for_entry(MIDDLE)
    return players


def wait_until_missed(missing: Sequence[Player], by: Sequence[Player]) -> None:
    """Wait until each of `by` is told that the game pauses for all of `missing`, no others."""
    seats = sorted(seat_of(player.name, by[0]) for player in missing)
    for player in by:
        player.wait_for("away", SILENT_S, seats=seats)


def finish(
    players: Sequence[Player], limit_s: float = LIMIT_S, verdict: str = "OK_COMPLETE"
) -> None:
    """Wait for the end: one result for all, and logs that verify as one clean, whole game.

    verdict: on each log.
    """
    agree(players, limit_s)
    assert verify(players) == (0, [verdict] * len(players))


def agree(players: Sequence[Player], limit_s: float = LIMIT_S) -> None:
    """Wait for the end: one result for all, and no complaint."""
    results = [player.wait_for("result", limit_s) for player in players]
    assert all(result == results[0] for result in results)
    assert [player.finish() for player in players] == [(0, "")] * len(players)


def verify(players: Sequence[Player]) -> tuple[int, list[str]]:
    """Return the exit code of `tikal verify` for the logs of all `players`, and its verdicts."""
    words = (sys.executable, "-m", "tikal_qt", "verify", "--json")
    ran = subprocess.run(
        [*words, *(str(player.log) for player in players)],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )
    report = json.loads(ran.stdout)
    return ran.returncode, [finding["verdict"] for finding in report["findings"]]
